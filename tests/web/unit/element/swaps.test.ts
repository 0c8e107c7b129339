import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { CONTRASTS, swapsIn } from "../../../../web/src/element/parts/model/swaps.js";
import { readingOf } from "../../../../web/src/ops/tokens/translation/reading.js";
import { fromTop } from "../../support/paths.js";
import { run } from "../native.js";

/** The words of the model, as its file lists them. */
function vocabulary(): Set<string> {
  const file = gunzipSync(readFileSync(fromTop("models/translate.safetensors.gz")));
  const header = file.toString("utf8", 8, 8 + Number(file.readBigUInt64LE(0)));
  const { __metadata__: about } = JSON.parse(header) as {
    readonly __metadata__: { readonly vocabulary: string };
  };
  return new Set(about.vocabulary.split(" "));
}

it("the model knows both words of every contrast, and each stands in one", () => {
  const words = CONTRASTS.flat();
  const known = vocabulary();
  expect(words.filter((word) => !known.has(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

const sentences = {
  one: "The dog didn't eat the bread because it was hungry.",
  both: "The boy and the girl saw the old king.",
  many: "The happy old king was strong, rich and big.",
  chinese: "小猫没有吃鱼，因为它不饿。",
  none: "Lucy sleeps.",
};
const runs = run(
  Object.fromEntries(
    Object.entries(sentences).map(([name, text]) => [
      name,
      { command: "run", model: "translate", input: { text } },
    ]),
  ),
);
const offered = (name: keyof typeof sentences) =>
  swapsIn(sentences[name], runs[name]?.context_tokens?.[0] ?? []);

it("a sentence is offered the contrasts of its words, at most three", () => {
  const [hungry] = offered("one");
  expect(hungry?.text).toBe("The dog didn't eat the bread because it was fresh.");
  // A boy is no cue for whom a pronoun means.
  expect(offered("both").map(({ words }) => words[0])).toEqual(["old"]);
  expect(offered("many")).toHaveLength(3);
  expect(offered("chinese").map(({ text }) => text)).toContain("小猫没有吃鱼，因为它不新鲜。");
  expect(offered("none")).toEqual([]);
});

it("an English answer begins with a capital, as its text does", () => {
  const chinese = runs.chinese;
  if (!chinese) throw new Error("it was not run");
  const { answer } = readingOf(chinese);
  expect(answer[0]?.text).toMatch(/^[A-Z]/u);
  expect(chinese.model?.text?.startsWith(answer[0]?.text ?? "?")).toBe(true);
  expect(answer.slice(1).map(({ text }) => text.toLowerCase())).toEqual(
    chinese.model?.answer.slice(1).map(({ text }) => text.toLowerCase()),
  );
});
