/** Texts of the catalogue of heads. */
import { roleWord } from "../../ops/tokens/trained/roles.js";
import type { CatalogueHead, Language } from "../../types/graph.js";
import type { Verdict } from "./rows.js";

type Part = CatalogueHead["part"];

export interface HeadsWords {
  readonly title: string;
  readonly found: string;
  readonly right: string;
  readonly guided: string;
  readonly guidedHint: string;
  readonly unnamed: string;
  /** One of several heads with the same role; the best has only its name. */
  readonly team: (role: string, member: number, size: number) => string;
  readonly place: (part: Part | "layer", layer: number, head: number) => string;
  readonly more: (count: number) => string;
  readonly why: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly verdictHints: Readonly<Record<Verdict, string>>;
  readonly show: (name: string) => string;
  readonly on: (name: string) => string;
  readonly off: (count: number) => string;
  readonly same: string;
  readonly was: (before: string) => string;
  readonly gone: (word: string) => string;
  readonly allOn: string;
  readonly turnOff: (name: string) => string;
  readonly turnOn: (name: string) => string;
}

const enParts: Readonly<Record<Part | "layer", string>> = {
  encoder: "encoder",
  decoder: "decoder",
  cross: "cross-attention",
  layer: "layer",
};

const zhParts: Readonly<Record<Part | "layer", string>> = {
  encoder: "编码器",
  decoder: "解码器",
  cross: "交叉注意力",
  layer: "层",
};

export const headsWords: Readonly<Record<Language, HeadsWords>> = {
  en: {
    title: "What each head has learnt",
    found: "found",
    right: "right → if off",
    guided: "guided",
    guidedHint: "It was told where to look while the model was trained.",
    unnamed: "unnamed",
    team: (role, member, size) => `${role}, ${member} of ${size}`,
    place: (part, layer, head) => `${enParts[part]} ${layer}, head ${head}`,
    more: (count) => `${count} more without a name`,
    why: "A name is given only where a test on sentences never seen proves it. Switch a head off: everything is computed again.",
    verdicts: { cause: "cause", pointer: "pointer", unclear: "unclear" },
    verdictHints: {
      cause: "Without it, at least 20 answers of 100 more are wrong.",
      pointer:
        "Without it, answers are as good: it shows what the model has found, not how it answers.",
      unclear: "Without it, a few answers more are wrong.",
    },
    show: (name) => `Show where it looks: ${name}`,
    on: (name) => `Head on: ${name}`,
    off: (count) => (count === 1 ? "One head is off." : `${count} heads are off.`),
    same: "The answer is the same.",
    was: (before) => `was: ${before}`,
    gone: (word) => `gone: ${word}`,
    allOn: "All on",
    turnOff: (name) => `Switch off: ${name}`,
    turnOn: (name) => `Switch on: ${name}`,
  },
  zh: {
    title: "每个头学到了什么",
    found: "得分",
    right: "正确率 → 关掉后",
    guided: "受引导",
    guidedHint: "训练时告诉过它该看哪里。",
    unnamed: "未命名",
    team: (role, member, size) => `${role}（${size} 个之 ${member}）`,
    place: (part, layer, head) =>
      part === "layer"
        ? `第 ${layer} 层第 ${head} 个头`
        : `${zhParts[part]}第 ${layer} 层第 ${head} 个头`,
    more: (count) => `另有 ${count} 个头没有名称`,
    why: "只有在从未见过的句子上通过测试的头才有名称。关掉一个头，一切都会重新计算。",
    verdicts: { cause: "起因", pointer: "指针", unclear: "不明" },
    verdictHints: {
      cause: "没有它，每 100 个回答至少多错 20 个。",
      pointer: "没有它，回答同样正确：它显示模型发现了什么，而不是怎样回答。",
      unclear: "没有它，多错几个回答。",
    },
    show: (name) => `看看它看向哪里：${name}`,
    on: (name) => `启用这个头：${name}`,
    off: (count) => `关掉了 ${count} 个头。`,
    same: "回答没有变化。",
    was: (before) => `原为：${before}`,
    gone: (word) => `少了：${word}`,
    allOn: "全部启用",
    turnOff: (name) => `关掉：${name}`,
    turnOn: (name) => `启用：${name}`,
  },
};

/** The name of a setting in the list of changes. */
export const turnTitle = (name: (language: Language) => string, on: boolean) => ({
  en: headsWords.en[on ? "turnOff" : "turnOn"](name("en")),
  zh: headsWords.zh[on ? "turnOff" : "turnOn"](name("zh")),
});

export function nameOf(
  {
    role,
    team,
    member,
  }: { readonly role: string | undefined; readonly team: number; readonly member: number },
  language: Language,
): string {
  const words = headsWords[language];
  if (role === undefined) return words.unnamed;
  const name = roleWord(role, language);
  return member > 0 ? words.team(name, member + 1, team) : name;
}

/** "E2·3": encoder 2, head 3; C for cross-attention, L for a layer of a model that writes on. */
export function placeOf(
  { part, layer, head }: Pick<CatalogueHead, "part" | "layer" | "head">,
  causal: boolean,
) {
  const where = causal ? "layer" : part;
  const letter = { encoder: "E", decoder: "D", cross: "C", layer: "L" }[where];
  return {
    short: `${letter}${layer + 1}·${head + 1}`,
    whole: (language: Language) => headsWords[language].place(where, layer + 1, head + 1),
  };
}
