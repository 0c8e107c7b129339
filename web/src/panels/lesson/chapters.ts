/** The chapters of the course: their lessons, each with its variants. */
import { CHAPTERS, type ChapterId } from "../../document/choices.js";
import type { Words } from "../../types/graph.js";
import type { LessonId } from "./specs/index.js";

export interface ChapterLesson {
  readonly id: LessonId;
  /** The same once more with other numbers or another rule, for those who want to compare. */
  readonly variants: readonly LessonId[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly title: Words;
  /** The chapter that it builds on; the first builds on none. */
  readonly buildsOn: ChapterId | undefined;
  readonly lessons: readonly ChapterLesson[];
}

const lesson = (id: LessonId, ...variants: readonly LessonId[]): ChapterLesson => ({
  id,
  variants,
});

const contents: Readonly<Record<ChapterId, Omit<Chapter, "id">>> = {
  vectors: {
    title: { en: "Words as vectors", zh: "词是向量" },
    buildsOn: undefined,
    lessons: [lesson("vectors"), lesson("products"), lesson("vectors-dot-and-cosine")],
  },
  looking: {
    title: { en: "Who looks at whom", zh: "谁关注谁" },
    buildsOn: "vectors",
    lessons: [
      lesson("first"),
      lesson("scores-of-one-query"),
      lesson("attention-without-weights"),
      lesson("seventh-token"),
    ],
  },
  projections: {
    title: { en: "Query, key, value", zh: "查询、键、值" },
    buildsOn: "looking",
    lessons: [
      lesson(
        "query-key-value",
        "query-key-value-one",
        "query-key-value-seed-168",
        "query-key-value-xavier",
      ),
      lesson("linear-layers", "linear-layers-seed-123"),
    ],
  },
  scale: {
    title: { en: "Scale and softmax", zh: "缩放与 softmax" },
    buildsOn: "projections",
    lessons: [
      lesson("normalising", "normalising-naive", "normalising-overflow"),
      lesson("normalising-stable"),
      lesson("scale-and-width"),
      lesson("why-scale", "why-scale-scaled"),
      lesson("scoring", "scoring-scaled-dot", "scoring-bilinear", "scoring-cosine"),
    ],
  },
  why: {
    title: { en: "Why attention", zh: "为什么用注意力" },
    buildsOn: "projections",
    lessons: [
      lesson("path-length"),
      lesson("bottleneck"),
      lesson("soft-lookup"),
      lesson("temperature"),
    ],
  },
  masks: {
    title: { en: "Mask and dropout", zh: "掩码与随机失活" },
    buildsOn: "scale",
    lessons: [
      lesson("causal-mask-four-predictions", "causal-mask-each-sees-its-answer"),
      lesson("causal-mask", "causal-mask-renormalize"),
      lesson("dropout", "dropout-torch"),
    ],
  },
  heads: {
    title: { en: "Many heads", zh: "多头" },
    buildsOn: "projections",
    lessons: [lesson("stacked-heads"), lesson("split-heads", "split-heads-wider")],
  },
  shapes: {
    title: { en: "Batches and shapes", zh: "批次与形状" },
    buildsOn: "heads",
    lessons: [
      lesson("batches"),
      lesson("chinese-batch"),
      lesson("split-heads-view"),
      lesson("batched-product"),
      lesson(
        "forgotten-transpose",
        "forgotten-transpose-right",
        "forgotten-transpose-as-written",
        "forgotten-transpose-fixed",
      ),
    ],
  },
  positions: {
    title: { en: "Positions", zh: "位置编码" },
    buildsOn: "projections",
    lessons: [
      lesson("positions-none", "positions-none-permuted"),
      lesson("positions", "positions-learned"),
      lesson("positions-rotary"),
      lesson("positions-compared"),
    ],
  },
  block: {
    title: { en: "The block", zh: "Transformer 块" },
    buildsOn: "heads",
    lessons: [
      lesson("feed-forward"),
      lesson("norms", "norms-rms", "norms-random"),
      lesson("block", "block-pre-norm", "block-sandwich-norm", "norms-deep"),
      lesson("depth-and-norms"),
    ],
  },
  stacks: {
    title: { en: "Stacks", zh: "堆叠" },
    buildsOn: "block",
    lessons: [
      lesson("stacks"),
      lesson("stacks-encoder"),
      lesson("cross-attention", "cross-attention-three-inputs"),
      lesson("stacks-encoder-decoder"),
    ],
  },
  learning: {
    title: { en: "Learning", zh: "学习" },
    buildsOn: "stacks",
    lessons: [
      lesson("gradient"),
      lesson("nudge"),
      lesson("one-step"),
      lesson("heads-by-hand"),
      lesson("head-is-born"),
      lesson("two-layers"),
      lesson("norm-while-learning"),
      lesson("mask-while-learning"),
    ],
  },
  trained: {
    title: { en: "Trained models", zh: "训练好的模型" },
    buildsOn: "learning",
    lessons: [
      lesson("whom-does-it-mean"),
      lesson("what-a-causal-model-cannot-know"),
      lesson("past-an-attractor"),
      lesson("head-that-copies"),
      lesson("word-order"),
      lesson("guided-and-unguided"),
      lesson("a-pointer-is-no-cause"),
    ],
  },
  cheaper: {
    title: { en: "Cheaper attention", zh: "更省的注意力" },
    buildsOn: "heads",
    lessons: [
      lesson("grouped-query", "multi-query"),
      lesson("windows"),
      lesson("windows-reach", "windows-layers"),
      lesson("blockwise", "blockwise-step-by-step"),
      lesson("cache", "cache-step-by-step"),
      lesson("pages", "cache-in-pages"),
    ],
  },
};

export const chapters: readonly Chapter[] = CHAPTERS.map((id) => ({ id, ...contents[id] }));

export const chapterNamed = (id: ChapterId): Chapter =>
  chapters.find((chapter) => chapter.id === id) as Chapter;

export const allOf = ({ lessons }: Pick<Chapter, "lessons">): LessonId[] =>
  lessons.flatMap(({ id, variants }) => [id, ...variants]);

/** All lessons in the order of the course. */
export const courseOrder: readonly LessonId[] = chapters.flatMap(allOf);

/** The lesson that many places after another in the course; undefined beyond its ends. */
export const beside = (id: LessonId, places: number): LessonId | undefined =>
  courseOrder[courseOrder.indexOf(id) + places];

/**
 * The lesson to go on with after another. The page begins with one of the second chapter, which leads to
 * the first chapter until that is done.
 */
export function lessonAfter(id: LessonId, done: ReadonlySet<string>): LessonId | undefined {
  const skipped =
    id === "first" ? chapters[0]?.lessons.find((one) => !done.has(one.id)) : undefined;
  return skipped?.id ?? beside(id, 1);
}

export const chapterOf = (id: LessonId): Chapter =>
  chapters.find((chapter) => allOf(chapter).includes(id)) as Chapter;
