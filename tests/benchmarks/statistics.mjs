// Figures of a sample, and of how times grow.

/** The value below which `share` of the sample lies, between two of its values where it falls there. */
export function quantile(sample, share) {
  const sorted = [...sample].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}

export const summary = (sample) => ({
  least: quantile(sample, 0),
  lower: quantile(sample, 0.25),
  median: quantile(sample, 0.5),
  upper: quantile(sample, 0.75),
  count: sample.length,
});

/** The median of the ratios of two samples taken in turns, so that what slows a round slows both sides of its ratio. */
export const medianRatio = (above, below) =>
  quantile(
    above.map((value, i) => value / below[i]),
    0.5,
  );

/** The exponent of the power that comes closest to the points (x, y), in the logarithms of both. */
export function exponentOf(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const mean = (at) => logs.reduce((total, log) => total + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const product = logs.reduce((total, log) => total + (log[0] - x) * (log[1] - y), 0);
  return product / logs.reduce((total, log) => total + (log[0] - x) ** 2, 0);
}

/** The largest absolute difference of two lists of numbers, or Infinity where they cannot be compared. */
export function largestDifference(one, other) {
  if (one.length !== other.length) return Infinity;
  let largest = 0;
  for (let i = 0; i < one.length; i++) {
    const difference = Math.abs(one[i] - other[i]);
    if (!(difference <= largest)) largest = Number.isNaN(difference) ? Infinity : difference;
  }
  return largest;
}

export const mapValues = (object, of) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, of(value, key)]));
