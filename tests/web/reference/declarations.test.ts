/** The element's declarations are complete without any other file of the project. */
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromTop } from "../support/paths.js";

const TSC = fromTop("web/node_modules/typescript/bin/tsc");
const STRICT =
  "--noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --noPropertyAccessFromIndexSignature " +
  "--target es2022 --module preserve";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "declarations-"));
  await copyFile(
    fromTop("web/dist/attention-playground.d.ts"),
    join(folder, "attention-playground.d.ts"),
  );
  await copyFile(fromTop("tests/web/reference/user.ts"), join(folder, "user.ts"));
});

afterAll(() => rm(folder, { recursive: true }));

const complaints = (options: string, cwd: string): Promise<string> =>
  promisify(execFile)(process.execPath, [TSC, ...options.split(" ")], { cwd }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

test("a program for the element compiles with them, and its type errors are found", async () => {
  expect(await complaints(`${STRICT} --lib es2022,dom user.ts`, folder)).toBe("");
});

test("the declarations compile where a project has no types of the DOM", async () => {
  for (const name of ["attention-playground", "engine"])
    await copyFile(fromTop(`web/dist/${name}.d.ts`), join(folder, `${name}.d.ts`));
  const files = "attention-playground.d.ts engine.d.ts";
  expect(await complaints(`${STRICT} --lib es2022 ${files}`, folder)).toBe("");
});

// Beside the recipes: Vue's and Svelte's own templates are compiled by scripts/test_hosts.
test.each([
  ["React", "hosts/react", "-p . --preserveSymlinks"],
  [
    "Next.js",
    "hosts/next",
    `${STRICT} --lib es2022,dom --jsx react-jsx --types node --preserveSymlinks app/lesson.tsx`,
  ],
  [
    "Vue and Svelte",
    "reference",
    `${STRICT} --lib es2022,dom --skipLibCheck --preserveSymlinks --types attention-playground/vue,attention-playground/svelte templates.ts`,
  ],
])("%s knows the element's attributes and events", async (_, where, options) => {
  expect(await complaints(options, fromTop(`tests/web/${where}`))).toBe("");
});
