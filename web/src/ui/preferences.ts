/** Choices of the reader that are stored; nothing is kept where storage is not allowed. */

const KEY = "attention-playground";

/** The stored one of `options`. */
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

/** The lessons whose question the reader has answered, by id. */
export function recalledDone(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(`${KEY}.done`) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set();
  }
}

export function rememberDone(id: string): void {
  remember("done", [...new Set([...recalledDone(), id])].join(" "));
}
