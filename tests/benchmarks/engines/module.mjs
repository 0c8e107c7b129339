// The JSON API of the WebAssembly module as a function, without the page's engine client.

/** `module` is what the default export of attention.js makes. */
export function openModule(module) {
  return {
    module,
    /** The result of a request, or an error that says what was wrong with it. */
    call(request) {
      const bytes = new TextEncoder().encode(JSON.stringify(request));
      const pointer = module._attention_allocate(bytes.length) >>> 0;
      module.HEAPU8.set(bytes, pointer);
      const start = module._attention_call(pointer, bytes.length) >>> 0;
      const end = start + (module._attention_response_size() >>> 0);
      const text = new TextDecoder().decode(module.HEAPU8.subarray(start, end));
      module._attention_release(pointer);
      const { ok, result, error } = JSON.parse(text);
      if (!ok) throw new Error(`${error.code} at ${error.path}: ${error.message}`);
      return result;
    },
    floats: ({ offset, length }) => new Float32Array(module.HEAPU8.buffer, offset >>> 0, length),
  };
}

/** The fields of a request, sentence and output apart, that make the case's blocks. */
export const configurationOf = ({ d, heads, d_ff, layers }) => ({
  embedding: { d_in: d },
  attention: { num_heads: heads, qkv_bias: true, output_projection: true },
  block: {
    kind: "decoder",
    norm_position: "pre",
    activation: "gelu_tanh",
    num_layers: layers,
    d_ff,
  },
  weights: { init: "torch_linear", seed: 123 },
});

const PARAMETERS = [
  ...["norm_1.gain", "norm_1.bias", "norm_2.gain", "norm_2.bias"],
  ...["query", "key", "value", "output"].flatMap((name) => [
    `attention.W_${name}`,
    `attention.b_${name}`,
  ]),
  ...["1", "2"].flatMap((name) => [`feed_forward.W_${name}`, `feed_forward.b_${name}`]),
];

/** Every parameter of the case's blocks by its id: views of the module's memory, valid until its next call. */
export function weightsOf({ call, floats }, shape) {
  const only = Array.from({ length: shape.layers }, (_, layer) =>
    PARAMETERS.map((name) => `block.${layer}.${name}`),
  ).flat();
  const { graph } = call({
    command: "run",
    ...configurationOf(shape),
    input: { embeddings: [Array.from({ length: shape.d }, () => 0)] },
    output: { tensors: "memory", only },
  });
  const given = graph.filter(({ memory }) => memory);
  return Object.fromEntries(given.map(({ id, memory }) => [id, floats(memory)]));
}
