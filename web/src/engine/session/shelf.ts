/** The models of words of one module: kept as files, since an instance that has trapped loses them. */
import type { LoadResult, Request } from "../../types/wire.js";
import { resultIn } from "../answer.js";
import { callModule, type AttentionModule } from "../module.js";

export class Shelf {
  readonly #files = new Map<string, Uint8Array>();
  /** In the present instance. */
  readonly #handles = new Map<string, number>();

  /** Loads a model, and keeps its file. */
  put(module: AttentionModule, file: Uint8Array): LoadResult {
    const loaded = load(module, file);
    this.#files.set(loaded.name, file);
    this.#handles.set(loaded.name, loaded.model);
    return loaded;
  }

  /** The request with the handle of the model that it names, which is loaded again if need be. */
  named<R extends Request>(module: AttentionModule, request: R): R {
    const { model } = (request ?? {}) as { readonly model?: unknown };
    if (typeof model !== "string") return request;
    const file = this.#files.get(model);
    const handle = this.#handles.get(model) ?? (file && this.put(module, file).model);
    return handle === undefined ? request : { ...request, model: handle };
  }

  /** A model that is unloaded, by its name or by its handle. */
  drop(model: string | number): void {
    for (const [name, handle] of this.#handles) {
      if (model !== name && model !== handle) continue;
      this.#files.delete(name);
      this.#handles.delete(name);
    }
  }

  /** The next instance has no models. */
  forget(): void {
    this.#handles.clear();
  }
}

function load(module: AttentionModule, file: Uint8Array): LoadResult {
  const offset = module._attention_allocate(file.length) >>> 0;
  if (offset === 0) throw new RangeError("not enough memory for a model of this size");
  module.HEAPU8.set(file, offset);
  const memory = { offset, length: file.length };
  try {
    return resultIn(callModule(module, JSON.stringify({ command: "load", memory }))) as LoadResult;
  } finally {
    module._attention_release(offset);
  }
}
