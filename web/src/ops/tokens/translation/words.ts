/** Texts of the picture of a translation, in both languages. */
import type { Part } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";
import { sentence } from "../../../draw/marks.js";

export interface TranslationWords {
  /** A word looks at another, by a head of this role. */
  readonly looks: (role: string, word: Part, at: Part, share: Part) => Part[];
  /** What would be with another word: added to what is said. */
  readonly otherwise: (now: Part, instead: Part, word: Part, at: Part) => Part[];
  /** A word of the answer was taken from one of the sentence. */
  readonly comes: (word: Part, from: Part, share: Part) => Part[];
  /** A word of the answer that was taken from no word. */
  readonly comesFromNone: (word: Part) => Part[];
  /** The word of the answer that the model is least sure of; `which` of its like, from 1, if it stands there again. */
  readonly leastSure: (word: Part, probability: string, which?: number) => Part[];
  /** The probability of a word that is pointed at: added to what is said of it. */
  readonly probability: (probability: string) => Part[];
  /** Between two sentences. */
  readonly between: Part[];
  readonly nothingToTell: Part[];
  readonly noAnswer: Part[];
  readonly explain: string;
  /** Nothing in the sentence stands for something else. */
  readonly explainsNothing: string;
  /** Something does ("his"), but the model puts no noun in its place. */
  readonly explainsUnchanged: string;
  readonly from: (word: string, source: string) => string;
  readonly unknown: string;
  /** The model knows another form of the word. */
  readonly readAs: (word: string) => string;
  /** The model knows a word only as a word, and its glossary says what it is in the other language. */
  readonly glossed: (word: string, counterpart: string) => string;
  /** Added to what is said of such a word. */
  readonly fromGlossary: (word: Part) => Part[];
  /** What a pointer that rests on the probability of a word is told. */
  readonly unsure: (word: string, probability: string) => string;
  /** What stood here with all heads on; "" for nothing. */
  readonly was: (before: string) => string;
}

const ordinal = (place: number): string => ["first", "second", "third"][place - 1] ?? `${place}th`;

export const translationWords: Record<Language, TranslationWords> = {
  en: {
    looks: (role, word, at, share) => {
      if (role === "subject") return sentence`${word} looks at who does it, ${at}: ${share}.`;
      if (role === "adjective") return sentence`${word} looks at its noun, ${at}: ${share}.`;
      return sentence`${word} looks at ${at}: ${share}.`;
    },
    otherwise: (now, instead, word, at) =>
      sentence` Write ${instead} for ${now}, and ${word} looks at ${at}.`,
    comes: (word, from, share) => sentence`${word} comes from ${from}: ${share}.`,
    comesFromNone: (word) => sentence`${word} comes from no single word of the sentence.`,
    leastSure: (word, probability, which) =>
      sentence`The model is least sure of ${which ? `the ${ordinal(which)} ` : ""}${word}: probability ${probability}.`,
    probability: (probability) =>
      sentence` The model gave this word a probability of ${probability}.`,
    between: sentence` `,
    nothingToTell: sentence`Here no head with a name has anything to do.`,
    noAnswer: sentence`The model has no translation for this. Try a whole sentence.`,
    explain: "Explain",
    explainsNothing: "no pronoun here stands for another word",
    explainsUnchanged: "the model says the sentence again as it is",
    from: (word, source) => `${word} comes from ${source}`,
    unknown: "Not in the model’s vocabulary: known only as a word",
    readAs: (word) => `Not in the model’s vocabulary: it reads ${word} instead`,
    glossed: (word, counterpart) =>
      `The model does not know ${word}, only where it belongs; ${counterpart} is what its glossary says`,
    fromGlossary: (word) => sentence` The model does not know ${word}: its glossary does.`,
    unsure: (word, probability) => `The model is unsure of ${word}: probability ${probability}`,
    was: (before) => (before === "" ? "new" : `was: ${before}`),
  },
  zh: {
    looks: (role, word, at, share) => {
      if (role === "subject") return sentence`${word} 看向主语 ${at}：${share}。`;
      if (role === "adjective") return sentence`${word} 看向它所修饰的 ${at}：${share}。`;
      return sentence`${word} 看向 ${at}：${share}。`;
    },
    otherwise: (now, instead, word, at) =>
      sentence`把 ${now} 换成 ${instead}，${word} 就看向 ${at}。`,
    comes: (word, from, share) => sentence`${word} 来自 ${from}：${share}。`,
    comesFromNone: (word) => sentence`${word} 不来自句中的某一个词。`,
    leastSure: (word, probability, which) =>
      sentence`模型最没有把握的词是${which ? `第 ${String(which)} 个` : ""} ${word}：概率 ${probability}。`,
    probability: (probability) => sentence`模型给这个词的概率是 ${probability}。`,
    between: [],
    nothingToTell: sentence`在这句话里，有名称的头都没有要看的词。`,
    noAnswer: sentence`模型译不出这几个字。请写一个完整的句子。`,
    explain: "解释",
    explainsNothing: "这句话里没有代词指代别的词",
    explainsUnchanged: "模型重述的句子与原句相同",
    from: (word, source) => `${word} 来自 ${source}`,
    unknown: "不在模型的词表里：模型只知道它是一个词",
    readAs: (word) => `不在模型的词表里：模型把它当作“${word}”来读`,
    glossed: (word, counterpart) =>
      `模型不认识“${word}”，只知道它该放在哪里；“${counterpart}”是从对照词表里查到的`,
    fromGlossary: (word) => sentence`模型不认识 ${word}，这个词是从对照词表里查到的。`,
    unsure: (word, probability) => `模型对 ${word} 没有把握：概率 ${probability}`,
    was: (before) => (before === "" ? "新增" : `原为：${before}`),
  },
};
