/** The parts of the element, each rendered from its state. */
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Frame } from "../types/frame.js";
import type { Cell, GraphNode, Language } from "../types/graph.js";
import type { Stage, Timeline } from "../types/timeline.js";
import { isGradient } from "../scene/identity.js";
import { headOf, viewsAt } from "../story/frame.js";
import { elementWords } from "./words.js";
import type { Playground } from "./playground.js";
import type { Story } from "./story.js";
import { hasEdits } from "../document/edits.js";
import type { Experiment } from "../types/graph.js";
import { firstExperiment, requestIn } from "../document/experiment.js";
import { exportButton, header, shareButton, type HeaderState } from "./parts/header.js";
import { highlightsOf, wordHighlights } from "../overlay/highlight.js";
import { inspector } from "./parts/inspector.js";
import { lettersOf } from "./parts/letters.js";
import { legend } from "./parts/legend.js";
import { narration, numberOf } from "../ui/narration.js";
import { isInBackward, levelsOf } from "../story/levels.js";
import { isOpening, nodeAt, stageAt } from "../story/place.js";
import { chips } from "./parts/model/chips.js";
import { modelWords } from "./parts/model/words.js";
import { coming } from "./parts/model/world.js";
import { probabilityCell } from "../ops/tokens/trained/probabilities.js";
import { isStory, storyOf } from "../ops/tokens/next_word/reading.js";
import type { writing } from "./parts/model/writing.js";
import { isTranslation, readingOf } from "../ops/tokens/translation/reading.js";
import { crumbs, shownTitle } from "./parts/crumbs.js";
import { backButton, pathButton } from "./parts/opening_picture.js";
import { rail } from "./parts/rail.js";
import { failure } from "./parts/failure.js";
import { scene } from "./parts/scene.js";
import { note, sentenceRow } from "./parts/sentence/row.js";
import { transport } from "./parts/transport.js";

/** What is shown: the timeline, the step and the frame, as far as they exist. */
export interface StoryMoment {
  readonly timeline: Timeline | undefined;
  readonly current: number;
  readonly frame: Frame | undefined;
}

/** A moment with a timeline. */
export type LoadedMoment = StoryMoment & { readonly timeline: Timeline };

export function headerPart(playground: Playground, { timeline }: StoryMoment): TemplateResult {
  const { host, story, themeController, actions } = playground;
  const { language, choices, document } = story;
  return header(
    {
      language,
      dark: themeController.isDark,
      timeline,
      depth: choices.depth,
      comparing: document.baseline !== undefined,
      room: host.clientWidth < PHONE ? "phone" : host.clientWidth <= LITTLE ? "little" : "enough",
      ...shares(playground),
    },
    actions,
  );
}

/** Widths of the element, as in the styles: below the first the header is that of a phone. */
const PHONE = 720;
const LITTLE = 856;

function shares({ host, sharing }: Playground): Pick<HeaderState, "shares" | "copied"> {
  return {
    shares: host.page === undefined ? (host.id ? "link" : "nothing") : "code",
    copied: sharing.copied,
  };
}

export function sentencePart(
  { story, state, themeController, visible, actions }: Playground,
  { timeline, frame }: StoryMoment,
): TemplateResult {
  const { document, presets, language } = story;
  return sentenceRow(
    {
      document,
      presets,
      notice: state.notices.text(language),
      language,
      highlights: (place) => {
        const { theme } = themeController;
        if (!frame || !timeline) return [];
        return isTranslation(timeline.experiment) && isOpening(timeline, story.currentTime)
          ? wordHighlights(timeline, story.choices, theme)
          : highlightsOf(frame, timeline, place, theme);
      },
      window: (place) => visible.of(place),
      batch: story.choices.batch,
      world: story.world,
    },
    actions,
  );
}

export function sidePart(
  { story, themeController, picture, actions }: Playground,
  { timeline, current, frame }: LoadedMoment,
): TemplateResult {
  const { language } = story;
  const { theme } = themeController;
  const { level, experiment, stages } = timeline;
  const words = elementWords[language];
  const masked = experiment.graph.some(({ op }) => op === "mask");
  const sources = picture.light(timeline)?.sources ?? [];
  const made = Array.from(new Set(sources.map(({ node }) => node)));
  const content = guard([timeline, current, theme, language, made.join()], () =>
    rail(timeline, current, { theme, language, words }, made, actions.toStep),
  );
  // Where a model of words shows no step but its sentence, all colours are shares.
  const shares = experiment.model && stages[current]?.segments.length === 0;
  const range = shares ? undefined : (frame ?? timeline).range;
  const ramps = guard([level, masked, range, theme, language], () =>
    legend({ level, range, masked, theme, language, words }),
  );
  return html`<div class="side" part="stages">${content}${ramps}</div>`;
}

