/** A frame that its page has sandboxed does not learn what it may: the browser refuses in silence. */

/** As long as a browser may take to begin to print, in milliseconds. */
const BEGINNING = 1000;

/** A file opened from disk has no origin either, but is in no frame. */
export const isSandboxed = (): boolean => self.origin === "null" && window.parent !== window;

/** Has the browser print. False where it does not even begin. */
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
