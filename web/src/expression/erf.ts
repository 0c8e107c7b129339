/**
 * The error function, by Kummer's series (DLMF 7.6.2): 2x e^(−x²)/√π · Σ (2x²)^n / (1·3·5···(2n+1)).
 * All its terms have the same sign, so there is no cancellation and the result is accurate.
 */
export function erf(x: number): number {
  if (Math.abs(x) > 6) return Math.sign(x);
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * Number.EPSILON; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return ((2 * x) / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}