export function scenePart(
  playground: Playground,
  { timeline, current, frame }: StoryMoment,
): TemplateResult {
  const { host, story, state, lesson, themeController, picture, opening, actions } = playground;
  const { language, document, comparison, currentTime, choices } = story;
  const isTold = timeline !== undefined && state.shows("sentence");
  const { pinned, view, painting } = choices;
  const stage = timeline?.stages[stageAt(timeline, currentTime)];
  const node = timeline && nodeAt(timeline, currentTime);
  const formulas = choices.depth === "formula";
  return scene(
    {
      name:
        host.querySelector("[slot=caption]")?.textContent.trim() ||
        story.example?.title[language] ||
        document.sentences.input[0],
      title: timeline && stage && shownTitle({ timeline, stage })[language],
      heading: headingOf(playground, timeline, stage),
      subtitle: stage ? subtitleOf(stage, timeline, formulas, language) : "",
      zoom: frame && story.zoom.at(frame),
      frame,
      spoken: picture.narrate(frame),
      dimmed:
        document.empty ||
        document.error !== undefined ||
        (story.coming !== undefined && !timeline?.experiment.isBeginning),
      empty: emptyOf(playground, timeline),
      language,
      theme: themeController.theme,
      formula: choices.depth === "story" ? "" : (node?.formula ?? ""),
      worked: formulas ? workedNumber(playground, { timeline, current, frame }) : "",
      note: note(document, language),
      views: timeline ? comparison.views(viewsAt(timeline, currentTime)) : [],
      view,
      backward: directionOf(playground, timeline),
      experiment: timeline?.experiment,
      pinned,
      light: timeline && picture.light(timeline),
      paused: story.paused,
      painting,
      comparing: comparing(story, timeline),
      failure: failed(playground, isTold),
      coming: story.coming && coming(story.coming, language),
      chips: chipsOf(playground, timeline),
      instead: timeline && picture.space(timeline),
      looks: opening.looks(frame),
      path: pathButton(opening.offered(frame), elementWords[language], actions),
      editing: editing(playground, node),
      back: backButton(opening.isAway, elementWords[language], actions),
      change: picture.change(story.aftermath.elapsed),
      scale: picture.scale,
      card: lesson.film?.card(themeController.theme, actions),
    },
    elementWords[language],
    actions,
  );
}

/** Why there are no numbers. The sentence tells it of its own; the model that does not come has no other place. */
function failed({ story, actions }: Playground, isTold: boolean): TemplateResult | undefined {
  const { document, language } = story;
  const { error } = document;
  const isModel = error?.path === "/model";
  return error && (isModel || !isTold) ? failure(error, language, actions.retry) : undefined;
}

/** Without a sentence there is nothing to translate, and the picture of the last one would tell of words that are gone. */
function emptyOf({ story }: Playground, timeline: Timeline | undefined): string | undefined {
  const { document, language } = story;
  if (!document.empty || !timeline || !isTranslation(timeline.experiment)) return undefined;
  return modelWords[language].empty;
}

/** What to try with the sentence, below the picture of a translation. */
function chipsOf(
  playground: Playground,
  timeline: Timeline | undefined,
): TemplateResult | typeof nothing {
  const { story, actions, present } = playground;
  const { language, currentTime, answered, swaps } = story;
  if (!timeline || !answered || present.active || !isOpening(timeline, currentTime)) return nothing;
  if (isStory(timeline.experiment)) return writingOf(playground, timeline.experiment);
  if (!isTranslation(timeline.experiment)) return nothing;
  const first = requestIn(story.translated, language).input?.text;
  const now = story.document.sentences.input[0];
  const isOwn = now !== first && swaps.every(({ text }) => text !== first);
  const { source, answer } = readingOf(timeline.experiment);
  const unknown = story.document.empty ? [] : source.filter((one) => one.unknown);
  const glossed = unknown.filter(({ text }) => answer.some((one) => one.glossed === text));
  return chips(
    { swaps, isOwn, unknown: unknown.length, glossed: glossed.length, language },
    actions,
  );
}

/** Loaded with the first text that a model writes on. */
let writes: typeof writing | undefined;

/** What may come next in a text, and writing on. */
function writingOf(
  { host, story, themeController, actions }: Playground,
  experiment: Experiment,
): TemplateResult | typeof nothing {
  const { writing: own, language } = story;
  if (!writes) {
    void import("./parts/model/writing.js").then((part) => {
      writes = part.writing;
      host.requestUpdate();
    });
    return nothing;
  }
  const { row, word, view } = own.focus(experiment);
  const { words } = storyOf(experiment);
  return writes(
    {
      after: words[row - 1]?.text,
      chosen: view === "chose" ? words[word]?.text : undefined,
      choices: own.choices(experiment),
      cellOf: ({ id }) => probabilityCell(experiment, row, id),
      drawing: story.choices.drawing,
      busy: own.busy,
      bar: themeController.theme.inks.bar,
      language,
    },
    actions,
  );
}

/** Whether the backward pass is shown; undefined in the opening picture, and where nothing can be predicted. */
function directionOf(
  { story, state }: Playground,
  timeline: Timeline | undefined,
): boolean | undefined {
  const request = story.answered?.request;
  if (!timeline || !request || !state.shows("stages")) return undefined;
  if (isOpening(timeline, story.currentTime)) return undefined;
  const { experiment, level } = timeline;
  const predicts = !request.program && !request.input?.embeddings && experiment.tokens.length > 0;
  const isThere = levelsOf(experiment).parts.some((part) => part.level?.kind === "backward");
  return predicts || isThere ? isInBackward(level) : undefined;
}

