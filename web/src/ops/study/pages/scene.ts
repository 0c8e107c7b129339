/**
 * pages: two sentences are written word by word into blocks of one memory, the first above it, the second
 * below. Tables say which block holds which words; below, what is left empty, by page size.
 */
import { strong, text, token } from "../../../draw/marks.js";
import { still } from "../../../scene/still.js";
import type { Mark, Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { countText } from "../counts.js";
import { chartMarks } from "./chart.js";
import { countMarks } from "./counts.js";
import { type Event, type Pages, type State, type Write, pagesOf, statesOf } from "./data.js";
import { type PagesLayout, layoutOf } from "./layout.js";
import { type Scenery, memoryMarks, shownTables } from "./memory.js";
import { stripMarks } from "./strips.js";
import { type PagesMoment, momentOf, planPages } from "./timing.js";
import { pagesWords } from "./words.js";

function ofWrite(pages: Pages, before: State, write: Write, view: View): Part[] {
  const say = pagesWords[view.language];
  const { sentence, word, block, from, copied, taken } = write;
  const name = token(pages.words[sentence][word] ?? "");
  if (from !== undefined) return say.copy(name, from + 1, block + 1, copied, sentence);
  if (taken) return say.newBlock(name, block + 1);
  const wasShared = (before.places[block] ?? []).some((other) => other.word < pages.common);
  return wasShared && word >= pages.common
    ? say.alone(name, block + 1, sentence)
    : say.room(name, block + 1);
}

function narrate(pages: Pages, before: State, event: Event | undefined, view: View): Part[] {
  const say = pagesWords[view.language];
  if (event?.kind === "fork") return say.fork(pages.common, before.tables[0].length);
  if (event) return ofWrite(pages, before, event.write, view);
  const number = (name: string) => countText(pages.of(name), view.language);
  return [
    ...say.held(pages.of("blocks"), strong(number("used")), strong(number("reserved"))),
    ...say.wasteOf(number("length"), strong(number("piece_wasted"))),
  ];
}

function poolName({ phone, pool }: PagesLayout, pages: Pages, { language }: View): Mark[] {
  const say = pagesWords[language];
  const { y, height } = pool.card(0);
  if (phone) return [];
  return [
    text("pages/memory", 0, y + height / 2 - 9, say.pool, { weight: 600 }),
    text("pages/memory/of", 0, y + height / 2 + 9, say.poolOf(pages.page), { ink: "ink3" }),
  ];
}

function sceneryOf(pages: Pages, layout: PagesLayout, { past, share }: PagesMoment): Scenery {
  const states = statesOf(pages);
  const before = states[past] as State;
  return {
    pages,
    layout,
    before,
    after: states[past + 1] ?? before,
    event: pages.events[past],
    share,
  };
}

function draw(step: Step, view: View, time: number): Drawing {
  const pages = pagesOf(step.node);
  const layout = layoutOf(pages, view);
  const moment = momentOf(step, time);
  const scenery = sceneryOf(pages, layout, moment);
  const { event, before } = scenery;
  const now = event?.kind === "write" ? event.write : undefined;
  return {
    marks: [
      ...memoryMarks(scenery),
      ...stripMarks(pages, layout, shownTables(scenery), now, view.language),
      ...poolName(layout, pages, view),
      ...countMarks(pages, view, layout.counts, layout.phone, moment.counts),
      ...chartMarks(step.node, pages, view, layout.chart, layout.phone),
    ],
    narration: narrate(pages, before, event, view),
  };
}

const pages: Scene = { plan: planPages, draw, lens: false };

/** The rail hides the scores, which are looked into from the contexts. */
export const pagesScenes: Scenes = { page_scores: still, pages };
