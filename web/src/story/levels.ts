/**
 * The levels of an experiment: a tree made from the places that the core gives its nodes.
 *
 *     const root = levelsOf(result);
 *     const block = levelNamed(root, "block.0");
 */
import { blockId, groupOf, sectionOf } from "../scene/nodes.js";
import type { Experiment, GraphNode, NodeGroup, NodePlace } from "../types/graph.js";
import type { Extent, Level, LevelPart } from "../types/timeline.js";
import { memo } from "../draw/memo.js";
import { backwardId } from "../ops/backward/passes.js";
import { translationParts } from "../ops/tokens/translation/parts.js";
import { isTranslation } from "../ops/tokens/translation/reading.js";
import { storyParts } from "../ops/tokens/next_word/parts.js";
import { isStory } from "../ops/tokens/next_word/reading.js";
import { backwardStepsOf } from "./backward.js";
import { stepsOf } from "./steps.js";
import { levelSubtitles, levelTitles, rangeTitle, subtitles, titles } from "./titles.js";

/** More parts than this do not fit into a rail. */
const MOST = 12;

interface Heading extends Pick<Level, "id" | "kind" | "title"> {
  /** Of a block. */
  readonly stack?: NodePlace["stack"];
}

/** A level while it is being built. */
interface Draft extends Heading {
  readonly parts: (LevelPart | Draft)[];
}

const isDraft = (part: LevelPart | Draft): part is Draft => "parts" in part;

/** The parts of a backward pass: they have no picture of the whole. */
const backwardPathOf = (node: GraphNode): Heading[] =>
  pathOf(node).map((heading) => ({ ...heading, id: `backward.${heading.id}`, kind: "group" }));

/** The levels that a node is inside of, from the outermost. */
function pathOf(node: GraphNode): Heading[] {
  const { stack = "", block, part, head, group } = node.place ?? {};
  const path: Heading[] = [];
  const id = blockId(node);
  if (block !== undefined && id !== undefined) {
    path.push({
      id,
      kind: "block",
      title: groupOf({ place: { stack, block, part: "output" } }),
      stack,
    });
    if (part === "attention" || part === "cross_attention" || part === "feed_forward")
      path.push({
        id: `${id}.${part}`,
        kind: part === "feed_forward" ? part : "attention",
        title: levelTitles[part],
      });
  }
  path.push(...groupsOf(group));
  if (part === "prediction")
    path.push({ id: "prediction", kind: "group", title: levelTitles.prediction });
  if (head !== undefined)
    path.push({
      id: sectionOf(node),
      kind: "head",
      title: groupOf({ place: { stack: "", part: "attention", head } }),
    });
  return path;
}

/** A group of a program, after those around it. */
const groupsOf = (group: NodeGroup | undefined): Heading[] =>
  group ? [...groupsOf(group.parent), { id: group.id, kind: "group", title: group.title }] : [];

/** Puts steps into `root`, each inside of the levels that `path` names for it. */
function nested(root: Draft, steps: readonly LevelPart[], path: (step: LevelPart) => Heading[]) {
  for (const step of steps) {
    let level = root;
    for (const heading of path(step)) {
      const known = level.parts.find((part) => isDraft(part) && part.id === heading.id);
      const inner = (known as Draft | undefined) ?? { ...heading, parts: [] };
      if (!known) level.parts.push(inner);
      level = inner;
    }
    level.parts.push(step);
  }
  return root;
}

function rootHeading({ graph }: Experiment): Heading {
  const has = (part: string) => graph.some(({ place }) => place?.part === part);
  if (graph.some(({ place }) => place?.block !== undefined))
    return { id: "model", kind: "model", title: levelTitles.model };
  const kind = has("attention") || has("cross_attention") ? "attention" : "program";
  return { id: kind, kind, title: levelTitles[kind] };
}

/** The picture of a translation is a level of its own, as it has a part for each word. */
const translationOf = (experiment: Experiment): Draft => ({
  id: SENTENCE,
  kind: SENTENCE,
  title: levelTitles.translate,
  parts: translationParts(experiment),
});

