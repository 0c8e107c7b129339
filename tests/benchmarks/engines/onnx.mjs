// ONNX Runtime for the Web: one thread, WebAssembly SIMD, every optimisation of the graph.

import { VARIANTS, blocksModel, matmulModel, nameOf } from "./onnx_blocks.mjs";

const ANY = [{ name: "MatMul", model: matmulModel }];
const BLOCKS = VARIANTS.map((variant) => ({
  name: nameOf(variant),
  model: (shape, weights, x) => blocksModel(shape, weights, x, variant),
}));

/** The names under which `create` knows ways to compute the case. */
export const variantsOf = ({ kind }) => (kind === "matmul" ? ANY : BLOCKS).map(({ name }) => name);

/** `ort` is the library. Rejects where this build has no such operator. */
export async function create({ ort, shape, weights, inputs, variant }) {
  const { model } = [...ANY, ...BLOCKS].find(({ name }) => name === variant);
  const isProduct = shape.kind === "matmul";
  const bytes = isProduct ? model(shape, inputs) : model(shape, weights, inputs.x);
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = "error";
  const session = await ort.InferenceSession.create(bytes, {
    executionProviders: ["wasm"],
    graphOptimizationLevel: "all",
  });
  const rows = isProduct ? inputs.a : inputs.x.subarray(shape.cached * shape.d);
  const sizes = isProduct ? [shape.rows, shape.inner] : [1, shape.tokens, shape.d];
  return {
    async run() {
      const { y } = await session.run({ x: new ort.Tensor("float32", rows, sizes) });
      return y.data;
    },
    release: () => session.release(),
  };
}
