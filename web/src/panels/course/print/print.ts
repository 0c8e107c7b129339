/** What is printed of a chapter: the plan of a lesson, or worksheets with the key to them. */
import { html } from "lit";
import { requestIn, type Example } from "../../../document/experiment.js";
import { themes } from "../../../draw/colour.js";
import type { Engine } from "../../../engine/index.js";
import { loadScenes } from "../../../ops/registries/scenes.js";
import { frameAt, loadLens } from "../../../story/frame.js";
import { placeOf, restIn, stageAt } from "../../../story/place.js";
import { buildTimeline } from "../../../story/timeline.js";
import type { Language } from "../../../types/graph.js";
import type { RunRequest, RunResult } from "../../../types/wire.js";
import type { Subject } from "../../export/subject.js";
import { printPaper } from "../../export/worksheet/paper.js";
import { worksheet, type Worksheet } from "../../export/worksheet/worksheet.js";
import type { Chapter } from "../../lesson/chapters.js";
import { loadLessons } from "../../lesson/load.js";
import { minutes } from "../../lesson/minutes.js";
import { readLesson } from "../../lesson/reading.js";
import { specs, type LessonId } from "../../lesson/specs/index.js";
import type { Place } from "../../lesson/types.js";
import { plan, type PlannedLesson } from "./plan.js";
import { planStyles } from "./styles.js";

export interface Printed {
  readonly chapter: Chapter;
  readonly examples: ReadonlyMap<string, Example>;
  readonly engine: Engine;
  readonly language: Language;
}

/** The core computes each lesson anew, so that its question and answer have their numbers. */
export async function printPlan(printed: Printed, link: string | undefined): Promise<void> {
  const { chapter, examples, language } = printed;
  const table = (await loadLessons(language)).words;
  const lessons: PlannedLesson[] = [];
  const titleOf = (id: LessonId) => examples.get(id)?.title[language] ?? "";
  for (const { id, variants } of chapter.lessons) {
    const reading = readLesson(id, (await runOf(id, printed)).result, table);
    if (reading)
      lessons.push({
        title: titleOf(id),
        minutes: minutes[id],
        reading,
        variants: variants.map(titleOf),
      });
  }
  await printPaper(plan({ chapter, lessons, link, language }), language, planStyles);
}

/** Of the lessons without their variants: the pages to fill in, then those of the answers. */
export async function printWorksheets(printed: Printed): Promise<void> {
  const sheets: Worksheet[] = [];
  for (const { id } of printed.chapter.lessons)
    sheets.push(await worksheet(await subjectOf(id, printed)));
  await printPaper(
    html`${sheets.map(({ questions }) => questions)}${sheets.map(({ answers }) => answers)}`,
    printed.language,
  );
}

interface Run {
  readonly example: Example;
  readonly request: RunRequest;
  readonly result: RunResult;
}

async function runOf(id: LessonId, { examples, engine, language }: Printed): Promise<Run> {
  const example = examples.get(id);
  if (!example) throw new Error(`no example ${id}`);
  const request = { ...requestIn(example, language), output: { tensors: "memory" } } as const;
  return { example, request, result: await engine.call(request) };
}

/** A lesson at the place where it opens. */
async function subjectOf(id: LessonId, printed: Printed): Promise<Subject> {
  const { engine, language } = printed;
  const run = await runOf(id, printed);
  await Promise.all([loadLens(), loadScenes(run.result.graph)]);
  const place: Place = specs[id].place;
  const node = place.opens ?? place.asks;
  const shown = node === undefined ? undefined : placeOf(run.result, node);
  const timeline = shown?.timeline ?? buildTimeline(run.result);
  const time = shown ? restIn(shown.segment) : 0;
  const stage = timeline.stages[stageAt(timeline, time)];
  if (!stage) throw new Error(`no step in ${id}`);
  return {
    ...run,
    engine,
    language,
    level: timeline.level,
    stage,
    time,
    theme: themes.light,
    frameAt: (moment, size) =>
      frameAt(timeline, moment, { width: 760, height: 420, ...size, language }),
    inSpace: false,
    node,
    batch: 0,
    head: 0,
    cell: undefined,
  };
}