/** So is that of a text that a model writes on. */
const writingOf = (experiment: Experiment): Draft => ({
  id: SENTENCE,
  kind: SENTENCE,
  title: levelTitles.nextWord,
  parts: storyParts(experiment),
});

const SENTENCE = "sentence";

function tokensPart(experiment: Experiment): LevelPart[] {
  const { length: sentences } = experiment.tokens;
  const count = Math.max(0, ...experiment.tokens.map(({ length }) => length));
  if (count === 0) return [];
  const batch: Extent[] = sentences > 1 ? [{ letter: "B", size: sentences }] : [];
  const { tokens: title } = titles;
  return [
    {
      id: "tokens",
      kind: "tokens",
      nodes: [],
      title,
      subtitle: subtitles.tokens,
      short: title,
      shape: [...batch, { letter: "T", size: count }],
    },
  ];
}

/** Without the levels that have one part: the part takes their place. */
function withoutSingles(level: Draft): Draft {
  const parts = level.parts.flatMap((part) => {
    if (!isDraft(part)) return [part];
    const inner = withoutSingles(part);
    return inner.parts.length > 1 ? [inner] : inner.parts;
  });
  return { ...level, parts };
}

/** Words and vectors lead to a single level: its parts stand beside them, and it gives the root its name. */
function withoutSingleLevel(root: Draft): Draft {
  const levels = root.parts.filter(isDraft);
  const [only] = levels;
  if (!only || levels.length > 1 || root.kind !== "model") return root;
  const { kind, title } = only.kind === "block" ? { ...only, title: levelTitles.block } : only;
  const parts = root.parts.flatMap((part) => (isDraft(part) ? part.parts : [part]));
  return { id: only.id, kind, title, parts };
}

/** A step of a block is shown in the map of the block, and in full on a level of its own. */
function withSteps(level: Draft, isOfBlock: (part: LevelPart) => boolean): Draft {
  const parts = level.parts.map((part) => {
    if (isDraft(part)) return withSteps(part, isOfBlock);
    if (level.kind !== "block" || !isOfBlock(part)) return part;
    const { id, title } = part;
    return { id, kind: "step", title, parts: [part] } satisfies Draft;
  });
  return { ...level, parts };
}

/** Consecutive blocks of one stack, as many as needed, are one level of a long stack. */
function withRanges(root: Draft): Draft {
  const over = root.parts.length > MOST;
  if (root.kind !== "model" || !over) return root;
  const blocks = root.parts.filter(isDraft);
  const stacks = new Set(blocks.map(({ stack = "" }) => stack));
  const room = Math.floor((MOST - (root.parts.length - blocks.length)) / stacks.size);
  const parts = root.parts.filter((part) => !isDraft(part) || part === blocks[0]);
  const ranges = [...stacks].flatMap((stack) => {
    const own = blocks.filter((block) => block.stack === stack);
    const each = Math.ceil(own.length / room);
    return Array.from({ length: Math.ceil(own.length / each) }, (_, i): Draft => {
      const [from, to] = [i * each, Math.min(own.length, (i + 1) * each)];
      const title = rangeTitle(stack, from + 1, to);
      const range = own.slice(from, to);
      const [only] = range;
      if (only && range.length === 1) return only;
      return { id: `${stack || "block"}.${from}-${to - 1}`, kind: "model", title, parts: range };
    });
  });
  parts.splice(parts.findIndex(isDraft), 1, ...ranges);
  return { ...root, parts };
}

/** Parts of a level that share a name are told apart: "Layer norm 1", "Layer norm 2". */
function numbered(parts: readonly LevelPart[]): readonly LevelPart[] {
  return parts.map((part) => {
    const alike = parts.filter(({ title }) => title.en === part.title.en);
    if (alike.length < 2) return part;
    const order = alike.indexOf(part) + 1;
    const count = ({ en, zh }: LevelPart["title"]) => ({
      en: `${en} ${order}`,
      zh: `${zh} ${order}`,
    });
    return { ...part, title: count(part.title), short: count(part.short) };
  });
}

