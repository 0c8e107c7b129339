/** What a model of words is asked, asked of a tiny one while the file of the other is on its way. */
import type { Connection } from "../messages.js";

const NAME = "rehearsal";
const WIDTH = 96;
/** By then all is compiled well. */
const MOST = 40;
const CONFIG = {
  embedding: { d_in: WIDTH },
  position: { kind: "rotary" },
  attention: { num_heads: 2, output_projection: true },
  block: {
    kind: "encoder_decoder",
    num_layers: 1,
    d_ff: WIDTH,
    activation: "gelu",
    norm_position: "pre",
    final_norm: true,
  },
  weights: { init: "xavier_uniform", seed: 1 },
  head: { tied: true },
};
const WORDS = [",", ".", "a", "b", "c"];
/** The tokens of `WordVocabulary` that are no words: five of its own, and 32 slots for each of six forms. */
const OTHER_TOKENS = 5 + 6 * 32;

/** The shapes of the parameters, as `write_model_file` in wasm/files names them. */
function shapes(): Record<string, readonly number[]> {
  const all: Record<string, readonly number[]> = {
    embedding: [OTHER_TOKENS + WORDS.length, WIDTH],
  };
  const norm = (name: string) => {
    all[`${name}.gain`] = all[`${name}.bias`] = [WIDTH];
  };
  const linear = (name: string, output: string, bias: string) => {
    all[`${name}.${output}`] = [WIDTH, WIDTH];
    all[`${name}.${bias}`] = [WIDTH];
  };
  for (const [block, parts] of [
    ["encoder.0", ["attention"]],
    ["decoder.0", ["attention", "cross_attention"]],
  ] as const) {
    for (const part of parts) {
      for (const of of ["query", "key", "value"]) all[`${block}.${part}.W_${of}`] = [WIDTH, WIDTH];
      linear(`${block}.${part}`, "W_output", "b_output");
    }
    linear(`${block}.feed_forward`, "W_1", "b_1");
    linear(`${block}.feed_forward`, "W_2", "b_2");
    for (let i = 1; i <= parts.length + 1; i++) norm(`${block}.norm_${i}`);
  }
  norm("encoder.final_norm");
  norm("final_norm");
  return all;
}

/** The file of a model that is built like those of the page; all of its numbers are 0. */
function file(): Uint8Array<ArrayBuffer> {
  const header: Record<string, unknown> = {
    __metadata__: {
      format: "attention-playground words",
      name: NAME,
      config: JSON.stringify(CONFIG),
      recipe: "{}",
      vocabulary: WORDS.join(" "),
      compounds: "",
      heads: "[]",
    },
  };
  let end = 0;
  const add = (name: string, dtype: "I8" | "F16", shape: readonly number[]) => {
    const start = end;
    end += shape.reduce((size, length) => size * length, dtype === "I8" ? 1 : 2);
    header[name] = { dtype, shape, data_offsets: [start, end] };
  };
  for (const [name, shape] of Object.entries(shapes())) {
    add(name, shape.length === 2 ? "I8" : "F16", shape);
    if (shape.length === 2) add(`${name}.scale`, "F16", shape.slice(0, 1));
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(8 + text.length + end);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 8);
  return bytes;
}

/**
 * Browsers compile a function when it is first called, and better after many calls. With this, those that a model calls
 * are compiled before its file has come; it is repeated for as long as that is `awaited`. The first half of the module
 * answers it, see scripts/module/opening.mjs.
 */
export async function rehearse(
  connection: Pick<Connection, "ask">,
  awaited: () => boolean,
): Promise<void> {
  await connection.ask({ command: "load", file: file() });
  let runs = 0;
  do
    await connection.ask({
      command: "run",
      model: NAME,
      input: { text: "a b, c d." },
      output: { tensors: "memory", alternatives: true },
    });
  while (++runs < MOST && awaited());
  await connection.ask({ command: "unload", model: NAME });
}
