/** A formula as native MathML, its letters in the inks of the matrices they stand for. */
import { html, mathml, nothing, type TemplateResult } from "lit";
import { readTex, type Formula } from "./tex.js";

const INKS: Readonly<Record<string, string>> = {
  Q: "query",
  K: "key",
  V: "value",
  S: "scores",
  A: "scores",
  C: "output",
};

/** Words that take what follows below them, as a sum does. */
const LIMITS = new Set(["∑", "max", "min"]);

export function formula(tex: string): TemplateResult {
  return html`<math displaystyle="true">${draw(readTex(tex))}</math>`;
}

function draw(formula: Formula): ReturnType<typeof mathml> {
  switch (formula.kind) {
    case "row":
      return mathml`<mrow>${formula.parts.map(draw)}</mrow>`;
    case "letter":
      return mathml`<mi class=${INKS[formula.text] ?? nothing}>${formula.text}</mi>`;
    case "number":
      return mathml`<mn>${formula.text}</mn>`;
    case "operator":
      return mathml`<mo stretchy=${formula.stretches ?? false}>${formula.text}</mo>`;
    case "word":
      return mathml`<mi mathvariant="normal">${formula.text}</mi>`;
    case "space":
      return mathml`<mspace width="0.2em"></mspace>`;
    case "fraction":
      return mathml`<mfrac>${draw(formula.over)}${draw(formula.under)}</mfrac>`;
    case "root":
      return mathml`<msqrt>${draw(formula.of)}</msqrt>`;
    case "accent":
      return mathml`<mover accent="true">${draw(formula.of)}<mo>${formula.mark}</mo></mover>`;
    case "cases":
      return cases(formula.rows);
    case "scripts":
      return scripts(formula);
  }
}

function cases(rows: readonly (readonly Formula[])[]): ReturnType<typeof mathml> {
  return mathml`<mrow><mo stretchy="true">{</mo><mtable columnalign="left">${rows.map(
    (row) => mathml`<mtr>${row.map((cell) => mathml`<mtd>${draw(cell)}</mtd>`)}</mtr>`,
  )}</mtable></mrow>`;
}

function scripts({ base, below, above }: Extract<Formula, { kind: "scripts" }>) {
  const limits = "text" in base && LIMITS.has(base.text);
  const drawn = draw(base);
  if (below && above)
    return limits
      ? mathml`<munderover>${drawn}${draw(below)}${draw(above)}</munderover>`
      : mathml`<msubsup>${drawn}${draw(below)}${draw(above)}</msubsup>`;
  if (below)
    return limits
      ? mathml`<munder>${drawn}${draw(below)}</munder>`
      : mathml`<msub>${drawn}${draw(below)}</msub>`;
  return mathml`<msup>${drawn}${draw(above ?? { kind: "row", parts: [] })}</msup>`;
}