function finished(draft: Draft, parent: Level | undefined): Level {
  const { id, kind, title } = draft;
  const level: { -readonly [Key in keyof Level]: Level[Key] } = {
    id,
    kind,
    title,
    subtitle: levelSubtitles[kind],
    parent,
    parts: [],
  };
  const parts = draft.parts.map((part) =>
    isDraft(part) ? summaryOf(finished(part, level)) : part,
  );
  // Words may come again.
  level.parts = isSentence(level) ? parts : numbered(parts);
  return level;
}

/** A level as a part of the one above: it ends in the result of its last part. */
function summaryOf(level: Level): LevelPart {
  const { id, kind, title } = level;
  const last = level.parts.at(-1) as LevelPart;
  const own = kind === "step" ? last : undefined;
  const called = isSentence(level) ? levelTitles.sentence : title;
  return {
    id,
    kind: own?.kind ?? kind,
    nodes: last.nodes.slice(-1),
    title: called,
    subtitle: own?.subtitle ?? level.subtitle,
    short: own?.short ?? called,
    shape: last.shape,
    level,
  };
}

/** The root of the tree, cached: the same for the same experiment. */
export const levelsOf = memo((experiment: Experiment): Level => {
  const nodes = new Map(experiment.graph.map((node) => [node.id, node]));
  const lastOf = ({ nodes: own }: LevelPart) => nodes.get(own.at(-1) ?? "");
  const isOfBlock = (step: LevelPart) => lastOf(step)?.place?.block !== undefined;
  const steps = stepsOf(experiment);
  const pathIn = (path: (node: GraphNode) => Heading[]) => (step: LevelPart) => {
    const last = lastOf(step);
    return last ? path(last) : [];
  };
  const words = isTranslation(experiment)
    ? [translationOf(experiment)]
    : isStory(experiment)
      ? [writingOf(experiment)]
      : [];
  const tokens = words.length > 0 ? [] : tokensPart(experiment);
  const root: Draft = { ...rootHeading(experiment), parts: tokens };
  const forward = withoutSingleLevel(withoutSingles(nested(root, steps, pathIn(pathOf))));
  const tree = withSteps(withRanges(forward), isOfBlock);
  const turns = new Map(steps.map((step) => [backwardId(step.id), step]));
  const backward = backwardOf(backwardStepsOf(experiment, steps), (step) =>
    pathIn(backwardPathOf)(turns.get(step.id) ?? step),
  );
  return finished({ ...tree, parts: [...words, ...tree.parts, ...backward] }, undefined);
});

/** The level of the backward pass, at the end of the story, if there is one. */
function backwardOf(steps: readonly LevelPart[], path: (step: LevelPart) => Heading[]): Draft[] {
  if (steps.length === 0) return [];
  const root: Draft = { id: BACKWARD, kind: "backward", title: levelTitles.backward, parts: [] };
  return [withoutSingles(nested(root, steps, path))];
}

const BACKWARD = "backward";

/** Whether a level is the backward pass, or inside of it. */
export const isInBackward = (level: Level): boolean =>
  level.kind === "backward" || (level.parent !== undefined && isInBackward(level.parent));

/** The level itself and all levels inside it, from the outermost. */
export function levelsIn(level: Level): readonly Level[] {
  return [level, ...level.parts.flatMap((part) => (part.level ? levelsIn(part.level) : []))];
}

export const levelNamed = (root: Level, id: string): Level | undefined =>
  levelsIn(root).find((level) => level.id === id);

/** The level whose film shows how a node is computed. */
export const levelWith = (root: Level, node: string): Level | undefined =>
  levelsIn(root).find(({ parts }) =>
    parts.some(({ level, nodes }) => !level && nodes.includes(node)),
  );

/** From the root to a level. */
export function pathTo(level: Level): readonly Level[] {
  return level.parent ? [...pathTo(level.parent), level] : [level];
}

/** What the rail lists: the parts of a level, or of the one above where there is only one, or there are only words. */
export const listedIn = (level: Level): Level =>
  level.parent && (level.parts.length === 1 || isSentence(level)) ? level.parent : level;

/** Whether it is the level of the opening picture of a translation. */
export const isSentence = ({ kind }: Level): boolean => kind === SENTENCE;

/** Whether a level shows one picture of the whole, in which each part has its time. */
export const hasPicture = ({ kind }: Level): boolean => kind === "model" || kind === "block";
