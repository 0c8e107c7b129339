/** Where the words with their values, the weights of the three ways, and the curves stand. */
import { textWidth } from "../../../draw/format.js";
import { SLIDER_END, SLIDER_HEIGHT } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import type { Lookup } from "./data.js";
import { type Way, ways } from "./names.js";
import { lookupWords } from "./words.js";

export interface LookupLayout {
  readonly phone: boolean;
  readonly line: number;
  /** The side of a tile. */
  readonly tile: number;
  /** The right end of the words. */
  readonly names: number;
  /** The values, a row for each word. */
  readonly values: Rect;
  /** As many columns of a vector as there is room for. */
  readonly columns: number;
  readonly way: (way: Way) => Rect;
  /** The top of the row of contexts. */
  readonly contexts: number;
  readonly plot: Rect;
  readonly track: { readonly x: number; readonly y: number; readonly width: number };
}

const HEAD = 26;
const CONTEXT = 34;
const TALLEST = 26;
const MOST_COLUMNS = 16;
/** The least height of the curves. */
const CURVES = 84;

export function layoutOf({ keys, width, words }: Lookup, view: View): LookupLayout {
  const phone = view.width < phoneWidth;
  const say = lookupWords[view.language];
  const between = phone ? 10 : 24;
  const below = SLIDER_HEIGHT + 40;
  const room = view.height - HEAD - CONTEXT - below - CURVES;
  const line = Math.max(7, Math.min(TALLEST, room / keys));
  const tile = Math.min(line - 1, phone ? 7 : 13);
  const columns = Math.min(width, phone ? 8 : MOST_COLUMNS);
  const widest = Math.max(...words.slice(0, keys).map((word) => textWidth(word, 12)));
  const names = Math.min(Math.max(widest, textWidth(say.context, 12)), view.width * 0.2);
  const values = { x: names + 10, y: HEAD, width: columns * tile, height: keys * line };
  const left = values.x + Math.max(values.width, textWidth(say.values, 13, 600)) + between;
  const each = (view.width - left - (ways.length - 1) * between) / ways.length;
  const contexts = HEAD + values.height + 10;
  const curves = contexts + CONTEXT + 14;
  const margin =
    Math.max(textWidth(say.temperature, 12), textWidth(say.words, 12)) + SLIDER_END + 6;
  const plot = {
    x: margin,
    y: curves,
    width: view.width - margin - SLIDER_END - 8,
    height: Math.max(40, view.height - curves - SLIDER_HEIGHT - 18),
  };
  return {
    phone,
    line,
    tile,
    names,
    values,
    columns,
    way: (way) => ({
      x: left + ways.indexOf(way) * (each + between),
      y: HEAD,
      width: each,
      height: values.height,
    }),
    contexts,
    plot,
    track: { x: plot.x, y: view.height - SLIDER_HEIGHT / 2 - 10, width: plot.width },
  };
}
