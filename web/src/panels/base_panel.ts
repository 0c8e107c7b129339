import { LitElement, type PropertyDeclarations, type PropertyValues } from "lit";
import type { ExperimentDocument } from "../document/document.js";
import { themes, type Theme } from "../draw/colour.js";
import type { Language } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import type { RunRequest } from "../types/wire.js";
import type { PanelActions } from "./actions.js";

/** A panel of the inspector: its properties, and when it is rendered again. */
export abstract class BasePanel extends LitElement {
  static override properties: PropertyDeclarations = {
    language: {},
    theme: { attribute: false },
    timeline: { attribute: false },
    request: { attribute: false },
    // The document is always the same object, with changing content.
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

  /** The parts of the document that a panel shows; empty if it shows only the timeline. */
  protected seen(): readonly unknown[] {
    return [];
  }

  /** The page renders in every frame; a panel only if what it shows has changed. */
  override shouldUpdate(changes: PropertyValues): boolean {
    const now = this.seen();
    const same = this.hasUpdated && now.every((one, i) => one === this.#drawn[i]);
    this.#drawn = now;
    return !same || [...changes.keys()].some((name) => name !== "document");
  }
}
