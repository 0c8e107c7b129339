/**
 * A program that uses only the element's declarations. declarations.test.ts compiles it beside them;
 * its marked type errors must be found.
 */
import { AttentionPlayground, type PublicState, type RunResult } from "./attention-playground.js";

const element: AttentionPlayground = document.createElement("attention-playground");
const made = new AttentionPlayground();
document.body.append(element, made);

element.text = "one small step";
element.text = ["one small step", "another"];
const sentences: readonly string[] | undefined = element.text;
element.mask = "window-3";
element.mask = { kind: "sliding_window", window: 3 };
element.heads = 2;
element.stage = undefined;
element.tokenizer = "words";
element.lang = "zh";
element.controls = ["play", "stages"];
element.currentTime += 1;
// @ts-expect-error: there is no such tokenizer.
element.tokenizer = "syllables";
// @ts-expect-error: a number of heads, or its text.
element.heads = true;
// @ts-expect-error: the duration is read-only.
element.duration = 3;

element.addEventListener("playground-ready", ({ detail }) => {
  const first: number | undefined = detail.graph[0]?.values?.[0];
  console.log(first, detail.state.text);
});
document.addEventListener("playground-step", ({ detail }) => {
  console.log(`${detail.step} of ${detail.steps}: ${detail.stage.toUpperCase()}`);
});
window.addEventListener("playground-change", ({ detail: { changed } }) => {
  console.log(changed.includes("contextText"));
  // @ts-expect-error: it is not a property of the state.
  console.log(changed.includes("currentTime"));
});
element.onplay = () => {
  element.pause();
};

const state: PublicState = { ...element.state, stage: "weights", cell: { at: [3, 1] } };
element.change({ head: 2, seed: undefined });
made.state = state;
const there: boolean = element.select("3,1", { stage: "weights", head: 2 });
// @ts-expect-error: a step is named by `stage`.
element.select("3,1", { steps: "weights" });
const result: RunResult = await element.run({
  command: "run",
  input: { text: "a" },
  attention: {},
});
await element.play();
console.log(sentences, there, result.output, document.querySelector("attention-playground")?.graph);
