// What is measured, and on what numbers. A case is plain data, so that it can go to another process or to a page.

/** The width and heads of GPT-2 small, and those of a lesson. */
const GPT2 = { d: 768, heads: 12, d_ff: 3072, layers: 1, cached: 0 };
const TEACHING = { d: 64, heads: 4, d_ff: 256, layers: 1, cached: 0 };

const matmul = (rows, inner, columns, more) => ({
  id: `matmul_${rows}`,
  title: `matmul ${rows}x${inner}x${columns}`,
  kind: "matmul",
  ...{ rows, inner, columns, ...more },
});

const blocks = (id, title, shape) => ({ id, title, kind: "blocks", ...shape });

export const CASES = [
  matmul(128, 768, 768, { withScalar: true }),
  matmul(512, 512, 512),
  blocks("block_16", "block T=16", { ...GPT2, tokens: 16 }),
  blocks("block_128", "block T=128", { ...GPT2, tokens: 128 }),
  blocks("block_512", "block T=512", { ...GPT2, tokens: 512 }),
  blocks("blocks_12", "12 blocks, T=128", { ...GPT2, tokens: 128, layers: 12, like: "block_128" }),
  blocks("one_token", "one token, 127 cached", { ...GPT2, tokens: 1, cached: 127 }),
  blocks("teaching", "teaching size d 64, T=16", { ...TEACHING, tokens: 16 }),
];

/** Of cases of one size the peers' best way is looked for only once. */
const nearest = (tokens) => (tokens < 64 ? "block_16" : tokens < 512 ? "block_128" : "block_512");

/** One block from a few words to a long text. */
export const SWEEP = [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096].map((tokens) =>
  blocks(`sweep_${tokens}`, `block T=${tokens}`, { ...GPT2, tokens, like: nearest(tokens) }),
);

/** Sentences of which the last word is typed anew. */
export const TYPING = [8, 16, 32, 64, 128, 256, 512, 1024, 2048].map((tokens) =>
  blocks(`typing_${tokens}`, `typing at T=${tokens}`, { ...TEACHING, tokens }),
);

/** Floating-point operations that the case cannot do without; what a causal mask hides is not counted. */
export function operationsOf({ kind, rows, inner, columns, ...shape }) {
  if (kind === "matmul") return 2 * rows * inner * columns;
  const { d, d_ff, layers, tokens, cached } = shape;
  const seen = tokens * cached + (tokens * (tokens + 1)) / 2;
  return layers * (2 * tokens * (4 * d * d + 2 * d * d_ff) + 4 * d * seen);
}

/** Numbers between -1 and 1 that look drawn: the same in every process. */
export function numbers(count, seed) {
  const values = new Float32Array(count);
  let state = seed >>> 0;
  for (let i = 0; i < count; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    values[i] = (state >>> 8) / 0x800000 - 1;
  }
  return values;
}

/** The rows that all engines are given: of a product both matrices, of blocks x with the cached tokens first. */
export function inputsOf({ kind, rows, inner, columns, d, tokens, cached }) {
  return kind === "matmul"
    ? { a: numbers(rows * inner, 1), b: numbers(inner * columns, 2) }
    : { x: numbers((cached + tokens) * d, 3) };
}
