import type { Cell } from "../../types/graph.js";
import type { FieldName, PublicState } from "../../document/state/fields.js";
import { languageOf } from "../../ui/language.js";
import { dispatch } from "../events.js";
import { stageAt } from "../../story/place.js";
import { openedState, viewState } from "../../document/state/public_state.js";
import type { StatefulElement } from "../stateful.js";

/** Tells of the public state as it changes: by `write`, and by the element's events. */
export class Telling {
  /** As it was last told. */
  state: PublicState | undefined;
  #seen: readonly unknown[] = [];
  #ready = false;
  #place: { readonly stage?: string; readonly cell?: Cell | undefined } = {};
  #error: unknown;

  /** `write` returns the fields that changed since it was last called. */
  constructor(
    private readonly host: StatefulElement,
    private readonly write: (state: PublicState) => readonly FieldName[],
  ) {}

  /** Has the state told even if nothing that it depends on has changed. */
  lookAgain(): void {
    this.#seen = [];
    this.host.requestUpdate();
  }

  /** The next numbers are the first. */
  forget(): void {
    this.#seen = [];
    this.#ready = false;
    this.state = undefined;
  }

  /** To be called when numbers stand there. */
  tell(): void {
    const { host } = this;
    const seen = this.#seeing();
    if (seen.every((one, i) => one === this.#seen[i])) return;
    this.#seen = seen;
    const state = (this.state = this.#present());
    const changed = this.write(state);
    if (!this.#ready) dispatch(host, "playground-ready", { state, graph: host.graph });
    else if (changed.length > 0) dispatch(host, "playground-change", { state, changed });
    this.#ready = true;
    this.#tellPlace();
  }

  tellError(): void {
    const { error } = this.host.document;
    if (error && error !== this.#error)
      dispatch(this.host, "playground-error", { error, notices: [] });
    this.#error = error;
  }

  /** All that the state depends on; while it plays the moment does not count. */
  #seeing(): readonly unknown[] {
    const { timeline, choices, document, paused, currentTime, given } = this.host;
    const { playbackRate, mode, lang, theme } = this.host;
    const { pinned, view, depth, tab, inspector, batch, head } = choices;
    const { state, baseline } = document;
    const shown = [timeline, pinned, view, depth, tab, inspector, batch, head];
    const place = paused ? currentTime : timeline && stageAt(timeline, currentTime);
    const ways = [paused, place, playbackRate, mode, lang, theme, given];
    return [...shown, ...ways, state?.experiment, state?.sentences, state?.splitting, baseline];
  }

  #present(): PublicState {
    const { timeline, document, choices, example, first, currentTime, given } = this.host;
    const { playbackRate, mode, lang, theme } = this.host;
    return {
      ...openedState(document, example, first),
      ...(timeline && viewState(timeline, currentTime, choices)),
      ...(mode !== "on" && { mode }),
      ...(playbackRate !== 1 && { speed: playbackRate }),
      ...given,
      ...(lang && { lang: languageOf(lang) }),
      ...(theme && { theme }),
    };
  }

  #tellPlace(): void {
    const { host } = this;
    const { timeline, choices } = host;
    const step = timeline ? stageAt(timeline, host.currentTime) : 0;
    const { id: stage = "" } = timeline?.stages[step] ?? {};
    const { pinned: cell } = choices;
    const told = this.#place;
    this.#place = { stage, cell };
    const steps = timeline?.stages.length ?? 0;
    if (stage !== told.stage) dispatch(host, "playground-step", { stage, step: step + 1, steps });
    if (cell === told.cell) return;
    const value = cell && host.graph.find(({ id }) => id === cell.node)?.values?.[cell.index];
    dispatch(host, "playground-select", { cell, value });
  }
}
