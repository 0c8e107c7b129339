/**
 * Every lesson of the curriculum in one page: it opens at its own step with its numbers, its "Try" goes
 * to the step that it is about, plays it to the end, and leaves the lesson standing.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser_test.js";
import { words as en } from "../../../../web/src/panels/lesson/en/index.js";
import { lessonIds, readLesson } from "../../../../web/src/panels/lesson/reading.js";
import { specs } from "../../../../web/src/panels/lesson/specs/index.js";
import type { Action } from "../../../../web/src/panels/lesson/types.js";
import { firstExample } from "../../../../web/src/document/experiment.js";
import { hurry } from "../in_a_hurry.js";
import { chooseLesson, Playground } from "../playground.js";
import { loadScenes } from "../../../../web/src/ops/registries/scenes.js";
import { placeOf } from "../../../../web/src/story/place.js";
import { presets } from "../../unit/native.js";
import { inTurn } from "../../support/turns.js";

type LessonId = (typeof lessonIds)[number];

/** What the page shows once it stands still. */
interface Still {
  readonly preset: string | null;
  /** The nodes of the step. */
  readonly nodes: readonly string[];
  readonly view: string | undefined;
  /** Cells of the step's nodes that are drawn, and those that are still dots. */
  readonly drawn: number;
  readonly dots: number;
  /** Cells are so many that they are painted. */
  readonly painted: boolean;
  /** How often the picture changed on the way, and whether the film played. */
  readonly changes: number;
  readonly played: boolean;
  /** Whether the film stands at the end of a node of the step. */
  readonly ended: boolean;
}

const computed = presets("all");
const examples = inTurn(
  lessonIds.filter((id) => id !== firstExample("en").id),
  3,
);

/** Views in which cells are not drawn one by one. */
const PICTURES = new Set(["Arcs", "Space", "Map"]);

function actionOf(id: LessonId): Action {
  const experiment = computed[id];
  const action = experiment && readLesson(id, experiment, en)?.action;
  if (!action) throw new Error(`${id} has nothing to try`);
  return action;
}

/** The picture of a translation and its parts show words instead of the numbers of a node. */
const showsWords = (node: string | undefined): boolean =>
  node === undefined || /^(sentence|explain|word\.\d+)$/u.test(node);

const triedNode = (action: Action): string =>
  action.kind === "show" ? action.cell.node : action.node;

/** The nodes of the step at whose end a lesson opens; of a picture, those of its last part. */
function nodesAt(id: LessonId, opens: string | undefined): readonly string[] {
  const experiment = computed[id];
  const place = opens === undefined ? undefined : experiment && placeOf(experiment, opens);
  const { stages } = place?.timeline ?? { stages: [] };
  return stages.find(({ end }) => end >= (place?.segment.end ?? 0))?.nodes ?? [];
}

/** The picture of a block ends with its last part, which is also its output. */
const shows = (opens: string) => (node: string) =>
  node === opens || (opens.endsWith(".output") && node.startsWith(opens.replace(/output$/u, "")));

test.beforeAll(() => loadScenes());

for (const half of [0, 1])
  test(`lessons open at their step, and what is tried is played there: ${half + 1} of 2`, async ({
    page,
    pageUrl,
  }) => {
    const playground = new Playground(page, pageUrl);
    await hurry(page, 30);
    await playground.open();
    for (const [i, id] of examples.entries()) if (i % 2 === half) await follow(playground, id);
    expect(playground.complaints).toEqual([]);
  });

