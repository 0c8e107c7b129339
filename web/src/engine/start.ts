/** Starts the worker, wherever its script comes from. */
import { beside } from "./beside.js";
import scriptUrl from "./worker.ts?worker&url";

/** What a page with `require-trusted-types-for` lists under `trusted-types`, beside Lit's own. */
const POLICY = "attention-playground";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let script: string | undefined;

/** Throws where the page forbids it, or sends an error event. */
export function startWorker(): Worker {
  return new Worker((script ??= trusted(startable(new URL(beside(scriptUrl), location.href)))), {
    type: "module",
  });
}

/** A worker starts from the page's own origin alone, but may import a module from any other. */
function startable({ origin, href }: URL): string {
  if (origin === self.origin) return href;
  const lines = [`import ${JSON.stringify(href)};`];
  return URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
}

/** As a browser with Trusted Types wants it. Only this address ever passes. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(POLICY, { createScriptURL: () => url }).createScriptURL(url) ?? url
  );
}
