import { AttentionPlayground } from "./attention-playground.js";
import { PlaygroundGrids } from "./parts/controls/grids.js";
import { PlaygroundMenu } from "../ui/menu/menu.js";
import { PlaygroundScrubber } from "./parts/scrubber/scrubber.js";

/** Registers the element. Separate from the class, so that importing the class has no side effect. */
export function define(): void {
  register("playground-grids", PlaygroundGrids);
  register("playground-menu", PlaygroundMenu);
  register("playground-scrubber", PlaygroundScrubber);
  register("attention-playground", AttentionPlayground);
}

function register(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
