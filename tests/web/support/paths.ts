import { fileURLToPath } from "node:url";

/** The absolute path of a file or folder given from the top of the repository. */
export function fromTop(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** The built page; another build of it may be tested in its place. */
export const DIST = process.env["PLAYGROUND_DIST"] ?? fromTop("web/dist");
