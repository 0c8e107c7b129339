/** The addresses of our own scripts, as a browser with Trusted Types wants them. */

/** What a page with `require-trusted-types-for` lists under `trusted-types`, beside Lit's own. */
const POLICY = "attention-playground";

interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** A policy of a name is made once; nobody else has it in hand. */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (url) => url });
  return policy?.createScriptURL(url) ?? url;
}
