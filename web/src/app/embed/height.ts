/** How high the frame would be for everything to be seen at once. */
import type { AttentionPlayground } from "../../element/attention-playground.js";

/** The scene's own share: below the width its parts stand in one column. */
const ROOM = { wide: 500, narrow: 560, width: 857 } as const;

/**
 * Tells the height, and again when it is another. It does not depend on the frame's own height, so
 * that a page that follows it is never told anew by following.
 */
export function watchHeight(element: AttentionPlayground, tell: (height: number) => void): void {
  const root = element.renderRoot as ShadowRoot;
  let last = 0;
  const measure = (): void => {
    const [app, scene] = [".app", ".scene"].map((one) => root.querySelector<HTMLElement>(one));
    const caption = root.querySelector<HTMLSlotElement>("slot[name=caption]");
    if (!app || !scene) return;
    const outside = caption?.assignedElements() ?? [];
    const beside = outside.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    const room = element.clientWidth < ROOM.width ? ROOM.narrow : ROOM.wide;
    const height = Math.ceil(app.offsetHeight - scene.offsetHeight + room + beside);
    if (height !== last) tell((last = height));
  };
  const observer = new ResizeObserver(measure);
  void element.updateComplete.then(() => {
    for (const one of root.querySelectorAll(".app, .scene")) observer.observe(one);
  });
}
