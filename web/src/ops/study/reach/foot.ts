/** Below the words: the pairs that all layers compute, with the mask and without, and the number of layers to drag. */
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import { integers, sliderMarks } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import { countText } from "../counts.js";
import type { Reach } from "./facts.js";
import { reachWords } from "./words.js";

const line = 22;

const pairsHeight = 16 + 3 * line;
const most = 12;

const isPhone = ({ width }: View): boolean => width < phoneWidth;

export const footHeight = (view: View): number => pairsHeight + (isPhone(view) ? 48 : 4);

/** The number of layers: beside the pairs, or below them. */
export function sliderOf({ layers }: Reach, { x, y, width }: Rect, view: View): Mark[] {
  const say = reachWords[view.language];
  const phone = isPhone(view);
  const left = phone ? x + textWidth(say.layers, 12) + 20 : x + width * 0.64;
  const track = {
    x: left,
    y: phone ? y + pairsHeight + 14 : y + 42,
    width: x + width - 16 - left,
  };
  const slider = {
    path: "/study/layers",
    name: { en: reachWords.en.layers, zh: reachWords.zh.layers },
    values: integers(1, most),
    spacing: "linear",
    value: layers,
    text: say.counted(layers),
  } as const;
  return sliderMarks("reach/layers", track, slider, view.language, {
    ticks: [1, 3, 6, 9, 12],
    label: say.layers,
  });
}

export function pairsMarks(
  { pairs, allPairs }: Reach,
  { x, y, width }: Rect,
  view: View,
  share: number,
): Mark[] {
  const say = reachWords[view.language];
  const names = Math.max(textWidth(say.masked, 12, 600), textWidth(say.open, 12)) + 12;
  const digits = textWidth(countText(allPairs, view.language), 15, 600) + 12;
  const longest = (isPhone(view) ? width : width * 0.5) - names - digits;
  const bar = (row: number, name: string, value: number, strong: boolean): Mark[] => {
    const middle = y + 16 + line * (row + 1) - 2;
    const ink = strong ? "ink" : "ink2";
    const weight = strong ? 600 : 400;
    const length = Math.max(1, (longest * value * share) / allPairs);
    const box = { x: x + names, y: middle - 5, width: length, height: 10 };
    return [
      text(`pairs/${row}/name`, x, middle, name, { ink, weight }),
      mark("bar", `pairs/${row}/bar`, box, { ink: strong ? "ink" : "line2", radius: 3 }),
      text(`pairs/${row}/value`, box.x + length + 8, middle, countText(value, view.language), {
        ink,
        weight,
        size: 15,
        opacity: share,
      }),
    ];
  };
  return [
    mark("rule", "pairs/rule", { x, y, width, height: 1 }, { ink: "line" }),
    text("pairs/name", x, y + 14, say.pairs, { size: 13, weight: 600 }),
    ...bar(0, say.masked, pairs, true),
    ...bar(1, say.open, allPairs, false),
  ];
}
