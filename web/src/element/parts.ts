/** The parts of the element, each drawn from how the element stands. */
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Frame } from "../types/frame.js";
import type { Cell } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import { viewsAt } from "../story/frame.js";
import { elementWords } from "./words.js";
import type { AttentionPlayground } from "./attention-playground.js";
import { firstExperiment } from "../document/experiment.js";
import { exportButton, header, shareButton, type HeaderState } from "./parts/header.js";
import { highlightsOf } from "../overlay/highlight.js";
import { inspector } from "./parts/inspector.js";
import { legend } from "./parts/legend.js";
import { narration, numberOf } from "../ui/narration.js";
import { nodeAt } from "../story/place.js";
import { rail } from "./parts/rail.js";
import { scene } from "./parts/scene.js";
import { note, sentenceRow } from "./parts/sentence_row.js";
import { transport } from "./parts/transport.js";
import { ifComplete } from "../document/values.js";

/** What is shown: which step of which story, and its frame, as far as they are there. */
export interface Moment {
  readonly timeline: Timeline | undefined;
  readonly current: number;
  readonly frame: Frame | undefined;
}

/** A moment of a story that is there. */
export type Told = Moment & { readonly timeline: Timeline };

export function headerPart(
  host: AttentionPlayground,
  { timeline, current }: Moment,
): TemplateResult {
  const { language, look, choices } = host;
  const { depth } = choices;
  return header(
    { language, dark: look.isDark, timeline, current, depth, ...shares(host) },
    host.actions.header,
  );
}

function shares({
  page,
  id,
  sharing,
}: AttentionPlayground): Pick<HeaderState, "shares" | "copied"> {
  return {
    shares: page === undefined ? (id ? "link" : "nothing") : "code",
    copied: sharing.copied,
  };
}

export function sentencePart(
  host: AttentionPlayground,
  { timeline, frame }: Moment,
): TemplateResult {
  const { document, presets, example, language, look } = host;
  return sentenceRow(
    {
      document,
      presets,
      preset: example?.id,
      notice: host.notices.text(language),
      language,
      highlights: (place) =>
        frame && timeline ? highlightsOf(frame, timeline, place, look.theme) : [],
      window: (place) => host.windows.of(place),
    },
    host.actions.row,
  );
}

export function sidePart(host: AttentionPlayground, { timeline, current }: Told): TemplateResult {
  const { language } = host;
  const { theme } = host.look;
  const words = elementWords[language];
  const masked = timeline.experiment.graph.some(({ op }) => op === "mask");
  const sources = host.picture.light(timeline)?.sources ?? [];
  const made = Array.from(new Set(sources.map(({ node }) => node)));
  const content = guard([timeline, current, theme, language, made.join()], () => [
    rail(timeline, current, { theme, language, words }, made, host.toStep),
    legend(timeline, masked, theme, words),
  ]);
  return html`<div class="side" part="stages">${content}</div>`;
}

export function scenePart(
  host: AttentionPlayground,
  { timeline, current, frame }: Moment,
): TemplateResult {
  const { language, document, picture, comparison, currentTime, choices } = host;
  const { pinned, view, painting } = choices;
  return scene(
    {
      stage: timeline?.stages[current],
      frame,
      spoken: picture.narrate(frame),
      dimmed: document.empty || document.error !== undefined,
      language,
      theme: host.look.theme,
      formula: timeline ? (nodeAt(timeline, currentTime)?.formula ?? "") : "",
      note: note(document, language),
      views: timeline ? comparison.views(viewsAt(timeline, currentTime)) : [],
      view,
      experiment: timeline?.experiment,
      pinned,
      light: timeline && picture.light(timeline),
      paused: host.paused,
      painting,
      comparing: comparing(host),
      instead: timeline && picture.space(timeline),
      change: picture.change(host.aftermath.elapsed),
    },
    elementWords[language],
    host.actions.scene,
  );
}

/** Says so once both are drawn, as from then on there are fewer views. */
function comparing({ document, comparison, language }: AttentionPlayground) {
  const { baseline, answered } = document;
  if (!baseline || !answered) return nothing;
  return comparison.bar([baseline.request, answered.request], language, () => {
    document.release();
  });
}

export function inspectorPart(host: AttentionPlayground, { timeline }: Told): TemplateResult {
  const { language, document, choices } = host;
  const { pinned, pointed, tab, painting, difference } = choices;
  const { header, inspector: events } = host.actions;
  return inspector(
    {
      tab,
      open: host.inspecting,
      timeline,
      request: host.answered?.request ?? firstExperiment(language),
      document,
      schema: tab === "settings" ? host.schema() : undefined,
      example: host.example,
      cell: pinned ?? pointed,
      pinned: pinned !== undefined,
      node: nodeAt(timeline, host.currentTime)?.id,
      painting,
      difference,
      language,
      theme: host.look.theme,
      bar: [
        pinned && pinnedTile(host, timeline, pinned),
        exportButton(language, true, header.exportFiles),
        shareButton({ ...shares(host), language }, header.share),
      ],
    },
    elementWords[language],
    events,
  );
}

/** The pinned number in words, for where the panel that explains it is folded. */
function pinnedTile(
  host: AttentionPlayground,
  { experiment, range }: Timeline,
  cell: Cell,
): TemplateResult {
  const words = host.explaining()?.describe(experiment, cell, host.language) ?? "";
  const number = ifComplete(() => numberOf(experiment, cell));
  return html`<button
    class="pinned"
    @click=${() => {
      host.choose({ tab: "why", inspector: true });
    }}
  >
    ${narration(number ? [number] : [], range, host.look.theme)}<span>${words}</span>
  </button>`;
}

export function transportPart(
  host: AttentionPlayground,
  { timeline, current }: Told,
): TemplateResult {
  const { currentTime: time, paused, playbackRate: rate, mode, language } = host;
  return transport(
    { timeline, current, time, paused, rate, mode, language },
    elementWords[language],
    host.keys,
  );
}
