/** The addresses of our own scripts, as Trusted Types require them. */

/** The policy that a page with `require-trusted-types-for` lists under `trusted-types`, beside Lit's. */
const POLICY = "attention-playground";

interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** A policy of this name can be created only once, and is not exposed to other scripts. */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (url) => url });
  return policy?.createScriptURL(url) ?? url;
}
