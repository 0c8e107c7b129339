/** Expressions as printed: text and numbers, with the cells of the numbers. */
import type { Cell } from "../types/graph.js";
import { format } from "../draw/format.js";
import { constantText } from "../expression/constant.js";
import { type Expression, evaluate } from "../expression/expression.js";

export interface PrintedPiece {
  readonly text: string;
  readonly cell?: Cell;
}

const text = (content: string): PrintedPiece => ({ text: content });

/** Whether it contains no cell, so that it is a single number for the reader. */
function isClosed(expression: Expression): boolean {
  if (expression.kind === "operation") return expression.of.every(isClosed);
  return expression.kind === "number" || (expression.kind === "named" && isClosed(expression.of));
}

const ranks = { add: 1, subtract: 1, multiply: 2, divide: 2, negate: 2, power: 3 } as const;
const signs = { add: " + ", subtract: " − ", multiply: " × ", divide: " ÷ " } as const;

const rankOf = (expression: Expression): number =>
  expression.kind === "operation" && expression.name in ranks
    ? ranks[expression.name as keyof typeof ranks]
    : 4;

const superscripts: Readonly<Record<number, string>> = { 2: "²", 3: "³" };

/** A sum with more terms is not written out in a formula. */
const mostTerms = 4;

/** Formats the value of a cell. */
export type NumberFormat = (value: number) => string;

/** Three decimals; six where three would show nothing. */
export const shortDigits: NumberFormat = (value) =>
  format(value, value === 0 || Math.abs(value) >= 5e-4 ? 3 : 6);

export const wholeDigits: NumberFormat = (value) => format(value, 0);

/** The chosen number, with its cell. */
function winner(of: readonly Expression[], value: number, digits: NumberFormat): PrintedPiece {
  const found = of.find((one) => evaluate(one) === value);
  const shown = digits(value);
  return found?.kind === "cell" ? { text: shown, cell: found.cell } : text(shown);
}

function infix(
  expression: Expression & { kind: "operation" },
  digits: NumberFormat,
): PrintedPiece[] {
  const name = expression.name as keyof typeof signs;
  const rank = ranks[name];
  const all = expression.of;
  const shown = all.length > mostTerms ? all.slice(0, 2) : all;
  const written = shown.flatMap((part, i) => {
    // On the right of − and ÷, an operation of equal precedence needs brackets too.
    const strict = i > 0 && (name === "subtract" || name === "divide");
    const low = rankOf(part) < rank || (strict && rankOf(part) === rank);
    const inner = print(part, digits);
    const pieces = low ? [text("("), ...inner, text(")")] : inner;
    return i > 0 ? [text(signs[name]), ...pieces] : pieces;
  });
  return shown.length < all.length ? [...written, text(`${signs[name]}…`)] : written;
}

export function print(expression: Expression, digits: NumberFormat): PrintedPiece[] {
  switch (expression.kind) {
    case "cell":
      return [{ text: digits(expression.value), cell: expression.cell }];
    case "number":
      return [text(constantText(expression.value))];
    case "named": {
      const { of } = expression;
      const value = evaluate(of);
      if (of.kind === "operation" && of.name === "max") return [winner(of.of, value, digits)];
      return [text(digits(value))];
    }
    case "operation":
      return printOperation(expression, digits);
  }
}

function printOperation(
  expression: Expression & { kind: "operation" },
  digits: NumberFormat,
): PrintedPiece[] {
  const { name, of } = expression;
  const [first, second] = of as readonly [Expression, Expression];
  const inBrackets = (before: string) => [
    text(`${before}(`),
    ...of.flatMap((part, i) => [...(i > 0 ? [text(", ")] : []), ...print(part, digits)]),
    text(")"),
  ];
  switch (name) {
    case "float32":
      return print(first, digits);
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return infix(expression, digits);
    case "negate":
      return inBrackets("−");
    case "power": {
      if (isClosed(expression)) return [text(constantText(evaluate(expression)))];
      const inner = print(first, digits);
      const simple =
        rankOf(first) > ranks.power && inner.length === 1 && !/^−/u.test(inner[0]?.text ?? "");
      const base = simple ? inner : [text("("), ...inner, text(")")];
      return [
        ...base,
        text(superscripts[evaluate(second)] ?? `^${constantText(evaluate(second))}`),
      ];
    }
    case "sqrt":
      return isClosed(expression) ? [text(format(evaluate(expression), 3))] : inBrackets("√");
    case "log":
      return inBrackets("ln ");
    default:
      return inBrackets(name);
  }
}

/** The pieces as one line of text, neighbouring texts joined. */
export function merged(pieces: readonly PrintedPiece[]): PrintedPiece[] {
  const out: PrintedPiece[] = [];
  for (const piece of pieces) {
    const last = out[out.length - 1];
    if (last && !last.cell && !piece.cell) out[out.length - 1] = text(last.text + piece.text);
    else out.push(piece);
  }
  return out;
}
