import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Where the native build found Eigen. */
export function eigenFlags(): string[] {
  const commands = readFileSync(here("build/native/compile_commands.json"), "utf8");
  return [...new Set(commands.match(/-isystem \S*[Ee]igen\S*/gu) ?? [])].flatMap((flag) =>
    flag.split(" "),
  );
}
