/**
 * Models of words: where their files are, how far they have come, and which connections have them.
 *
 *     const files = new ModelFiles(fromNetwork);
 *     await files.into(connection, "translate");   // fetched once, given once to each connection
 */
import { EngineError } from "../types/error.js";
import type { LoadResult } from "../types/wire.js";
import { gathered } from "./session/beginning.js";
import { beside } from "./code.js";
import type { Connection } from "./messages.js";

const addresses = import.meta.glob<string>("../../../models/*.safetensors.gz", {
  eager: true,
  import: "default",
  query: "?url",
});

/** Undefined for a name that is no model of this build. */
export function modelUrl(name: string): string | undefined {
  const found = Object.keys(addresses).find((path) => path.endsWith(`/${name}.safetensors.gz`));
  const address = found && addresses[found];
  return address && beside(address);
}

/** Whether this build has the file of a model. */
export const hasModel = (name: string): boolean => modelUrl(name) !== undefined;

/** How far a file has come, in bytes. */
export interface Progress {
  readonly received: number;
  /** Absent where the server does not say. */
  readonly total?: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads the file of a model; tells how far it has come, and may tell what has begun (see session/beginning.ts). */
export type ReadFile = (
  name: string,
  tell: (progress: Progress) => void,
  begun: (beginning: Bytes) => void,
) => Promise<Bytes>;

/** From where the build put it. What is needed to paint the page comes first. */
export const fromNetwork: ReadFile = async (name, tell, begun) => {
  const url = modelUrl(name);
  if (!url) throw new TypeError(`there is no model called ${name}`);
  const response = await fetch(url, { priority: "low" });
  if (!response.ok || !response.body) throw new TypeError(`the server answers ${response.status}`);
  const { headers, body } = response;
  // The length of what is compressed on its way is not that of the file.
  const length = headers.has("content-encoding") ? 0 : Number(headers.get("content-length"));
  const total = length > 0 ? { total: length } : {};
  let received = 0;
  const counted = new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      received += piece.length;
      tell({ received, ...total });
      controller.enqueue(piece);
    },
  });
  return unpacked(body.pipeThrough(counted), begun);
};

/** The first byte of what is packed. The first of a model is a multiple of eight: its header is aligned. */
const GZIP = 0x1f;

/** A file that is packed, unpacked while it comes; servers may have done so, too. */
export async function unpacked(
  file: ReadableStream<Bytes>,
  begun: (beginning: Bytes) => void = () => undefined,
): Promise<Bytes> {
  const [beginning, all] = file.tee();
  const reader = beginning.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  const plain = value?.[0] === GZIP ? all.pipeThrough(new DecompressionStream("gzip")) : all;
  return gathered(plain, begun);
}

/** The files of models, each read once. A failed attempt is repeated when the model is asked for again. */
export class ModelFiles {
  readonly #files = new Map<string, Promise<Bytes>>();
  readonly #given = new WeakMap<Connection, Map<string, Promise<LoadResult>>>();
  readonly #beginnings = new Map<string, Promise<Bytes | undefined>>();
  readonly #progress = new Map<string, Progress>();
  readonly #sizes = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly read: ReadFile) {}

  /** How far the file has come; undefined before it is asked for, and once all of it is there. */
  progress(name: string): Progress | undefined {
    return this.#progress.get(name);
  }

  /** The bytes of the file as it comes, which is packed unless the server has unpacked it; undefined until they are known. */
  size(name: string): number | undefined {
    return this.#sizes.get(name);
  }

  /** Calls back whenever more of a file has come, until the function that is returned is called. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /**
   * Starts reading a file that will be needed. Resolves to its beginning, once that is there and the rest is not, or
   * to undefined, if there is no such time. A failure is told to whoever asks for the model.
   */
  beginning(name: string): Promise<Bytes | undefined> {
    this.#file(name).catch(() => undefined);
    return this.#beginnings.get(name) ?? Promise.resolve(undefined);
  }

  /** Gives a connection the model, unless it has it. Rejects with EngineError. */
  into(connection: Connection, name: string): Promise<LoadResult> {
    const given = this.#given.get(connection) ?? new Map<string, Promise<LoadResult>>();
    this.#given.set(connection, given);
    const known = given.get(name);
    if (known) return known;
    const loaded = this.#file(name).then(async (file) => ({
      ...(await connection.ask({ command: "load", file })),
      bytes: this.size(name),
    }));
    given.set(name, loaded);
    loaded.catch(() => given.delete(name));
    return loaded;
  }

  #file(name: string): Promise<Bytes> {
    const known = this.#files.get(name);
    if (known) return known;
    this.#tell(name, { received: 0 });
    let begun: (beginning: Bytes | undefined) => void = () => undefined;
    this.#beginnings.set(
      name,
      new Promise((resolve) => {
        begun = resolve;
      }),
    );
    const tell = (progress: Progress) => {
      this.#tell(name, progress);
    };
    const file = this.read(name, tell, begun)
      .then((all) => {
        const { total, received = 0 } = this.progress(name) ?? {};
        this.#sizes.set(name, total ?? received);
        return all;
      })
      .catch((error: unknown) => {
        this.#files.delete(name);
        throw new EngineError("load_failed", "/model", `the model did not load: ${String(error)}`);
      })
      .finally(() => {
        begun(undefined);
        this.#beginnings.delete(name);
        this.#tell(name, undefined);
      });
    this.#files.set(name, file);
    return file;
  }

  #tell(name: string, progress: Progress | undefined): void {
    if (progress) {
      this.#progress.set(name, progress);
      if (progress.total) this.#sizes.set(name, progress.total);
    } else this.#progress.delete(name);
    for (const changed of this.#listeners) changed();
  }
}
