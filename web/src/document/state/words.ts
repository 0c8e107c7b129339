/** Notices about links and attributes that cannot be used as they are. */
import type { Language, Words } from "../../types/graph.js";
import type { Codec } from "./codec.js";
import { FIELDS, fieldOfMarkup, longestOf } from "./fields.js";
import type { StateNotice } from "./texts.js";

/** What a field takes, as the notice about it says. */
interface Takes {
  readonly expects: Words;
  readonly options: readonly string[];
  /** The most characters. */
  readonly most: number;
}

type Say = (notice: StateNotice, takes: Takes) => Words;

const SAY: Readonly<Record<StateNotice["problem"], Say>> = {
  unknown: ({ name }) => ({
    en: `“${name}” is not a known setting. It is ignored.`,
    zh: `没有“${name}”这一设置项，已忽略。`,
  }),
  nonsense: ({ name, given }, { expects, options }) => {
    const near = nearest(given, options);
    return {
      en: `“${name}” cannot be “${given}”. ${near ? `Did you mean “${near}”? ` : ""}It takes ${expects.en}.`,
      zh: `“${name}”不能是“${given}”。${near ? `是不是“${near}”？` : ""}可用的值：${expects.zh}。`,
    };
  },
  long: ({ name }, { most }) => ({
    en: `“${name}” is too long. Shorten it to ${most} characters.`,
    zh: `“${name}”太长，请缩短到 ${most} 个字符以内。`,
  }),
  version: ({ given }) => ({
    en: `This link is of version “${given}”. Unknown parts are ignored.`,
    zh: `这个链接的版本是“${given}”，无法识别的内容已忽略。`,
  }),
  absent: ({ name, given }) => ({
    en: `“${name}” is “${given}”, which this experiment does not have. It is ignored.`,
    zh: `“${name}”写的是“${given}”，当前的实验里没有，已忽略。`,
  }),
  refused: ({ name, given }) => ({
    en: `“${name}” is “${given}”, which does not fit the rest. It is ignored.`,
    zh: `“${name}”写的是“${given}”，与其余的设置不符，已忽略。`,
  }),
  output: ({ name }) => ({
    en: `“${name}” has an “output” of its own. The page needs the whole result, so this part is left out.`,
    zh: `“${name}”里指定了“output”。页面需要完整的结果，这一部分已略去。`,
  }),
};

/** A notice in one sentence or two: what is wrong, and what to write instead. */
export function noticeText(notice: StateNotice, language: Language): string {
  const field = fieldOfMarkup(notice.name);
  const codec: Pick<Codec<unknown>, "expects" | "options"> | undefined = field && FIELDS[field];
  const takes = {
    expects: codec?.expects ?? { en: "", zh: "" },
    options: codec?.options ?? [],
    most: field ? longestOf(field) : 0,
  };
  return SAY[notice.problem](notice, takes)[language];
}

/** The option that was probably meant: at most half of its letters differ. */
function nearest(given: string, options: readonly string[]): string | undefined {
  const written = given.trim().toLowerCase();
  const [best] = options
    .map((option) => ({ option, distance: distance(written, option) }))
    .filter(({ option, distance }) => 2 * distance <= option.length)
    .sort((one, other) => one.distance - other.distance);
  return best?.option;
}

/** How many letters must be inserted, left out or replaced to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other[j] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
