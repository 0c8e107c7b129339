import { noChange } from "lit";
import {
  Directive,
  directive,
  PartType,
  type AttributePart,
  type PartInfo,
} from "lit/directive.js";

type Styles = Readonly<Record<string, string | undefined>>;

/**
 * Lit's `styleMap`, but always through the CSSOM: Lit first writes a style attribute, which a content
 * security policy may forbid (`style-src 'self'`).
 */
class StyleMapDirective extends Directive {
  #style: CSSStyleDeclaration | undefined;
  #names = new Set<string>();

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ATTRIBUTE || part.name !== "style")
      throw new Error("styleMap must be the only expression of a style attribute");
  }

  override update(part: AttributePart, [styles]: [Styles]): unknown {
    this.#style = (part.element as HTMLElement).style;
    return this.render(styles);
  }

  override render(styles: Styles): unknown {
    const before = this.#names;
    this.#names = new Set();
    for (const [name, value] of Object.entries(styles)) {
      if (value === undefined) continue;
      this.#names.add(dashed(name));
      this.#style?.setProperty(dashed(name), value);
    }
    for (const name of before) if (!this.#names.has(name)) this.#style?.removeProperty(name);
    return noChange;
  }
}

/** `backgroundColor` to `background-color`; custom properties keep their names. */
const dashed = (name: string): string =>
  name.startsWith("--") ? name : name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

export const styleMap = directive(StyleMapDirective);
