/** The scene at a moment: its frame, its narration, and the subject of exported files. */
import type { TemplateResult } from "lit";
import type { Subject } from "../panels/export/subject.js";
import type { Frame, FrameOptions } from "../types/frame.js";
import type { Cell } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import { headOf, viewsAt } from "../story/frame.js";
import { space } from "../space/load.js";
import { elementWords } from "./words.js";
import type { ThemeController } from "../ui/theme.js";
import type { Host } from "./host.js";
import type { Present } from "./present/present.js";
import type { Story } from "./story.js";
import { changedNarration } from "../overlay/difference.js";
import { isEdited, isPainted } from "../document/edits.js";
import { numberOf, plainNarration } from "../ui/narration.js";
import { nodeAt, stageAt } from "../story/place.js";
import { marked, type SceneState } from "./parts/scene.js";

/** From which size of its room on a scene is drawn larger, and at most how many times. */
const ON_THE_PAGE = { width: 1000, height: 540, most: 1.6 };
const PRESENTED = { width: 860, height: 400, most: 2 };

export class Picture {
  #drawn: { readonly of: readonly unknown[]; readonly frame: Frame | undefined } | undefined;
  #spoken = "";

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    private readonly themeController: ThemeController,
    private readonly present: Present,
  ) {}

  /** The room of the scene; undefined before the first render. */
  room(): HTMLElement | undefined {
    return this.host.renderRoot?.querySelector<HTMLElement>(".room") ?? undefined;
  }

  /** How many times as large as on the page the scene is drawn. */
  get scale(): number {
    const room = this.room();
    if (!room) return 1;
    const { width, height, most } = this.present.active ? PRESENTED : ON_THE_PAGE;
    return Math.max(1, Math.min(room.clientWidth / width, room.clientHeight / height, most));
  }

  /** The last requested moment, if it could be drawn. */
  get drawn(): Frame | undefined {
    return this.#drawn?.frame;
  }

  /**
   * The frame of the current moment, cached for the same moment and size. Undefined as long as values
   * that it shows are not loaded.
   */
  frame(timeline: Timeline): Frame | undefined {
    const { comparison, currentTime } = this.story;
    const options = this.#options;
    const of = [timeline, comparison.against, currentTime, ...Object.values(options)];
    if (this.#drawn?.of.length !== of.length || !of.every((one, i) => one === this.#drawn?.of[i]))
      this.#drawn = {
        of,
        frame: this.story.document.complete(() =>
          comparison.frameAt(timeline, currentTime, options),
        ),
      };
    this.story.zoom.drawn = this.#drawn.frame;
    return this.#drawn.frame;
  }

  get #options(): FrameOptions {
    const { choices, language, still } = this.story;
    const { clientWidth, clientHeight } = this.room() ?? { clientWidth: 0, clientHeight: 0 };
    const { scale } = this;
    const { batch, head, depth, view, look } = choices;
    const pinned = this.#followed;
    const { timeline, otherwise, writing } = this.story;
    const written = timeline && writing.writtenFrom(timeline.experiment);
    return {
      width: clientWidth / scale,
      height: clientHeight / scale,
      language,
      batch,
      still: still.matches,
      digits: depth !== "story",
      ...(pinned && { pinned }),
      ...(head && { head }),
      ...(view && { view }),
      ...(look && { look }),
      ...(otherwise && { otherwise }),
      ...(written !== undefined && { written }),
    };
  }

  /** Arcs and colours show the weights of one token: the pinned one, otherwise the one under the pointer. */
  get #followed(): Cell | undefined {
    const { pinned, pointed, view } = this.story.choices;
    return pinned ?? (view === "arcs" || view === "sentence" ? pointed : undefined);
  }

  /** The current view, to make files from. */
  subject(): Subject | undefined {
    const { timeline, answered, engine, language, example, currentTime: time } = this.story;
    const stage = timeline?.stages[stageAt(timeline, time)];
    if (!timeline || !stage || !answered) return undefined;
    const { batch, pinned, head } = this.story.choices;
    return {
      ...answered,
      engine,
      language,
      example,
      level: timeline.level,
      stage,
      time,
      theme: this.themeController.theme,
      frameAt: this.#frames(timeline, time),
      inSpace: this.space(timeline) !== undefined,
      node: nodeAt(timeline, time)?.id,
      batch,
      head: headOf(timeline.experiment, pinned) ?? head,
      cell: pinned,
    };
  }

  /** The frames of an animation from the current view. */
  #frames(timeline: Timeline, time: number): Subject["frameAt"] {
    const options = this.#options;
    const { language } = this.story;
    const change = this.change(Infinity);
    return (moment, size) => {
      // An animation moves even if the page shows still frames.
      const still = options.still === true && moment === time;
      const drawn = () =>
        this.story.comparison.frameAt(timeline, moment, { ...options, still, ...size });
      return this.story.document.complete(() =>
        marked(drawn(), { light: undefined, change, language }),
      );
    };
  }

  change(elapsed: number): SceneState["change"] {
    const { aftermath, choices, comparison } = this.story;
    return {
      difference: aftermath.difference,
      elapsed,
      inPlace: choices.difference && !comparison.active,
      isEdited: this.#isEdited,
      was: this.#was,
    };
  }

  /** In a comparison the narration contains differences, which have no former value. */
  readonly #was = (cell: Cell): number | undefined =>
    this.story.comparison.active ? undefined : this.story.aftermath.was(cell);

  /** Undefined if nothing is edited, as in most experiments. */
  get #isEdited(): ((cell: Cell) => boolean) | undefined {
    const { answered, document } = this.story;
    const { edits } = document;
    if (!answered) return undefined;
    const { request, result } = answered;
    if (!request.overrides && edits.painted.size === 0) return undefined;
    return (cell) => isEdited(edits, request, cell) || isPainted(edits, result, cell);
  }

  /** The vectors of the step in three dimensions, if the reader chose that view. */
  space(timeline: Timeline): TemplateResult | undefined {
    const { choices, comparison, currentTime, engine, language } = this.story;
    const { view, batch, pinned } = choices;
    const offered = comparison.views(viewsAt(timeline, currentTime));
    if (view !== "space" || !offered.includes(view)) return undefined;
    const node = nodeAt(timeline, currentTime)?.id;
    return space(
      { timeline, node, engine, language, theme: this.themeController.theme, cell: pinned, batch },
      () => {
        this.host.requestUpdate();
      },
    );
  }

  /** The cell under the pointer or with the focus, and its sources. */
  light({ experiment }: Timeline): SceneState["light"] {
    const { pointed } = this.story.choices;
    const sources = pointed && this.story.explain.ask()?.sourcesOf(experiment, pointed);
    return pointed && { cell: pointed, sources: sources ?? [] };
  }

  /** After the first, changes only while paused, so that a screen reader is not interrupted while it plays. */
  narrate(frame: Frame | undefined): string {
    const { paused, language } = this.story;
    if (frame && (paused || !this.#spoken))
      this.#spoken =
        this.#pinnedInWords() ??
        plainNarration(changedNarration(frame.narration, this.#was, language));
    return this.#spoken;
  }

  /** The number pinned at this moment; at other moments undefined. */
  #pinnedInWords(): string | undefined {
    const { choices, timeline, pinnedAt, currentTime, language } = this.story;
    const { pinned } = choices;
    const experiment = timeline?.experiment;
    if (!pinned || !experiment || pinnedAt !== currentTime) return undefined;
    const name = this.story.explain.ask()?.describe(experiment, pinned, language);
    const number = this.story.document.complete(() => numberOf(experiment, pinned));
    return name && number && elementWords[language].grid.pinned(name, number.text);
  }
}
