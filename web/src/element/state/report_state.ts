import type { Cell } from "../../types/graph.js";
import type { PublicState } from "../../document/state/fields.js";
import { languageOf } from "../../ui/language.js";
import { dispatch } from "../events.js";
import { stageAt } from "../../story/place.js";
import { openedState, viewState } from "../../document/state/public_state.js";
import type { Host } from "../host.js";
import type { Story } from "../story.js";
import type { Attributes } from "./attributes.js";

/** Fields that are set from outside and not part of the story. */
export type GivenState = Pick<PublicState, "autoplay" | "controls">;

/** Reports the public state as it changes: by the attributes, and by the element's events. */
export class StateReport {
  /** The state as last reported. */
  state: PublicState | undefined;
  #seen: readonly unknown[] = [];
  #ready = false;
  #place: { readonly level?: string; readonly stage?: string; readonly cell?: Cell | undefined } =
    {};
  #error: unknown;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    private readonly attributes: Attributes,
  ) {}

  /** Reports the state even if nothing that it depends on has changed. */
  renew(): void {
    this.#seen = [];
    this.host.requestUpdate();
  }

  /** The next numbers are the first. */
  forget(): void {
    this.#seen = [];
    this.#ready = false;
    this.state = undefined;
  }

  /** Must be called when numbers are shown. */
  report(given: GivenState): void {
    const { host } = this;
    const seen = this.#inputs(given);
    if (seen.every((one, i) => one === this.#seen[i])) return;
    this.#seen = seen;
    const state = (this.state = this.#present(given));
    const changed = this.attributes.write(state);
    if (!this.#ready) dispatch(host, "playground-ready", { state, graph: this.story.graph });
    else if (changed.length > 0) dispatch(host, "playground-change", { state, changed });
    this.#ready = true;
    this.#reportPlace();
  }

  reportError(): void {
    const { error } = this.story.document;
    if (error && error !== this.#error)
      dispatch(this.host, "playground-error", { error, notices: [] });
    this.#error = error;
  }

  /** Everything the state depends on, without the time while it plays. */
  #inputs(given: GivenState): readonly unknown[] {
    const { timeline, choices, document, paused, currentTime } = this.story;
    const { playbackRate, mode } = this.story.clock.player;
    const { lang, theme } = this.host;
    const { pinned, view, depth, tab, inspector, chapter, train, batch, head, drawing } = choices;
    const { state, baseline } = document;
    const shown = [timeline, pinned, view, depth, tab, inspector, chapter, train, batch, head];
    const place = paused ? currentTime : timeline && stageAt(timeline, currentTime);
    const ways = [paused, place, playbackRate, mode, lang, theme, given, drawing];
    return [...shown, ...ways, state?.experiment, state?.sentences, state?.splitting, baseline];
  }

  #present(given: GivenState): PublicState {
    const { timeline, document, choices, example, first, currentTime } = this.story;
    const { playbackRate, mode } = this.story.clock.player;
    const { lang, theme } = this.host;
    return {
      ...openedState(document, example, first),
      ...(timeline && viewState(timeline, currentTime, choices, !example || example === first)),
      ...(mode !== "on" && { mode }),
      ...(playbackRate !== 1 && { speed: playbackRate }),
      ...given,
      ...(lang && { lang: languageOf(lang) }),
      ...(theme && { theme }),
    };
  }

  #reportPlace(): void {
    const { host, story } = this;
    const { timeline, choices } = story;
    const step = timeline ? stageAt(timeline, story.currentTime) : 0;
    const { id: stage = "" } = timeline?.stages[step] ?? {};
    const { id: level = "" } = timeline?.level ?? {};
    const { pinned: cell } = choices;
    const told = this.#place;
    this.#place = { level, stage, cell };
    const steps = timeline?.stages.length ?? 0;
    if (stage !== told.stage || level !== told.level)
      dispatch(host, "playground-step", { level, stage, step: step + 1, steps });
    if (cell === told.cell) return;
    const value = cell && story.graph.find(({ id }) => id === cell.node)?.values?.[cell.index];
    dispatch(host, "playground-select", { cell, value });
  }
}
