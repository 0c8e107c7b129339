import type { StepTexts } from "../steps.js";

export const steps: StepTexts = {
  own: {
    tokens:
      "The sentence is split into tokens. Each has an id, the number of its row in a table of vectors.",
    vectors:
      "Each token becomes a vector, a row of numbers. From here on the model computes with these vectors and no longer with letters.",
    logits:
      "Each token's vector is multiplied by a matrix with a column for every token that could come next. The result is a score for each of them.",
    loss: "The loss is minus the logarithm of the probability that the token which really came next was given. The mean over all tokens is one number, which says how wrong the predictions are.",
    prediction:
      "From each token's vector the next token is predicted: a score for every token, a probability, and a loss that says how wrong it was.",
    backward:
      "How much would the loss change if one number changed a little? The answer for every number is its gradient. They are computed from the loss back to the first vectors, each step from the one after it.",
    backward_step:
      "Below each value stands its gradient: if the value grows a little, the loss changes that many times as much. The step is played from its result back to its inputs.",
    backward_softmax:
      "A score's gradient is its weight, times how far the gradient of the weight lies above the mean of the row. A weight near zero or one passes on almost nothing, so a head that is sure learns slowly.",
    qkv: "Each vector is multiplied by three matrices. The query is what a token looks for, the key is what it is found by, and the value is what it passes on.",
    scores:
      "The score of a pair is the dot product of a query and a key: their numbers are multiplied in pairs and added up. The better they match, the larger it is. Each row belongs to one query.",
    cosine:
      "The score of a pair is the cosine of the angle between two vectors. Their lengths do not count.",
    bilinear:
      "There is a matrix between query and key, so a score can give some features more weight than others.",
    additive:
      "Query and key are each multiplied by a matrix and then added. Every pair gets a vector, from which its score is computed.",
    scale:
      "All scores are multiplied by one factor, usually one over the square root of the head's width. Otherwise wide vectors would give large scores, and softmax would be too sharp to learn.",
    mask: "Some pairs are ruled out: a token must not see them. Under a causal mask these are the tokens that come later.",
    softmax:
      "Each row of scores becomes a row of weights, which are shares: none is negative, and every row adds up to one. Softmax raises e, a fixed number between two and three, to the power of each score, and divides by the sum of the row.",
    softmax_naive:
      "Each score becomes a power of e, and the row is divided by its sum. The maximum is not subtracted first, so very large scores overflow.",
    divide_by_sum: "Each row is divided by its sum, so that it adds up to one.",
    context:
      "A token's context vector is the sum of all values, each multiplied by its weight. The larger the weight, the more the token takes from there.",
    context_heads:
      "Each head computes context vectors of its own: its values, multiplied by its weights and added up.",
    split_heads:
      "The columns are divided among the heads. Each head compares the tokens by its own part of the vectors, so different heads can look at different tokens.",
    repeat_heads:
      "Several query heads share keys and values. These are repeated, so that each query head has some to work with.",
    merge_heads:
      "The contexts of all heads are joined side by side. No number changes; each token has one vector again.",
    rotate:
      "Queries and keys are rotated by an angle that grows with the position. Positions then enter a dot product only through their distance.",
    dropout:
      "In training, some weights are set to zero at random, and the others are enlarged to make up for it.",
    residual:
      "The input of the sub-layer is added to its result. The sub-layer only has to compute a change, and information can also pass around it.",
    layer_norm:
      "Each row is shifted and scaled until its mean is zero and its variance is one. Numbers of a similar size make training stable.",
    rms_norm:
      "Each row is divided by its root mean square. No mean is subtracted, which is cheaper than layer norm.",
    batch_norm:
      "Each column is normalised over all rows, so what becomes of one row depends on the others.",
    feed_forward:
      "Two linear layers, with an activation in between, work on each token separately. They process what attention has collected.",
    block:
      "A block in brief: attention mixes the tokens, feed-forward works on each of them, and each adds its result to the vectors. Go in to see the parts.",
    attention:
      "Attention in brief: every token takes something from the values of the others, by its weights. Go in to see how the weights come about.",
    output:
      "The output layer: one more matrix combines the numbers of all heads, and a bias is added.",
    ways: "Each product adds one step. The ways to a word are added up over all words in between.",
    view: "The same numbers in the same order, read with another shape. Nothing is computed.",
    transpose: "Two axes change places. No number changes, only its position.",
    slice: "A part is cut out. No number changes.",
    concatenate: "The parts are joined into one matrix. No number changes.",
    row_sum: "The numbers of each row are added up.",
    row_max: "The largest number of each row is kept.",
    maximum: "Of every two numbers, the larger one is kept.",
    exp: "Each number becomes a power of e. The result is never negative and grows fast.",
    tanh: "Each number is squashed between minus one and one. Large numbers hardly differ afterwards.",
  },
  general: {
    matmul:
      "A matrix product. Each number is a row of the first matrix times a column of the second, added up.",
    matmul_transposed:
      "Each number is the dot product of a row of one matrix and a row of the other.",
    linear: "A linear layer: each row is multiplied by a matrix.",
    add: "Two matrices are added, number by number.",
    multiply: "Two matrices are multiplied number by number. This is not a matrix product.",
    lookup: "Rows are found in a table by their numbers, and copied.",
  },
};
