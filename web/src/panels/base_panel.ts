import { LitElement, type PropertyDeclarations, type PropertyValues } from "lit";
import type { ExperimentDocument } from "../document/document.js";
import { themes, type Theme } from "../draw/colour.js";
import type { Language } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import type { RunRequest } from "../types/wire.js";
import type { PanelActions } from "./actions.js";

/** A panel of the inspector: what each of them is given, and when it is drawn again. */
export abstract class BasePanel extends LitElement {
  static override properties: PropertyDeclarations = {
    language: {},
    theme: { attribute: false },
    timeline: { attribute: false },
    request: { attribute: false },
    // The same document all the time, with other things in it.
    document: { attribute: false, hasChanged: () => true },
    actions: { attribute: false },
  };

  declare language: Language;
  declare theme: Theme;
  declare timeline: Timeline | undefined;
  declare request: RunRequest | undefined;
  declare document: ExperimentDocument | undefined;
  declare actions: PanelActions | undefined;
  #drawn: readonly unknown[] = [];

  constructor() {
    super();
    this.language = "en";
    this.theme = themes.light;
  }

  /** What a panel shows of its document; nothing where it shows the timeline alone. */
  protected seen(): readonly unknown[] {
    return [];
  }

  /** The page draws with every tick of the clock; a panel does where what it shows has changed. */
  override shouldUpdate(changes: PropertyValues): boolean {
    const now = this.seen();
    const same = this.hasUpdated && now.every((one, i) => one === this.#drawn[i]);
    this.#drawn = now;
    return !same || [...changes.keys()].some((name) => name !== "document");
  }
}
