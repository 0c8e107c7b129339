/** Texts of the room in which a model learns. */
import type { Break, TaskName } from "../../document/training.js";
import type { Language } from "../../types/graph.js";
import type { Part } from "./own_words.js";
import type { Role } from "./run.js";

interface TaskWords {
  readonly name: string;
  readonly what: string;
  /** The name of a head that looks at the answer. */
  readonly role: string;
  /** What a head looks at that holds the answer; completes "begins to look at". */
  readonly answer: string;
}

interface BreakWords {
  readonly name: string;
  readonly expect: string;
}

export interface TrainingWords {
  readonly title: string;
  readonly close: string;
  readonly task: string;
  readonly tasks: Readonly<Record<TaskName, TaskWords>>;
  readonly model: (layers: number, heads: number, width: number, parameters: string) => string;
  readonly optimizer: (rate: number) => string;
  readonly seed: string;
  readonly ownText: string;
  readonly ownTextHint: string;
  readonly ownWords: string;
  readonly ownWordsHint: string;
  /** Of the words of pronouns. */
  readonly parts: Readonly<Record<Part, string>>;
  /** Stands between two words of a list. */
  readonly between: string;
  readonly lab: string;
  readonly breaks: Readonly<Record<Break, BreakWords>>;
  readonly probe: string;
  readonly next: string;
  readonly loss: string;
  readonly accuracy: string;
  readonly right: string;
  readonly guessing: (vocabulary: number, loss: string) => string;
  readonly headLines: string;
  readonly roles: Readonly<Record<Exclude<Role, "answer">, string>>;
  readonly unnamed: string;
  readonly born: string;
  readonly step: (step: number) => string;
  readonly stepOf: (step: number, limit: number) => string;
  readonly start: string;
  readonly goOn: string;
  readonly pause: string;
  readonly again: string;
  readonly slow: string;
  readonly fast: string;
  readonly time: string;
  readonly heads: string;
  readonly mapsNote: (step: number) => string;
  readonly mapLabel: (head: string, role: string, score: string) => string;
  readonly enter: string;
  /** With the marked step. */
  readonly compare: (step: number) => string;
  readonly mark: (step: number) => string;
  readonly save: string;
  readonly load: string;
  readonly badFile: string;
  readonly replays: string;
  readonly first: (vocabulary: number, batch: number) => string;
  readonly trying: (loss: string, guess: string) => string;
  readonly begins: (step: number, head: string, what: string) => string;
  readonly previousWhat: string;
  readonly sameWhat: string;
  readonly firstWhat: string;
  readonly done: (step: number, share: string) => string;
  /** Of a text, which has no new examples. */
  readonly doneText: (step: number, share: string) => string;
  readonly notFinite: (step: number) => string;
  readonly preparing: string;
}

