/** A number as the reader types it. */

/** Accepts the minus signs and digits of keyboards in both languages; undefined if the text is not a number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.normalize("NFKC").trim().replace(/[−–]/gu, "-");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/iu.test(plain)) return undefined;
  const value = Math.fround(Number(plain));
  return Number.isFinite(value) ? value : undefined;
}

/** The shortest text that reads back as this float32, with a proper minus sign. */
export function editableText(value: number): string {
  if (!Number.isFinite(value)) return "0";
  const texts = [6, 7, 8, 9].map((digits) => String(Number(value.toPrecision(digits))));
  const shortest = texts.find((text) => Math.fround(Number(text)) === Math.fround(value));
  return (shortest ?? String(value)).replaceAll("-", "−");
}

/** One step of 0.1, or ten times that, rounded to tenths. */
export function stepped(text: string, by: number): string {
  const value = (parseNumber(text) ?? 0) + by / 10;
  return editableText(Number(value.toFixed(6)));
}
