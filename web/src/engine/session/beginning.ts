/**
 * The beginning of a model's file, while the rest of it is on its way: all that the encoder needs. The numbers of the
 * decoder come last (with_catalogue in wasm/files). Zeros stand for them, and nothing of the decoder is shown.
 */
import type { RunRequest, RunResult } from "../../types/wire.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** The header of a safetensors file begins behind its length. */
const HEADER = 8;

/** In milliseconds: a rest that comes sooner is waited for, as the sentence would be read twice. */
const SOON = 60;

/** Where the numbers of the encoder, and all numbers, end; never, in a file where others stand behind the decoder's. */
interface Ends {
  readonly encoder: number;
  readonly all: number;
}

/** Puts a file together, and tells once that its beginning is there, unless the rest comes soon behind it. */
export async function gathered(
  pieces: ReadableStream<Bytes>,
  begun: (beginning: Bytes) => void,
): Promise<Bytes> {
  let file = new Uint8Array(1 << 16);
  let length = 0;
  let started = 0;
  let ends: Ends | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = ({ all }: Ends) => {
    const beginning = new Uint8Array(all);
    beginning.set(file.subarray(0, length));
    begun(beginning);
  };
  await pieces.pipeTo(
    new WritableStream({
      write(piece) {
        started ||= performance.now();
        if (length + piece.length > file.length) {
          const larger = new Uint8Array(Math.max(length + piece.length, 2 * file.length));
          larger.set(file.subarray(0, length));
          file = larger;
        }
        file.set(piece, length);
        length += piece.length;
        ends ??= endsOf(file.subarray(0, length));
        if (!ends || telling !== undefined || length < ends.encoder) return;
        const wait = ((performance.now() - started) * (ends.all - length)) / length;
        telling = setTimeout(tell, wait < SOON ? SOON : 0, ends);
      },
    }),
  );
  clearTimeout(telling);
  return file.slice(0, length);
}

/** Undefined until the header is there. */
function endsOf(file: Bytes): Ends | undefined {
  if (file.length < HEADER) return undefined;
  const start = HEADER + new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  if (file.length < start) return undefined;
  const ends: Record<"first" | "last", number[]> = { first: [], last: [] };
  const begins: number[] = [];
  // A model that writes on has none: its layers are called "block", and no encoder stands before them.
  let hasDecoder = false;
  for (const [name, tensor] of Object.entries(headerOf(file.subarray(HEADER, start)))) {
    if (!tensor.data_offsets) continue;
    const [begin, end] = tensor.data_offsets;
    const ofDecoder = /^(decoder|final_norm)\./u.test(name);
    ends[ofDecoder ? "last" : "first"].push(end);
    if (ofDecoder) begins.push(begin);
    hasDecoder ||= name.startsWith("decoder.");
  }
  const encoder = Math.max(...ends.first);
  const isLast = hasDecoder && encoder <= Math.min(...begins);
  return { encoder: isLast ? start + encoder : Infinity, all: start + Math.max(...ends.last) };
}

/** Of what is no such file, nothing; the core says what is wrong with it. */
function headerOf(
  text: Bytes,
): Readonly<Record<string, { readonly data_offsets?: readonly [number, number] }>> {
  try {
    return JSON.parse(new TextDecoder().decode(text)) as ReturnType<typeof headerOf>;
  } catch {
    return {};
  }
}

/** A request to a model that has zeros for its decoder, which writes nothing of its own. */
export const toEncoder = (request: RunRequest): RunRequest => ({
  ...request,
  target: { text: "." },
});

/** What the encoder made of the sentence: the graph ends where the decoder begins, and there is no answer yet. */
export function ofEncoder(result: RunResult): RunResult {
  const { graph, model } = result;
  const end = graph.findIndex(({ place }) => place?.stack === "decoder");
  // `x` is the input of the decoder.
  const kept = graph.slice(0, end).filter(({ id }) => id !== "x");
  return {
    ...result,
    graph: kept,
    alternatives: [],
    tokens: [[]],
    output: kept.at(-1)?.id ?? "",
    ...(model && { model: { ...model, text: "", answer: [] } }),
    isBeginning: true,
  };
}
