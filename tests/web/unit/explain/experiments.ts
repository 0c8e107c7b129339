/** All presets, and experiments for what no preset does, computed by the native program. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RunRequest } from "../../../../web/src/types/wire.js";
import { gradients } from "../gradients.js";
import { withoutModels } from "../../support/presets.js";
import { experiments as ofScenes, run } from "../native.js";

const program = fileURLToPath(new URL("../../../../build/native/attention", import.meta.url));

function ask(command: string): unknown {
  const { stdout } = spawnSync(program, { input: `${JSON.stringify({ command })}\n` });
  const answer = JSON.parse(stdout.toString()) as { ok: boolean; result: unknown };
  if (!answer.ok) throw new Error(`${command}: ${stdout.toString()}`);
  return answer.result;
}

interface Preset {
  readonly id: string;
  readonly request: RunRequest;
}

export const presets = withoutModels(ask("presets") as readonly Preset[]);

/** The ops as the published schema lists them, at whatever depth it names them. */
export function opsOfTheSchema(): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { op } = value as { op?: { const?: unknown; enum?: unknown[] } };
    for (const name of [op?.const, ...(op?.enum ?? [])])
      if (typeof name === "string") found.add(name);
    Object.values(value).forEach(visit);
  };
  visit(ask("schema"));
  return found;
}

const rows = (numbers: number[][]) => ({ id: "x", values: numbers });

const cloud = [
  [1, 2, 0.5],
  [3, -1, 2],
  [-2, 0.25, 1],
  [0, 4, -3],
];

const padded = { text: ["one two three four", "five six"] };

/** Its first row sees nothing, and the second nothing of the first tile. */
const allowed = [
  [false, false, false, false, false],
  [false, false, false, true, false],
  [true, true, true, false, false],
  [true, true, true, true, false],
  [true, true, true, true, true],
];

