/** Seconds as minutes and seconds, with tenths where `fine`: 0:31.4 / 0:48. */
export function clock(seconds: number, fine = false): string {
  const tenths = Math.floor(seconds * 10 + 1e-6);
  const minutes = Math.floor(tenths / 600);
  const rest = String(Math.floor(tenths / 10) % 60).padStart(2, "0");
  return fine ? `${minutes}:${rest}.${tenths % 10}` : `${minutes}:${rest}`;
}