const en: TrainingWords = {
  title: "Train",
  close: "Close",
  task: "Task",
  tasks: {
    induction: {
      name: "Induction",
      what: "A string of words comes again. What followed it the first time?",
      role: "induction",
      answer: "what came after the same word",
    },
    pronouns: {
      name: "Pronouns",
      what: "The bear tipped the boat because it was heavy. What is it?",
      role: "pronoun",
      answer: "the noun that is meant",
    },
    copy: {
      name: "Copy",
      what: "Letters, then the same letters again.",
      role: "copying",
      answer: "the letter to copy",
    },
    reverse: {
      name: "Reverse",
      what: "Letters, then the same letters backwards.",
      role: "reversing",
      answer: "the letter that comes next from behind",
    },
    sort: {
      name: "Sort",
      what: "Digits, then the same digits in order.",
      role: "sorting",
      answer: "the digit that comes next in order",
    },
    addition: {
      name: "Addition",
      what: "Two numbers, then their sum, its last digit first.",
      role: "adding",
      answer: "the digits that are added",
    },
    majority: {
      name: "Majority",
      what: "Which letter occurs more often?",
      role: "counting",
      answer: "the letters",
    },
    brackets: {
      name: "Brackets",
      what: "Close every bracket that is open, the last one first.",
      role: "bracket",
      answer: "the bracket to be closed",
    },
    text: {
      name: "Your own text",
      what: "What comes next in this text?",
      role: "text",
      answer: "the word before",
    },
  },
  model: (layers, heads, width, parameters) =>
    `${layers} ${layers === 1 ? "layer" : "layers"}, ${heads} heads each, width ${width}, ${parameters} parameters`,
  optimizer: (rate) => `AdamW, learning rate ${rate}`,
  seed: "Seed",
  ownText: "Text to learn",
  ownTextHint: "Eight words at least; Start begins with it.",
  ownWords: "Words of your own",
  ownWordsHint:
    "2 to 24 words in each line, with commas or spaces between them. An empty line keeps ours.",
  parts: {
    animals: "Animals",
    things: "Things",
    by_subject: "Verbs, the reason is the subject: tipped",
    by_object: "Verbs, the reason is the object: avoided",
    of_animals: "Adjectives of animals: hungry",
    of_things: "Adjectives of things: empty",
    of_both: "Adjectives of both: heavy",
  },
  between: ", ",
  lab: "Break it, and see",
  breaks: {
    no_mask: {
      name: "No mask",
      expect: "Each word sees its answer. The loss falls, and nothing is learnt.",
    },
    no_positions: {
      name: "No positions",
      expect: "No telling which word came before: slow, or never.",
    },
    one_layer: { name: "One layer", expect: "No head can read what another one found." },
    no_norm: { name: "No norm", expect: "Slower, and not with every seed." },
    hot: {
      name: "Hot learning rate",
      expect: "0.1: every step goes too far, and the loss jumps about.",
    },
    fixed_offset: {
      name: "Fixed offset",
      expect: "Words come again at one distance: the head counts back and does not compare.",
    },
  },
  probe: "Watch it on your own words",
  next: "next, the model says",
  loss: "Loss",
  accuracy: "accuracy",
  right: "right",
  guessing: (vocabulary, loss) => `guessing among ${vocabulary}: ${loss}`,
  headLines: "Heads, by what they look at",
  roles: { previous: "previous", same_word: "same word", first: "first" },
  unnamed: "unnamed",
  born: "a head is born",
  step: (step) => `step ${step}`,
  stepOf: (step, limit) => `step ${step} of ${limit}`,
  start: "Start",
  goOn: "Go on",
  pause: "Pause",
  again: "Start over",
  slow: "1 step a frame",
  fast: "Fast",
  time: "Step",
  heads: "Heads",
  mapsNote: (step) =>
    `Each row looks at its columns, at step ${step}. Scores are means over the latest steps; from 0.5 on a head has a name.`,
  mapLabel: (head, role, score) => `Head ${head}: ${role}, ${score}`,
  enter: "Enter this checkpoint",
  compare: (step) => `Compare with step ${step}`,
  mark: (step) => `Mark step ${step}`,
  save: "Save",
  load: "Load",
  badFile: "This file is not a model that was saved here.",
  replays: "The link replays this run, bit for bit.",
  first: (vocabulary, batch) =>
    `The weights are random, so it guesses among ${vocabulary} tokens. Every step shows ${batch} new examples.`,
  trying: (loss, guess) => `The loss is ${loss}; guessing costs ${guess}.`,
  begins: (step, head, what) => `At step ${step} head ${head} begins to look at ${what}.`,
  previousWhat: "the word before",
  sameWhat: "the same word earlier",
  firstWhat: "the first word",
  doneText: (step, share) => `After ${step} steps it knows ${share} of the text by heart.`,
  done: (step, share) => `After ${step} steps it answers ${share} of new examples right.`,
  notFinite: (step) =>
    `In step ${step} the loss is no longer a number. The step was not taken; a lower learning rate helps.`,
  preparing: "The model is being made.",
};

