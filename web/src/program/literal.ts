/** Numbers as text that parses to the same float32 in Python and in C++. */
import type { GraphNode } from "../types/graph.js";

/** How a language writes lists and non-finite numbers. */
export interface Brackets {
  readonly open: string;
  readonly close: string;
  readonly infinity: string;
  readonly nan: string;
}

/** Most numbers take 8 or 9 digits. */
const usual = 8;

/** The fewest digits that identify the float32, with a decimal point, so that it is never an integer. */
export function floatText(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const rounded = (digits: number) => Number(value.toPrecision(digits));
  const readsBack = (digits: number) => Math.fround(rounded(digits)) === value;
  let digits = usual;
  if (!readsBack(digits)) digits++;
  else while (digits > 1 && readsBack(digits - 1)) digits--;
  return withPoint(String(rounded(digits)));
}

const withPoint = (text: string): string => (/^-?\d+$/u.test(text) ? `${text}.0` : text);

/** "1e-5" rather than "0.00001". */
export const plainText = (value: number): string =>
  value !== 0 && Math.abs(value) < 1e-3 ? value.toExponential() : String(value);

export function numberText(value: number, { infinity, nan }: Brackets): string {
  if (Number.isNaN(value)) return nan;
  if (Math.abs(value) === Infinity) return value < 0 ? `-${infinity}` : infinity;
  return floatText(value);
}

/** Maximum length of a line in a row of numbers. */
const widest = 120;

function row(texts: readonly string[], indent: string, { open, close }: Brackets): string {
  const short = open + texts.join(", ") + close;
  if (indent.length + short.length <= widest) return short;
  const inner = `${indent}    `;
  const lines = [""];
  for (const text of texts) {
    const last = lines.length - 1;
    const line = lines[last] ?? "";
    if (line && inner.length + line.length + text.length + 2 > widest) lines.push(`${text}, `);
    else lines[last] = `${line}${text}, `;
  }
  const body = lines.map((line) => inner + line.trimEnd()).join("\n");
  return `${open}\n${body}\n${indent}${close}`;
}

/** Nested lists of a shape: one line for each row; an axis of length 1 adds no line. */
export function nested(
  texts: readonly string[],
  shape: readonly number[],
  brackets: Brackets,
  indent = "",
): string {
  const [size = 1, ...inner] = shape;
  if (shape.length === 0) return texts[0] ?? "";
  if (inner.length === 0) return row(texts, indent, brackets);
  const { open, close } = brackets;
  const each = texts.length / size;
  const part = (index: number, deeper: string) =>
    nested(texts.slice(index * each, (index + 1) * each), inner, brackets, deeper);
  if (size === 1) return open + part(0, indent) + close;
  const deeper = `${indent}    `;
  const lines = Array.from({ length: size }, (_, index) => `${deeper}${part(index, deeper)},`);
  return `${open}\n${lines.join("\n")}\n${indent}${close}`;
}

/** The numbers of a node; a program cannot be written without them. */
export function textsOf(node: GraphNode, brackets: Brackets): string[] {
  const { values } = node;
  if (!values) throw new Error(`${node.id} has no values`);
  return Array.from(values, (value) => numberText(value, brackets));
}
