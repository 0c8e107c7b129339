/** A sandboxed frame cannot find out what it is allowed to do: the browser refuses silently. */

/** How long to wait for printing to begin, in milliseconds. */
const BEGINNING = 1000;

/** A file opened from disk has no origin either, but is not in a frame. */
export const isSandboxed = (): boolean => self.origin === "null" && window.parent !== window;

/** Prints. Returns false if the browser does not begin. */
export async function print(): Promise<boolean> {
  const begun = new Promise<true>((resolve) => {
    window.addEventListener(
      "beforeprint",
      () => {
        resolve(true);
      },
      { once: true },
    );
  });
  window.print();
  if (!isSandboxed()) return true;
  return Promise.race([
    begun,
    new Promise<false>((resolve) => setTimeout(resolve, BEGINNING, false)),
  ]);
}
