/** Settings, and one history of all changes, computed by the module itself. */
import { beforeEach, describe, expect, test } from "vitest";
import type { ExperimentDocument } from "../../../../web/src/document/document.js";
import { opened, request, sentence, values } from "./reader.js";

let document: ExperimentDocument;
beforeEach(async () => {
  document = await opened();
});

describe("settings", () => {
  test("change the experiment and nothing else", async () => {
    await document.set("/attention/num_heads", 2);
    expect(document.answered?.request).toEqual({
      ...request,
      attention: { ...request.attention, num_heads: 2 },
    });
    await document.set("/attention/num_heads", undefined);
    expect(document.answered?.request).toEqual(request);
  });

  test("that do not fit keep the last result, name their field, and can be undone", async () => {
    const before = document.answered;
    await document.set("/attention/num_heads", 3);
    expect(document.error?.path).toBe("/attention/num_heads");
    expect(document.answered).toBe(before);
    await document.undo();
    expect(document.error).toBeUndefined();
    expect(document.settings?.attention?.num_heads).toBeUndefined();
  });

  test("stay with the words that are typed after them", async () => {
    await document.set("/attention/mask/kind", "none");
    await document.edit(sentence, "my own words");
    expect(document.answered?.request.attention?.mask).toEqual({ kind: "none" });
  });

  test("drop edits of steps that no longer exist, and undo restores both", async () => {
    await document.override({ node: "scaled_scores", index: 0 }, 3);
    await document.set("/attention/scale", false);
    expect(document.notice).toBe("misfit");
    await document.undo();
    expect(values(document, "scaled_scores")[0]).toBe(3);
  });
});

describe("one history", () => {
  test("goes back and forth through changes of every kind", async () => {
    const shown = () => JSON.stringify([document.sentences, document.answered?.request]);
    const states = [shown()];
    const remember = () => states.push(shown());
    await document.edit(sentence, "two small steps");
    remember();
    await document.set("/weights/seed", 7);
    remember();
    await document.override({ node: "scores", index: 1 }, 4);
    remember();
    await document.paint({ batch: 0, query: 1, key: 2 }, true);
    remember();
    await document.open({ command: "run", input: { text: "an example" } });
    remember();
    for (const state of states.slice(0, -1).reverse()) {
      await document.undo();
      expect(shown()).toBe(state);
    }
    expect(document.canUndo).toBe(false);
    for (const state of states.slice(1)) {
      await document.redo();
      expect(shown()).toBe(state);
    }
    expect(document.canRedo).toBe(false);
  });

  test("treats changes in quick succession as one, until a pause", async () => {
    document = await opened(request, 10);
    await document.edit(sentence, "one small ste");
    await document.edit(sentence, "one small st");
    await document.override({ node: "scores", index: 0 }, 1);
    await document.override({ node: "scores", index: 0 }, 2);
    await document.override({ node: "scores", index: 1 }, 2);
    await document.undo();
    expect(values(document, "scores")[0]).toBe(2);
    await document.undo();
    expect(document.undoable).toEqual({ kind: "sentence", place: "input/0" });
    await document.undo();
    expect(document.sentences.input).toEqual(["one small step"]);
    expect(document.canUndo).toBe(false);
  });

  test("treats a composed word as one change, however long it takes", async () => {
    document.compose(sentence, "one small s");
    document.compose(sentence, "one small shi");
    await document.edit(sentence, "one small 是");
    await document.undo();
    expect(document.sentences.input).toEqual(["one small step"]);
    expect(document.canUndo).toBe(false);
  });

  test("drops undone changes after a new change", async () => {
    await document.set("/weights/seed", 7);
    await document.undo();
    expect(document.redoable).toMatchObject({ kind: "setting", path: "/weights/seed" });
    await document.split("characters");
    expect(document.canRedo).toBe(false);
  });

  test("knows the result before the last change, or before it was undone", async () => {
    const first = document.answered;
    await document.set("/weights/seed", 7);
    expect(document.previous).toBe(first);
    const second = document.answered;
    await document.undo();
    expect(document.previous).toBe(second);
    expect(document.lastAction).toMatchObject({ kind: "setting" });
  });
});

test("an answer is kept for comparison until it is released", async () => {
  const first = document.answered;
  document.keep();
  await document.set("/weights/seed", 7);
  expect(document.baseline).toBe(first);
  document.release();
  expect(document.baseline).toBeUndefined();
});

test("a setting after typing into numbers alone goes on with the words", async () => {
  document = await opened({ command: "run", program: [{ id: "a", values: [1] }] });
  await document.edit(sentence, "own words");
  await document.set("/attention/num_heads", 2);
  expect(document.answered?.request.input).toEqual({ text: "own words" });
  expect(document.answered?.request.attention?.num_heads).toBe(2);
});
