/** File names: "attention-weights-head-2.csv". */
import { nodeOf } from "../../explain/index.js";
import { groupOf } from "../../scene/nodes.js";
import type { Experiment, Language } from "../../types/graph.js";
import { words } from "../../explain/words.js";
import type { Choice } from "./formats/csv.js";

/** Some systems truncate longer names. */
const MOST = 80;

/** The first part of every name. */
const subjects: Readonly<Record<Language, string>> = { en: "attention", zh: "注意力" };

/** Letters and digits of any script, with single dashes for everything else. */
export function fileName(parts: readonly string[], extension: string, language: Language): string {
  const subject = subjects[language];
  const whole = parts[0]?.toLowerCase().startsWith(subject) ? parts : [subject, ...parts];
  const name = whole
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’']/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  const cut = Array.from(name).slice(0, MOST).join("").replace(/^-|-$/gu, "");
  return `${cut}.${extension}`;
}

/** Its block, its title, and which of its matrices. */
export function matrixName(
  experiment: Experiment,
  id: string,
  { batch, head }: Partial<Choice>,
  language: Language,
): string[] {
  const node = nodeOf(experiment, id);
  const many = (axis: string) => (node.shape[node.axes.indexOf(axis as never)] ?? 1) > 1;
  const { head: headOf, sentenceOf } = words[language];
  return [
    groupOf(node)[language],
    node.title[language],
    head !== undefined && many("head") ? headOf(head + 1) : "",
    batch !== undefined && many("batch") ? sentenceOf(batch + 1) : "",
  ].filter(Boolean);
}
