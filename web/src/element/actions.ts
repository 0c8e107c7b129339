/** Carries out what the reader does in the element's parts. */
import { sameCell } from "../document/choices.js";
import type { SentencePosition } from "../document/document.js";
import { segmentOf } from "../story/place.js";
import { REST } from "../story/timeline.js";
import { levelTitles } from "../story/titles.js";
import { remember } from "../ui/preferences.js";
import type { ThemeController } from "../ui/theme.js";
import type { ExportDialog } from "./export_dialog.js";
import type { Host } from "./host.js";
import { firstSentence } from "../document/experiment.js";
import type { Actions } from "./parts/actions.js";
import type { OpeningPicture } from "./parts/opening_picture.js";
import type { VisibleRange } from "./parts/visible_range.js";
import type { Picture } from "./picture.js";
import type { Present } from "./present/present.js";
import type { ShareDialog } from "./share_dialog.js";
import type { Lesson } from "./state/lesson.js";
import type { StateController } from "./state/state_controller.js";
import type { Story } from "./story.js";

/** Below this width the layout is that of a phone. */
const NARROW = 720;
/** Below this width the open panel covers the scene. */
const COVERED = 900;

/** The objects that the actions act on. */
interface Acted {
  readonly host: Host;
  readonly story: Story;
  readonly lesson: Lesson;
  readonly state: StateController;
  readonly themeController: ThemeController;
  readonly picture: Picture;
  readonly opening: OpeningPicture;
  readonly visible: VisibleRange;
  readonly files: ExportDialog;
  readonly sharing: ShareDialog;
  readonly present: Present;
}

/** The actions of all parts; made once for each element. */
export const actionsOf = (objects: Acted): Actions => ({
  ...cellActions(objects),
  ...inspectorActions(objects),
  ...headerActions(objects),
  ...lessonActions(objects),
  ...sentenceActions(objects),
  ...modelActions(objects),
});

/** On a phone the sheet covers the scene, so it closes before something is played there. */
function makeWay({ clientWidth }: Host, story: Story): void {
  if (clientWidth < NARROW) story.choose({ inspector: false });
}

const cellActions = ({ host, story, lesson, picture, opening }: Acted) =>
  ({
    point: (cell) => {
      if (!sameCell(cell, story.choices.pointed)) story.choose({ pointed: cell });
      if (cell) opening.look(cell);
    },
    pin: (cell) => {
      story.pin(cell);
    },
    press: (cell) => {
      if (cell && story.choices.painting && story.paint(cell)) return;
      // A finger does not hover: its touch chooses the token.
      if (cell) opening.look(cell);
      const { pinned, departed, tab } = story.choices;
      const isPinned = sameCell(cell, pinned);
      // A number that the reader was led to was not pinned by a press: one explains it, and never loses it.
      const isLed = cell && (tab !== "why" || sameCell(cell, departed));
      if (isPinned && isLed) story.choose({ tab: "why", inspector: true });
      else story.pin(isPinned ? undefined : cell);
    },
    showHow: (cell) => {
      makeWay(host, story);
      opening.showHow(cell);
    },
    editCell: (cell, value) => story.override(cell, value),
    watch: (node, change, view) => {
      makeWay(host, story);
      void lesson.use((film) => void film.watch(node, change, view));
    },
    go: (node) => {
      story.levels.follow(node);
    },
    showHead: (weights, head) => {
      makeWay(host, story);
      story.choose({ head, pinned: undefined, view: "arcs" });
      story.levels.follow(weights);
      const { timeline } = story;
      const segment = timeline && segmentOf(timeline, weights);
      if (segment) story.currentTime = segment.end - REST;
    },
    toStep: (index) => {
      story.levels.to(index);
    },
    enter: () => {
      story.levels.enter();
    },
    leave: (level) => {
      story.levels.leave(level);
    },
    turn: (backward) => {
      if (story.levels.turn(backward)) return;
      const { opened } = story.document;
      const of = story.world !== "random" ? (story.choices.pinned ?? opening.cell) : undefined;
      const node = of?.node ?? "loss";
      if (opened) story.film.land({ of: opened, node: `gradient.${node}`, plays: "now" });
      void story.document.differentiate(levelTitles.backward, of);
    },
    toSentence: () => {
      opening.comeBack();
    },
    lookBeside: (by) => {
      opening.lookBeside(picture.drawn, by);
    },
    depart: (cell) => {
      opening.depart(cell);
    },
    comeBack: () => {
      opening.comeBack();
    },
    setView: (view) => {
      story.choose({ view });
    },
    slide: ({ path, name }, value, continues) => {
      void story.document.set(path, value, name, continues);
    },
    paint: (painting) => {
      story.choose({ painting });
    },
    showDifference: (difference) => {
      story.choose({ difference });
    },
  }) satisfies Partial<Actions>;

