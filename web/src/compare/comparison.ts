/** The result kept for comparison. The code that draws it is loaded on first use. */
import type { TemplateResult } from "lit";
import type { Answered } from "../document/document.js";
import type { Frame, FrameOptions, SceneView } from "../types/frame.js";
import { buildTimeline } from "../story/timeline.js";
import type { Timeline } from "../types/timeline.js";
import { frameAt } from "../story/frame.js";
import { missing } from "../ui/missing.js";
import type * as Compare from "./index.js";

interface Kept {
  readonly answered: Answered;
  readonly timeline: Timeline;
}

export class Comparison {
  #compare: typeof Compare | undefined;
  #kept: Kept | undefined;
  #failed = false;

  constructor(private readonly changed: () => void) {}

  /** Whether two results are shown. */
  get active(): boolean {
    return this.#compare !== undefined && this.#kept !== undefined;
  }

  keep(baseline: Answered | undefined): void {
    if (baseline === this.#kept?.answered) return;
    if (baseline && !this.#compare) this.#load();
    this.#kept = baseline && { answered: baseline, timeline: buildTimeline(baseline.result) };
  }

  #load(): void {
    this.#failed = false;
    import("./index.js").then(
      (compare) => {
        this.#compare = compare;
        this.changed();
      },
      () => {
        this.#failed = true;
        this.changed();
      },
    );
  }

  /** What a frame depends on besides its own timeline, time and options. */
  get against(): Timeline | undefined {
    return this.active ? this.#kept?.timeline : undefined;
  }

  frameAt(timeline: Timeline, time: number, options: FrameOptions): Frame {
    return this.#compare && this.#kept
      ? this.#compare.compareFrameAt(this.#kept.timeline, timeline, time, options)
      : frameAt(timeline, time, options);
  }

  /** The bar that says what is compared, with a button to stop. */
  bar(state: Compare.BarState, actions: Compare.BarActions): TemplateResult | undefined {
    if (this.#failed)
      return missing(state.language, () => {
        this.#load();
        this.changed();
      });
    return this.active ? this.#compare?.compareBar(state, actions) : undefined;
  }

  /** The views of a step that also work for a comparison. */
  views(views: readonly SceneView[]): readonly SceneView[] {
    return this.active
      ? views.filter((view) => view === "matrix" || view === "arcs" || view === "sentence")
      : views;
  }
}
