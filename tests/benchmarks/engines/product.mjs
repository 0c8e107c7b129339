// The product kernel of this project's core, in product.cpp.

/** `module` is the program of a build with or without SIMD. */
export function create({ module, shape, inputs }) {
  const { rows, inner, columns } = shape;
  const allocate = (floats) => module._product_allocate(4 * floats) >>> 0;
  const view = (pointer, length) => new Float32Array(module.HEAPU8.buffer, pointer, length);
  const [a, b, result] = [inputs.a.length, inputs.b.length, rows * columns].map(allocate);
  view(b, inputs.b.length).set(inputs.b);
  module._product_pack(b, inner, columns);
  return {
    run() {
      view(a, inputs.a.length).set(inputs.a);
      module._product_multiply(a, rows, result);
      return view(result, rows * columns).slice();
    },
    release: () => undefined,
  };
}