const inspectorActions = ({ host, story }: Acted) =>
  ({
    openPanel: (tab) => {
      story.choose({ tab, inspector: true });
    },
    pressTab: (tab) => {
      const { inspector, tab: shown } = story.choices;
      const isAgain = inspector === true && shown === tab && host.clientWidth < COVERED;
      story.choose({ tab, inspector: !isAgain });
    },
    closePanel: () => {
      story.choose({ inspector: false });
    },
    panelMissing: () => {
      host.requestUpdate();
    },
  }) satisfies Partial<Actions>;

const headerActions = ({ host, story, themeController, picture, files, sharing, present }: Acted) =>
  ({
    setDepth: (depth) => {
      remember("depth", depth);
      story.choose({ depth, ...(depth === "formula" && { tab: "code" }) });
    },
    setLanguage: (language) => {
      host.lang = language;
    },
    toggleTheme: () => {
      host.theme = themeController.isDark ? "light" : "dark";
    },
    exportFiles: () => {
      story.clock.player.pause();
      files.open(picture.subject());
    },
    share: () => {
      // On a phone, one button opens the dialog for both.
      if (host.clientWidth < NARROW) sharing.open();
      else void sharing.share();
    },
    compare: () => {
      if (story.document.baseline) story.document.release();
      else story.document.keep();
    },
    embed: () => {
      sharing.open();
    },
    present: () => {
      present.toggle();
    },
  }) satisfies Partial<Actions>;

const lessonActions = ({ story, lesson }: Acted) =>
  ({
    play: () => {
      lesson.play();
    },
    openCourse: (chapter = "next") => {
      story.clock.player.pause();
      story.choose({ chapter });
    },
    train: (place = "induction") => {
      story.clock.player.pause();
      story.choose({ train: place });
    },
    toPlace: () =>
      void lesson.use((film) => {
        film.toPlace();
      }),
    answer: (chosen) =>
      void lesson.use((film) => {
        film.answer(chosen);
      }),
    closeCard: () => lesson.film?.show(undefined),
  }) satisfies Partial<Actions>;

const sentenceActions = ({ host, story, lesson, state, visible }: Acted) =>
  ({
    retry: () => {
      state.retry();
    },
    editSentence: (place, text) => {
      void story.document.edit(place, text);
      // What is typed where nothing could be opened yet is computed once that is there.
      if (!story.document.opened && story.document.error) state.retry();
    },
    composeSentence: (place, text) => {
      story.document.compose(place, text);
    },
    visitSentence: ({ side, index }) => {
      if (side === "input") story.choose({ batch: index });
    },
    split: (splitting) => void story.document.split(splitting),
    openExample: (id, node) => {
      if (node !== undefined) makeWay(host, story);
      void lesson.open(id, node);
    },
    undo: () => void story.document.undo(),
    dismissNotice: () => {
      state.notices.dismiss();
    },
    scrollSentences: (fields: Element, places: readonly SentencePosition[]) => {
      if (visible.measure(fields, places)) host.requestUpdate();
    },
  }) satisfies Partial<Actions>;

const FIRST = { side: "input", index: 0 } as const;

const modelActions = ({ host, story }: Acted) =>
  ({
    useModel: (world) => {
      if (world === story.world) return;
      const example = story.exampleOf(world);
      story.choose({ tab: "lesson" });
      story.film.land({ of: example.request });
      void story.openExample(example);
    },
    write: (text) => {
      const first = firstSentence(story.language, true).input[0] ?? "";
      void story.document.edit(FIRST, text ?? first);
    },
    setDrawing: (drawing) => {
      story.choose({ drawing: { ...story.choices.drawing, ...drawing } });
    },
    writeOn: (count) => {
      void story.writing.write(count);
    },
    redraw: () => {
      void story.writing.redraw();
    },
    writeOwn: () => {
      const field = host.renderRoot.querySelector<HTMLTextAreaElement>(".field textarea");
      field?.focus();
      field?.select();
    },
  }) satisfies Partial<Actions>;
