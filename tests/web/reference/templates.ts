/** What the templates of Vue and Svelte may say of the element. declarations.test.ts compiles it. */
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";

type InVue = InstanceType<GlobalComponents["attention-playground"]>["$props"];
type InSvelte = SvelteHTMLElements["attention-playground"];

export const vue: InVue[] = [
  { heads: 2, contextText: "a b", lang: "zh", class: "figure", key: 1 },
  { onPlaygroundReady: ({ detail }) => detail.graph[0]?.id },
  // @ts-expect-error: it is no attribute.
  { head_count: 2 },
  // @ts-expect-error: there is no such view.
  { view: "pie" },
];

export const svelte: InSvelte[] = [
  { heads: "2", "context-text": "a b", lang: "zh", class: "figure" },
  { "onplayground-ready": ({ detail }) => detail.graph[0]?.id },
  // @ts-expect-error: it is no attribute.
  { "head-count": 2 },
  // @ts-expect-error: there is no such view.
  { view: "pie" },
];
