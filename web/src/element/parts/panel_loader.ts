/** The inspector's panels: each is a file of its own, loaded when its tab is opened. */
import type { Tab } from "../../document/choices.js";

const LOADERS: Partial<Record<Tab, () => Promise<CustomElementConstructor>>> = {
  heads: async () => (await import("../../panels/heads/panel.js")).PlaygroundHeads,
  lesson: async () => (await import("../../panels/lesson/panel.js")).PlaygroundLesson,
  why: async () => (await import("../../panels/why/panel.js")).PlaygroundWhy,
  settings: async () => (await import("../../panels/settings/panel.js")).PlaygroundSettings,
  code: async () => (await import("../../panels/code/panel.js")).PlaygroundCode,
};

const loaded = new Map<Tab, "asked" | "there" | "missing">();

/** The tabs that have a panel. */
export const hasPanel = (tab: Tab): boolean => tab in LOADERS;

/** Whether a panel's file failed to load. */
export const isMissing = (tab: Tab): boolean => loaded.get(tab) === "missing";

/** Next time, the file is loaded again. */
export function forgetMissing(tab: Tab): void {
  if (isMissing(tab)) loaded.delete(tab);
}

/** Defines `<playground-…>` for a tab, once; `changed` is called if its file fails to load. */
export function loadPanel(tab: Tab, changed: () => void): void {
  const load = LOADERS[tab];
  if (!load || loaded.has(tab)) return;
  loaded.set(tab, "asked");
  load().then(
    (panel) => {
      loaded.set(tab, "there");
      const name = `playground-${tab}`;
      if (!customElements.get(name)) customElements.define(name, panel);
    },
    () => {
      loaded.set(tab, "missing");
      changed();
    },
  );
}
