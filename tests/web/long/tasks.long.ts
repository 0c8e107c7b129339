/**
 * Every task of the room Train with the page's own settings, twenty seeds each: after how many steps and seconds nine
 * of ten answers are right, what the heads do then, and how well it does at a length that was not trained. Prints a
 * table in Markdown; fails if a run does not learn.
 */
import { afterAll, expect, test } from "vitest";
import { TASKS, type Choice } from "../../../web/src/document/training.js";
import { requestOf, stepsOf } from "../../../web/src/panels/training/recipes.js";
import type { TrainCreateResult, TrainResult } from "../../../web/src/types/wire.js";
import { openCallers, resultOf } from "../support/callers.js";

const SEEDS = 20;
const ENOUGH = 0.9;
/** Lengths other than those trained; learned positions know only theirs, and a text has no other. */
const OTHER: Partial<Record<Choice["task"], number>> = { induction: 48, majority: 15 };

const callers = await openCallers();
const [caller] = callers.filter(({ name }) => name === "wasm-simd") as [(typeof callers)[0]];

interface Learnt {
  /** The first step from which on the mean of ten steps is enough; undefined: never. */
  readonly step: number | undefined;
  readonly seconds: number;
  readonly accuracy: number;
  readonly answer: number;
  readonly previous: number;
  readonly other: number | undefined;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

async function learn(choice: Choice): Promise<Learnt> {
  const { trainer } = (await resultOf(caller, requestOf(choice, "en"))) as TrainCreateResult;
  const accuracies: number[] = [];
  let step: number | undefined;
  let seconds = 0;
  let spent = 0;
  let last: TrainResult | undefined;
  const length = OTHER[choice.task];
  for (let done = 0; done < stepsOf(choice); done += 10) {
    const isLast = done + 10 >= stepsOf(choice);
    const request = { command: "train", trainer, steps: 10 };
    last = (await resultOf(
      caller,
      isLast && length !== undefined ? { ...request, evaluate: length } : request,
    )) as TrainResult;
    accuracies.push(...last.accuracies);
    spent += last.timing.compute_ms / 1000;
    if (step === undefined && meanOf(accuracies.slice(-10)) >= ENOUGH) {
      step = last.step;
      seconds = spent;
    }
  }
  await resultOf(caller, { command: "release", trainer });
  const heads = last?.heads ?? [];
  const most = (role: "answer" | "previous") =>
    Math.max(...heads.map((head) => meanOf(head[role])));
  return {
    step,
    seconds,
    accuracy: meanOf(accuracies.slice(-10)),
    answer: most("answer"),
    previous: most("previous"),
    other: last?.evaluation?.accuracy,
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const rows: string[] = [];

afterAll(() => {
  for (const one of callers) one.close();
  console.log(
    [
      `| task | learnt | steps to 90 %: median, worst | seconds: median, worst | right in the end: median, worst | head on the answer | head on the word before | at another length |`,
      "|---|---|---|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  );
});

test.each(TASKS)("%s is learnt with every seed", async (task) => {
  const all: Learnt[] = [];
  for (let seed = 1; seed <= SEEDS; ++seed)
    all.push(await learn({ task, broken: undefined, seed, text: "" }));
  const learnt = all.filter(({ step }) => step !== undefined);
  const steps = learnt.map(({ step }) => step ?? NaN);
  const seconds = learnt.map((one) => one.seconds);
  const accuracies = all.map(({ accuracy }) => accuracy);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const others = all.flatMap(({ other }) => (other === undefined ? [] : [other]));
  rows.push(
    `| ${task} | ${learnt.length} of ${SEEDS} | ${median(steps)}, ${Math.max(...steps)} | ${median(seconds).toFixed(2)}, ${Math.max(...seconds).toFixed(2)} | ${percent(median(accuracies))}, ${percent(Math.min(...accuracies))} | ${median(all.map(({ answer }) => answer)).toFixed(2)} | ${median(all.map(({ previous }) => previous)).toFixed(2)} | ${others.length > 0 ? `${OTHER[task] ?? ""}: ${percent(median(others))}` : ""} |`,
  );
  expect(learnt).toHaveLength(SEEDS);
});
