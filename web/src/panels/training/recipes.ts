/** The tasks with settings that let a head be born every time, and the ways to break them. */
import {
  BREAKS,
  hasText,
  type Break,
  type Choice,
  type TaskName,
} from "../../document/training.js";
import type { Language } from "../../types/graph.js";
import type { TrainCreateRequest } from "../../types/wire.js";
import { readWords, type OwnWords } from "./own_words.js";

type Positions = "rotary" | "learned";

interface Recipe {
  readonly position: Positions;
  /** Until it is done, with some to spare. */
  readonly steps: number;
  readonly learning_rate?: number;
  readonly num_heads?: number;
  readonly feed_forward?: boolean;
}

/** Learned positions serve tasks of one length, rotary ones those in which content decides. */
const RECIPES: Readonly<Record<TaskName, Recipe>> = {
  induction: { position: "rotary", steps: 400 },
  pronouns: { position: "rotary", steps: 300 },
  copy: { position: "learned", steps: 150 },
  reverse: { position: "learned", steps: 150 },
  sort: { position: "learned", steps: 300 },
  addition: {
    position: "learned",
    steps: 2000,
    learning_rate: 0.003,
    num_heads: 4,
    feed_forward: true,
  },
  majority: { position: "rotary", steps: 150 },
  brackets: { position: "learned", steps: 300 },
  text: { position: "rotary", steps: 200, feed_forward: true },
};

const WIDTH = 32;
const LEARNING_RATE = 0.007;
const HOT = 0.1;

export const stepsOf = ({ task }: Choice): number => RECIPES[task].steps;

export const learningRateOf = ({ task, broken }: Choice): number =>
  broken === "hot" ? HOT : (RECIPES[task].learning_rate ?? LEARNING_RATE);

/** Which ways to break it make sense for a task. */
export const breaksOf = (task: TaskName): readonly Break[] =>
  BREAKS.filter((one) => one !== "fixed_offset" || task === "induction");

export function requestOf(choice: Choice, language: Language): TrainCreateRequest {
  const { task, broken, seed } = choice;
  const recipe = RECIPES[task];
  const norm = broken === "no_norm" ? "none" : "rms";
  return {
    command: "train_create",
    task: {
      kind: task,
      seed,
      ...((task === "induction" || task === "pronouns") && { language }),
      ...(task === "pronouns" && choice.text !== "" && { words: readWords(choice.text) }),
      ...(task === "text" && { text: choice.text || OWN_TEXT[language] }),
      ...(broken === "fixed_offset" && { fixed_offset: true }),
    },
    embedding: { d_in: WIDTH, seed },
    position: { kind: broken === "no_positions" ? "none" : recipe.position },
    attention: {
      num_heads: recipe.num_heads ?? 2,
      output_projection: true,
      mask: { kind: broken === "no_mask" ? "none" : "causal" },
    },
    block: {
      num_layers: broken === "one_layer" ? 1 : 2,
      feed_forward: recipe.feed_forward ?? false,
      norm,
      norm_position: "pre",
      final_norm: norm !== "none",
    },
    weights: { seed },
    optimizer: { learning_rate: learningRateOf(choice) },
  };
}

/** Written for this page. */
export const OWN_TEXT: Readonly<Record<Language, string>> = {
  en: "The moon came up over the hill. The fox came out of the wood. The fox looked at the moon, and the moon looked at the fox. Then the moon went down behind the hill, and the fox went back into the wood.",
  zh: "月亮爬上山坡，小狐狸走出树林。小狐狸看着月亮，月亮也看着小狐狸。后来月亮落到山的那一边，小狐狸回到树林里去了。",
};

/** A sentence to watch the heads on. */
const PROBES: Readonly<Record<Language, Readonly<Record<TaskName, string>>>> = {
  en: {
    induction: "moon garden horse letter moon garden horse",
    pronouns: pronounProbe({}, "en"),
    copy: "c a t s r u n s = c a t",
    reverse: "c a t s r u n s = s n u",
    sort: "3 1 4 1 5 9 = 1 1 3",
    addition: "2 7 + 4 5 = 2",
    majority: "a b b a b a a b a ?",
    brackets: "( [ ] ( ) [ ( ) =",
    text: "The fox looked at the",
  },
  zh: {
    induction: "月船花火月船花",
    pronouns: pronounProbe({}, "zh"),
    copy: "c a t s r u n s = c a t",
    reverse: "c a t s r u n s = s n u",
    sort: "3 1 4 1 5 9 = 1 1 3",
    addition: "2 7 + 4 5 = 2",
    majority: "a b b a b a a b a ?",
    brackets: "( [ ] ( ) [ ( ) =",
    text: "小狐狸看着",
  },
};

/** The first words of the reader's, else a sentence of ours. */
export function probeOf({ task, text }: Choice, language: Language): string {
  if (!text || !hasText(task)) return PROBES[language][task];
  if (task === "pronouns") return pronounProbe(readWords(text), language);
  const words = text.trim().split(/\s+/u);
  return words.length > 3 ? words.slice(0, 8).join(" ") : text.trim().slice(0, 12);
}

/** The first of the reader's words in their places. */
function pronounProbe(own: OwnWords, language: Language): string {
  const zh = language === "zh";
  const animal = own.animals?.[0] ?? (zh ? "熊" : "bear");
  const verb = own.by_subject?.[0] ?? (zh ? "压" : "tipped");
  const thing = own.things?.[0] ?? (zh ? "船" : "boat");
  const adjective = own.of_both?.[0] ?? (zh ? "重" : "heavy");
  return zh
    ? `${animal}${verb}${thing}，因为它很${adjective}？`
    : `the ${animal} ${verb} the ${thing} because it was ${adjective} ?`;
}
