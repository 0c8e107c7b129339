import { sentence as s } from "../../../draw/marks.js";
import { roleWord } from "../../../ops/tokens/trained/roles.js";
import type { headsAtWork } from "../specs/heads_at_work.js";
import type { trained } from "../specs/trained.js";
import type { WordsFor } from "../types.js";

export const trainedInChinese: WordsFor<typeof trained & typeof headsAtWork> = {
  "whom-does-it-mean": {
    look: (f) =>
      s`这个模型是训练过的：它读过许多句子和它们的译文，别的什么也没有读过。粗弧线属于编码器的一个头：${f.it} 看向 ${f.whom}，权重是 ${f.weight}。下面是译文，以及 ${f.it} 指的是谁。`,
    try: (f) => s`只改一个词：把 ${f.now} 换成 ${f.other}，前面的词都不变。这时 ${f.it} 指的是谁？`,
    button: "换掉这个词",
    question: (f) => s`只有后面的 ${f.now} 才说明指的是谁。${f.it} 能看到哪些词？`,
    options: {
      before: "只有它前面的词",
      all: "整句话的词，后面的也能看到",
    },
    answer: (f) =>
      s`整句话都能看到。编码器没有掩码：早在第一层，就有一个头从 ${f.it} 看向后面的 ${f.ahead.seen}（${f.ahead.weight}）。所以后面的层才能知道，${f.it} 应该看向 ${f.whom}。从左往右读的模型看不到后面，所以读到这里还不可能知道。`,
  },
  "past-an-attractor": {
    look: (f) =>
      s`英语的动词要和主语的数一致。${f.verb} 的主语在前面，但 ${f.near} 离它更近。图中是编码器的第一层，这里的头没有受过指导。下一层有一个头受过指导：从动词看向主语。`,
    try: (f) => s`把两个名词的单复数对调，${f.near} 和动词都会变。弧线不应该上当。`,
    button: "对调单复数",
    question: (f) => s`在那个头里，${f.verb} 看向哪个词？`,
    options: {
      near: "最近的名词",
      subject: "再往前的名词，也就是主语",
      neither: "两个都不看",
    },
    answer: (f) =>
      s`看向 ${f.seen}，权重是 ${f.weight}；紧挨着的 ${f.near} 只有 ${f.nearWeight}。如果规则是“取最近的名词”，这里就错了。这样挡在中间的名词叫作吸引词。模型会不会被它骗，就能看出学到的是语法，还是只看邻近的词。`,
  },
  "word-order": {
    look: (f) =>
      s`译文一个词一个词地写出来，每个词都有一条线，连到它所来自的词。现在写到了 ${f.written}。`,
    try: "换一种说法，让做事的人站在句首。这时连线不再交叉。",
    button: "换一种说法",
    question: (f) => s`在原句里，接下来是 ${f.next}。译文的下一个词来自哪里？`,
    options: {
      next: "来自原句的下一个词",
      later: "来自更后面的词：跳过去",
      before: "来自更前面的词",
    },
    answer: (f) =>
      s`跳过去：${f.asked} 来自 ${f.source}（${f.weight}），然后才轮到 ${f.next}。在这样的句子里，做事的人，中文放在动词前面，英语放在动词后面。这条规则没有人写进模型。每写一个词，交叉注意力的一个头都去找它的来源，不管来源在哪里。`,
  },
  "guided-and-unguided": {
    look: (f) =>
      s`模型学习的时候，有 ${f.guided} 个头被告知该看哪里：看错了，损失就变大。这一层的第 ${f.head} 个头就是其中之一。要写 ${f.written}，它就看向 ${f.source}：${f.weight}。旁边的头什么也没有被告知。`,
    try: "关掉所有没有受过指导的头，看看译文还剩下什么。",
    button: "关掉其余的头",
    question: (f) =>
      s`这个模型有 ${f.unguided} 个头什么也没有被告知。其中有多少个，做的事情说得出名称？`,
    options: {
      few: "很少，或者没有",
      half: "大约一半",
      most: "几乎全部",
    },
    answer: (f) =>
      s`${f.unguided} 个里有 ${f.named} 个。只有在新句子上通过测试，一个头才会得到名称。其余的头并没有闲着：没有名称的头里，有 ${f.needed} 个哪怕只关掉一个，也会弄错许多回答。指导一个头，能让人读懂它，但活并不都由它来干。`,
  },
  "a-pointer-is-no-cause": {
    look: (f) =>
      s`编码器有一个头，从 ${f.looks} 看向 ${f.seen}，权重是 ${f.weight}。经过测试，它得名“${roleWord(f.pointer.role, "zh")}”：平均有 ${f.pointer.score} 的权重落在正确的词上。`,
    try: (f) => s`关掉另一个头，名为“${roleWord(f.cause.role, "zh")}”的那个，再读一读译文。`,
    button: "关掉那个头",
    question: "用几百个新句子测试这个模型，一次保留这个头，一次关掉它。关掉以后，回答会怎样？",
    options: {
      fails: "大部分都错了",
      worse: "错很多，大约三分之一",
      same: "几乎都仍然正确",
    },
    answer: (f) =>
      s`仍然正确：一百句里只少对 ${f.pointer.lost} 句。这个头指出了模型发现的东西，但回答走的是另一条路。这样的头叫作指针。名为“${roleWord(f.cause.role, "zh")}”的头则是原因：没有它，一百句要少对 ${f.cause.lost} 句。模型看哪里，还不等于它为什么这样说。要弄清楚，就把这个头关掉试试。`,
  },
};
