import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { heads } from "../specs/heads.js";

export const headsInChinese: WordsFor<typeof heads> = {
  "causal-mask": {
    look: "后面的词的分数设为负无穷，它的指数是零，softmax 就把全部注意力分给到此为止的词。",
    try: "去掉掩码，看看多出哪些权重。",
    button: "去掉掩码",
    question: (f) => s`${f.first} 排在最前，只看得到自己。它把多少注意力给自己？`,
    options: { all: "全部", even: "均等的一份", nothing: "一点也没有" },
    answer: (f) =>
      s`全部，${f.own}；${f.second} 得到 ${f.next}。对角线没有遮蔽：如果连它也遮住，这一行就什么都不剩了。`,
  },
  "causal-mask-renormalize": {
    look: "另一种办法：先对所有的词做 softmax，再把后面的词置零，每一行除以剩下的总和。",
    try: "打开第一种办法，比较上下文向量：两者相等。",
    button: "打开第一种办法",
    question: (f) => s`除之前，${f.query} 这一行加起来是多少？`,
    options: { one: "一", less: "不到一", more: "超过一" },
    answer: (f) =>
      s`${f.sum}：少了被遮蔽的词的权重。第一个权重 ${f.weight} 变成 ${f.shared}。所有词的总和约掉了，所以两种办法结果一致。`,
  },
  "causal-mask-four-predictions": {
    look: (f) =>
      s`每一行预测它后面的那个词，所以一句话同时是 ${f.predictions} 道练习。掩码遮住每一行的答案。`,
    try: "打开没有掩码的同一句话。",
    button: "打开没有掩码的",
    question: (f) => s`${f.query} 要预测 ${f.answer}。它可以看到哪些词？`,
    options: {
      before: "只有它前面的",
      itself: "它前面的和它自己",
      all: "全部",
    },
    answer: (f) =>
      s`它前面的和它自己：它给自己 ${f.own}，${f.answer} 得到 ${f.hidden}。看不到自己，它就不知道该接着哪个词预测。`,
  },
  "causal-mask-each-sees-its-answer": {
    look: (f) => s`同一句话，什么也不遮。${f.first} 仍然应该预测 ${f.second}。`,
    try: "加上因果掩码，再看第一行。",
    button: "加上掩码",
    question: (f) => s`${f.second} 是 ${f.first} 该预测的词。${f.first} 从它那里获取信息吗？`,
    options: { none: "不获取", some: "获取" },
    answer: (f) =>
      s`它给 ${f.second} 的权重是 ${f.next}。答案可以照抄，它学会的就是照抄；真正生成的时候，下一个词还不存在。`,
  },
  dropout: {
    look: "训练时随机把一些权重置零，这里每个的概率都是一半，避免一个词只依赖另一个词。",
    try: "把失活率设为零，就像使用模型时那样：随机失活不起作用。",
    button: "失活率设为零",
    question: (f) =>
      s`${f.query} 这一行里 ${f.key} 的权重保留了下来，原来是 ${f.before}。它变成多少？`,
    options: { stays: "不变", doubles: "加倍", halves: "减半" },
    answer: (f) =>
      s`加倍，成为 ${f.after}；另一个从 ${f.fallenBefore} 变成 ${f.fallen}。保留的要除以保留的概率，这样一行的总和在平均意义上不变。`,
  },
  "dropout-torch": {
    look: "同样的失活率和种子，用 PyTorch 普通的随机数生成器：它抽中的位置和 MKL 版本不同，失活的也就不同。",
    try: "换一个种子再抽一次。",
    button: "换一个种子",
    question: (f) => s`第一行只有一个权重 ${f.firstBefore}。随机失活之后它变成什么？`,
    options: { stays: "不变", doubled: "加倍", dropped: "归零" },
    answer: (f) => s`${f.firstAfter}。随机失活之后，一行的总和不一定是一，只是平均起来是一。`,
  },
  batches: {
    look: "两句话同时计算，这里是同一句话两遍。矩阵是共用的，分数各有各的。",
    try: "改动第二句的一个数，再看两句的上下文。",
    button: "改动第二句",
    question: (f) => s`${f.token} 的两个上下文向量有差别吗？`,
    options: { equal: "没有，它们相等", different: "有差别" },
    answer: (f) =>
      s`开头分别是 ${f.one} 和 ${f.other}。同一批次里的句子互相看不到，成批只是为了省时间。`,
  },
  "stacked-heads": {
    look: "两个完整的头，各有自己的矩阵。在上下文拼接之前，它们互不影响。",
    try: "跳到两者拼接的地方。",
    button: "跳到上下文向量",
    question: (f) => s`每个头给每个词 ${f.head} 个数。拼起来的上下文有多宽？`,
    options: { one: "和一个头一样宽", beside: "所有的头加在一起那么宽" },
    answer: (f) =>
      s`${f.width} 个数。${f.token} 这一行的第一个是 ${f.first}，来自第一个头；最后一个是 ${f.second}，来自第二个头。`,
  },
  "split-heads": {
    look: "一个宽矩阵算出所有的查询，再把它的列分给各个头。数字和用两个小矩阵时一样，只是一次乘完。",
    try: "看它怎样拆分：各列分开，再叠起来。",
    button: "跳到切分",
    question: "每句话有几个分数矩阵？",
    options: { one: "一个", heads: "每个头一个", tokens: "每个词一个" },
    answer: (f) =>
      s`每个头一个。${f.token} 在第一个头里给 ${f.key} ${f.one}，在第二个头里给 ${f.other}：每个头有自己的权重。`,
  },
  "split-heads-wider": {
    look: (f) => s`两个头，每个 ${f.width} 个数，由更宽的一行拆分而来。每个头按自己的宽度缩放。`,
    try: "把同一行拆成四个头，缩放随之改变。",
    button: "用四个头",
    question: "一个头的分数乘以什么？",
    options: {
      model: "总宽度的平方根分之一",
      head: "头宽度的平方根分之一",
      plain: "头宽度分之一",
    },
    answer: (f) =>
      s`头宽度的平方根分之一，即 ${f.shown}：${f.score} 变成 ${f.scaled}。一个分数只累加一个头里的乘积，所以只算这些。`,
  },
  "split-heads-view": {
    look: "这些数依次递增，便于逐个跟踪。view 把每一行切成段，transpose 把同一个头的段放到一起，再反过来就恢复原样。",
    try: "看各段去了哪里。",
    button: "跳到转置",
    question: (f) => s`第二行的后一半从 ${f.number} 开始。它去哪个头？`,
    options: { first: "第一个头", second: "第二个头" },
    answer: (f) =>
      s`第二个：${f.second} 现在是那个头第二行的开头。拆分的是列而不是行，所以每个头仍然看得到每个词。`,
  },
  "batched-product": {
    look: "四个轴：句子、头、词、特征。乘法只在最后两个轴上进行，前面的轴只说明谁与谁相乘。",
    try: "跟踪第二个头里的一次乘法。",
    button: "查看一次乘法",
    question: "乘以自己的转置，得到什么？",
    options: {
      tokens: "每个头一个，词对词",
      features: "每个头一个，特征对特征",
      single: "所有的头合成一个矩阵",
    },
    answer: (f) =>
      s`每个头一个，词对词。同一个位置上，一个头是 ${f.one}，另一个是 ${f.other}：一个头的数不会进入另一个头。`,
  },
  "chinese-batch": {
    look: "两句中文，各三个词，词向量是给定的。查询、键和值共用一个矩阵和一个偏置。",
    try: "看看其中一个权重怎么算。",
    button: "查看一个权重",
    question: (f) => s`${f.query} 最关注哪个词？`,
    options: {
      first: (f) => [f.tokens[0] ?? f.query],
      itself: "它自己",
      last: (f) => [f.tokens[2] ?? f.query],
    },
    answer: (f) =>
      s`${f.best}，权重 ${f.weight}。另一句的 ${f.other} 给出的最大权重是 ${f.otherWeight}，而且只在它自己的句子里。`,
  },
  scoring: {
    look: "加性打分让键和查询各乘一个矩阵再相加，经过 tanh，最后与一个向量做点积。",
    try: "跟踪一个分数，从相加直到结果。",
    button: "查看一个分数",
    question: (f) => s`这里的矩阵都是正的。这些词元里，哪个和 ${f.query} 的分数最高？`,
    options: {
      itself: "它自己",
      starts: (f) => [f.tokens[2] ?? f.query],
      one: (f) => [f.tokens[4] ?? f.query],
    },
    answer: (f) =>
      s`${f.best}，${f.score}；不过最后的 ${f.last} 也有 ${f.lastScore}，相差无几。tanh 不会超过一：这里有一个和变成 ${f.squashed}，更大的和与它也差不了多少。`,
  },
  "scoring-scaled-dot": {
    look: "查询和键的点积，除以宽度的平方根：如今最常用的分数。",
    try: "改为乘以一个大数，看权重变得尖锐。",
    button: "放大",
    question: "缩放会改变词元的先后名次吗？",
    options: { yes: "会", no: "不会" },
    answer: (f) =>
      s`不会：领先的都是 ${f.best}，缩放前 ${f.score}，缩放后 ${f.scaled}。乘以正数不改变名次，只让权重更均等或更悬殊。`,
  },
  "scoring-bilinear": {
    look: "键和查询之间夹着一个矩阵。它可以看重某些特征，也可以让一个特征与另一个配对。",
    try: "看看矩阵在分数里怎样起作用。",
    button: "查看一个分数",
    question: (f) => s`用这个矩阵，这些词元里哪个和 ${f.query} 的分数最高？`,
    options: {
      first: (f) => [f.tokens[0] ?? f.query],
      itself: "它自己",
      starts: (f) => [f.tokens[2] ?? f.query],
    },
    answer: (f) =>
      s`${f.best}，${f.score}，权重 ${f.weight}；${f.last} 最后，${f.lastScore}。如果矩阵是单位矩阵，它就是普通的点积。`,
  },
  "scoring-cosine": {
    look: "点积除以两个向量的长度。向量再长也没有优势。",
    try: "换成普通的点积。",
    button: "用点积",
    question: (f) => s`谁和 ${f.query} 的分数恰好是一？`,
    options: {
      starts: (f) => [f.tokens[2] ?? f.query],
      itself: "它自己",
      none: "没有",
    },
    answer: (f) =>
      s`它自己，${f.score}。最不像的 ${f.last} 也有 ${f.lastScore}：分数这么接近，权重就差不多均等，最大的是 ${f.weight}。`,
  },
  "cross-attention": {
    look: "查询来自英文句子，键和值来自中文句子。两句可以不一样长。",
    try: "跳到两句之间的分数。",
    button: "跳到分数",
    question: "权重矩阵的行和列各是什么？",
    options: {
      queries: "每个英文词元一行，每个中文词元一列",
      keys: "每个中文词元一行，每个英文词元一列",
    },
    answer: (f) =>
      s`${f.rows} 行，${f.columns} 列：每个英文词元把注意力分给各个中文词元。${f.query} 给 ${f.best} 最多，${f.weight}，这只是碰巧，因为什么都没有训练。`,
  },
  "cross-attention-three-inputs": {
    look: "查询、键、值来自三个不同的输入。键和值一一配对，查询有几个都可以。",
    try: "跳到对值加权求和的地方。",
    button: "跳到上下文向量",
    question: "第一个序列里的第一个查询最关注哪个键？",
    options: { first: "第一个", second: "第二个", third: "第三个", fourth: "第四个" },
    answer: (f) =>
      s`最大的权重是 ${f.weight}，最小的是 ${f.least}：差不多均等，训练之跳到往如此。它的上下文的第一个数 ${f.context}，是所有值的第一个数的加权和。`,
  },
};
