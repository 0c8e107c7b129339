/** What is trained, and the step, as text: a part of a link, and of a file. */
import type { Task } from "../types/wire.js";

export const TASKS = [
  "induction",
  "pronouns",
  "copy",
  "reverse",
  "sort",
  "addition",
  "majority",
  "brackets",
  "text",
] as const satisfies readonly Task["kind"][];
export type TaskName = (typeof TASKS)[number];

export const BREAKS = [
  "no_mask",
  "no_positions",
  "one_layer",
  "no_norm",
  "hot",
  "fixed_offset",
] as const;
/** A way to break it. */
export type Break = (typeof BREAKS)[number];

/** Everything that decides a run, besides the language. */
export interface Choice {
  readonly task: TaskName;
  readonly broken: Break | undefined;
  readonly seed: number;
  /** What is learnt by `text`, or the words of `pronouns` (panels/training/own_words.ts); empty: ours. */
  readonly text: string;
}

export const FIRST: Choice = { task: "induction", broken: undefined, seed: 1, text: "" };

export interface TrainingPlace extends Choice {
  /** The step to go to. */
  readonly step: number;
}

/** "induction", "induction.no_mask~7@140", "text~1@40=To be or not to be", "pronouns=lion,tiger". */
export function printPlace({ task, broken, seed, step, text }: TrainingPlace): string {
  return [
    task,
    broken && `.${broken}`,
    seed !== FIRST.seed && `~${seed}`,
    step > 0 && `@${step}`,
    hasText(task) && text !== "" && `=${text}`,
  ]
    .filter(Boolean)
    .join("");
}

/** Tasks that learn what the reader types. */
export const hasText = (task: TaskName): boolean => task === "text" || task === "pronouns";

/** Undefined for what no run has. */
export function readPlace(said: string): TrainingPlace | undefined {
  const parts = /^([a-z]+)(?:\.([a-z_]+))?(?:~(\d{1,9}))?(?:@(\d{1,6}))?(?:=([\s\S]*))?$/u.exec(
    said.trim(),
  );
  const [, named, way, seed, step, text] = parts ?? [];
  const task = TASKS.find((one) => one === named);
  const broken = BREAKS.find((one) => one === way);
  if (!task || (way !== undefined && !broken)) return undefined;
  return {
    task,
    broken,
    seed: seed === undefined ? FIRST.seed : Number(seed),
    step: Number(step ?? 0),
    text: (hasText(task) && text) || "",
  };
}
