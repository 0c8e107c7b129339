/** The panel at the side, or the sheet from below: a lesson, why this number, settings, code. */
import { html, nothing, type TemplateResult } from "lit";
import { html as panelHtml, unsafeStatic } from "lit/static-html.js";
import type { Cell, Language } from "../../types/graph.js";
import type { Guess } from "../../panels/lesson/guess.js";
import type { Stage, Timeline } from "../../types/timeline.js";
import type { RunRequest } from "../../types/wire.js";
import { missing } from "../../ui/missing.js";
import type { ElementWords } from "../words.js";
import { TABS, type Tab } from "../../document/choices.js";
import type { Theme } from "../../draw/colour.js";
import type { Example } from "../../document/experiment.js";
import type { Actions } from "./actions.js";
import { chevron } from "../../ui/icons.js";
import { forgetMissing, hasPanel, isMissing, loadPanel } from "./panel_loader.js";
import type { ExperimentDocument } from "../../document/document.js";

export interface InspectorState {
  readonly tab: Tab;
  readonly open: boolean;
  readonly timeline: Timeline;
  readonly request: RunRequest;
  readonly document: ExperimentDocument;
  readonly schema: unknown;
  readonly example: Example | undefined;
  /** Whether the documentation is published beside the page. */
  readonly documented: boolean;
  /** The step at work. */
  readonly stage: Stage | undefined;
  readonly guess: Guess;
  readonly cell: Cell | undefined;
  readonly pinned: boolean;
  /** The node playing now. */
  readonly node: string | undefined;
  readonly painting: boolean;
  readonly difference: boolean;
  readonly language: Language;
  readonly theme: Theme;
  /** Content of the bar while the sheet is closed. */
  readonly bar: unknown;
}

export function inspector(
  state: InspectorState,
  words: ElementWords,
  actions: Actions,
): TemplateResult {
  const { open } = state;
  const tabs = tabsOf(state);
  // Not every experiment has a catalogue of heads.
  const tab = tabs.includes(state.tab) ? state.tab : (tabs[0] ?? "lesson");
  if (open) loadPanel(tab, actions.panelMissing);
  return html`<aside
    class="inspector ${open ? "open" : "folded"}"
    part="panel"
    aria-label=${words.inspector.label}
    @keydown=${(event: KeyboardEvent) => {
      onKey(event, { ...state, tab }, tabs, actions);
    }}
  >
    <div class="bar">
      ${state.bar}
      <div class="tabs" role="tablist" aria-label=${words.inspector.label}>
        ${tabs.map(
          (one) =>
            html`<button
              class="control"
              id="tab-${one}"
              role="tab"
              aria-selected=${open && one === tab}
              aria-controls="panel"
              tabindex=${one === tab ? 0 : -1}
              @click=${() => {
                forgetMissing(one);
                actions.pressTab(one);
              }}
            >
              <span>${words.inspector[one]}</span>
            </button>`,
        )}
      </div>
      ${
        open
          ? html`<button
              class="control fold"
              aria-label=${words.inspector.close}
              title=${words.inspector.close}
              @click=${actions.closePanel}
            >
              ${chevron}
            </button>`
          : nothing
      }
    </div>
    <div id="panel" class="panel" role="tabpanel" aria-labelledby="tab-${tab}" ?hidden=${!open}>
      ${
        open
          ? isMissing(tab)
            ? missing(state.language, () => {
                forgetMissing(tab);
                actions.openPanel(tab);
              })
            : panel({ ...state, tab }, actions)
          : nothing
      }
    </div>
  </aside>`;
}

function tabsOf({ timeline }: InspectorState): readonly Tab[] {
  const hasHeads = timeline.experiment.loaded !== undefined;
  return TABS.filter((tab) => hasPanel(tab) && (tab !== "heads" || hasHeads));
}

const TAGS = Object.fromEntries(TABS.map((tab) => [tab, unsafeStatic(`playground-${tab}`)]));

/** Every panel gets all, and takes what it knows. */
function panel(state: InspectorState, actions: Actions): TemplateResult {
  const tag = TAGS[state.tab];
  return panelHtml`<${tag}
    .example=${state.example}
    .stage=${state.stage}
    .guess=${state.guess}
    .documented=${state.documented}
    .cell=${state.cell}
    .pinned=${state.pinned}
    .schema=${state.schema}
    .painting=${state.painting}
    .difference=${state.difference}
    .node=${state.node}
    .timeline=${state.timeline}
    .request=${state.request}
    .document=${state.document}
    .actions=${actions}
    .language=${state.language}
    .theme=${state.theme}
  ></${tag}>`;
}

/** Arrow keys move between tabs if one has the focus; Escape closes the panel. */
function onKey(
  event: KeyboardEvent,
  { tab, open }: InspectorState,
  tabs: readonly Tab[],
  actions: Actions,
): void {
  const onTab = (event.composedPath()[0] as HTMLElement).matches("[role=tab]");
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (onTab && by !== undefined) {
    const next = tabs.at((tabs.indexOf(tab) + by) % tabs.length);
    if (next) actions.openPanel(next);
    event.preventDefault();
  } else if (event.key === "Escape" && open && !event.defaultPrevented) {
    actions.closePanel();
    event.preventDefault();
  }
  // Keys typed in a panel belong to the panel, except undo.
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}
