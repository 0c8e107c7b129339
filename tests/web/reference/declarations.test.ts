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
  "--target es2022 --lib es2022,dom --module preserve";

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

test("a program for the element compiles with them, and its type errors are found", async () => {
  const run = promisify(execFile)(process.execPath, [TSC, ...STRICT.split(" "), "user.ts"], {
    cwd: folder,
  });
  const complaints = await run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(complaints).toBe("");
});
