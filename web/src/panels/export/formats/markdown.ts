/** A worked example as Markdown, with formulas in the syntax of GitHub, Jupyter and most site generators. */
import type { Language } from "../../../types/graph.js";
import type { Worked, WorkedPart } from "../worked.js";
import { exportWords } from "../words.js";

/** Escapes tokens, which are arbitrary text. */
const plain = (text: string): string =>
  text.replace(/[\r\n]+/gu, " ").replace(/[\\`*_{}[\]<>#|~$]/gu, "\\$&");

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function tableOf({ lines, total }: WorkedPart): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ text, number }) => row(plain(text), plain(number)));
  const last = total ? [row("**=**", `**${plain(total)}**`)] : [];
  return ["", row("", ""), "| :-- | --: |", ...rows, ...last];
}

function partText(part: WorkedPart, language: Language): string[] {
  const { title, rule, formula, notes, from } = part;
  const words = exportWords[language];
  return [
    "",
    `## ${plain(title)}`,
    ...(rule ? ["", `*${plain(rule)}*`] : []),
    ...(formula ? ["", "$$", formula, "$$"] : []),
    ...tableOf(part),
    ...notes.flatMap((note) => ["", plain(note)]),
    ...(from.length > 0 ? ["", words.from, ""] : []),
    ...from.map(({ name, number }) => `- ${plain(words.is(name, number))}`),
  ];
}

export function markdownOf({ title, number, about, parts }: Worked, language: Language): string {
  const head = [
    `# ${plain(title)} = ${plain(number)}`,
    "",
    ...about.map((line) => `${plain(line)}  `),
  ];
  const body = parts.flatMap((part) => partText(part, language));
  return `${[...head, ...body, "", exportWords[language].madeWith].join("\n")}\n`;
}
