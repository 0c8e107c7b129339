/** Settings, and one history of all the reader does, computed by the module itself. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Session } from "../../../../web/src/document/document.js";
import { opened, request, sentence, values } from "./reader.js";

let session: Session;
beforeEach(async () => {
  session = await opened();
});

describe("settings", () => {
  test("change the experiment and nothing beside", async () => {
    await session.set("/attention/num_heads", 2);
    expect(session.answered?.request).toEqual({
      ...request,
      attention: { ...request.attention, num_heads: 2 },
    });
    await session.set("/attention/num_heads", undefined);
    expect(session.answered?.request).toEqual(request);
  });

  test("that do not fit leave the last result, name their field, and undo", async () => {
    const before = session.answered;
    await session.set("/attention/num_heads", 3);
    expect(session.error?.path).toBe("/attention/num_heads");
    expect(session.answered).toBe(before);
    await session.undo();
    expect(session.error).toBeUndefined();
    expect(session.settings?.attention?.num_heads).toBeUndefined();
  });

  test("stay with the words that are typed after them", async () => {
    await session.set("/attention/mask/kind", "none");
    await session.edit(sentence, "my own words");
    expect(session.answered?.request.attention?.mask).toEqual({ kind: "none" });
  });

  test("give up cells of steps that are gone, and undo brings both back", async () => {
    await session.override({ node: "scaled_scores", index: 0 }, 3);
    await session.set("/attention/scale", false);
    expect(session.notice).toBe("misfit");
    await session.undo();
    expect(values(session, "scaled_scores")[0]).toBe(3);
  });
});

describe("one history", () => {
  test("goes back and forth through changes of every kind", async () => {
    const shown = () => JSON.stringify([session.sentences, session.answered?.request]);
    const states = [shown()];
    const remember = () => states.push(shown());
    await session.edit(sentence, "two small steps");
    remember();
    await session.set("/weights/seed", 7);
    remember();
    await session.override({ node: "scores", index: 1 }, 4);
    remember();
    await session.paint({ batch: 0, query: 1, key: 2 }, true);
    remember();
    await session.open({ command: "run", input: { text: "an example" } });
    remember();
    for (const state of states.slice(0, -1).reverse()) {
      await session.undo();
      expect(shown()).toBe(state);
    }
    expect(session.canUndo).toBe(false);
    for (const state of states.slice(1)) {
      await session.redo();
      expect(shown()).toBe(state);
    }
    expect(session.canRedo).toBe(false);
  });

  test("takes what follows at once as one change, and a pause as its end", async () => {
    session = await opened(request, 10);
    await session.edit(sentence, "one small ste");
    await session.edit(sentence, "one small st");
    await session.override({ node: "scores", index: 0 }, 1);
    await session.override({ node: "scores", index: 0 }, 2);
    await session.override({ node: "scores", index: 1 }, 2);
    await session.undo();
    expect(values(session, "scores")[0]).toBe(2);
    await session.undo();
    expect(session.undoable).toEqual({ kind: "sentence", place: "input/0" });
    await session.undo();
    expect(session.sentences.input).toEqual(["one small step"]);
    expect(session.canUndo).toBe(false);
  });

  test("takes a word that is composed as one change, however long it takes", async () => {
    session.compose(sentence, "one small s");
    session.compose(sentence, "one small shi");
    await session.edit(sentence, "one small 是");
    await session.undo();
    expect(session.sentences.input).toEqual(["one small step"]);
    expect(session.canUndo).toBe(false);
  });

  test("forgets what was taken back once something else is done", async () => {
    await session.set("/weights/seed", 7);
    await session.undo();
    expect(session.redoable).toMatchObject({ kind: "setting", path: "/weights/seed" });
    await session.split("characters");
    expect(session.canRedo).toBe(false);
  });

  test("knows what stood there before the last change, or before it was taken back", async () => {
    const first = session.answered;
    await session.set("/weights/seed", 7);
    expect(session.previous).toBe(first);
    const second = session.answered;
    await session.undo();
    expect(session.previous).toBe(second);
    expect(session.lastChange).toMatchObject({ kind: "setting" });
  });
});

test("an answer is kept to compare with until it is let go", async () => {
  const first = session.answered;
  session.keep();
  await session.set("/weights/seed", 7);
  expect(session.baseline).toBe(first);
  session.release();
  expect(session.baseline).toBeUndefined();
});

test("a setting after typing into numbers alone goes on with the words", async () => {
  session = await opened({ command: "run", program: [{ id: "a", values: [1] }] });
  await session.edit(sentence, "own words");
  await session.set("/attention/num_heads", 2);
  expect(session.answered?.request.input).toEqual({ text: "own words" });
  expect(session.answered?.request.attention?.num_heads).toBe(2);
});
