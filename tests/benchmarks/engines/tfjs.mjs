// TensorFlow.js on its WebAssembly backend: one thread, SIMD, bias fused into the product wherever the library can.

import { cachedHeads } from "./cached_heads.mjs";

const EPSILON = 1e-5;
const GELU_SLOPE = 2 * Math.sqrt(2 / Math.PI); // gelu_tanh(x) = x sigmoid(slope (x + 0.044715 x^3))
const GELU_CUBE = 0.044715;

const BLOCKS = { "projections apart": apart, "projections as one": asOne };

/** The names under which `create` knows ways to compute the case. */
export const variantsOf = ({ kind }) => (kind === "matmul" ? ["matMul"] : Object.keys(BLOCKS));

/** `tf` is the library with its backend ready. */
export function create({ tf, shape, weights, inputs, variant }) {
  const held =
    shape.kind === "matmul"
      ? { b: tf.tensor2d(inputs.b, [shape.inner, shape.columns]) }
      : tensorsOf(tf, shape, weights, inputs.x);
  const place = { tf, shape, held, project: BLOCKS[variant] };
  const compute = shape.kind === "matmul" ? product : blocks;
  const rows = shape.kind === "matmul" ? inputs.a : inputs.x.subarray(shape.cached * shape.d);
  const sizes = [rows.length / (shape.inner ?? shape.d), shape.inner ?? shape.d];
  return {
    // Numbers that `tidy` returned would be searched for tensors one by one, so they are read after it.
    run() {
      const result = tf.tidy(() => compute(place, tf.tensor2d(rows, sizes)));
      const numbers = result.dataSync();
      result.dispose();
      return numbers;
    },
    release: () => tf.dispose(held),
  };
}

const product = ({ tf, held }, a) => tf.matMul(a, held.b);

/** Weights, mask and cached heads as tensors that stay. */
function tensorsOf(tf, shape, weights, x) {
  const { d, heads, layers, tokens, cached } = shape;
  const tensors = Object.fromEntries(
    Object.entries(weights).map(([id, values]) => {
      const rows = /\.W_2$/.test(id) ? shape.d_ff : d;
      const sizes = /\.W_[^.]*$/.test(id) ? [rows, values.length / rows] : [values.length];
      return [id, tf.tensor(values, sizes)];
    }),
  );
  for (let layer = 0; layer < layers; layer++) {
    const of = (kind) =>
      ["query", "key", "value"].map((name) => tensors[`block.${layer}.attention.${kind}_${name}`]);
    tensors[`block.${layer}.W_qkv`] = tf.tidy(() => tf.concat(of("W"), 1));
    tensors[`block.${layer}.b_qkv`] = tf.tidy(() => tf.concat(of("b"), 0));
  }
  if (cached > 0) {
    const past = cachedHeads(shape, weights, x);
    for (const name of ["key", "value"])
      tensors[`past_${name}`] = tf.tensor3d(past[name], [heads, cached, d / heads]);
  } else {
    const mask = new Float32Array(tokens * tokens);
    for (let row = 0; row < tokens; row++)
      mask.fill(-1e9, row * tokens + row + 1, (row + 1) * tokens);
    tensors.mask = tf.tensor2d(mask, [tokens, tokens]);
  }
  return tensors;
}

function blocks(place, x) {
  for (let layer = 0; layer < place.shape.layers; layer++)
    x = place.tf.tidy(() => block(place, `block.${layer}.`, x));
  return x;
}

function block(place, prefix, input) {
  const { tf } = place;
  const attended = attention(place, prefix, norm(place, `${prefix}norm_1`, input));
  const residual = tf.add(linear(place, `${prefix}attention`, "output", attended), input);
  const normalized = norm(place, `${prefix}norm_2`, residual);
  const hidden = geluTanh(tf, linear(place, `${prefix}feed_forward`, "1", normalized));
  return tf.add(linear(place, `${prefix}feed_forward`, "2", hidden), residual);
}

function linear({ tf, held }, scope, name, a) {
  return tf.fused.matMul({ a, b: held[`${scope}.W_${name}`], bias: held[`${scope}.b_${name}`] });
}

function norm({ tf, held }, id, x) {
  const centred = tf.sub(x, tf.mean(x, -1, true));
  const variance = tf.mean(tf.square(centred), -1, true);
  const scaled = tf.mul(centred, tf.rsqrt(tf.add(variance, EPSILON)));
  return tf.add(tf.mul(scaled, held[`${id}.gain`]), held[`${id}.bias`]);
}

function geluTanh(tf, x) {
  const inner = tf.add(tf.mul(tf.square(x), GELU_SLOPE * GELU_CUBE), GELU_SLOPE);
  return tf.mul(x, tf.sigmoid(tf.mul(x, inner)));
}

/** Query, key and value, (T, d) each, by three products. */
function apart(place, prefix, x) {
  return ["query", "key", "value"].map((name) => linear(place, `${prefix}attention`, name, x));
}

/** The same by one product with the three matrices side by side. */
function asOne({ tf, held }, prefix, x) {
  const b = held[`${prefix}W_qkv`];
  return tf.split(tf.fused.matMul({ a: x, b, bias: held[`${prefix}b_qkv`] }), 3, 1);
}

function attention(place, prefix, x) {
  const { tf, shape, held } = place;
  const width = shape.d / shape.heads;
  let [query, key, value] = place
    .project(place, prefix, x)
    .map((rows) => tf.transpose(tf.reshape(rows, [-1, shape.heads, width]), [1, 0, 2]));
  if (shape.cached > 0) {
    key = tf.concat([held.past_key, key], 1);
    value = tf.concat([held.past_value, value], 1);
  }
  const scaled = tf.mul(query, 1 / Math.sqrt(width));
  let scores = tf.matMul(scaled, key, false, true);
  if (shape.cached === 0) scores = tf.add(scores, held.mask);
  const context = tf.matMul(tf.softmax(scores), value);
  return tf.reshape(tf.transpose(context, [1, 0, 2]), [-1, shape.d]);
}
