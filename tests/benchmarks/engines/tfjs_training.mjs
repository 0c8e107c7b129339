// The same training in TensorFlow.js on its WebAssembly backend, one thread. Its backend has no kernel for the gradient
// of a lookup, so words are rows of zeros and a one; all parameters are one vector, which clipping and AdamW take at once.

const EPSILON = 1e-5;
const HIDDEN = -1e9;

/** `start` holds the parameters and the examples of the first steps, `request` what is trained. */
export function createTraining(tf, { created, values, batches }, request) {
  const { optimizer, attention, block } = request;
  const heads = attention.num_heads;
  const vocabulary = created.vocabulary.length;
  const tokens = batches[0].tokens[0].length;
  const sentences = batches[0].tokens.length;
  const width = request.embedding.d_in;
  const head = width / heads;
  const parts = created.state.map(({ id, shape }) => ({
    id,
    shape,
    size: shape.reduce((a, b) => a * b, 1),
  }));

  const examples = batches.map((batch) =>
    tf.tidy(() => {
      const ids = tf.tensor1d(batch.tokens.flat(), "int32");
      const targets = batch.targets.flat();
      const counted = targets.filter((target) => target >= 0).length;
      // Rows that do not count are zero, as an id outside of the range is.
      const rows = (one) => tf.cast(tf.oneHot(one, vocabulary), "float32");
      return {
        words: tf.keep(rows(ids)),
        wanted: tf.keep(tf.div(rows(tf.tensor1d(targets, "int32")), counted)),
      };
    }),
  );
  const { cosines, sines, turn, mask } = constantsOf(tf, { tokens, head });
  let flat = tf.tensor1d(values);
  let first = tf.zerosLike(flat);
  let second = tf.zerosLike(flat);
  let steps = 0;

  const norm = (x, gain) =>
    tf.mul(tf.mul(x, tf.rsqrt(tf.add(tf.mean(tf.square(x), -1, true), EPSILON))), gain);
  const rotated = (x) =>
    tf.add(
      tf.mul(x, cosines),
      tf.mul(tf.reshape(tf.matMul(tf.reshape(x, [-1, head]), turn), x.shape), sines),
    );
  const split = (x) =>
    tf.reshape(tf.transpose(tf.reshape(x, [sentences, tokens, heads, head]), [0, 2, 1, 3]), [
      sentences * heads,
      tokens,
      head,
    ]);

  function attend(p, prefix, x) {
    const query = rotated(split(tf.matMul(x, p[`${prefix}.W_query`])));
    const key = rotated(split(tf.matMul(x, p[`${prefix}.W_key`])));
    const value = split(tf.matMul(x, p[`${prefix}.W_value`]));
    const scores = tf.matMul(tf.mul(query, 1 / Math.sqrt(head)), key, false, true);
    const context = tf.matMul(tf.softmax(tf.add(scores, mask)), value);
    const merged = tf.reshape(
      tf.transpose(tf.reshape(context, [sentences, heads, tokens, head]), [0, 2, 1, 3]),
      [sentences * tokens, width],
    );
    return tf.add(tf.matMul(merged, p[`${prefix}.W_output`]), p[`${prefix}.b_output`]);
  }

  function lossOf(vector, { words, wanted }) {
    const pieces = tf.split(
      vector,
      parts.map(({ size }) => size),
    );
    const p = Object.fromEntries(
      parts.map(({ id, shape }, i) => [id, tf.reshape(pieces[i], shape)]),
    );
    let x = tf.matMul(words, p.embedding);
    for (let layer = 0; layer < block.num_layers; layer++)
      x = tf.add(
        x,
        attend(p, `block.${layer}.attention`, norm(x, p[`block.${layer}.norm_1.gain`])),
      );
    const logits = tf.matMul(norm(x, p["final_norm.gain"]), p.W_head);
    return tf.neg(tf.sum(tf.mul(tf.logSoftmax(logits), wanted)));
  }

  /** One step of AdamW; the loss before it. */
  function step(example) {
    steps++;
    const [loss, ...next] = tf.tidy(() => {
      const { value, grad } = tf.valueAndGrad((vector) => lossOf(vector, example))(flat);
      const { betas, epsilon, weight_decay, warmup, clip } = optimizer;
      const rate = optimizer.learning_rate * Math.min(1, steps / warmup);
      const size = Math.sqrt(tf.sum(tf.square(grad)).dataSync()[0]);
      const clipped = size > clip ? tf.mul(grad, clip / (size + 1e-6)) : grad;
      const one = tf.add(tf.mul(first, betas[0]), tf.mul(clipped, 1 - betas[0]));
      const two = tf.add(tf.mul(second, betas[1]), tf.mul(tf.square(clipped), 1 - betas[1]));
      const root = tf.add(tf.sqrt(tf.div(two, 1 - betas[1] ** steps)), epsilon);
      const change = tf.div(tf.mul(one, rate / (1 - betas[0] ** steps)), root);
      return [value, tf.sub(tf.mul(flat, 1 - rate * weight_decay), change), one, two];
    });
    const [number] = loss.dataSync();
    tf.dispose([loss, flat, first, second]);
    [flat, first, second] = next;
    return number;
  }

  let at = 0;
  return {
    losses: () => examples.map(step),
    run: () => step(examples[at++ % examples.length]),
  };
}

/** Cosines and sines of the rotary positions, the matrix that turns each pair by a right angle, and the causal mask. */
function constantsOf(tf, { tokens, head }) {
  const angles = Array.from({ length: tokens }, (_, position) =>
    Array.from({ length: head }, (_, i) => position * 10000 ** (-(i - (i % 2)) / head)),
  );
  const turn = Array.from({ length: head }, (_, row) =>
    Array.from({ length: head }, (_, column) =>
      row % 2 === 1 && column === row - 1 ? -1 : row % 2 === 0 && column === row + 1 ? 1 : 0,
    ),
  );
  const mask = Array.from({ length: tokens }, (_, row) =>
    Array.from({ length: tokens }, (_, column) => (column > row ? HIDDEN : 0)),
  );
  return {
    cosines: tf.tensor2d(angles.map((row) => row.map(Math.cos))),
    sines: tf.tensor2d(angles.map((row) => row.map(Math.sin))),
    turn: tf.tensor2d(turn),
    mask: tf.tensor2d(mask),
  };
}
