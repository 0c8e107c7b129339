// Eigen compiled to WebAssembly with SIMD: the baseline in eigen.cpp.

import { cachedHeads } from "./cached_heads.mjs";

/** `module` is the program, `parameters` are all of them in the order of the graph. */
export function create({ module, shape, weights, parameters, inputs }) {
  const place = (floats) => {
    const pointer = module._eigen_allocate(floats.byteLength) >>> 0;
    const bytes = new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
    module.HEAPU8.set(bytes, pointer);
    return pointer;
  };
  const view = (pointer, length) => new Float32Array(module.HEAPU8.buffer, pointer, length);
  const compute =
    shape.kind === "matmul"
      ? productOf(
          module,
          shape,
          place(inputs.b),
          place(new Float32Array(shape.rows * shape.columns)),
        )
      : blocksOf(module, shape, place, { weights, parameters, x: inputs.x });
  const rows = shape.kind === "matmul" ? inputs.a : inputs.x.subarray(shape.cached * shape.d);
  const pointer = place(rows);
  return {
    run() {
      view(pointer, rows.length).set(rows);
      const { at, length } = compute(pointer);
      return view(at, length).slice();
    },
    release: () => undefined,
  };
}

function productOf(module, { rows, inner, columns }, b, result) {
  return (a) => {
    module._eigen_matmul(a, b, result, rows, inner, columns);
    return { at: result, length: rows * columns };
  };
}

function blocksOf(module, shape, place, { weights, parameters, x }) {
  const { d, heads, d_ff, layers, tokens, cached } = shape;
  const placed = place(parameters);
  const past = cached > 0 ? cachedHeads(shape, weights, x) : undefined;
  const [keys, values] = past ? [place(past.key), place(past.value)] : [0, 0];
  const sizes = place(Int32Array.of(d, heads, d_ff, layers, tokens, cached));
  return (rows) => {
    module._eigen_blocks(rows, placed, keys, values, sizes);
    return { at: rows, length: tokens * d };
  };
}
