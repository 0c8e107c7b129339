/** The layout of the lines on the bench: a receipt whose printed terms add up to its printed sum. */
import type { Language } from "../../types/graph.js";
import type { Rect } from "../../types/frame.js";
import type { Span } from "../../types/scene.js";
import type { Cross } from "./cross.js";
import { receiptDecimals } from "../../draw/format.js";
import { endOf } from "../../draw/motion.js";
import { type Term, sumOf } from "./terms.js";

export interface Bench {
  readonly rect: Rect;
  readonly title: string;
  readonly operands: Cross;
  readonly terms: readonly Term[];
  readonly slow: readonly [number, number];
  readonly narrow: boolean;
  readonly language: Language;
}

export interface BenchTiming {
  readonly terms: readonly Span[];
  readonly sum: Span;
  readonly landing: Span;
}

/** Sizes of the receipt: rows as high as the room allows, the remaining terms in one line. */
export interface ReceiptLayout {
  readonly top: number;
  readonly pitch: number;
  readonly tile: { width: number; height: number };
  /** Terms with a line of their own; the others share one. */
  readonly shown: number;
  readonly sumY: number;
  readonly decimals: number;
}

const mostLines = 9;

/** With less room than this, lines are closer together. */
const leastHeight = 150;

const wholeNumbers = (terms: readonly Term[]): boolean =>
  terms.every((term) => term.factors.every(Number.isInteger));

/** As many terms as fit, or fewer, so that the printed numbers add up. */
function settle(terms: readonly Term[], sum: number, fitting: number) {
  const most = terms.length <= fitting ? terms.length : fitting - 1;
  for (let shown = most; shown > 0; shown--) {
    const decimals = receiptDecimals(shownValues(terms, shown), sum, wholeNumbers(terms) ? 0 : 3);
    if (decimals !== undefined) return { shown, decimals };
  }
  return { shown: most, decimals: 3 };
}

export function receiptOf(bench: Bench): ReceiptLayout {
  const { rect, terms, narrow, operands, slow } = bench;
  const tight = rect.height < leastHeight;
  const top = rect.y + (tight ? 26 : narrow ? 34 : 48);
  const room = rect.height - (top - rect.y) - 48;
  const lines = Math.min(terms.length, mostLines);
  const pitch = Math.max(tight ? 24 : 26, Math.min(40, Math.floor(room / lines)));
  const fitting = Math.min(mostLines, Math.max(2, Math.floor(room / pitch)));
  const { shown, decimals } = settle(
    terms,
    sumOf(terms, operands.result.grid.value(...slow)),
    fitting,
  );
  return {
    top,
    pitch,
    tile: { width: 56, height: Math.min(32, pitch - 4) },
    shown,
    sumY: top + (shown + (shown < terms.length ? 1 : 0)) * pitch + (tight ? 8 : 14),
    decimals,
  };
}

/** The values of the lines: single terms, then the sum of the rest. */
export function shownValues(terms: readonly Term[], shown: number): number[] {
  const rest = terms.slice(shown);
  const values = terms.slice(0, shown).map((term) => term.value);
  return rest.length > 0 ? [...values, rest.reduce((sum, term) => sum + term.value, 0)] : values;
}

/** The span in which a line of the receipt appears: that of its term, or of all remaining terms. */
export function lineSpan(timing: BenchTiming, receipt: ReceiptLayout, index: number): Span {
  const own = timing.terms[index] as Span;
  if (index < receipt.shown) return own;
  const last = timing.terms[timing.terms.length - 1] as Span;
  return { start: own.start, length: endOf(last) - own.start };
}
