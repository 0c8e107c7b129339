/**
 * The beginning of a model's file, while the rest of it is on its way: all that the encoder needs, and of the embeddings
 * those of the first words. Those of all words and the numbers of the decoder come behind (with_catalogue in wasm/files).
 * Zeros stand for what is not there: nothing of the decoder is shown, and no sentence with other words is read.
 */
import type { ResultNode, RunRequest, RunResult } from "../../types/wire.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** The header of a safetensors file begins behind its length. */
const HEADER = 8;

/** In milliseconds: a rest that comes sooner is waited for, as the sentence would be read twice. */
const SOON = 60;

interface Parts {
  /** Where what the encoder needs of the first words ends, and the embeddings of all words begin. */
  readonly encoder: number;
  /** Where all numbers end. */
  readonly all: number;
  /** The ids of the first words, where their embeddings begin, and the bytes of each. */
  readonly words: readonly number[];
  readonly first: number;
  readonly width: number;
}

/** Of a file that has no such beginning, as that of a model that writes on. */
const NONE: Parts = { encoder: Infinity, all: 0, words: [], first: 0, width: 0 };

/** Puts a file together, and tells once that its beginning is there, unless the rest comes soon behind it. */
export async function gathered(
  pieces: ReadableStream<Bytes>,
  begun: (beginning: Bytes) => void,
): Promise<Bytes> {
  let file = new Uint8Array(1 << 16);
  let length = 0;
  let started = 0;
  let parts: Parts | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = ({ encoder, all, words, first, width }: Parts) => {
    const beginning = new Uint8Array(all);
    // No half of an embedding.
    beginning.set(file.subarray(0, length - ((length - encoder) % width)));
    words.forEach((id, i) => {
      const row = first + i * width;
      beginning.copyWithin(encoder + id * width, row, row + width);
    });
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
        parts ??= partsOf(file.subarray(0, length));
        if (!parts || telling !== undefined || length < parts.encoder) return;
        const wait = ((performance.now() - started) * (parts.all - length)) / length;
        telling = setTimeout(tell, wait < SOON ? SOON : 0, parts);
      },
    }),
  );
  clearTimeout(telling);
  return file.slice(0, length);
}

/** Undefined until the header is there. */
function partsOf(file: Bytes): Parts | undefined {
  if (file.length < HEADER) return undefined;
  const start = HEADER + new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  if (file.length < start) return undefined;
  const { __metadata__: about, ...tensors } = headerOf(file.subarray(HEADER, start));
  const { first_words: some, embedding: every } = tensors;
  if (!about?.first_words || !some?.data_offsets || !every?.data_offsets) return NONE;
  const [begin, end] = every.data_offsets;
  const words = about.first_words.split(" ").map(Number);
  return {
    encoder: start + begin,
    all:
      start +
      Math.max(...Object.values(tensors).map(({ data_offsets: [, last] = [0, 0] }) => last)),
    words,
    first: start + some.data_offsets[0],
    width: (end - begin) / (every.shape?.[0] ?? 1),
  };
}

/** What is read of a header: its tensors, and what is told of the model. */
type Header = Readonly<
  Record<
    string,
    { readonly shape?: readonly number[]; readonly data_offsets?: readonly [number, number] }
  >
> & { readonly __metadata__?: { readonly first_words?: string } };

/** Of what is no such file, nothing; the core says what is wrong with it. */
function headerOf(text: Bytes): Header {
  try {
    return JSON.parse(new TextDecoder().decode(text)) as Header;
  } catch {
    return {};
  }
}

/** Whether the embeddings of all words that were read are there. Of those that are not, every byte is still zero. */
export function hasAllWords(beginning: Bytes, { context_tokens: read = [] }: RunResult): boolean {
  const { encoder, width } = partsOf(beginning) ?? NONE;
  return read.flat().every(({ id }) => {
    if (id === null) return true;
    const row = encoder + id * width;
    return beginning.subarray(row, row + width).some((byte) => byte !== 0);
  });
}

/** A request to a model that has zeros for its decoder, which writes nothing of its own. */
export const toEncoder = (request: RunRequest): RunRequest => ({
  ...request,
  target: { text: "." },
});

/** The table of embeddings: there are no numbers yet of those that are still zeros. */
function withoutZeros(table: ResultNode): ResultNode {
  const width = table.shape[1] ?? 1;
  if (!table.values) return table;
  const values = Float32Array.from(table.values);
  for (let row = 0; row < values.length; row += width) {
    const numbers = values.subarray(row, row + width);
    if (numbers.every((number) => number === 0)) numbers.fill(NaN);
  }
  return { ...table, values };
}

/** What the encoder made of the sentence: the graph ends where the decoder begins, and there is no answer yet. */
export function ofEncoder(result: RunResult): RunResult {
  const { graph, model } = result;
  const end = graph.findIndex(({ place }) => place?.stack === "decoder");
  // `x` is the input of the decoder.
  const kept = graph
    .slice(0, end)
    .filter(({ id }) => id !== "x")
    .map((node) => (node.id === "embedding" ? withoutZeros(node) : node));
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
