/** Numbers moved to and from slow memory, for the sentence and for 4,096 words, and the slider. */
import type { Mark, Rect, Slider } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import { SLIDER_END, integers, sliderMarks } from "../../../draw/slider.js";
import { countOf, countText } from "../counts.js";
import type { TilesData } from "./data.js";
import type { TilesLayout } from "./layout.js";
import { tilesWords } from "./words.js";

interface Bars {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of it, the width of their names. */
  readonly labels: number;
}

interface Amount {
  readonly now: number;
  readonly all: number;
  /** As long as the whole width. */
  readonly most: number;
  readonly text: string;
}

/** A bar as long as its number, on a track as long as it will be. */
function barMarks(key: string, bars: Bars, name: string, amount: Amount, strong: boolean): Mark[] {
  const { x, y, width, labels } = bars;
  const digits = textWidth(amount.text, 13, 600) + 12;
  const long = (n: number) => Math.max(0, ((width - labels - digits) * n) / amount.most);
  const box = (n: number) => ({ x: x + labels, y: y - 7, width: long(n), height: 14 });
  const look = { weight: strong ? 600 : 400, ink: strong ? "ink" : "ink2" } as const;
  return [
    text(`${key}/name`, x, y, name, { ...look, size: 13, room: labels - 4 }),
    mark("bar", `${key}/track`, box(amount.all), { ink: "line", radius: 4 }),
    mark("bar", `${key}/bar`, box(amount.now), { ink: strong ? "ink" : "line2", radius: 4 }),
    text(`${key}/count`, x + labels + long(amount.all) + 10, y, amount.text, { ...look, size: 13 }),
  ];
}

/** `done` tiles are behind. */
export function trafficMarks(
  step: Step,
  layout: TilesLayout,
  data: TilesData,
  done: number,
  view: View,
): Mark[] {
  const { traffic: rect, phone } = layout;
  const own = tilesWords[view.language];
  const title = { weight: 600, size: 13, room: phone ? rect.width : view.width * 0.4 } as const;
  return [
    ...(phone ? [] : [ruleMark(rect)]),
    text(
      "traffic/title",
      rect.x,
      rect.y + (phone ? 11 : 16),
      phone ? own.movedShort : own.moved,
      title,
    ),
    ...sentenceMarks(step, layout, data, done, view),
    ...(phone ? phoneLengthMarks(step, rect, view) : lengthMarks(step, rect, view)),
    ...heldMarks(step, layout, view),
    ...(phone ? phoneSlider(step, view) : wideSlider(step, rect, view)),
  ];
}

const ruleMark = ({ y, width }: Rect): Mark =>
  mark("rule", "traffic/rule", { x: 0, y, width, height: 1 }, { ink: "line" });

/** Both ways to compute the sentence, as bars of one scale. */
function sentenceMarks(
  { node }: Step,
  { traffic: { x, y, width }, phone }: TilesLayout,
  { moved }: TilesData,
  done: number,
  view: View,
): Mark[] {
  const own = tilesWords[view.language];
  const count = (n: number) => countText(n, view.language);
  const all = moved.at(-1) ?? 0;
  const now = done > 0 ? (moved[done - 1] ?? 0) : 0;
  const plain = countOf(node, "plain");
  const most = Math.max(all, plain);
  const bars = phone
    ? { x, y: y + 34, width, labels: 94 }
    : { x, y: y + 38, width: width * 0.37, labels: 96 };
  const shown = now < all ? own.ofAll(count(now), count(all)) : count(all);
  const whole = { now: plain, all: plain, most, text: count(plain) };
  return [
    ...barMarks("traffic/blockwise", bars, own.blockwise, { now, all, most, text: shown }, true),
    ...barMarks("traffic/plain", { ...bars, y: bars.y + 24 }, own.wholeMatrix, whole, false),
  ];
}

/** What the same tiles would move for a long text. */
function lengthWords({ node }: Step, { language }: View) {
  const own = tilesWords[language];
  const count = (name: string) => countText(countOf(node, name), language);
  const causal = node.parameters?.["causal"] === true;
  const [width, tile] = [countOf(node, "width"), countOf(node, "tile")];
  return {
    title: own.atLength(count("length"), width, tile, causal),
    short: own.atLengthShort(count("length"), causal),
    ratio: `÷ ${countOf(node, "length_ratio").toPrecision(3)}`,
    blockwise: count("length_moved"),
    plain: count("length_plain"),
  };
}

function lengthMarks(step: Step, { y, width }: Rect, view: View): Mark[] {
  const own = tilesWords[view.language];
  const { title, ratio, blockwise, plain } = lengthWords(step, view);
  const left = width * 0.41;
  const end = left + 190;
  const row = (key: string, at: number, name: string, amount: string, strong: boolean) => {
    const look = { weight: strong ? 600 : 400, ink: strong ? "ink" : "ink2", size: 13 } as const;
    return [
      text(`length/${key}`, left, at, name, look),
      text(`length/${key}/count`, end, at, amount, { ...look, anchor: "end" }),
    ];
  };
  return [
    text("length/title", left, y + 16, title, { ink: "ink2", room: width * 0.34 }),
    ...row("blockwise", y + 38, own.blockwise, blockwise, true),
    text("length/ratio", end + 12, y + 38, ratio, { size: 13, weight: 600, figure: true }),
    ...row("plain", y + 62, own.wholeMatrix, plain, false),
  ];
}

function phoneLengthMarks(step: Step, { x, y, width }: Rect, view: View): Mark[] {
  const { short, ratio, blockwise, plain } = lengthWords(step, view);
  return [
    text("length/title", x, y + 82, short, { ink: "ink2", room: width - 64 }),
    text("length/ratio", x + width, y + 82, ratio, { weight: 600, anchor: "end", figure: true }),
    text("length/counts", x, y + 100, `${plain} → ${blockwise}`, { weight: 600, room: width }),
  ];
}

function heldMarks({ node }: Step, { traffic, phone }: TilesLayout, view: View): Mark[] {
  const held = tilesWords[view.language].held(countText(countOf(node, "held"), view.language));
  const y = traffic.y + (phone ? 128 : 90);
  return [text("traffic/held", traffic.x, y, held, { ink: "ink2", room: traffic.width })];
}

function sliderOf({ node }: Step, { language }: View): Slider {
  const { tile: name, tileText } = tilesWords[language];
  const value = countOf(node, "tile");
  const values = integers(1, 64);
  return {
    path: "/study/tile",
    name,
    values,
    spacing: "logarithmic",
    value,
    text: tileText(value),
  };
}

const ticks = [1, 2, 4, 8, 16, 32, 64];

function wideSlider(step: Step, { y, width }: Rect, view: View): Mark[] {
  const slider = sliderOf(step, view);
  const left = width * 0.76 + SLIDER_END;
  const track = { x: left, y: y + 46, width: width - left - SLIDER_END - 4 };
  const label = slider.name[view.language];
  return [
    text("traffic/tile", left - SLIDER_END, y + 16, label, { weight: 600, size: 13 }),
    ...sliderMarks("tile", track, slider, view.language, { ticks }),
  ];
}

function phoneSlider(step: Step, view: View): Mark[] {
  const slider = sliderOf(step, view);
  const label = slider.name[view.language];
  const left = textWidth(label, 12) + SLIDER_END + 4;
  const track = { x: left, y: view.height - 32, width: view.width - left - SLIDER_END - 4 };
  return sliderMarks("tile", track, slider, view.language, { ticks, label });
}
