/** What is trained, as a part of a link. */
import { expect, test } from "vitest";
import {
  BREAKS,
  hasText,
  printPlace,
  readPlace,
  TASKS,
} from "../../../../web/src/document/training.js";

test("a place is read as it was printed", () => {
  for (const task of TASKS) {
    for (const broken of [undefined, ...BREAKS]) {
      for (const [seed, step] of [
        [1, 0],
        [7, 140],
        [0, 9],
      ] as const) {
        const text = hasText(task) ? "To be = or not\nto be @2~3." : "";
        const place = { task, broken, seed, step, text };
        expect(readPlace(printPlace(place))).toEqual(place);
      }
    }
  }
  expect(printPlace({ task: "induction", broken: undefined, seed: 1, step: 0, text: "" })).toBe(
    "induction",
  );
});

test("what no run has is refused", () => {
  for (const text of ["", "inductio", "induction.no", "induction~x", "induction@-1", "copy@1x"])
    expect(readPlace(text), text).toBeUndefined();
});
