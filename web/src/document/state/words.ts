/** What the page says about links and attributes that it cannot use as they are. */
import type { Language, Words } from "../../types/graph.js";
import { FIELDS, fieldOfMarkup, longestOf } from "./fields.js";
import type { StateNotice } from "./texts.js";

type Say = (notice: StateNotice, expects: Words, most: number) => Words;

const SAY: Readonly<Record<StateNotice["problem"], Say>> = {
  unknown: ({ name }) => ({
    en: `“${name}” is nothing that can be set here. It is left out.`,
    zh: `这里没有“${name}”这一项，已略去。`,
  }),
  nonsense: ({ name, given }, expects) => ({
    en: `“${name}” cannot be “${given}”. It takes ${expects.en}.`,
    zh: `“${name}”不能是“${given}”。可用的值：${expects.zh}。`,
  }),
  long: ({ name }, _, most) => ({
    en: `“${name}” is too long. Shorten it to ${most} characters.`,
    zh: `“${name}”太长，请缩短到 ${most} 个字符以内。`,
  }),
  version: ({ given }) => ({
    en: `This link is of version “${given}”. What is not known here is left out.`,
    zh: `这个链接的版本是“${given}”，这里不认识的内容已略去。`,
  }),
  absent: ({ name, given }) => ({
    en: `“${name}” says “${given}”, which this experiment does not have. It is left out.`,
    zh: `“${name}”写的是“${given}”，当前的实验里没有，已略去。`,
  }),
  refused: ({ name, given }) => ({
    en: `“${name}” says “${given}”, which does not fit the rest. It is left out.`,
    zh: `“${name}”写的是“${given}”，和其余的设置不相符，已略去。`,
  }),
  output: ({ name }) => ({
    en: `“${name}” has an “output” of its own. The page needs the whole result, so this part is left out.`,
    zh: `“${name}”里指定了“output”。页面需要完整的结果，这一部分已略去。`,
  }),
};

/** A notice in one sentence or two: what is wrong, and what to write instead. */
export function noticeText(notice: StateNotice, language: Language): string {
  const field = fieldOfMarkup(notice.name);
  const expects = field ? FIELDS[field].expects : { en: "", zh: "" };
  return SAY[notice.problem](notice, expects, field ? longestOf(field) : 0)[language];
}