async function follow({ page, complaints }: Playground, id: LessonId): Promise<void> {
  const { opens, view } = specs[id].place;
  const arrived = await watch(page, { open: id });
  expect.soft(arrived, id).toMatchObject({ preset: id, played: false, ended: true });
  expect.soft(arrived.nodes, `${id} opens at its step`).toEqual(nodesAt(id, opens));
  if (view) expect.soft(arrived.view?.toLowerCase(), id).toBe(view);
  // The picture of a model has no numbers.
  if (opens !== "model" && !showsWords(opens)) expectDrawn(arrived, id);

  const action = actionOf(id);
  const tried = await watch(page, { open: undefined });
  const node = triedNode(action);
  const isThere = showsWords(node) ? tried.nodes.length === 0 : tried.nodes.some(shows(node));
  expect.soft(isThere, `${id}: what is tried`).toBe(true);
  expect.soft(tried.preset, id).toBe(action.kind === "open" ? action.preset : id);
  expect.soft(tried.changes, `${id}: the picture changes`).toBeGreaterThan(0);
  expect
    .soft(tried, `${id}: the film plays to its end`)
    .toMatchObject({ played: true, ended: true });
  if (!showsWords(node)) expectDrawn(tried, `${id}, tried`);
  const changed = action.kind === "set" || action.kind === "edit";
  const lesson = page.locator("playground-lesson");
  // With other words it may hold or not.
  if (action.kind !== "say")
    await expect.soft(lesson.locator(".opened"), id).toHaveCount(changed ? 1 : 0);
  await expect.soft(lesson.locator("#question"), id).toBeVisible();
  expect(complaints, id).toEqual([]);
}

function expectDrawn({ drawn, dots, painted, view = "" }: Still, id: string): void {
  expect.soft(dots, `${id}: dots`).toBe(0);
  if (!painted && !PICTURES.has(view)) expect.soft(drawn, `${id}: numbers`).toBeGreaterThan(0);
}

/** Opens an example as the course does, or presses the button of the lesson, and waits until all is still. */
async function watch(page: Page, what: { readonly open: string | undefined }): Promise<Still> {
  const player = page.locator("attention-playground");
  if (what.open !== undefined) await player.evaluate(chooseLesson, what.open);
  return player.evaluate(async (element, { open }) => {
    interface Stage {
      readonly start: number;
      readonly end: number;
      readonly stops: readonly number[];
      readonly nodes: readonly string[];
    }
    const player = element as HTMLElement & {
      readonly paused: boolean;
      readonly currentTime: number;
      readonly updateComplete: Promise<boolean>;
    };
    const root = element.shadowRoot as ShadowRoot;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const frame = () => new Promise(requestAnimationFrame);
    const picture = () => find(".room")?.innerHTML.replace(/<!--.*?-->/gu, "");
    const lesson = () => find("playground-lesson")?.shadowRoot;
    if (open === undefined)
      lesson()?.querySelector<HTMLElement>("section:has(h3) ~ section .actions .button")?.click();
    // In the page's own hurried milliseconds.
    const [still, most] = [open === undefined ? 500 : 200, 100_000];
    let [seen, changes, played, since] = [picture(), 0, false, performance.now()];
    const scrubber = () =>
      find("playground-scrubber") as unknown as { readonly stages: readonly Stage[] };
    // The preset is named before its numbers are there.
    const opened = () => player.getAttribute("preset") === open && scrubber().stages.length > 0;
    const isThere = () => (open === undefined ? played : opened());
    while (performance.now() - since < (isThere() ? still : most)) {
      await frame();
      await player.updateComplete;
      played ||= !player.paused;
      const now = picture();
      if (now !== seen) changes++;
      if (now !== seen || !player.paused) since = performance.now();
      seen = now;
    }
    const { stages } = scrubber();
    const time = player.currentTime;
    const stage = stages.find(({ end }) => time < end) ?? stages.at(-1);
    const cells = [...root.querySelectorAll("svg.frame [data-node]")].filter((cell) =>
      stage?.nodes.includes(cell.getAttribute("data-node") ?? ""),
    );
    // What is not computed yet is a smaller dot than any that a scene draws for a number.
    const isDot = ({ firstElementChild: mark }: Element) =>
      mark?.tagName === "circle" && Number(mark.getAttribute("r")) < 2;
    return {
      preset: player.getAttribute("preset"),
      nodes: stage?.nodes ?? [],
      view: find(".views [aria-pressed=true]")?.textContent.trim(),
      drawn: cells.filter((cell) => !isDot(cell)).length,
      dots: cells.filter(isDot).length,
      painted: find(".room canvas") !== null,
      changes,
      played,
      ended: stage?.stops.some((stop) => Math.abs(stop - time) < 0.01) ?? false,
    };
  }, what);
}
