import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { single } from "../specs/single.js";

export const singleInChinese: WordsFor<typeof single> = {
  vectors: {
    look: "每个词是一列三个数，叫作向量，画出来就是一支箭头。每两个词都用箭头的夹角来比较：夹角的余弦，方向相同时是一，夹角越大就越小。",
    try: (f) => s`看看 ${f.query} 和 ${f.one} 的余弦是怎么算出来的。`,
    button: "查看这个余弦",
    question: (f) => s`除了它自己，哪个词的方向最接近 ${f.query}？`,
    options: {
      starts: (f) => [f.starts],
      with: (f) => [f.with],
      one: (f) => [f.one],
    },
    answer: (f) =>
      s`${f.starts} 是 ${f.near}，${f.with} 是 ${f.middle}，${f.one} 只有 ${f.far}。夹角小，说明两支箭头方向相近，并不说明它们一样长。`,
  },
  "vectors-dot-and-cosine": {
    look: "同样的六个词，量两遍。点积把两个词的数逐对相乘，再加起来，箭头越长就越大；余弦只看夹角。第二行是“journey”。",
    try: "看看“journey”和“with”的点积怎么算。哪个词的数小，它的箭头就短。",
    button: "查看这个点积",
    question: "按余弦，“with”紧跟在“starts”之后。按点积，它在“journey”这一行里排在哪里？",
    options: {
      same: "同样的位置",
      nextToLast: "倒数第二",
      last: "最后",
    },
    answer: (f) =>
      s`倒数第二：${f.dot}，只有 ${f.last} 更小，是 ${f.lastDot}。它的夹角很小，余弦是 ${f.cosine}，但箭头短，而点积两样都算。`,
  },
  "scores-of-one-query": {
    look: (f) => s`一个查询 ${f.query}，六个键。每个分数是一次点积：三个乘积相加。`,
    try: "看看其中一个分数的每一步。",
    button: "查看一个分数",
    question: (f) => s`${f.query} 给哪个词的分数最高？`,
    options: {
      first: (f) => [f.first],
      second: (f) => s`${f.second} 自己`,
      third: (f) => [f.third],
    },
    answer: (f) =>
      s`${f.second} 自己，${f.secondScore}。${f.third} 紧随其后，${f.thirdScore}。softmax 把最高的分数变成最大的权重 ${f.weight}。`,
  },
  normalising: {
    look: "分数可大可小。这里每个分数都除以本行的总和，这是把它们变成总和为一的权重的最简单的办法。",
    try: "分数有负数或者互相抵消时，除以总和就不行了。下一个示例先取指数。",
    button: "打开朴素 softmax",
    question: "六个权重加起来是多少？",
    options: {
      one: "一",
      scores: "分数的总和",
      less: "不到一",
    },
    answer: (f) =>
      s`是一。${f.high} 的分数是 ${f.highScore}，现在占全部的 ${f.highWeight}；${f.low} 从 ${f.lowScore} 变成 ${f.lowWeight}。`,
  },
  "normalising-naive": {
    look: "先把每个分数变成 e 的幂，再除以本行的总和。指数不会是负数，所以每个权重都在零和一之间。",
    try: "这里取指数之前什么也没有减。下一个示例显示它在哪里出错。",
    button: "打开更大的分数",
    question: (f) =>
      s`${f.high} 的分数是 ${f.highScore}，${f.low} 的是 ${f.lowScore}。和分数的比值相比，权重的比值……`,
    options: {
      smaller: "更小",
      same: "一样",
      larger: "更大",
    },
    answer: (f) =>
      s`更大：权重是 ${f.highWeight} 和 ${f.lowWeight}。softmax 取决于分数之差，而不是分数之比。`,
  },
  "normalising-overflow": {
    look: (f) =>
      s`这里有意把分数乘以一个很大的数：${f.score} 变成 ${f.scaled}。朴素 softmax 要算 e 的这么多次幂。`,
    try: "只要一次减法就能解决，接着打开看看。",
    button: "打开稳定的 softmax",
    question: (f) => s`朴素 softmax 之后，${f.high} 的权重是多少？`,
    options: {
      one: "接近一",
      zero: "接近零",
      none: "不是一个数",
    },
    answer: (f) => s`是 ${f.weight}：e 的幂超出了浮点数的范围，成了无穷大除以无穷大。`,
  },
  "normalising-stable": {
    look: "分数和刚才一样大，但每一行先减去自己的最大值。最大的指数于是为零，什么也不会溢出。",
    try: "看看最大的权重怎么算：先减去最大值。",
    button: "查看这个权重",
    question: (f) =>
      s`${f.high} 是 ${f.scaled}，${f.next} 是 ${f.nextScaled}。${f.high} 在这一行里占多少？`,
    options: {
      none: "得不到一个数",
      half: "一半或更少",
      most: "超过一半",
    },
    answer: (f) =>
      s`${f.weight}，${f.next} 得到 ${f.nextWeight}。每个分数减去同一个数，权重不变：分子和分母里的因子约掉了。`,
  },
  "attention-without-weights": {
    look: "每个词与每个词都相比。没有要训练的参数：词向量本身就是查询、键和值。分数矩阵沿对角线对称。",
    try: (f) => s`看看 ${f.one} 为什么给 ${f.other} 这么多权重：每一行有自己的总和。`,
    button: "查看这个权重",
    question: (f) =>
      s`${f.one} 和 ${f.other} 给对方的分数相同，${f.score} 和 ${f.back}。给对方的权重也相同吗？`,
    options: { yes: "相同", no: "不同" },
    answer: (f) =>
      s`不同：${f.one} 给 ${f.other} ${f.weight}，${f.other} 给 ${f.one} ${f.weightBack}。softmax 让每一行除以自己的总和，权重就不再对称。`,
  },
  "seventh-token": {
    look: (f) =>
      s`最后一行 ${f.mixture} 是 ${f.source} 的上下文向量，由前六个词加权求和而成，现在把它也当作一个词。`,
    try: (f) => s`现在有七个词，${f.source} 的上下文稍有变化。看看它怎么算。`,
    button: "查看这个数",
    question: (f) => s`${f.mixture} 最关注哪个词？`,
    options: {
      itself: (f) => s`${f.mixture} 自己`,
      source: (f) => [f.source],
      other: "另外一个",
    },
    answer: (f) =>
      s`${f.best}，权重 ${f.most}；它给自己 ${f.own}。加权平均的向量在各个词之间，比较短，而点积偏向长的向量。`,
  },
  "query-key-value": {
    look: "三个矩阵把每个词变成查询、键和值。分数由查询与键的点积得到，上下文是值的加权和。",
    try: "换一组随机矩阵，看看权重还是不是这样分布。",
    button: "换一组参数",
    question: (f) => s`矩阵是随机的。${f.query} 最关注哪里？`,
    options: { itself: "它自己", other: "另一个词" },
    answer: (f) =>
      s`${f.best}，权重 ${f.most}。最少的是 ${f.leastToken}，${f.least}。随机的矩阵说明不了词的含义，有含义要靠训练。`,
  },
  "query-key-value-one": {
    look: (f) => s`一个查询，逐步来看：${f.query} 变成查询，与六个键比较，再对六个值加权求和。`,
    try: "看看查询的第一个数：词的各个数，乘以查询矩阵的一列。",
    button: "查看这个数",
    question: (f) => s`${f.query} 的查询有几个数？`,
    options: {
      vector: "和它的词向量一样多",
      columns: "查询矩阵有几列，就有几个",
      tokens: "有几个词，就有几个",
    },
    answer: (f) =>
      s`矩阵有几列就有几个，第一个是 ${f.first}。只有查询和键必须一样宽：它们的点积给 ${f.key} 的分数是 ${f.score}，缩放后是 ${f.scaled}。`,
  },
  "query-key-value-seed-168": {
    look: "另一组词向量，另一组矩阵，每个数都是正的。看权重时，竖着看各列，不要只看各行。",
    try: "播放算出权重的那一步。",
    button: "跳到权重",
    question: "六个词最关注的是同一个词吗？",
    options: {
      same: "是，都一样",
      several: "不，各不相同",
    },
    answer: (f) =>
      s`都是 ${f.best}，${f.query} 给它 ${f.most}。所有的数都是正的，最长的键在每一行里权重都最大。还没有训练，所以这些权重没有含义。`,
  },
  "query-key-value-xavier": {
    look: "矩阵按 Xavier 方法抽取：以零为中心，层越宽，范围越窄。查询和键可以是负的。",
    try: "改为在零和一之间抽取，比较一下分数。",
    button: "抽取正的参数",
    question: "矩阵里可以有负数。这些分数里有负的吗？",
    options: { positive: "没有，都是正的", negative: "有" },
    answer: (f) =>
      s`最低的分数是 ${f.least}，在 ${f.query} 和 ${f.key} 之间，softmax 仍然给它 ${f.weight} 的权重。六个词的方向差不多，所以这里分数的正负都一样；换一组矩阵，也可能全是负的。`,
  },
  "linear-layers": {
    look: "现在三个矩阵按线性层的方式初始化：都是零附近的小数。",
    try: "把分数乘以一个更大的数，看各行变得尖锐。",
    button: "放大分数",
    question: (f) => s`还没有训练，${f.query} 的偏好有多明显？`,
    options: {
      even: "几乎没有差别：权重差不多均等",
      leaning: "偏向一个词",
      sharp: "一个词占了一半以上",
    },
    answer: (f) =>
      s`几乎没有差别：从 ${f.leastToken} 的 ${f.least} 到 ${f.best} 的 ${f.most}。矩阵小，分数就小；分数小，softmax 就接近均等。`,
  },
  "linear-layers-seed-123": {
    look: "同样的词，同样的层，换了一个种子。不同的只是抽到的随机数。",
    try: "换回前一个示例的种子，比较权重。",
    button: "用另一个种子",
    question: "六个词最关注的都是同一个词吗？",
    options: { same: "是", several: "不是" },
    answer: (f) =>
      s`是，都是 ${f.best}，但只多一点点：${f.query} 给它 ${f.most}，最少的是 ${f.least}。这么微弱的差别，只是随机抽取的结果。`,
  },
  "why-scale": {
    look: "三种宽度的随机查询和键，没有缩放。每种宽度都有：分数、分数平方的均值、softmax，以及它的斜率，也就是权重随分数变化的快慢。",
    try: "把最宽的权重和最窄的比一比。",
    button: "跳到最宽的权重",
    question: "每种宽度是前一种的四倍。分数平方的均值怎样增长？",
    options: {
      constant: "不增长",
      root: "随宽度的平方根",
      width: "随宽度本身",
    },
    answer: (f) =>
      s`随宽度本身：${f.narrow}、${f.middle}、${f.wide}。乘积越多，和的方差就越大。softmax 于是变得尖锐：有一行把 ${f.sharpest} 给了一个键，那里的斜率是 ${f.slope}，训练几乎无法再改变它。`,
  },
  "why-scale-scaled": {
    look: "还是那些查询和键。这一次，每个分数在 softmax 之前先除以宽度的平方根。",
    try: "跳到缩放最宽分数的那一步。",
    button: "跳到缩放",
    question: "现在平方的均值怎样随宽度增长？",
    options: {
      constant: "几乎不变",
      root: "随宽度的平方根",
      width: "随宽度本身",
    },
    answer: (f) =>
      s`几乎不变：${f.narrow}、${f.middle}、${f.wide}。最尖锐那一行的最大权重降到 ${f.sharpest}，那里的斜率是 ${f.slope}：无论多宽，softmax 都不会变得尖锐。`,
  },
  "scale-and-width": {
    look: "用随机数作查询和键，抽取许多次，从很窄到很宽。每条线是一个分数：宽度每加一，它就多一个乘积。请拖动宽度，看权重怎样变化。",
    try: "是碰巧吗？换一批随机数试试。",
    button: "重新抽取",
    question: "查询和键最宽、又不除以平方根时，一个词平均得到多少权重？",
    options: {
      even: "和别的词差不多",
      half: "大约一半",
      all: "几乎全部",
    },
    answer: (f) =>
      s`几乎全部：${f.wide}，而最窄的时候是 ${f.narrow}。分数是一个和，越宽就相差越远，softmax 便只取最高的那个。这时它的斜率是 ${f.slope}，训练几乎无法再改变这样的权重。除以宽度的平方根之后，最大的权重是 ${f.scaled}，斜率是 ${f.scaledSlope}。`,
  },
};
