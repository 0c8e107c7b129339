import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { QueuedEngine, type Connection } from "../../../../web/src/engine/client.js";
import { ModelFiles, modelUrl, unpacked } from "../../../../web/src/engine/models.js";
import type { Request, RunRequest } from "../../../../web/src/types/wire.js";

const bytes = new Uint8Array([1, 2, 3]);
const translate: RunRequest = { command: "run", model: "translate", input: { text: "a" } };
const random: RunRequest = { command: "run", input: { text: "b" } };
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Held {
  resolve(file: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

/** A connection that answers at once, files that come when told to, and an engine over both. */
function held() {
  const asked: Request[] = [];
  const connection: Connection = {
    ask: (request) => {
      asked.push(request);
      const result = request.command === "load" ? { model: 1, name: "translate", heads: [] } : {};
      return Promise.resolve(result as never);
    },
    close: () => undefined,
  };
  const reads: Held[] = [];
  const files = new ModelFiles((_, tell) => {
    tell({ received: 1, total: 3 });
    return new Promise((resolve, reject) => {
      reads.push({ resolve, reject });
    });
  });
  return { asked, reads, files, engine: new QueuedEngine(() => connection, files) };
}

const commands = (asked: readonly Request[]) => asked.map(({ command }) => command);

test("a request that names a model waits for its file, which is given to the connection once", async () => {
  const { asked, reads, files, engine } = held();
  const [one, other] = [engine.run(translate), engine.call({ ...translate })];
  expect(files.progress("translate")).toEqual({ received: 1, total: 3 });
  expect(asked).toEqual([]);
  reads[0]?.resolve(bytes);
  expect((await one).loaded).toMatchObject({ name: "translate", bytes: 3 });
  await other;
  expect(files.progress("translate")).toBeUndefined();
  expect(commands(asked).toSorted()).toEqual(["load", "run", "run"]);
  expect(reads).toHaveLength(1);
});

test("while the file is on its way, other runs are answered, and the one that waits gives way", async () => {
  const { asked, reads, engine } = held();
  const waiting = engine.run(translate);
  await engine.run(random);
  expect(asked).toHaveLength(1);
  reads[0]?.resolve(bytes);
  await expect(waiting).rejects.toMatchObject({ code: "superseded" });
});

test("a file that does not come is told at the model, and asked for again the next time", async () => {
  const { reads, engine } = held();
  const failing = engine.run(translate);
  reads[0]?.reject(new TypeError("no network"));
  await expect(failing).rejects.toMatchObject({ code: "load_failed", path: "/model" });
  await settled();
  const again = engine.run(translate);
  reads[1]?.resolve(bytes);
  await expect(again).resolves.toHaveProperty("loaded");
});

test("the build has the model that the page opens on", () => {
  expect(modelUrl("translate")).toContain("translate");
  expect(modelUrl("no such model")).toBeUndefined();
});

test("a file is unpacked if it is packed, and taken as it is if a server has unpacked it", async () => {
  const file = Buffer.from("\u0010 a model");
  for (const sent of [file, gzipSync(file), Buffer.alloc(0)]) {
    const came = await unpacked(new Blob([sent]).stream());
    expect(Buffer.from(came)).toEqual(sent.length > 0 ? file : sent);
  }
  const broken = new Blob([gzipSync(file).subarray(0, -4)]);
  await expect(unpacked(broken.stream())).rejects.toThrow();
});
