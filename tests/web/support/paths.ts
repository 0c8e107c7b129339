import { fileURLToPath } from "node:url";

/** The absolute path of a file or folder given from the top of the repository. */
export function fromTop(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
