/** What the reader does to the element's parts, and what becomes of it. */
import type { AttentionPlayground } from "./attention-playground.js";
import { sameCell, type Tab } from "../document/choices.js";
import type { HeaderEvents } from "./parts/header.js";
import type { InspectorEvents } from "./parts/inspector.js";
import { remember } from "../ui/preferences.js";
import type { SceneEvents } from "./parts/scene.js";
import type { RowEvents } from "./parts/sentence_row.js";

/** Less wide than this, it is a phone's. */
const NARROW = 720;

/** Of all parts; made once for an element. */
export const actionsOf = (host: AttentionPlayground) => ({
  header: headerEvents(host),
  scene: sceneEvents(host),
  inspector: inspectorEvents(host),
  row: rowEvents(host),
});

const headerEvents = (host: AttentionPlayground): HeaderEvents => ({
  show: (depth) => {
    remember("depth", depth);
    host.choose({ depth, ...(depth === "formula" && { tab: "code" as Tab }) });
  },
  speak: (language) => {
    host.lang = language;
  },
  toggleTheme: () => {
    host.theme = host.look.isDark ? "light" : "dark";
  },
  exportFiles: () => {
    host.pause();
    host.files.open(host.picture.subject());
  },
  share: () => {
    // Where there is one button for both, it leads to both.
    if (host.clientWidth < NARROW) host.sharing.open();
    else void host.sharing.share();
  },
  embed: () => {
    host.sharing.open();
  },
  select: host.toStep,
});

const sceneEvents = (host: AttentionPlayground): SceneEvents => ({
  look: (view) => {
    host.choose({ view });
  },
  point: (cell) => {
    if (!sameCell(cell, host.choices.pointed)) host.choose({ pointed: cell });
  },
  pin: (cell) => {
    if (cell && host.choices.painting && host.paint(cell)) return;
    host.pin(sameCell(cell, host.choices.pinned) ? undefined : cell);
  },
  go: (node) => {
    host.go(node);
  },
});

const inspectorEvents = (host: AttentionPlayground): InspectorEvents => ({
  open: (tab) => {
    host.choose({ tab, inspector: true });
  },
  close: () => {
    host.choose({ inspector: false });
  },
  select: (cell) => {
    host.pin(cell);
  },
  point: (cell) => {
    host.choose({ pointed: cell });
  },
  missing: () => {
    host.requestUpdate();
  },
  showHow: (cell) => {
    host.showHow(cell);
  },
  edit: (cell, value) => void host.document.override(cell, value),
  go: (node) => {
    host.go(node);
  },
  paint: (painting) => {
    host.choose({ painting });
  },
  difference: (difference) => {
    host.choose({ difference });
  },
  preset: (id) => void host.openExample(id),
});

const rowEvents = (host: AttentionPlayground): RowEvents => ({
  edit: (place, text) => void host.document.edit(place, text),
  compose: (place, text) => {
    host.document.compose(place, text);
  },
  visit: ({ side, index }) => {
    if (side === "input") host.choose({ batch: index });
  },
  split: (splitting) => void host.document.split(splitting),
  open: (id) => void host.openExample(id),
  undo: () => void host.document.undo(),
  dismiss: () => {
    host.notices.dismiss();
  },
  scroll: (fields, places) => {
    if (host.windows.measure(fields, places)) host.requestUpdate();
  },
});
