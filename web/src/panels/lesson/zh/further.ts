import { sentence as s } from "../../../draw/marks.js";
import type { further } from "../specs/further.js";
import type { WordsFor } from "../types.js";

export const furtherInChinese: WordsFor<typeof further> = {
  "forgotten-transpose": {
    look: "查询拆成了多个头，但词和头两个轴没有交换。形状仍然匹配，所以没有任何报错。",
    try: "打开带转置的同一个实验。",
    button: "打开正确的",
    question: "这里的分数比较的是什么？",
    options: { tokens: "词与词", heads: "同一个词的头与头" },
    answer: (f) =>
      s`头与头。${f.token} 的第一个头给自己 ${f.own}，给自己的第二个头 ${f.other}；别的词完全没有参与。`,
  },
  "forgotten-transpose-right": {
    look: "同一句话，加上转置：头排到前面，矩阵乘法就在词与词之间进行。",
    try: "再去掉转置，比较分数。",
    button: "去掉转置",
    question: (f) => s`现在 ${f.query} 从 ${f.key} 那里获取信息吗？`,
    options: { yes: "获取", no: "不获取" },
    answer: (f) =>
      s`获取：第一个头里是 ${f.weight}，第二个头里是 ${f.other}。现在词与词之间有了信息交换，注意力正是为此而设。`,
  },
  "forgotten-transpose-as-written": {
    look: "把这个错误写成一段程序：有 view，没有 transpose。一步一步看形状。",
    try: "跳到切分，读一读它的形状。",
    button: "跳到切分",
    question: "检查每一行权重加起来是不是一，能发现这个错误吗？",
    options: { yes: "能", no: "不能" },
    answer: (f) =>
      s`不能：${f.one} 和 ${f.other} 是完全正常的一行。总和与输出的形状看起来都对，但权重一共只有 ${f.amount} 个，远远少于词乘词的数目。`,
  },
  "forgotten-transpose-fixed": {
    look: "同一段程序，加上转置。每个头的分数都是词对词。",
    try: "打开没有转置的，逐步比较形状。",
    button: "打开没有转置的",
    question: "输出的形状和输入不同吗？",
    options: { same: "相同", other: "不同" },
    answer: (f) =>
      s`相同，没有转置时也一样：从输出的形状看不出任何问题。里面现在有 ${f.amount} 个权重，其中第一个词给最后一个词的是 ${f.weight}。`,
  },
  blockwise: {
    look: (f) =>
      s`分数分成 ${f.tile} 乘 ${f.tile} 个词的块来算。每一块读进来，用完就丢弃。如果出现更大的分数，之前的结果都要乘以修正系数。拖动块的大小试试。`,
    try: "打开因果掩码。被完全遮住的块根本不用读取。",
    button: "使用因果掩码",
    question: (f) => s`每块从四个词变成八个词，处理 ${f.length} 个词要搬运多少个数？`,
    options: { half: "大约一半", same: "一样多", twice: "大约两倍" },
    answer: (f) =>
      s`大约一半：${f.atEight} 个，而不是 ${f.atFour} 个。每一行块都要把所有的键和值读一遍，块越大，行数越少。代价是快速存储要装下整块：这里同时有 ${f.held} 个数。不管块多大，结果都一样，第一个数是 ${f.output}。`,
  },
  "blockwise-step-by-step": {
    look: "键和值每两个词一块，分批处理。每个查询只保留三样：到目前为止最大的分数、指数的和、值的加权和。",
    try: "看看“starts with”这一块怎样修正“Your journey”留下的结果。",
    button: "查看一处修正",
    question: "后面的一块出现更大的分数，已经累计的和怎么办？",
    options: {
      kept: "保持不变",
      corrected: "缩小，乘以 e 的“旧最大值减新最大值”次幂",
      dropped: "丢掉",
    },
    answer: (f) =>
      s`缩小。最大值从 ${f.oldMax} 升到 ${f.newMax} 的地方，系数是 ${f.correction}，${f.oldSum} 变成 ${f.kept}，就像一开始就知道新的最大值一样。最后，输出的末行以 ${f.output} 开头，和一次算完时相同。`,
  },
  cache: {
    look: (f) =>
      s`句子一个词一个词地写，左边有缓存，右边没有。已经写下的词看不到后面的词，所以它的键和值不会再变：${f.first} 的键从头到尾都以 ${f.key} 开头。它们可以留下来。没有缓存，每写一个词就要全部重算一遍。`,
    try: "先看两边怎样写完这句话，再拖动长度，看两条曲线相差多远。",
    button: "播放",
    question: (f) => s`写一篇 ${f.length} 个词的文章，没有缓存时的乘法次数是有缓存时的多少倍？`,
    options: { two: "大约两倍", hundred: "大约一百倍", thousand: "一千倍以上" },
    answer: (f) =>
      s`大约 ${f.times} 倍：${f.without} 次，而有缓存只要 ${f.with} 次。每个新词都把前面的整句话重算一遍，所以没有缓存时计算量随长度的三次方增长，有缓存时只随平方增长。代价是内存：这么小的一层，键和值就要 ${f.bytes} 字节。`,
  },
  "cache-step-by-step": {
    look: "先一次读四个词，然后一次来一个。前面的词的键和值都留着，只算新来的那一个。",
    try: "看新的键怎样加入缓存。",
    button: "跳到缓存",
    question: "到最后一个词时，要算几个键？",
    options: { one: "一个", all: "到目前为止每个词一个" },
    answer: (f) =>
      s`只要 ${f.fresh} 个。它的第一个数 ${f.key} 排到缓存的末尾（${f.inCache}），缓存里现在有 ${f.cached} 个键。前面的键不会变，因为没有词看得到后面的词。输出的第一个数 ${f.output}，和整句一次算完时相同。`,
  },
  pages: {
    look: (f) =>
      s`两个句子开头的 ${f.common} 个词相同。键和值存放在块里，每块 ${f.page} 个词。块可以在内存的任何地方，每个句子有一张块表，记着自己的块在哪里。相同的开头只存一份。`,
    try: "先看两个句子怎样写完，再拖动页的大小：页越小，空着的位置越少，块表的项数却越多。",
    button: "播放",
    question: (f) =>
      s`有一个块两句都在读，里面还有空位。第一句接下来是 ${f.word}，第二句不是。这时会怎样？`,
    options: {
      copy: "复制这个块，把词写进副本",
      both: "把词写进这个块，两句都读它",
      fresh: "这个块不动，另起一个新块",
    },
    answer: (f) =>
      s`复制：块里的 ${f.copied} 个词复制到第一句自己的块，${f.word} 接在后面，第二句仍用原来的块。其余照旧共用，${f.blocks} 个块里有 ${f.both} 个。空着的位置只有 ${f.wasted} 个；若各留一整片 ${f.length} 个词的空间，就会空着 ${f.pieceWasted} 个。结果不变：${f.word} 的上下文向量，分页时第一个数是 ${f.paged}，不分页时是 ${f.plain}。`,
  },
  "cache-in-pages": {
    look: "缓存切成页，每页两个词，可以放在内存的任何地方，这里中间还夹着另一句话的一页。有一张表记着每一页在哪里。",
    try: "看这张表怎样把键排回原来的次序。",
    button: "跳到查表",
    question: "这句话的哪一页放在内存的最前面？",
    options: {
      first: "存放“Your journey”的页",
      second: "存放“starts with”的页",
      third: "存放“one step”的页",
    },
    answer: (f) =>
      s`存放“starts with”的页：内存以 ${f.stored} 开头，它就是“starts”的键 ${f.key}。查表之后以 ${f.found} 开头，那是“Your”的。输出的第一个数 ${f.output}，与分不分页无关。`,
  },
  products: {
    look: "两列数的点积，就是把第一个数和第一个数相乘，第二个数和第二个数相乘，依此类推，再全部加起来。矩阵是排成行和列的一张数表。两个矩阵的乘积，每一格都是一次点积。",
    try: "算出乘积里的一格。",
    button: "查看第一格",
    question: "乘积的第一格是怎么来的？",
    options: {
      cells: "两个矩阵的第一格相乘",
      rows: "一个矩阵的第一行与另一个的第一列",
    },
    answer: (f) =>
      s`一行与一列：${f.a} 乘 ${f.b}，加上 ${f.next} 乘 ${f.below}，等于 ${f.product}。两列数的点积是 ${f.dot}，算法一样。`,
  },
  "path-length": {
    look: "一格里的数，是一个词（列）用给定的步数到达另一个词（行）有几种走法。循环网络只传给下一个词，卷积往回看两个，因果注意力看得到前面的全部。",
    try: "跳到循环网络第一次填上左下角的那一步。",
    button: "跳到最后一步",
    question: "循环网络要走几步，第一个词的信息才传到最后一个词？",
    options: {
      one: "一步",
      half: "词数的一半",
      each: "中间每个词一步，再加一步",
    },
    answer: (f) =>
      s`${f.recurrentSteps} 步；两步之后，那个角上还是 ${f.deaf}。卷积要 ${f.convolutionSteps} 步，注意力只要 ${f.attentionSteps} 步：它的角上立刻就是 ${f.heard}。路径越短，越容易学习。`,
  },
  bottleneck: {
    look: (f) =>
      s`两句话只有第一个词不同（“Your”或“one”），一起经过循环网络。它把全部信息压缩在一个有 ${f.state} 个数的状态里。每读一个词，就取两个状态的差。`,
    try: "跳到对同样这些词的注意力。",
    button: "跳到权重",
    question: "差的平方加起来，读完最后一个词还剩多少？",
    options: {
      most: "一半以上",
      some: "不到一半，百分之一以上",
      little: "不到百分之一",
    },
    answer: (f) =>
      s`从 ${f.first} 降到 ${f.last}：后面五个词把它覆盖了。注意力直接给第一个词 ${f.weight} 的权重，两个上下文最多相差 ${f.difference}，与那个词隔得多远无关。`,
  },
  "soft-lookup": {
    look: "键、值和一个查询，像一本小词典。词典只找一个键，注意力把查询和所有的键都比一遍，按匹配程度对各个值加权求和。",
    try: "让查询沿第一个键的方向变长，看结果怎样接近它的值。",
    button: "让查询变长",
    question: (f) => s`查询离第一个键最近，它的值是 ${f.first}。软查表的结果是什么？`,
    options: {
      exact: "正好是这个值",
      between: "在它和全部平均值之间",
      mean: "全部的平均值",
    },
    answer: (f) =>
      s`${f.soft}：第一个键的权重是 ${f.weight}，其他键也各占一份。分数更大时，结果是 ${f.sharp}，几乎就是精确查找。软查表可以训练，因为每个键都有一点影响。`,
  },
  temperature: {
    look: "最后一个词用三种分数查值：点积、加性和双线性，查询和键都相同。softmax 之前，分数先除以温度。请把温度从低拖到高。",
    try: "换一批权重，看现在哪个键最合适。",
    button: "重新抽取",
    question: "温度最低时，每种方式只取一个值。三种方式取的是同一个吗？",
    options: {
      same: "三种都取同一个",
      two: "两种相同，一种不同",
      none: "各不相同",
    },
    answer: (f) =>
      s`两种相同：点积取 ${f.dot}，加性取 ${f.additive}，双线性取 ${f.bilinear}。哪个键最合适由分数决定，温度只决定最合适的那个占多大分量。温度低时权重相当于 ${f.cold} 个词平分，温度高时相当于 ${f.hot} 个，这时三种方式给出的都是平均。`,
  },
};
