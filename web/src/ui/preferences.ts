/** What the reader chose once and finds again; a page that may not store anything forgets. */

const KEY = "attention-playground";

/** The remembered one of `options`. */
export function recalled<T extends string>(name: string, options: readonly T[]): T | undefined {
  try {
    const stored = localStorage.getItem(`${KEY}.${name}`);
    return options.find((one) => one === stored);
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`${KEY}.${name}`, value);
  } catch {
    return;
  }
}
