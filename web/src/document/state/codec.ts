/** How values of the public state are read from text and printed as text. */
import type { Words } from "../../types/graph.js";

/** `read` returns undefined for invalid text; read(print(value)) equals the value. */
export interface Codec<T> {
  readonly read: (text: string) => T | undefined;
  readonly print: (value: T) => string;
  /** The allowed values, as the end of a sentence. */
  readonly expects: Words;
  /** The allowed texts, where they can be listed. */
  readonly options?: readonly string[];
}

const same = (text: string): string => text;

export const oneOf = <T extends string>(options: readonly T[]): Codec<T> => ({
  read: (text) => options.find((option) => option === text.trim()),
  print: same,
  expects: { en: `one of ${options.join(", ")}`, zh: `以下之一：${options.join("、")}` },
  options,
});

/** A name in the experiment, which can be checked only there. */
export const name = (expects: Words): Codec<string> => ({
  read: (text) => /^\s*([\w.-]{1,100})\s*$/u.exec(text)?.[1],
  print: same,
  expects,
});

export const integer = (least: number, most: number): Codec<number> => ({
  read: (text) => {
    const value = /^\s*\d{1,10}\s*$/u.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  },
  print: String,
  expects: { en: `a whole number from ${least} to ${most}`, zh: `${least} 到 ${most} 的整数` },
});

export const decimal = (least: number, most: number): Codec<number> => ({
  read: (text) => {
    const value = /^\s*\d{0,9}\.?\d{1,9}\s*$/u.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  },
  print: String,
  expects: { en: `a number from ${least} to ${most}`, zh: `${least} 到 ${most} 的数` },
});

/** A boolean attribute, which is true if present. */
export const flag: Codec<boolean> = {
  read: (text) => {
    if (/^(true|1|autoplay|)$/u.test(text.trim())) return true;
    return /^(false|0)$/u.test(text.trim()) ? false : undefined;
  },
  print: String,
  expects: { en: "true or false", zh: "true 或 false" },
};

/** Several of `options`, in their order; "none" is the empty list. */
export const someOf = <T extends string>(options: readonly T[]): Codec<readonly T[]> => ({
  read: (text) => {
    const names = text.split(/[\s,]+/u).filter(Boolean);
    if (names.join() === "none") return [];
    const known = options.filter((option) => names.includes(option));
    return names.length > 0 && known.length === new Set(names).size ? known : undefined;
  },
  print: (chosen) => chosen.join(" ") || "none",
  expects: {
    en: `none or some of ${options.join(", ")}`,
    zh: `none，或以下几项：${options.join("、")}`,
  },
});

/** One value per line; blank lines are ignored. */
export const lines = <T>(line: Codec<T>, most: number): Codec<readonly T[]> => ({
  read: (text) => {
    const found = text.split("\n").filter((one) => one.trim() !== "");
    const values = found.map((one) => line.read(one.trim()));
    const known = values.filter((value) => value !== undefined);
    const whole = found.length > 0 && known.length === found.length && found.length <= most;
    return whole ? known : undefined;
  },
  print: (values) => values.map(line.print).join("\n"),
  expects: line.expects,
});

export const sentence: Codec<string> = {
  read: (text) => text.toWellFormed(),
  print: (text) => text.replace(/\s/gu, " ").trim(),
  expects: { en: "one or more sentences, one per line", zh: "一句或几句话，每行一句" },
};

/** Tokens contain no white space. */
export const tokens: Codec<readonly string[]> = {
  read: (text) => text.toWellFormed().split(/\s+/u),
  print: (words) => words.join(" "),
  expects: {
    en: "the tokens of the text separated by spaces, one sentence per line",
    zh: "用空格分开的词元，每行一句",
  },
};

/** Any JSON value; undefined if the text is not valid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
