/** The element in Svelte 5: `/// <reference types="attention-playground/svelte" />`. */
import type { HTMLAttributes } from "svelte/elements";
import type {
  AttentionPlayground,
  PlaygroundAttributes,
  PlaygroundEventMap,
} from "./attention-playground.js";

type Listeners = {
  [Name in keyof PlaygroundEventMap as `on${Name}`]?: (event: PlaygroundEventMap[Name]) => void;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "attention-playground": Omit<
      HTMLAttributes<AttentionPlayground>,
      keyof PlaygroundAttributes | keyof Listeners
    > &
      PlaygroundAttributes &
      Listeners & { page?: string };
  }
}
