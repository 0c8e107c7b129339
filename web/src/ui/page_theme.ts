/** The colours that a page can set by custom properties. */
import type { Ink } from "../types/frame.js";
import { themes, type Theme } from "../draw/colour.js";

const INKS = [
  "paper",
  "band",
  "line",
  "line2",
  "ink",
  "ink2",
  "ink3",
  "query",
  "key",
  "value",
  "scores",
  "output",
] as const satisfies readonly Ink[];

/** Applies the colours the page has set on the element; returns the same theme as long as they do not change. */
export function inksOn(element: Element): (theme: Theme) => Theme {
  let made = "";
  let last: Theme;
  return (theme) => {
    const set = inksSet(element);
    const making = [theme.name, ...set].join();
    if (making === made) return last;
    made = making;
    const inks = Object.fromEntries(set.map(([ink, colour]) => [ink, hexOf(colour)]));
    return (last = set.length > 0 ? { ...theme, inks: { ...theme.inks, ...inks } } : theme);
  };
}

/** The colours that differ from both themes. */
function inksSet(element: Element): readonly (readonly [Ink, string])[] {
  const style = getComputedStyle(element);
  return INKS.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()] as const).filter(
    ([ink, colour]) =>
      colour !== "" &&
      Object.values(themes).every(({ inks }) => inks[ink] !== colour.toUpperCase()),
  );
}

/** Any CSS colour as #rrggbb. */
function hexOf(colour: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const bytes = Array.from(pen.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
