/** JSON as it stands in the pages: short things on one line, and long answers with a mark for what is left out. */

/** What was left out, printed as it is. */
class Rest {
  constructor(readonly text: string) {}
}

/** A longer list shows so many of its items. */
const NUMBERS = 6;
const ITEMS = 2;
/** A longer text is cut here, a longer object only named; in characters. */
const TEXT = 200;
const OBJECT = 2500;
const WIDTH = 84;

/** Times and addresses differ from answer to answer. */
const FLEETING = ["timing", "memory"];

/**
 * A response as the pages show it: "…" stands for the rest of a long list or text, for a long object, for
 * times and addresses.
 */
export const shortened = (response: unknown): string => print(shorten(response));

function shorten(value: unknown, depth = 0): unknown {
  if (typeof value === "string" && value.length > TEXT)
    return new Rest(`"${value.slice(0, TEXT)}…"`);
  if (Array.isArray(value)) {
    const most = value.every((one) => typeof one === "object") ? ITEMS : NUMBERS;
    const rest = value.length - most;
    const kept = value
      .slice(0, rest > 1 ? most : value.length)
      .map((one) => shorten(one, depth + 1));
    return rest > 1 ? [...kept, new Rest(`… ${rest}`)] : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  const whole = depth < 2 || JSON.stringify(value).length < OBJECT;
  if (!whole) return new Rest("{…}");
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      FLEETING.includes(name) ? new Rest("{…}") : shorten(one, depth + 1),
    ]),
  );
}

/** What fits stands on one line. */
export function print(value: unknown, indent = ""): string {
  const line = onOneLine(value);
  if (line.length + indent.length <= WIDTH || typeof value !== "object" || value instanceof Rest)
    return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((one) => inner + print(one, inner)).join(",\n")}\n${indent}]`;
  const fields = Object.entries(value as object).map(
    ([name, one]) => `${inner}${JSON.stringify(name)}: ${print(one, inner)}`,
  );
  return `{\n${fields.join(",\n")}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (value instanceof Rest) return value.text;
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${onOneLine(one)}`,
  );
  return `{${fields.join(", ")}}`;
}
