import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { first } from "../specs/first.js";

export const firstInChinese: WordsFor<typeof first> = {
  first: {
    look: (f) =>
      s`开头的画面就是结果。每条弧线从一个词元连到它看的词元，权重越大，线越粗。每种颜色是一个头。在第一个头里，${f.token} 最关注${f.afterItself ? "它自己，其次是" : ""}${f.of ? " " : ""}${f.of ?? "它自己"}：${f.most}。参数是随机的，所以这还说明不了词的含义。`,
    try: (f) =>
      s`按播放，看这些数怎样一步步算出来。在上面输入你自己的一句话：一切都跟着变，这段文字也一样。或者看看 ${f.token} 的权重是怎么来的。`,
    button: "查看这些权重",
    question: (f) => s`在一个头里，${f.token} 的所有权重加起来是多少？`,
    options: {
      less: "不到一",
      one: "一",
      seen: "它看得到几个词元，就是几",
    },
    answer: (f) =>
      s`是一。softmax 把每一行分数变成总和为一的权重：给${f.of ? " " : ""}${f.of ?? "它自己"}${f.of ? " " : ""}的是 ${f.most}${f.of ? "，剩下的分给它看得到的其他词元，包括它自己" : ""}。所有这些词元的值加权求和，就是它的上下文向量。`,
  },
};
