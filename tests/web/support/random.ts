/** Random numbers of a seed, so that what fails once fails again. */

/** Marsaglia's xorshift with 32 bits. */
export function generator(seed: number) {
  let state = seed * 2654435761 || 1;
  const next = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const pick = <T>(options: readonly T[]): T => options[next(options.length)] as T;
  const some = <T>(make: () => T): T[] => Array.from({ length: 1 + next(3) }, make);
  return { next, pick, some };
}

export type Random = ReturnType<typeof generator>;
