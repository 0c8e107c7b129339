/** The inspector's panels: each comes in a file of its own, once its tab is opened. */
import type { Tab } from "./choices.js";

const LOADERS: Partial<Record<Tab, () => Promise<CustomElementConstructor>>> = {
  lesson: async () => (await import("../panels/lesson.js")).PlaygroundLesson,
  why: async () => (await import("../panels/why.js")).PlaygroundWhy,
  settings: async () => (await import("../panels/settings.js")).PlaygroundSettings,
  code: async () => (await import("../panels/code.js")).PlaygroundCode,
};

const loaded = new Map<Tab, Promise<unknown>>();

/** The tabs that have a panel. */
export const hasPanel = (tab: Tab): boolean => tab in LOADERS;

/** Defines `<playground-…>` for a tab, once. */
export function loadPanel(tab: Tab): void {
  const load = LOADERS[tab];
  if (!load || loaded.has(tab)) return;
  const defined = load().then((panel) => {
    if (!customElements.get(`playground-${tab}`)) customElements.define(`playground-${tab}`, panel);
  });
  loaded.set(tab, defined);
  // A file that did not arrive is asked for again the next time the tab is opened.
  defined.catch(() => loaded.delete(tab));
}
