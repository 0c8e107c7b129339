import { sentence as s } from "../../../draw/marks.js";
import type { writing } from "../specs/writing.js";
import type { WordsFor } from "../types.js";

export const writingInChinese: WordsFor<typeof writing> = {
  "head-that-copies": {
    look: (f) =>
      s`这些词是编出来的：模型只知道它们是词，还知道哪些是同一个词。它从左往右读，每读到一处，就预测下一个词。第一层有一个头受过指导，看向前一个词：从 ${f.last} 看向 ${f.precedes}，权重是 ${f.previous.weight}。`,
    try: "关掉看前一个词的头。下一层负责抄写的头，还找得到它的词吗？",
    button: "关掉这个头",
    question: (f) =>
      s`文字写到 ${f.last} 就断了，这个词前面出现过。负责抄写的头，从这里看向哪个词？`,
    options: {
      same: "前面那个相同的词",
      after: "当时跟在它后面的词",
      itself: "它自己",
    },
    answer: (f) =>
      s`看向 ${f.seen}：${f.weight}。在第一层，那个词看过它前面的 ${f.before}（${f.beforeWeight}），记下了自己跟在谁后面。所以模型预测下一个词是 ${f.next}，概率是 ${f.probability}，虽然它从来没有学过这个词。“学习”那一章有亲手搭成的这样一对头，这一对是训练出来的。`,
  },
  "what-a-causal-model-cannot-know": {
    look: (f) =>
      s`这个模型从左往右读，每读到一处，就预测下一个词。这一层有一个头受过指导，从代词看向它所指的词。从 ${f.it} 看向 ${f.monkey.text} 的权重是 ${f.monkey.weight}，看向 ${f.box.text} 的是 ${f.box.weight}。`,
    try: (f) => s`把 ${f.now} 换成 ${f.other}，比较前后两次从 ${f.it} 出发的弧线。`,
    button: "换掉这个词",
    question: (f) =>
      s`把 ${f.now} 换成 ${f.other}，${f.it} 指的就是另一个了。${f.it} 的权重有什么变化？`,
    options: {
      whom: "最大的权重改给另一个名词",
      share: "最大的权重仍然给同一个名词，只是小一些",
      nothing: "没有变化",
    },
    answer: (f) =>
      s`没有变化。掩码遮住了后面的词：${f.it} 给 ${f.now} 的权重是 ${f.hidden}，每一层的每个头都是这样。读到 ${f.it} 为止，两句话完全相同，所以模型为 ${f.it} 算出的一切也完全相同：那个头看向哪里，只能是猜。编码器先读完整句话，再作判断，这在“它指的是谁”那一课已经看到了。`,
  },
};
