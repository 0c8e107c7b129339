// The case's computation as ONNX graphs: the same numbers by different operators, of which the fastest is measured.

import { cachedHeads } from "./cached_heads.mjs";
import { MICROSOFT, Model } from "./onnx_model.mjs";

const contrib = (attributes = {}) => ({ domain: MICROSOFT, ...attributes });

/** Ways to write attention and GELU; `tokens` may be a name, for a model that takes any number of them. */
export const VARIANTS = [
  { attention: "plain", gelu: "Gelu" },
  { attention: "plain", gelu: "FastGelu" },
  { attention: "MultiHeadAttention", gelu: "FastGelu" },
  { attention: "MultiHeadAttention", gelu: "Gelu" },
  { attention: "GroupQueryAttention", gelu: "FastGelu" },
  { attention: "Attention (com.microsoft)", gelu: "FastGelu" },
  { attention: "Attention (ONNX)", gelu: "FastGelu" },
];

export const nameOf = ({ attention, gelu }) => `${attention}, ${gelu}`;

export function matmulModel({ rows, inner, columns }, { b }) {
  const model = new Model();
  model.input("x", [rows, inner]);
  model.constant("b", [inner, columns], b);
  model.apply("MatMul", ["x", "b"], "y");
  model.output("y", [rows, columns]);
  return model.toBytes(20);
}

/** x (1, T, d) -> y (1, T, d). */
export function blocksModel(shape, weights, x, variant) {
  const { d, layers, tokens } = shape;
  const model = new Model();
  model.input("x", [1, tokens, d]);
  const layerVariant = { ...variant, cache: shape.cached > 0 && cachedHeads(shape, weights, x) };
  let last = "x";
  for (let layer = 0; layer < layers; layer++)
    last = block({ model, shape, weights, prefix: `block.${layer}.` }, last, layerVariant);
  model.apply("Identity", [last], "y");
  model.output("y", [1, tokens, d]);
  return model.toBytes(variant.attention === "Attention (ONNX)" ? 23 : 20);
}

function block(place, input, { attention, gelu, cache }) {
  const { model, prefix } = place;
  const attended = attentions[attention](place, norm(place, input, "norm_1"), cache);
  const projected = linear(place, attended, "attention", "output", "attention.output");
  const residual = model.apply("Add", [projected, input], `${prefix}residual_1`);
  const normalized = norm(place, residual, "norm_2");
  const hidden = activated(place, normalized, gelu);
  const output = linear(place, hidden, "feed_forward", "2", "feed_forward.output");
  return model.apply("Add", [output, residual], `${prefix}output`);
}

function parameter({ model, weights, prefix, shape }, id) {
  const values = weights[prefix + id];
  const rows = id.endsWith("W_2") ? shape.d_ff : shape.d;
  const sizes = /\.W_[^.]*$/.test(id) ? [rows, values.length / rows] : [values.length];
  return model.constant(prefix + id, sizes, values);
}

function norm(place, input, id) {
  const inputs = [input, parameter(place, `${id}.gain`), parameter(place, `${id}.bias`)];
  return place.model.apply("LayerNormalization", inputs, place.prefix + id, { epsilon: 1e-5 });
}

function product(place, input, scope, name, id) {
  const weight = parameter(place, `${scope}.W_${name}`);
  return place.model.apply("MatMul", [input, weight], `${place.prefix}${id}.product`);
}

function linear(place, input, scope, name, id) {
  const summands = [product(place, input, scope, name, id), parameter(place, `${scope}.b_${name}`)];
  return place.model.apply("Add", summands, place.prefix + id);
}

function activated(place, input, gelu) {
  const { model, prefix } = place;
  const id = `${prefix}activated`;
  if (gelu === "Gelu") {
    const hidden = linear(place, input, "feed_forward", "1", "feed_forward.hidden");
    return model.apply("Gelu", [hidden], id, { approximate: "tanh" });
  }
  const hidden = product(place, input, "feed_forward", "1", "feed_forward.hidden");
  const bias = parameter(place, "feed_forward.b_1");
  return model.apply("FastGelu", [hidden, bias], id, contrib());
}

/** The three projections as one matrix (d, 3 d) and one bias. */
function joined(place) {
  const { model, weights, prefix, shape } = place;
  const { d } = shape;
  const names = ["query", "key", "value"];
  const weight = new Float32Array(3 * d * d);
  const bias = new Float32Array(3 * d);
  names.forEach((name, part) => {
    const matrix = weights[`${prefix}attention.W_${name}`];
    for (let row = 0; row < d; row++)
      weight.set(matrix.subarray(row * d, (row + 1) * d), row * 3 * d + part * d);
    bias.set(weights[`${prefix}attention.b_${name}`], part * d);
  });
  return {
    weight: model.constant(`${prefix}W_qkv`, [d, 3 * d], weight),
    bias: model.constant(`${prefix}b_qkv`, [3 * d], bias),
  };
}

const projections = (place, input) =>
  ["query", "key", "value"].map((name) =>
    linear(place, input, "attention", name, `attention.${name}`),
  );

