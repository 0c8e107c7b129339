/** Chooses the number of lines and decimals of a receipt so that the printed numbers add up. */
import { format } from "../draw/format.js";
import { constantText } from "../expression/constant.js";
import { type Expression, cellsOf, evaluate } from "../expression/expression.js";
import { type Line, joined } from "../expression/lines.js";

/** A line before it is printed. Several terms may share it. */
export interface DraftLine {
  readonly joint: Line["joint"];
  readonly terms: readonly Expression[];
  readonly value: number;
  /** It contains no cell and is printed in full, never rounded. */
  readonly constant: boolean;
}

export interface Decimals {
  readonly lines: number;
  readonly total: number;
}

const mostTerms = 6;

export const draftOf = ({ joint, of }: Line): DraftLine => ({
  joint,
  terms: [of],
  value: evaluate(of),
  constant: cellsOf(of).length === 0,
});

/** How many lines are added up before another operation follows. */
export function leadingTerms(lines: readonly { readonly joint: Line["joint"] }[]): number {
  const end = lines.findIndex(({ joint }, i) => i > 0 && joint !== "add");
  return end < 0 ? lines.length : end;
}

const together = (drafts: readonly DraftLine[]): DraftLine => ({
  joint: "add",
  terms: drafts.flatMap(({ terms }) => terms),
  value: drafts.reduce((sum, { value }) => sum + value, 0),
  constant: false,
});

/** All terms if they are few; otherwise the largest on lines of their own, the others together on one. */
export function draftsOf(lines: readonly Line[]): readonly DraftLine[] {
  const drafts = lines.map(draftOf);
  const count = leadingTerms(drafts);
  if (count <= mostTerms) return drafts;
  const leading = drafts.slice(0, count);
  const size = ({ value }: DraftLine) => (Number.isFinite(value) ? Math.abs(value) : Infinity);
  const largest = leading.toSorted((a, b) => size(b) - size(a)).slice(0, mostTerms - 1);
  const chosen = new Set(largest);
  return [
    ...leading.filter((draft) => chosen.has(draft)),
    together(leading.filter((draft) => !chosen.has(draft))),
    ...drafts.slice(count),
  ];
}

export const printedValue = ({ value, constant }: DraftLine, decimals: number): string =>
  constant ? constantText(value) : format(value, decimals);

const numberOf = (printed: string): number =>
  Number(printed.replaceAll("−", "-").replace("∞", "Infinity"));

/** Whether the printed lines, computed as printed, give the printed total. */
export function addsUp(
  lines: readonly { readonly joint: Line["joint"]; readonly printed: string }[],
  total: string,
  decimals: number,
): boolean {
  const whole = joined(
    lines.map(({ joint, printed }) => ({
      joint,
      of: { kind: "number", value: numberOf(printed) } as const,
    })),
  );
  return !whole || format(evaluate(whole), decimals) === total;
}

/** A sum and its terms have the same number of decimals; other operations may need more. */
function candidates(drafts: readonly DraftLine[], least: number): Decimals[] {
  const isSum = leadingTerms(drafts) === drafts.length;
  const alike = isSum ? [0, 1, 2, 3] : [0];
  return [
    ...alike.map((more) => ({ lines: least + more, total: least + more })),
    ...[1, 2, 3, 4].map((more) => ({ lines: least + more, total: least })),
  ];
}

/** The fewest decimals, from `least` on, with which the printed lines give the printed total. */
export function decimalsOf(drafts: readonly DraftLine[], total: number, least: number): Decimals {
  const fits = ({ lines, total: ofTotal }: Decimals) =>
    addsUp(
      drafts.map((draft) => ({ joint: draft.joint, printed: printedValue(draft, lines) })),
      format(total, ofTotal),
      ofTotal,
    );
  return candidates(drafts, least).find(fits) ?? { lines: least, total: least };
}
