import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

const PAGE = "index.html";

/** Where the halves of each of the builds of the module come from. */
const MODULES = {
  relaxed: "wasm-simd/relaxed/attention-",
  simd: "wasm-simd/attention-",
  scalar: "wasm-scalar/attention-",
} as const;

/** All files that the page may request, without those of the frame and of other builds. */
function kept(bundle: Bundle) {
  const names = Object.keys(bundle);
  const html = bundle[PAGE];
  const text = html?.type === "asset" ? html.source : "";
  const revision = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const own = names.filter((name) => !/\.(html|wasm)$|(^|\/)embed-/u.test(name));
  const modules = Object.entries(MODULES).map(
    ([kind, path]) => [kind, names.filter((name) => comesFrom(bundle[name], path))] as const,
  );
  return {
    files: [{ url: PAGE, revision }, ...own.map((url) => ({ url, revision: null }))],
    modules: Object.fromEntries(modules),
  };
}

const comesFrom = (file: Bundle[string] | undefined, path: string): boolean =>
  file?.type === "asset" && file.originalFileNames.some((name) => name.includes(path));

/** The page's service worker, generated when the files of the page are known. */
export const offline: Plugin = {
  name: "offline",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      define: { KEPT: JSON.stringify(kept(bundle)) },
      build: {
        outDir: dir ?? "",
        emptyOutDir: false,
        target: "es2022",
        rolldownOptions: {
          input: here("src/app/offline/service-worker.ts"),
          output: { entryFileNames: "service-worker.js", format: "iife" },
        },
      },
    });
  },
};