/** The cached keys and values as constants, (1, H, T, D): nothing is copied for them, which no caller could better. */
function past({ model, prefix, shape }, cache) {
  const sizes = [1, shape.heads, shape.cached, shape.d / shape.heads];
  return ["key", "value"].map((name) =>
    model.constant(`${prefix}past_${name}`, sizes, cache[name]),
  );
}

/** The outputs of an operator that looks at what it is given of the past only when asked for what comes of it. */
const withPresent = ({ prefix }, cache) =>
  ["merged", ...(cache ? ["present_key", "present_value"] : [])].map(
    (name) => `${prefix}attention.${name}`,
  );

/** Each (place, normalized input, cached keys and values or false) -> the merged heads. */
const attentions = {
  plain(place, input, cache) {
    const { model, prefix, shape } = place;
    const width = shape.d / shape.heads;
    const id = (name) => `${prefix}attention.${name}`;
    const split = model.list(id("split"), [1, -1, shape.heads, width]);
    let [query, key, value] = projections(place, input).map((rows, i) => {
      const cut = model.apply("Reshape", [rows, split], id(`cut_${i}`));
      // The key is turned for its product at once, unless older keys come before it.
      const perm = i === 1 && !cache ? [0, 2, 3, 1] : [0, 2, 1, 3];
      return model.apply("Transpose", [cut], id(`heads_${i}`), { perm });
    });
    if (cache) {
      const [keys, values] = past(place, cache);
      const whole = model.apply("Concat", [keys, key], id("keys"), { axis: 2 });
      key = model.apply("Transpose", [whole], id("turned"), { perm: [0, 1, 3, 2] });
      value = model.apply("Concat", [values, value], id("values"), { axis: 2 });
    }
    const scale = model.constant(id("scale"), [], Float32Array.of(1 / Math.sqrt(width)));
    const scaled = model.apply("Mul", [query, scale], id("scaled"));
    let scores = model.apply("MatMul", [scaled, key], id("scores"));
    if (!cache) scores = model.apply("Add", [scores, causalMask(place, input)], id("masked"));
    const shares = model.apply("Softmax", [scores], id("weights"));
    const context = model.apply("MatMul", [shares, value], id("context"));
    const back = model.apply("Transpose", [context], id("back"), { perm: [0, 2, 1, 3] });
    return model.apply("Reshape", [back, model.list(id("merge"), [1, -1, shape.d])], id("merged"));
  },

  MultiHeadAttention(place, input, cache) {
    const { model, shape } = place;
    const inputs = projections(place, input);
    if (cache) inputs.push("", "", "", ...past(place, cache));
    return model.apply(
      "MultiHeadAttention",
      inputs,
      withPresent(place, cache),
      contrib({ num_heads: shape.heads, unidirectional: cache ? 0 : 1 }),
    );
  },

  GroupQueryAttention(place, input, cache) {
    const { model, prefix, shape } = place;
    const id = (name) => `${prefix}attention.${name}`;
    const total = shape.cached + shape.tokens;
    const { weight, bias } = joined(place);
    const rows = model.apply("MatMul", [input, weight], id("qkv"));
    const packed = model.apply("Add", [rows, bias], id("qkv_biased"));
    const inputs = [packed, "", "", ...(cache ? past(place, cache) : ["", ""])];
    inputs.push(model.constant(id("last"), [1], Int32Array.of(total - 1)));
    inputs.push(model.constant(id("total"), [], Int32Array.of(total)));
    const outputs = [id("merged"), id("present_key"), id("present_value")];
    const attributes = { num_heads: shape.heads, kv_num_heads: shape.heads };
    return model.apply("GroupQueryAttention", inputs, outputs, contrib(attributes));
  },

  "Attention (com.microsoft)"(place, input, cache) {
    const { model, prefix, shape } = place;
    const { weight, bias } = joined(place);
    const inputs = [input, weight, bias];
    const outputs = [`${prefix}attention.merged`];
    if (cache) {
      const both = new Float32Array([...cache.key, ...cache.value]);
      const sizes = [2, 1, shape.heads, shape.cached, shape.d / shape.heads];
      inputs.push("", model.constant(`${prefix}past`, sizes, both));
      outputs.push(`${prefix}present`);
    }
    return model.apply(
      "Attention",
      inputs,
      outputs,
      contrib({ num_heads: shape.heads, unidirectional: 1 }),
    );
  },

  "Attention (ONNX)"(place, input, cache) {
    const { model, shape } = place;
    const inputs = projections(place, input);
    if (cache) inputs.push("", ...past(place, cache));
    return model.apply("Attention", inputs, withPresent(place, cache), {
      q_num_heads: shape.heads,
      kv_num_heads: shape.heads,
      is_causal: cache ? 0 : 1,
    });
  },
};

/** (T, T) to be added to the scores: 0 where a token may look, else as good as minus infinity; one for all layers. */
function causalMask({ model, shape, prefix }) {
  if (prefix !== "block.0.") return "mask";
  const { tokens } = shape;
  const mask = new Float32Array(tokens * tokens);
  for (let row = 0; row < tokens; row++)
    mask.fill(-1e9, row * tokens + row + 1, (row + 1) * tokens);
  return model.constant("mask", [tokens, tokens], mask);
}
