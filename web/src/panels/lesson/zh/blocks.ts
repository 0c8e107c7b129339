import { sentence as s } from "../../../draw/marks.js";
import type { blocks } from "../specs/blocks.js";
import type { WordsFor } from "../types.js";

export const blocksInChinese: WordsFor<typeof blocks> = {
  positions: {
    look: "注意力本身不知道词的先后。这里加上位置的正弦和余弦：前面几列频率高，后面几列频率低。",
    try: "看位置怎样加到词上。",
    button: "跳到相加",
    question: (f) => s`第一个词 ${f.first} 在位置零，加上的是什么？`,
    options: {
      nothing: "什么也没有",
      alternating: "零和一交替",
      random: "随机的数",
    },
    answer: (f) =>
      s`${f.sine} 和 ${f.cosine} 交替：零的正弦和余弦。往后一位的 ${f.next}，第一个数加上 ${f.nextSine}。`,
  },
  "positions-learned": {
    look: "一张表，每个位置一行。它从随机的数开始，和别的参数一样要训练。",
    try: "重新抽一张表。",
    button: "重新抽取",
    question: "正弦总在负一和一之间。还没有训练时，这些数也是吗？",
    options: { yes: "是", no: "不是" },
    answer: (f) =>
      s`不是：${f.token} 那里是 ${f.far}。它们按正态分布抽取。相邻位置的两行还不相像，那要靠学习；表的末尾之后就什么也没有了。`,
  },
  "positions-rotary": {
    look: "什么也不加。投影之后，查询和键里每两个数转过一个角，位置越靠后转得越多。",
    try: (f) => s`看看 ${f.last} 的一个数怎样旋转。`,
    button: "查看旋转",
    question: (f) => s`${f.first} 在位置零，它的查询有什么变化？`,
    options: { nothing: "没有变化", all: "每个数都变了" },
    answer: (f) =>
      s`没有变化：${f.query} 还是 ${f.turned}。${f.last} 的 ${f.lastQuery} 变成了 ${f.lastTurned}。旋转不改变长度，位置只通过相隔的距离影响点积。`,
  },
  "positions-none": {
    look: "没有位置编码。每个词进来的只有它的词向量。",
    try: "打开倒过来的同一句话，找到同样的分数。",
    button: "打开倒过来的句子",
    question: (f) => s`${f.query} 和 ${f.key} 的分数取决于什么？`,
    options: { words: "只取决于这两个词", places: "取决于词和它们的位置" },
    answer: (f) =>
      s`只取决于词：分数是 ${f.score}，两个词放在哪里都一样。在这样的注意力看来，一句话只是一袋词。`,
  },
  "positions-none-permuted": {
    look: "同样的六个词，从后往前，仍然没有位置编码。",
    try: "加上位置编码，看分数变化。",
    button: "加上位置编码",
    question: (f) => s`${f.query} 原来排第二，现在排倒数第二。它的上下文向量变了吗？`,
    options: { same: "没有，只是跟着换了地方", other: "变了" },
    answer: (f) =>
      s`只是换了地方。它和 ${f.key} 的分数还是 ${f.score}，上下文的开头还是 ${f.context}：词序打乱，输出只是跟着打乱。`,
  },
  "positions-compared": {
    look: "正弦位置编码是一组快慢不同的时钟，旋转位置编码则直接转动查询和键。拖动位置：时钟转动，两个词越隔越远。最后把词序打乱。",
    try: "换一种打乱的顺序。",
    button: "再打乱一次",
    question: "词序打乱之后，哪些做法的上下文向量会变？",
    options: {
      all: "都会变，没有位置编码也一样",
      placed: "用正弦或旋转位置编码的会变",
      neither: "都不变，因为词没有变",
    },
    answer: (f) =>
      s`有位置编码的才会变。${f.token} 的上下文向量，用正弦移动了 ${f.sinusoidal}，用旋转移动了 ${f.rotary}；没有位置编码只差 ${f.none}，不过是舍入误差。`,
  },
  "feed-forward": {
    look: (f) =>
      s`每个词元单独经过两层：从 ${f.narrow} 个数到 ${f.wide} 个，再回来。两层之间，激活函数改变负数部分。`,
    try: "换一个激活函数，看那些零变成什么。",
    button: "用 GELU",
    question: "ReLU 把负数变成零。隐藏层里有多少个数变成了零？",
    options: { none: "没有", some: "一部分", most: "几乎全部" },
    answer: (f) =>
      s`${f.all} 个里有 ${f.zeros} 个：训练之前大约一半是负的，例如 ${f.before}，它变成 ${f.after}。没有这个非线性，两层的作用不会超过一层。`,
  },
  norms: {
    look: "同一张小表归一化两遍：一遍按列，跨整个批次；一遍按行，每个词元单独进行。",
    try: "看看层归一化的一个数怎么算。",
    button: "查看一个数",
    question: "层归一化的均值是对什么求的？",
    options: { rows: "每一行：一个词元", columns: "每一列：一个特征" },
    answer: (f) =>
      s`每一行。第一行的均值是 ${f.mean}，方差是 ${f.variance}，所以它的第一个数变成 ${f.normed}。批归一化用的是第一列的均值 ${f.batchMean}，所以与别的行有关。`,
  },
  "norms-rms": {
    look: "只做除法，除以平方的均值的平方根。不减均值，也没有偏置。",
    try: "看看其中一个数怎么算。",
    button: "查看一个数",
    question: "之后一行的均值是零吗？",
    options: { yes: "是", no: "不是" },
    answer: (f) => s`不是。${f.x} 除以 ${f.rms} 得到 ${f.normed}：正负都不变，只是均方根变成一。`,
  },
  "norms-random": {
    look: "许多随机的行，每一行单独归一化。之前，每一行有自己的均值和方差。",
    try: "跳到结果，比较各行的颜色。",
    button: "跳到层归一化",
    question: (f) => s`第一行的均值是 ${f.mean}，方差是 ${f.variance}。之后它的方差是多少？`,
    options: { same: "不变", one: "一", zero: "零" },
    answer: (f) => s`是一，只差根号下那个很小的 epsilon。第一个数从 ${f.x} 变成 ${f.normed}。`,
  },
  "norms-deep": {
    look: "后归一化的块叠得很深，就难以训练。DeepNorm 在相加之前，把残差连接乘以一个系数。",
    try: "让系数再大一些。",
    button: "用更大的系数",
    question: "残差连接乘以多少？",
    options: { less: "小于一", one: "一", more: "大于一" },
    answer: (f) =>
      s`乘以 ${f.shown}，层数越多它越大。${f.x} 乘以它，加上注意力给的 ${f.attended}，得到 ${f.sum}。这样每一层带来的改变就小一些。`,
  },
  block: {
    look: "一个完整的块：注意力让词元交换信息，前馈网络单独处理每个词元。两处都有残差连接：输入绕过这一层，再加回来。",
    try: "试试去掉残差连接。",
    button: "去掉残差连接",
    question: "这是后归一化的块。第一个归一化在哪里？",
    options: { before: "在注意力之前", after: "在残差相加之后" },
    answer: (f) =>
      s`相加之后：${f.before} 变成 ${f.normed}。块的输出都归一化过了；残差通路要经过每个归一化，所以很深的后归一化堆叠，训练时要先预热学习率。`,
  },
  "block-pre-norm": {
    look: "归一化移到了注意力之前和前馈网络之前。残差通路不再经过归一化。",
    try: "把归一化放回相加之后，比较输出。",
    button: "用后归一化",
    question: "这个块的输出归一化过吗？",
    options: { yes: "归一化过", no: "没有" },
    answer: (f) =>
      s`没有。输入是 ${f.x}，输出是 ${f.output}：只是输入与各子层结果之和。深的堆叠因此容易训练，也因此要在最后再归一化一次。`,
  },
  "block-sandwich-norm": {
    look: "每个子层的输入归一化一次，结果在残差相加之前再归一化一次。",
    try: "跳到注意力之后的归一化。",
    button: "跳到那个归一化",
    question: "有两个子层。这个块一共有几次归一化？",
    options: { one: "每个子层一次", two: "每个子层两次" },
    answer: (f) =>
      s`${f.shown} 次，每个子层两次。注意力之后，${f.attended} 变成 ${f.normed}，任何子层都不会加上特别大的数。`,
  },
  "depth-and-norms": {
    look: "同一个句子经过四个未经训练的堆叠，权重完全相同，只有归一化的位置不同。带子越宽，残差流越大。请拖动块数。",
    try: "叠四十八个块。",
    button: "用四十八个块",
    question: "没有归一化，到了顶端残差流有多大？",
    options: {
      same: "和句子一样大",
      adds: "大几倍：更新只是相加",
      multiplies: "大一千倍以上",
    },
    answer: (f) =>
      s`大一千倍以上：${f.none}，因为每次更新都和算出它的残差流一样大。前归一化时更新只是相加，到 ${f.pre}，所以一个块在底部加上残差流的 ${f.first}，到顶端只有 ${f.last}。后归一化把残差流保持在 ${f.post}，每个块都替换掉其中一大部分。`,
  },
  stacks: {
    look: "两个带因果掩码的解码器块，最后再归一化一次，GPT 就是这样。第二块的输入是第一块的输出。",
    try: "跳到第二块的权重。",
    button: "跳到权重",
    question: (f) => s`在第二块里，第一个词 ${f.first} 看得到什么？`,
    options: { itself: "只有它自己", all: "通过第一块看到全部" },
    answer: (f) =>
      s`只有它自己：${f.own}，给 ${f.second} 的是 ${f.next}。每一块都有掩码，第一块里的各行也不依赖后面的词，所以模型能逐词生成。`,
  },
  "stacks-encoder": {
    look: "两个没有掩码的编码器块，BERT 就是这样：每个词都能关注两个方向的词。",
    try: "给它加上解码器的掩码。",
    button: "加上掩码",
    question: (f) => s`第一个词 ${f.first} 看得到最后一个词 ${f.last} 吗？`,
    options: { yes: "看得到", no: "看不到" },
    answer: (f) =>
      s`看得到，第一块里是 ${f.weight}，第二块里是 ${f.later}。这适合理解整句话，但不能用来预测下一个词，因为模型已经看到了答案。`,
  },
  "stacks-encoder-decoder": {
    look: "编码器处理中文，解码器生成英文，T5 就是这样。每个解码器块在带掩码的注意力和前馈网络之间，对编码器的输出做一次交叉注意力。",
    try: "跳到解码器的交叉注意力。",
    button: "跳到交叉注意力",
    question: "第一个解码器块用的键来自哪个编码器块？",
    options: { first: "第一个", last: "最后一个" },
    answer: (f) =>
      s`最后一个：每个解码器块用的都是编码器最终的输出。这里 ${f.query} 给 ${f.best} 的权重最大，${f.weight}。`,
  },
  "grouped-query": {
    look: "八个查询头共用两组键和值：每个头都用自己的查询，去比它那一组的键。",
    try: "让每个头都有自己的键和值。",
    button: "各用八个",
    question: "有四个头读的是同样的键。它们关注的词也一样吗？",
    options: { same: "一样，键相同权重就相同", differ: "不一样，查询不同" },
    answer: (f) =>
      s`不一样：前两个头有 ${f.one} 的权重给了不同的词。平均来看，同组之间是 ${f.within}，不同组之间是 ${f.between}，只多一点。所以减少键和值损失很小，缓存却从 ${f.own} 字节减到 ${f.kept} 字节。`,
  },
  "multi-query": {
    look: "四个查询头共用一组键和值。逐词生成时，要保留的数就少了。",
    try: "让每个头重新有自己的键和值。",
    button: "各用四个",
    question: "比起每个查询头各有一组键，键的缓存还剩多少？",
    options: { same: "一样多", half: "一半", heads: "四分之一：四组变成一组" },
    answer: (f) =>
      s`四分之一：每个词 ${f.keys} 个数，而查询有 ${f.queries} 个。各个头仍然不同，因为查询不同：${f.token} 给 ${f.key} 的权重，这个头里是 ${f.one}，下一个头里是 ${f.other}。`,
  },
  windows: {
    look: "滑动窗口：无论句子多长，每个词只看自己和前面的几个。",
    try: "把窗口加宽。",
    button: "加宽窗口",
    question: (f) => s`最后一个词 ${f.last} 看得到什么？`,
    options: { itself: "只有自己", two: "自己和前一个词", all: "前面的全部" },
    answer: (f) =>
      s`自己，${f.own}，还有 ${f.before}，${f.previous}；第一个词得到 ${f.hidden}。这样计算量随句子的长度增长，而不是随长度的平方。`,
  },
  "windows-layers": {
    look: "三层，窗口同样窄。最后一个词在第一层里只看到两个词，但它看到的那个词也往回看过。",
    try: "叠五层。",
    button: "用五层",
    question: (f) => s`三层之后，${f.last} 能间接看到几个词，包括它自己？`,
    options: {
      same: "两个，和一层时一样",
      grows: "两个，此后每多一层多一个",
      all: "全部六个",
    },
    answer: (f) =>
      s`${f.reached} 个。每一层往回多覆盖一个词；在第一层里，它把 ${f.weight} 的注意力给了前一个词。层数多了，窄窗口也能覆盖很远。`,
  },
  "windows-reach": {
    look: "每一排点是一层，窗口都是两个词。锥形显示一个点得知了哪些词。点任意一个词或一个点，看它自己的锥形。",
    try: "拖动层数，直到最后一个词得知第一个词；再到设置里画一个别的掩码。",
    button: "用八层",
    question: (f) =>
      s`一层让 ${f.last} 得知 ${f.window} 个词，包括它自己。${f.layers} 层之后有几个？`,
    options: {
      same: "还是两个",
      adds: "四个：每层多一个",
      multiplies: "八个：每层翻一倍",
    },
    answer: (f) =>
      s`${f.heard} 个。它从 ${f.before} 取来的那 ${f.weight}，带来了 ${f.before} 看到过的词，所以每层多覆盖一个词。这 ${f.tokens} 个词里的第一个，要经过 ${f.needed} 层才传到这里。模型本来就有很多层，所以用得起窄窗口。`,
  },
};