function headingOf(
  { story, actions }: Playground,
  timeline: Timeline | undefined,
  stage: Stage | undefined,
): TemplateResult {
  if (!timeline || !stage) return html`<h2 aria-hidden="true">${"\u00a0"}</h2>`;
  const { language, choices } = story;
  const { pinned } = choices;
  const isHere = pinned && stage.nodes.includes(pinned.node);
  const part = isHere
    ? story.document.complete(() => numberOf(timeline.experiment, pinned))
    : undefined;
  return crumbs({ timeline, stage, language, number: part?.text }, elementWords[language], actions);
}

/** What happens here, or what the letters of its formula stand for. */
function subtitleOf(
  stage: Stage,
  timeline: Timeline | undefined,
  formulas: boolean,
  language: Language,
): string {
  if (formulas) return lettersOf(stage.shape, language);
  const { subtitle } = (stage.level && timeline?.level) ?? stage;
  return subtitle[language];
}

/** Painting the mask and undoing an edit, beside the scene; loaded where the one or the other is possible. */
function editing({ story, state, present, actions }: Playground, node: GraphNode | undefined) {
  const { document, language, choices } = story;
  const { painting } = choices;
  const offered =
    (node?.op === "mask" && !isGradient(node)) || painting || hasEdits(document.edits);
  if (!offered || present.active || !state.shows("panel")) return nothing;
  return story.editing
    .ask()
    ?.editActions({ document, language, node: node?.id, painting }, actions);
}

/** The arithmetic of the number that the reader points at, or that the narration has just told. */
function workedNumber({ story }: Playground, { timeline, frame }: StoryMoment): string {
  const { pointed, pinned } = story.choices;
  const told = frame?.narration.findLast((part) => part.kind === "number");
  const cell = pointed ?? pinned ?? told?.cell;
  if (!timeline || !cell) return "";
  return (
    story.document.complete(() => story.explain.ask()?.inOneLine(timeline.experiment, cell)) ?? ""
  );
}

/** The bar of the comparison, once both results are drawn. */
function comparing(story: Story, timeline: Timeline | undefined) {
  const { document, comparison, language, choices, currentTime } = story;
  const { baseline, answered } = document;
  if (!baseline || !answered || !timeline) return nothing;
  const { experiment } = timeline;
  const pinnedHead = headOf(experiment, choices.pinned);
  return comparison.bar(
    {
      requests: [baseline.request, answered.request],
      language,
      experiment,
      node: nodeAt(timeline, currentTime),
      head: pinnedHead ?? choices.head,
    },
    {
      // A pinned cell of another head would show that head again.
      chooseHead: (head) => {
        story.choose({ head, ...(pinnedHead !== undefined && { pinned: undefined }) });
      },
      stop: () => {
        document.release();
      },
    },
  );
}

export function inspectorPart(playground: Playground, { timeline }: LoadedMoment): TemplateResult {
  const { host, story, lesson, themeController, actions } = playground;
  const { language, document, choices } = story;
  const { pinned, pointed, tab, painting, difference } = choices;
  return inspector(
    {
      tab,
      open: playground.isInspecting(),
      timeline,
      request: story.answered?.request ?? firstExperiment(language),
      document,
      schema: tab === "settings" ? story.schema.ask() : undefined,
      example: story.lesson,
      documented: host.page !== undefined,
      stage: timeline.stages[stageAt(timeline, story.currentTime)],
      guess: lesson.guess,
      cell: pinned ?? pointed,
      pinned: pinned !== undefined,
      node: nodeAt(timeline, story.currentTime)?.id,
      painting,
      difference,
      language,
      theme: themeController.theme,
      bar: [
        pinned && pinnedTile(playground, timeline, pinned),
        exportButton(language, true, actions.exportFiles),
        shareButton({ ...shares(playground), language }, actions.share),
      ],
    },
    elementWords[language],
    actions,
  );
}

/** The pinned number in words, if the panel that explains it is closed. */
function pinnedTile(
  { story, themeController, actions }: Playground,
  timeline: Timeline,
  cell: Cell,
): TemplateResult {
  const { experiment } = timeline;
  const words = story.explain.ask()?.describe(experiment, cell, story.language) ?? "";
  const number = story.document.complete(() => numberOf(experiment, cell));
  return html`<button
    class="pinned"
    @click=${() => {
      actions.openPanel("why");
    }}
  >
    ${narration(number ? [number] : [], timeline, themeController.theme)}<span>${words}</span>
  </button>`;
}

export function transportPart(
  { story, controls }: Playground,
  { timeline, current }: LoadedMoment,
): TemplateResult {
  const { language, currentTime: time, paused } = story;
  const { playbackRate: rate, mode } = story.clock.player;
  return transport(
    { timeline, current, time, paused, rate, mode, language },
    elementWords[language],
    controls,
  );
}
