/** The height at which the frame shows everything without scrolling. */
import type { AttentionPlayground } from "../../element/attention-playground.js";

/** The height of the scene: below the width its parts are in one column. */
const ROOM = { wide: 500, narrow: 560, width: 857 } as const;

/**
 * Reports the height, and every change of it. It does not depend on the frame's own height, so that
 * a page that resizes the frame does not cause further reports.
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
