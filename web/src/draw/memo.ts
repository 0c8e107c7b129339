/** Memoized functions, which return the same object for the same arguments. */

/** Cached by the `key` of the arguments; the most recently used results are kept, up to a limit. */
export function recent<A extends unknown[], V>(
  make: (...given: A) => V,
  key: (...given: A) => unknown,
  most = Infinity,
): (...given: A) => V {
  const kept = new Map<unknown, V>();
  return (...given) => {
    const at = key(...given);
    const known = kept.has(at);
    const value = known ? (kept.get(at) as V) : make(...given);
    if (known && most < Infinity) kept.delete(at);
    if (!known || most < Infinity) kept.set(at, value);
    if (kept.size > most) kept.delete(kept.keys().next().value);
    return value;
  };
}

/**
 * Cached by the identity of the first argument, for as long as that lives. The other arguments follow
 * from it, or differ by `key`: then the most recently used results are kept for it, up to a limit.
 */
export function memo<O extends object, A extends unknown[], V>(
  make: (owner: O, ...given: A) => V,
  key?: (owner: O, ...given: A) => unknown,
  most?: number,
): (owner: O, ...given: A) => V {
  if (key) {
    const keptFor = memo<O, [], (owner: O, ...given: A) => V>(() => recent(make, key, most));
    return (owner, ...given) => keptFor(owner)(owner, ...given);
  }
  const kept = new WeakMap<O, { readonly value: V }>();
  return (owner, ...given) => {
    const known = kept.get(owner);
    if (known) return known.value;
    const value = make(owner, ...given);
    kept.set(owner, { value });
    return value;
  };
}
