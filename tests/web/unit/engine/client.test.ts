import { describe, expect, test } from "vitest";
import {
  QueuedEngine,
  WorkerConnection,
  type Connection,
  type WorkerLike,
} from "../../../../web/src/engine/client.js";
import { ModelFiles } from "../../../../web/src/engine/models.js";
import type { Question, Reply } from "../../../../web/src/engine/messages.js";
import type { RunRequest } from "../../../../web/src/types/wire.js";

/** A worker that answers when told to. */
class HeldWorker implements WorkerLike {
  readonly questions: Question[] = [];
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;

  terminated = false;

  terminate(): void {
    this.terminated = true;
  }

  postMessage(question: Question): void {
    this.questions.push(question);
  }

  reply(reply: Reply): void {
    this.onmessage?.({ data: reply } as MessageEvent<Reply>);
  }
}

const engineOver = (line: Connection) =>
  new QueuedEngine(
    () => line,
    new ModelFiles(() => Promise.reject(new Error("there are no files here"))),
  );

function held() {
  const worker = new HeldWorker();
  return { worker, engine: engineOver(new WorkerConnection(worker)) };
}

const sentence = (text: string): RunRequest => ({ command: "run", input: { text } });
const texts = (worker: HeldWorker) =>
  worker.questions.map(({ request }) => (request as RunRequest).input?.text);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the engine over a worker", () => {
  test("replies find their question in any order", async () => {
    const { worker, engine } = held();
    const version = engine.call({ command: "version" });
    const presets = engine.call({ command: "presets" });
    worker.reply({ number: 1, result: ["second"] });
    worker.reply({ number: 0, result: "first" });
    expect(await version).toBe("first");
    expect(await presets).toEqual(["second"]);
  });

  test("a newer run replaces the one that still waits", async () => {
    const { worker, engine } = held();
    const first = engine.run(sentence("a"));
    const second = engine.run(sentence("ab"));
    const third = engine.run(sentence("abc"));
    await expect(second).rejects.toMatchObject({ code: "superseded" });
    expect(texts(worker)).toEqual(["a"]);
    worker.reply({ number: 0, result: "result of a" });
    expect(await first).toBe("result of a");
    await settled();
    expect(texts(worker)).toEqual(["a", "abc"]);
    worker.reply({ number: 1, result: "result of abc" });
    expect(await third).toBe("result of abc");
  });

  test("runs ask for their values through memory", () => {
    const { worker, engine } = held();
    void engine.run({ ...sentence("a"), output: { graph: true } });
    expect(worker.questions[0]?.request).toMatchObject({
      output: { graph: true, tensors: "memory" },
    });
  });

  test("two engines share a worker without replacing each other's runs", () => {
    const worker = new HeldWorker();
    const line = new WorkerConnection(worker);
    void engineOver(line).run(sentence("one"));
    void engineOver(line).run(sentence("other"));
    expect(texts(worker)).toEqual(["one", "other"]);
  });

  test("an error of the core keeps its code and path, and the next run works", async () => {
    const { worker, engine } = held();
    const bad = engine.run(sentence("a"));
    worker.reply({
      number: 0,
      error: {
        code: "invalid_value",
        path: "/attention/num_heads",
        message: "4 does not divide 6",
        message_zh: "4 不能整除 6",
      },
    });
    await expect(bad).rejects.toMatchObject({
      name: "EngineError",
      code: "invalid_value",
      path: "/attention/num_heads",
    });
    await settled();
    const good = engine.run(sentence("b"));
    worker.reply({ number: 1, result: "fine" });
    expect(await good).toBe("fine");
  });

  test("a worker that does not start fails every call instead of leaving it open", async () => {
    const { worker, engine } = held();
    const early = engine.call({ command: "version" });
    worker.onerror?.({ message: "blocked" } as ErrorEvent);
    await expect(early).rejects.toMatchObject({ code: "load_failed" });
    await expect(engine.run(sentence("a"))).rejects.toMatchObject({ code: "load_failed" });
  });

  test("where the worker never starts, another line answers what was asked and will be", async () => {
    const worker = new HeldWorker();
    const other = {
      closed: false,
      ask: ({ command }: { command: string }) => Promise.resolve(`other ${command}`),
      close() {
        this.closed = true;
      },
    };
    const line = new WorkerConnection(worker, () => other as unknown as Connection);
    const early = line.ask({ command: "version" });
    worker.onerror?.({ message: "blocked" } as ErrorEvent);
    expect(await early).toBe("other version");
    expect(await line.ask({ command: "presets" })).toBe("other presets");
    expect(worker.questions).toHaveLength(1);
    line.close();
    expect(other.closed).toBe(true);
  });

  test("a worker that answered and then broke is not replaced: what it held is gone", async () => {
    const worker = new HeldWorker();
    const line = new WorkerConnection(worker, () => expect.fail());
    const version = line.ask({ command: "version" });
    worker.reply({ number: 0, result: "first" });
    await version;
    worker.onerror?.({ message: "out of memory" } as ErrorEvent);
    await expect(line.ask({ command: "version" })).rejects.toMatchObject({ code: "load_failed" });
  });

  test("a line that is closed ends its worker and leaves nobody waiting", async () => {
    const worker = new HeldWorker();
    const line = new WorkerConnection(worker);
    const run = engineOver(line).run(sentence("a"));
    line.close();
    expect(worker.terminated).toBe(true);
    await expect(run).rejects.toMatchObject({ code: "superseded" });
    await expect(line.ask(sentence("b"))).rejects.toMatchObject({ code: "superseded" });
  });
});
