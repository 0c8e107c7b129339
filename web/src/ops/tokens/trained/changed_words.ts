/** Which words of an answer are others than before: both are read from the beginning, side by side. */

export interface ChangedWord {
  /** Which word of the answer now; its length, where words are gone from the end. */
  readonly index: number;
  /** What stands there now, and what stood there; "" for nothing. */
  readonly now: string;
  readonly was: string;
}

/** lengths[i][j]: how many words the rest of both, from i and from j on, have in common in this order. */
function commonLengths(now: readonly string[], was: readonly string[]): number[][] {
  const lengths = Array.from({ length: now.length + 1 }, () =>
    new Array<number>(was.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = now.length - 1; i >= 0; i--)
    for (let j = was.length - 1; j >= 0; j--) {
      const common =
        now[i] === was[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      lengths[i]?.splice(j, 1, common);
    }
  return lengths;
}

/** Words that stand in the place of others are told together: each with the one that it took the place of. */
export function changedWords(now: readonly string[], was: readonly string[]): ChangedWord[] {
  const lengths = commonLengths(now, was);
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const changes: ChangedWord[] = [];
  let [i, j] = [0, 0];
  while (i < now.length || j < was.length) {
    if (i < now.length && now[i] === was[j]) {
      i++;
      j++;
      continue;
    }
    const [first, old] = [i, j];
    while ((i < now.length || j < was.length) && !(i < now.length && now[i] === was[j]))
      if (j >= was.length || (i < now.length && common(i + 1, j) >= common(i, j + 1))) i++;
      else j++;
    changes.push(...paired(now.slice(first, i), was.slice(old, j), first));
  }
  return changes;
}

/** The last of the new words takes what is left of the old ones. */
function paired(now: readonly string[], was: readonly string[], first: number): ChangedWord[] {
  if (now.length === 0) return [{ index: first, now: "", was: was.join(" ") }];
  return now.map((word, at) => {
    const old = at === now.length - 1 ? was.slice(at) : was.slice(at, at + 1);
    return { index: first + at, now: word, was: old.join(" ") };
  });
}
