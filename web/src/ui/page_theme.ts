/** The inks that are custom properties too: what a page sets them to is also drawn. */
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

/** A theme in the inks that the page has set on the element: the same one as long as they are the same. */
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

/** Those that neither theme has so. */
function inksSet(element: Element): readonly (readonly [Ink, string])[] {
  const style = getComputedStyle(element);
  return INKS.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()] as const).filter(
    ([ink, colour]) =>
      colour !== "" &&
      Object.values(themes).every(({ inks }) => inks[ink] !== colour.toUpperCase()),
  );
}

/** Any colour of a style sheet as the drawing has colours: #rrggbb. */
function hexOf(colour: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const bytes = Array.from(pen.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
