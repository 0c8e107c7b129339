/**
 * What heads of models of words were found to do: the roles of the catalogue, their words and their hues,
 * the same in arcs, rows and lists.
 */
import type { HeadInk } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";

export type Role =
  | "pronoun"
  | "alignment"
  | "induction"
  | "subject"
  | "adjective"
  | "quote"
  | "previous"
  | "same_word"
  | "clue"
  | "partner"
  | "first";

/** The most telling first. */
export const roles: readonly Role[] = [
  "pronoun",
  "alignment",
  "induction",
  "subject",
  "adjective",
  "quote",
  "previous",
  "same_word",
  "clue",
  "partner",
  "first",
];

/** Roles share a hue where no model has both, or where what they find is akin. */
const INKS: Readonly<Record<Role, HeadInk | "ink3">> = {
  pronoun: "head1",
  alignment: "head2",
  induction: "head2",
  subject: "head3",
  adjective: "head4",
  quote: "head4",
  previous: "head5",
  same_word: "head6",
  clue: "head2",
  partner: "head3",
  first: "ink3",
};

const isRole = (name: string): name is Role => name in INKS;

/** Grey for what is no known role. */
export const roleInk = (name: string): HeadInk | "ink3" => (isRole(name) ? INKS[name] : "ink3");

/** Where a role stands among the others: 0 for the most telling. */
export function roleRank(name: string): number {
  const rank = roles.findIndex((role) => role === name);
  return rank < 0 ? roles.length : rank;
}

/** "it → whom it means": who looks, and at what. */
export const roleWords: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: {
    pronoun: "it → whom it means",
    alignment: "word → its source",
    induction: "match and copy",
    subject: "verb → subject",
    adjective: "adjective → noun",
    quote: "closing quote → opening",
    previous: "previous word",
    same_word: "same word",
    clue: "answer → what was asked about",
    partner: "noun → noun before it",
    first: "rests on the first",
  },
  zh: {
    pronoun: "“它” → 指谁",
    alignment: "词 → 它的来源",
    induction: "匹配并复制",
    subject: "动词 → 主语",
    adjective: "形容词 → 名词",
    quote: "后引号 → 前引号",
    previous: "前一个词",
    same_word: "相同的词",
    clue: "回答 → 问的是什么",
    partner: "名词 → 前一个名词",
    first: "停在开头",
  },
};

/** A name that is no known role is shown as it is. */
export const roleWord = (name: string, language: Language): string =>
  isRole(name) ? roleWords[language][name] : name;