export const extra = {
  tiles: {
    input: { text: "one two three four five" },
    embedding: { d_in: 8 },
    attention: { num_heads: 2, mask: { kind: "custom", allowed } },
    study: { kind: "tiles", tile: 2 },
  },
  activations: {
    program: [
      rows([[-8, -1.5, -0.25, 0, 0.25, 1.5, 8]]),
      ...["relu", "gelu", "gelu_tanh", "silu", "tanh", "exp", "row_max", "row_mean"].map((op) => ({
        id: op,
        op,
        inputs: ["x"],
      })),
    ],
  },
  products: {
    program: [
      { id: "a", draw: "randn", shape: [2, 1, 3, 4] },
      { id: "b", draw: "randn", shape: [3, 4, 2] },
      { id: "c", op: "matmul", inputs: ["a", "b"] },
      { id: "d", draw: "randn", shape: [3, 2, 4] },
      { id: "e", op: "matmul_transposed", inputs: ["a", "d"] },
      { id: "f", draw: "randn", shape: [4] },
      { id: "g", op: "matmul", inputs: ["a", "f"] },
      { id: "m", draw: "randn", shape: [4, 5] },
      { id: "h", op: "matmul", inputs: ["f", "m"] },
      { id: "i", op: "linear", inputs: ["f", "m"] },
      { id: "j", op: "multiply", inputs: ["e", "e"] },
      { id: "p", op: "maximum", inputs: ["a", "f"] },
      { id: "difference", op: "subtract", inputs: ["a", "f"] },
      { id: "k", op: "add", inputs: ["a", "f"], alpha: 0.5 },
      { id: "l", op: "cosine", inputs: ["a", "d"] },
      { id: "W", draw: "randn", shape: [5, 4] },
      { id: "n", op: "additive", inputs: ["a", "d", "W", "W"] },
      { id: "Wb", draw: "randn", shape: [4, 4] },
      { id: "o", op: "bilinear", inputs: ["a", "d", "Wb"] },
    ],
  },
  shapes: {
    program: [
      { id: "x", draw: "randn", shape: [2, 3, 8] },
      { id: "split", op: "split_heads", inputs: ["x"], num_heads: 4 },
      { id: "repeated", op: "repeat_heads", inputs: ["split"], times: 3 },
      { id: "merged", op: "merge_heads", inputs: ["repeated"] },
      { id: "turned", op: "transpose", inputs: ["repeated"], axes: [-3, -1] },
      { id: "viewed", op: "view", inputs: ["turned"], shape: [4, -1] },
      { id: "again", op: "identity", inputs: ["viewed"] },
      { id: "both", op: "concatenate", inputs: ["x", "x"] },
      { id: "below", op: "concatenate", inputs: ["repeated", "split"], axis: 1 },
      { id: "part", op: "slice", inputs: ["below"], axis: -2, start: 1, end: 3 },
      { id: "rotated", op: "rotate", inputs: ["x"], base: 100 },
      { id: "over_heads", op: "rotate", inputs: ["split"], position_axis: -3 },
    ],
  },
  statistics: {
    program: [
      rows(cloud),
      { id: "layer", op: "layer_norm", inputs: ["x"] },
      { id: "rms", op: "rms_norm", inputs: ["x"] },
      { id: "batch", op: "batch_norm", inputs: ["x"] },
      { id: "components", op: "principal_components", inputs: ["x"], components: 2 },
      { id: "sums", op: "row_sum", inputs: ["x"] },
      { id: "shares", op: "divide_by_sum", inputs: ["x"] },
      { id: "same", op: "divide_by_sum", inputs: ["x", "sums"] },
      { id: "constant", values: [[2, 2, 2]] },
      { id: "still", op: "layer_norm", inputs: ["constant"], epsilon: 0 },
      { id: "nothing", values: [[0, 0, 0]] },
      { id: "no_rms", op: "rms_norm", inputs: ["nothing"], epsilon: 0 },
      { id: "no_sum", op: "divide_by_sum", inputs: ["nothing"] },
    ],
  },
  masks: {
    program: [
      { id: "x", draw: "randn", shape: [2, 2, 3, 3] },
      {
        id: "allowed",
        values: [
          [
            [1, 0, 0],
            [0, 0, 0],
            [1, 1, 1],
          ],
          [
            [0, 1, 0],
            [1, 1, 0],
            [0, 0, 1],
          ],
        ],
      },
      { id: "masked", op: "mask", inputs: ["x", "allowed"] },
      { id: "zeroed", op: "mask", inputs: ["x", "allowed"], fill: "0" },
      { id: "soft", op: "softmax", inputs: ["masked"] },
      { id: "naive", op: "softmax_naive", inputs: ["masked"] },
      { id: "divided", op: "divide_by_sum", inputs: ["masked"] },
      { id: "soft_zeros", op: "softmax", inputs: ["zeroed"] },
      { id: "zeros", op: "divide_by_sum", inputs: ["zeroed"] },
      { id: "dropped", op: "dropout", inputs: ["soft"], rate: 0.5 },
      { id: "v", draw: "randn", shape: [2, 1, 3, 2] },
      { id: "context", op: "matmul", inputs: ["soft", "v"] },
    ],
  },
  overflow: {
    program: [
      rows([
        [200, 3, -200],
        [-200, -300, -400],
        [1, 2, 3],
      ]),
      { id: "naive", op: "softmax_naive", inputs: ["x"] },
      { id: "again", op: "softmax", inputs: ["naive"] },
      { id: "big", values: [[3e38, 3e38, -3e38]] },
      { id: "infinite", op: "scale", inputs: ["big"], factor: 10 },
      { id: "shares", op: "softmax", inputs: ["infinite"] },
      { id: "exploded", op: "exp", inputs: ["x"] },
      { id: "none", op: "divide_by_sum", inputs: ["infinite"] },
    ],
  },
  tables: {
    program: [
      { id: "table", draw: "embedding", shape: [5, 3] },
      { id: "found", op: "lookup", inputs: ["table"], ids: [4, 0, 4] },
      { id: "waves", op: "sinusoidal", inputs: [], length: 4, width: 5 },
    ],
  },
  paddedLearned: { input: padded, position: { kind: "learned" }, attention: { num_heads: 2 } },
  paddedBatchNorm: { input: padded, block: { norm: "batch" } },
  paddedRenormalized: {
    input: padded,
    attention: { mask: { kind: "causal" }, mask_method: "renormalize" },
  },
  nothingAllowed: {
    input: { text: "a b c" },
    attention: {
      mask: {
        kind: "custom",
        allowed: [
          [false, false, false],
          [true, true, false],
          [true, true, true],
        ],
      },
    },
  },
  swiglu: { input: { text: "a b c" }, block: { activation: "swiglu", norm: "rms" } },
  geluTanh: { input: { text: "a b c" }, block: { activation: "gelu_tanh", norm: "deep" } },
  wide: { input: { text: "a b c d e f" }, embedding: { d_in: 64 }, attention: { num_heads: 4 } },
} satisfies Record<string, object>;

export const all = {
  ...run(Object.fromEntries(presets.map(({ id, request }) => [`preset ${id}`, request]))),
  ...run(extra),
  ...run(gradients),
  ...ofScenes,
};
