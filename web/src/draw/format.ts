/** Numbers and tokens as text, and their width. */
import { recent } from "./memo.js";

/** A proper minus sign, no negative zero, a fixed number of decimals; very large or infinite values stay readable. */
export function format(value: number, decimals: number): string {
  if (Number.isNaN(value)) return "NaN";
  const sign = value < 0 ? "−" : "";
  const size = Math.abs(value);
  if (size === Infinity) return `${sign}∞`;
  if (size >= 1e5) return `${sign}${size.toExponential(1).replace("e+", "e")}`;
  const digits = size.toFixed(decimals);
  return Number(digits) === 0 ? digits : sign + digits;
}

/** An exponent: "¹⁰", "⁻³". */
export const superscript = (power: number): string =>
  Array.from(String(power), (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "⁻").join("");

const narrow = /[iljtfrI.,:;'’!|()[\]·]/u;
const broad = /[mwMW@…—×]/u;
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\p{Extended_Pictographic}]/u;
const combining = /\p{M}|\u200d/u;

const ems = recent(measured, (character) => character);

function measured(character: string): number {
  if (combining.test(character)) return 0;
  if (wide.test(character)) return 1.04;
  if (character === ".") return 0.3;
  if (broad.test(character)) return 0.9;
  if (narrow.test(character)) return 0.36;
  if (/[A-Z]/u.test(character)) return 0.7;
  if (character === " ") return 0.29;
  return /[0-9+−]/u.test(character) ? 0.63 : 0.59;
}

/** An estimate on the large side, as there may be no DOM to measure the text. */
export function textWidth(text: string, size: number, weight = 400): number {
  let sum = 0;
  for (const character of text) sum += ems(character);
  return sum * size * (weight >= 600 ? 1.05 : 1);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Shortened in the middle to fit, never within a character: "inter…tion". */
export const elide = (text: string, width: number, size: number, weight = 400): string =>
  textWidth(text, size, weight) <= width ? text : shortened(text, width, size, weight);

/** Labels are few and drawn in every frame, so results are cached. */
const shortened = recent(
  shorten,
  (text, width, size, weight) => `${width} ${size} ${weight} ${text}`,
  4096,
);

function shorten(text: string, width: number, size: number, weight: number): string {
  const pieces = Array.from(graphemes.segment(text), (part) => part.segment);
  for (let kept = Math.min(pieces.length - 1, 40); kept > 0; kept--) {
    const tail = kept >= 5 ? Math.floor(kept / 3) : 0;
    const end = tail > 0 ? pieces.slice(-tail).join("") : "";
    const shorter = `${pieces.slice(0, kept - tail).join("")}…${end}`;
    if (textWidth(shorter, size, weight) <= width) return shorter;
  }
  return textWidth("…", size, weight) <= width ? "…" : "";
}

/** The decimals, from `least` to 6, at which the printed terms add up to the printed sum, if any. */
export function receiptDecimals(
  terms: readonly number[],
  sum: number,
  least = 3,
): number | undefined {
  return [0, 3, 4, 5, 6]
    .filter((decimals) => decimals >= least)
    .find((decimals) => {
      const units = (value: number) => Math.round(Number(value.toFixed(decimals)) * 10 ** decimals);
      return terms.reduce((total, term) => total + units(term), 0) === units(sum);
    });
}

/** A share in a picture: two decimals, and three where two would make it a whole. */
export const formatShare = (share: number): string =>
  format(share, share >= 0.995 && share < 1 ? 3 : 2);

/** Decimals in a text: three, or as many as show two significant digits. */
export function decimalsOf(value: number): number {
  const size = Math.abs(value);
  if (!Number.isFinite(size) || size === 0 || size >= 0.01) return 3;
  return Math.min(8, 1 - Math.floor(Math.log10(size)));
}
