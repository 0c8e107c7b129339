/** A folder is read at a glance: it holds few names. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MOST = 20;

const top = fileURLToPath(new URL("../../../", import.meta.url));

/** A header and its source are one name. */
const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(join(top, folder)).map((name) => name.replace(/\.(h|cpp)$/u, "")));

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(join(top, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersIn(`${folder}/${name}`)),
];

test.each(["core", "wasm", "web/src"])("no folder of %s holds too many names", (part) => {
  const crowded = foldersIn(part).filter((folder) => namesIn(folder).size > MOST);
  expect(crowded).toEqual([]);
});
