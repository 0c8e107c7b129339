/** Choices of the reader that are stored; nothing is kept where storage is not allowed. */

const KEY = "attention-playground";

/** The stored one of `options`. */
export function recalled<T extends string>(name: string, options: readonly T[]): T | undefined {
  const stored = recalledText(name);
  return options.find((one) => one === stored);
}

export function recalledText(name: string): string | null {
  try {
    return localStorage.getItem(`${KEY}.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`${KEY}.${name}`, value);
  } catch {
    return;
  }
}
