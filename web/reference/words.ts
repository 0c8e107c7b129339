/** The reference in both languages: English is in the code, Chinese in zh.ts. */
import type { Described } from "./declared.js";
import { zh } from "./zh.js";

export class Words {
  readonly #unused = new Set(Object.keys(zh));

  /** The description of one item of a kind ("member", "event" …). */
  tell(kind: string, { name, text }: Described) {
    const key = name ? `${kind} ${name}` : kind;
    const chinese = zh[key];
    if (!text)
      throw new Error(`The ${key} is not described: write it above its declaration in api.ts.`);
    if (!chinese) throw new Error(`reference/zh.ts does not describe "${key}".`);
    this.#unused.delete(key);
    return { description: text, "x-description-zh": chinese };
  }

  /** Called at the end: a description of something that does not exist is an error too. */
  end(): void {
    const [key] = this.#unused;
    if (key !== undefined)
      throw new Error(`reference/zh.ts describes "${key}", which is not there.`);
  }
}
