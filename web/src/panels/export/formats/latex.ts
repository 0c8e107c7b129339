/** A worked example as a complete LaTeX document, whose body may be copied into another. */
import type { Language } from "../../../types/graph.js";
import type { Worked, WorkedPart } from "../worked.js";
import { exportWords } from "../words.js";

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "→": "$\\to$",
  "−": "$-$",
  "√": "$\\surd$",
  "÷": "$\\div$",
  "×": "$\\times$",
  "·": "$\\cdot$",
  "∞": "$\\infty$",
};

/** Escapes text outside of formulas, since tokens are arbitrary. */
export const texText = (text: string): string =>
  text.replace(/\s+/gu, " ").replace(/[\\~^→−√÷×·∞#$%&_{}]/gu, (one) => escapes[one] ?? `\\${one}`);

const symbols: Readonly<Record<string, string>> = {
  "×": "\\times",
  "÷": "\\div",
  "−": "-",
  "√": "\\surd",
  "∞": "\\infty",
  "…": "\\dots",
  "·": "\\cdot",
  "²": "^2",
  "³": "^3",
  " ": " ",
};

const functions: ReadonlySet<string> = new Set(["exp", "sin", "cos", "tanh", "max"]);

/** Numbers, powers, functions and signs; everything else is words. */
const TOKENS =
  /(\d[\d.]*(?:e−?\d+)?)|\^(−?[\d.]+)|([a-z]+)(?=\()|([×÷−√∞…·²³ +(),=])|([^\d×÷−√∞…·²³+(),=^]+|.)/gu;

/** A line as printed, "exp(0.072 − 0.187)", in a formula. */
export const texLine = (line: string): string =>
  Array.from(line.matchAll(TOKENS), ([all, number, power, name, sign]) => {
    if (number)
      return number.replace(
        /e(−?)(\d+)/u,
        (_, minus: string, tens: string) => ` \\cdot 10^{${minus ? "-" : ""}${tens}}`,
      );
    if (power) return `^{${power.replace("−", "-")}}`;
    if (name) return functions.has(name) ? `\\${name}` : `\\operatorname{${name}}`;
    if (sign) return symbols[sign] ?? sign;
    return `\\text{${texText(all)}}`;
  }).join("");

/** Keeps the gaps in a list of numbers. */
const texNumbers = (text: string): string => text.split("   ").map(texLine).join(" \\quad ");

/** The lines of a part, aligned at the equals signs. */
export function texAligned({ lines, total }: Pick<WorkedPart, "lines" | "total">): string {
  const rows = lines.map(({ text, number }) => {
    const right = number ? `${text ? "= " : ""}${texNumbers(number)}` : "";
    // An operator at the start of a line needs an operand before it for correct spacing.
    return `${/^[×÷]/u.test(text) ? "{}" : ""}${texLine(text)} &${right ? ` ${right}` : ""}`;
  });
  const last = total ? [`&= \\mathbf{${texLine(total)}}`] : [];
  return `\\begin{aligned}\n${[...rows, ...last].join(" \\\\\n")}\n\\end{aligned}`;
}

const display = (tex: string): string => `\\[\n${tex}\n\\]`;

function partText(part: WorkedPart, language: Language): string[] {
  const { title, rule, formula, lines, notes, from } = part;
  const words = exportWords[language];
  const items = from.map(({ name, number }) => `  \\item ${texText(words.is(name, number))}`);
  return [
    "",
    `\\subsection*{${texText(title)}}`,
    ...(rule ? [`\\emph{${texText(rule)}}`] : []),
    ...(formula ? [display(formula)] : []),
    ...(lines.length > 0 ? [display(texAligned(part))] : []),
    ...notes.map((note) => `\n${texText(note)}`),
    ...(items.length > 0
      ? [texText(words.from), "\\begin{itemize}", ...items, "\\end{itemize}"]
      : []),
  ];
}

/** A token may have any script, which XeLaTeX and LuaLaTeX support. */
const preamble = (language: Language): string[] => [
  "% xelatex or lualatex",
  language === "zh" ? "\\documentclass{ctexart}" : "\\documentclass{article}",
  "\\usepackage{amsmath,amssymb}",
  "\\begin{document}",
];

export function latexOf({ title, number, about, parts }: Worked, language: Language): string {
  return `${[
    ...preamble(language),
    `\\section*{${texText(title)} $=$ ${texText(number)}}`,
    ...about.map((line) => `\\noindent ${texText(line)}\\par`),
    ...parts.flatMap((part) => partText(part, language)),
    "",
    `\\medskip\\noindent ${texText(exportWords[language].madeWith)}`,
    "\\end{document}",
  ].join("\n")}\n`;
}
