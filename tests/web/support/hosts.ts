/** The sites in tests/web/hosts: each contains the element the way users of its tool would add it. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { serveFolder } from "../../../scripts/static_server.mjs";
import type { PageServer } from "./page_server.js";
import { DIST, fromTop } from "./paths.js";

/** The path of a site: not the root of its server, as on GitHub Pages; Vite would have to be configured for that, and is not. */
const prefixOf = (name: string) => (name === "vite" ? "/" : "/notes/");

/** Sites that are served as they were written: what their recipe has one put beside them. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plain: { playground: DIST },
  revealjs: {
    "node_modules/attention-playground/dist": DIST,
    "node_modules/reveal.js": fromTop("tests/web/node_modules/reveal.js"),
  },
};

/** Sites that scripts/test_hosts has built in build/hosts: the folder in which they come out. */
const BUILT: Readonly<Record<string, string>> = {
  docusaurus: "build",
  jupyter: "",
  mkdocs: "site",
  next: "out",
  react: "dist",
  svelte: "dist",
  vite: "dist",
  vitepress: "docs/.vitepress/dist",
  vue: "dist",
  webpack: "dist",
};

/** Which are tested; alone, those that need no building. */
export const HOSTS: readonly string[] =
  process.env["PLAYGROUND_HOSTS"]?.split(" ") ?? Object.keys(BESIDE);

export function serveHost(name: string): Promise<PageServer> {
  const built = BUILT[name];
  // What is put together here is so for each worker, which would otherwise take it from under the others.
  const own = built === undefined ? `${name}.${process.env["TEST_PARALLEL_INDEX"] ?? 0}` : name;
  const folder = fromTop(`build/hosts/${own}`);
  if (built === undefined) putTogether(name, folder);
  return serveFolder({
    folder: built === undefined ? folder : join(folder, built),
    prefix: prefixOf(name),
  });
}

function putTogether(name: string, folder: string): void {
  const beside = BESIDE[name];
  if (!beside) throw new Error(`no host named ${name} in support/hosts.ts`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromTop(`tests/web/hosts/${name}`), folder, { recursive: true });
  for (const [place, what] of Object.entries(beside)) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(what, join(folder, place));
  }
}