const zh: TrainingWords = {
  title: "训练",
  close: "关闭",
  task: "任务",
  tasks: {
    induction: {
      name: "归纳",
      what: "一串词再次出现。第一次出现时，后面跟着什么？",
      role: "归纳",
      answer: "同一个词后面的词",
    },
    pronouns: {
      name: "代词",
      what: "熊压船，因为它很重。“它”是谁？",
      role: "代词",
      answer: "“它”所指的名词",
    },
    copy: {
      name: "复制",
      what: "先是一串字母，然后原样再写一遍。",
      role: "复制",
      answer: "要复制的字母",
    },
    reverse: {
      name: "倒序",
      what: "先是一串字母，然后倒过来写。",
      role: "倒序",
      answer: "从后往前数的下一个字母",
    },
    sort: {
      name: "排序",
      what: "先是一串数字，然后从小到大写出来。",
      role: "排序",
      answer: "按大小的下一个数字",
    },
    addition: {
      name: "加法",
      what: "两个数，然后是它们的和，个位写在最前。",
      role: "加法",
      answer: "要相加的数字",
    },
    majority: { name: "多数", what: "哪个字母出现得更多？", role: "计数", answer: "这些字母" },
    brackets: {
      name: "括号",
      what: "把没有闭合的括号全部闭合，后开的先闭。",
      role: "括号",
      answer: "要闭合的括号",
    },
    text: {
      name: "自己的文字",
      what: "这段文字里，下一个是什么？",
      role: "文字",
      answer: "前面的字",
    },
  },
  model: (layers, heads, width, parameters) =>
    `${layers} 层，每层 ${heads} 个头，宽度 ${width}，${parameters} 个参数`,
  optimizer: (rate) => `AdamW，学习率 ${rate}`,
  seed: "种子",
  ownText: "要学的文字",
  ownTextHint: "至少八个词；点“开始”就学它。",
  ownWords: "换成自己的词",
  ownWordsHint: "每一类 2 到 24 个词，用逗号或空格隔开。空着就用默认的词。",
  parts: {
    animals: "动物",
    things: "物品",
    by_subject: "动词，原因在主语：压",
    by_object: "动词，原因在宾语：躲",
    of_animals: "只形容动物的词：饿",
    of_things: "只形容物品的词：空",
    of_both: "两者都能形容的词：重",
  },
  between: "、",
  lab: "改坏它，看看会怎样",
  breaks: {
    no_mask: { name: "去掉掩码", expect: "每个词都看得见自己的答案：损失下降，却什么也没学到。" },
    no_positions: { name: "去掉位置", expect: "分不清哪个词在前面：学得慢，或者学不会。" },
    one_layer: { name: "只有一层", expect: "没有头能读到别的头找到的东西。" },
    no_norm: { name: "去掉归一化", expect: "学得慢一些，有的种子学不好。" },
    hot: { name: "学习率太大", expect: "0.1：每一步都走过头，损失跳来跳去。" },
    fixed_offset: {
      name: "固定间隔",
      expect: "词总是隔同样的距离再次出现：头只是往回数，并不比较。",
    },
  },
  probe: "用自己的词来观察",
  next: "模型说下一个是",
  loss: "损失",
  accuracy: "正确率",
  right: "正确",
  guessing: (vocabulary, loss) => `在 ${vocabulary} 个里猜：${loss}`,
  headLines: "各个头在看什么",
  roles: { previous: "前一个词", same_word: "相同的词", first: "第一个词" },
  unnamed: "未命名",
  born: "一个头诞生了",
  step: (step) => `第 ${step} 步`,
  stepOf: (step, limit) => `第 ${step} 步，共 ${limit} 步`,
  start: "开始",
  goOn: "继续",
  pause: "暂停",
  again: "重新开始",
  slow: "每帧 1 步",
  fast: "快",
  time: "步",
  heads: "头",
  mapsNote: (step) =>
    `第 ${step} 步时，每一行看它的各列。分数是最近几步的平均值；达到 0.5 的头才有名称。`,
  mapLabel: (head, role, score) => `头 ${head}：${role}，${score}`,
  enter: "进入这个检查点",
  compare: (step) => `与第 ${step} 步对比`,
  mark: (step) => `标记第 ${step} 步`,
  save: "保存",
  load: "打开",
  badFile: "这个文件不是在这里保存的模型。",
  replays: "链接会逐位重放这次训练。",
  first: (vocabulary, batch) =>
    `权重是随机的，所以它在 ${vocabulary} 个词元里猜。每一步看 ${batch} 个新样本。`,
  trying: (loss, guess) => `损失是 ${loss}；瞎猜的损失是 ${guess}。`,
  begins: (step, head, what) => `第 ${step} 步，头 ${head} 开始看${what}。`,
  previousWhat: "前一个词",
  sameWhat: "前面相同的词",
  firstWhat: "第一个词",
  doneText: (step, share) => `训练 ${step} 步之后，这段文字它记住了 ${share}。`,
  done: (step, share) => `训练 ${step} 步之后，新样本答对 ${share}。`,
  notFinite: (step) => `第 ${step} 步的损失不再是数。这一步没有执行；把学习率调低会好。`,
  preparing: "正在建立模型。",
};

export const trainingWords: Readonly<Record<Language, TrainingWords>> = { en, zh };
