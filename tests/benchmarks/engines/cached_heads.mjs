// The keys and values of tokens seen earlier, which engines without a session of their own are given ready.

/** x (T, d) normalised by the token, as the block's first norm does. */
function normalized(x, d, gain, bias) {
  const rows = new Float64Array(x.length);
  for (let start = 0; start < x.length; start += d) {
    const row = x.subarray(start, start + d);
    const mean = row.reduce((total, value) => total + value, 0) / d;
    const variance = row.reduce((total, value) => total + (value - mean) ** 2, 0) / d;
    const scale = 1 / Math.sqrt(variance + 1e-5);
    row.forEach((value, i) => {
      rows[start + i] = (value - mean) * scale * gain[i] + bias[i];
    });
  }
  return rows;
}

/** rows (T, d) W (d, d) + b, cut into heads: (H, T, D). */
function projectedHeads(rows, weight, bias, heads) {
  const d = bias.length;
  const tokens = rows.length / d;
  const width = d / heads;
  const out = new Float32Array(rows.length);
  const sums = new Float64Array(d);
  for (let token = 0; token < tokens; token++) {
    sums.set(bias);
    for (let k = 0; k < d; k++) {
      const factor = rows[token * d + k];
      for (let i = 0; i < d; i++) sums[i] += factor * weight[k * d + i];
    }
    for (let i = 0; i < d; i++)
      out[(Math.floor(i / width) * tokens + token) * width + (i % width)] = sums[i];
  }
  return out;
}

/** Of the first `cached` tokens of one block: key and value, each (H, cached, D). */
export function cachedHeads({ d, heads, cached }, weights, x) {
  const of = (id) => weights[`block.0.${id}`];
  const rows = normalized(x.subarray(0, cached * d), d, of("norm_1.gain"), of("norm_1.bias"));
  return {
    key: projectedHeads(rows, of("attention.W_key"), of("attention.b_key"), heads),
    value: projectedHeads(rows, of("attention.W_value"), of("attention.b_value"), heads),
  };
}
