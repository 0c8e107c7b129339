/** Starts the worker, wherever its script comes from. */
import { beside } from "./code.js";
import { trusted } from "./trusted.js";
import scriptUrl from "./worker.ts?worker&url";

let script: string | undefined;

/** If the page forbids workers, this throws or the worker sends an error event. */
export function startWorker(): Worker {
  return new Worker((script ??= trusted(startable(new URL(beside(scriptUrl), location.href)))), {
    type: "module",
  });
}

/** A worker must come from the page's own origin, but may import a module from any other. */
function startable({ origin, href }: URL): string {
  if (origin === self.origin) return href;
  const lines = [`import ${JSON.stringify(href)};`];
  return URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
}
