/** Sliders in pictures: where their values lie, and how they look. What they are: `Slider` in types/frame.ts. */
import { textWidth } from "./format.js";
import { mark, text } from "./marks.js";
import { mix } from "./motion.js";
import type { Mark, Slider } from "../types/frame.js";
import type { Language } from "../types/graph.js";

/** How far the box of a slider extends beyond each end of its track, so that the knob is inside. */
export const SLIDER_END = 12;

/** The height of a slider with its ticks; a finger needs so much. */
export const SLIDER_HEIGHT = 44;

/** Every integer from one to another. */
export const integers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** From one integer to another, eight to each doubling, and every integer where they are fewer. */
export function doublings(from: number, to: number): number[] {
  const values: number[] = [];
  for (let value = from; value < to; value += Math.max(1, 2 ** (Math.floor(Math.log2(value)) - 3)))
    values.push(value);
  return [...values, to];
}

type Scale = Pick<Slider, "values" | "spacing">;

/** The place of a value along the track, from 0 to 1. */
export function placeOf({ values, spacing }: Scale, value: number): number {
  const place = spacing === "even" ? between(values, value) : measured(values, spacing, value);
  return Math.min(1, Math.max(0, place));
}

/** A value between two of the list lies between their places. */
function between(values: readonly number[], value: number): number {
  const next = values.findIndex((one) => one >= value);
  if (next <= 0) return next;
  const [low = 0, high = 1] = [values[next - 1], values[next]];
  return (next - 1 + (value - low) / (high - low)) / (values.length - 1);
}

function measured(values: readonly number[], spacing: Slider["spacing"], value: number): number {
  const size = spacing === "logarithmic" ? Math.log : (x: number) => x;
  const [first, last] = [size(values[0] ?? 0), size(values.at(-1) ?? 1)];
  return last > first ? (size(value) - first) / (last - first) : 0;
}

/** The value of a slider that is nearest to a place. */
export function valueNear(slider: Scale, place: number): number {
  const far = (value: number) => Math.abs(placeOf(slider, value) - place);
  return slider.values.reduce((best, value) => (far(value) < far(best) ? value : best));
}

/** The value so many stops on, or the last one before the end. */
export function valueBeside({ values, value }: Slider, by: number): number {
  const at =
    by > 0 ? values.findIndex((one) => one > value) : values.findLastIndex((one) => one < value);
  if (at < 0) return value;
  const last = values.length - 1;
  return values[Math.min(last, Math.max(0, at + by - Math.sign(by)))] ?? value;
}

export interface SliderStyle {
  /** Values with a tick and their number below the track. */
  readonly ticks?: readonly number[];
  /** What stands before the track, ending at its box. */
  readonly label?: string;
}

/** The track from x on, its middle at y. */
interface Track {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const numberText = (value: number, language: Language): string => value.toLocaleString(language);

export function sliderMarks(
  key: string,
  track: Track,
  slider: Slider,
  language: Language,
  { ticks = [], label }: SliderStyle = {},
): Mark[] {
  const { x, y, width } = track;
  const at = mix(x, x + width, placeOf(slider, slider.value));
  const bar = (end: string, to: number, ink: "line2" | "ink") =>
    mark("bar", `${key}/${end}`, { x, y: y - 2.5, width: to - x, height: 5 }, { ink, radius: 2.5 });
  const disc = (name: string, r: number, ink: "ink" | "paper") =>
    mark("dot", `${key}/${name}`, { x: at - r, y: y - r, width: 2 * r, height: 2 * r }, { ink });
  const look = { ink: "ink2", anchor: "end" } as const;
  return [
    ...(label === undefined ? [] : [text(`${key}/label`, x - SLIDER_END - 4, y, label, look)]),
    bar("track", x + width, "line2"),
    bar("done", at, "ink"),
    ...tickMarks(key, track, slider, language, ticks),
    disc("ring", 10, "ink"),
    disc("knob", 7.5, "paper"),
    controlMark(key, track, slider, language),
  ];
}

function controlMark(
  key: string,
  { x, y, width }: Track,
  slider: Slider,
  language: Language,
): Mark {
  const box = {
    x: x - SLIDER_END,
    y: y - SLIDER_HEIGHT / 2,
    width: width + 2 * SLIDER_END,
    height: SLIDER_HEIGHT,
  };
  return mark("slider", key, box, { slider, title: slider.name[language] });
}

/** The value below the knob, and ticks where it leaves room. */
function tickMarks(
  key: string,
  { x, y, width }: Track,
  slider: Slider,
  language: Language,
  ticks: readonly number[],
): Mark[] {
  const placeAt = (value: number) => mix(x, x + width, placeOf(slider, value));
  const own = numberText(slider.value, language);
  const at = placeAt(slider.value);
  const room = (value: string) => textWidth(value, 12, 600) / 2;
  const free = ticks.filter((tick) => {
    const name = numberText(tick, language);
    return Math.abs(placeAt(tick) - at) > room(own) + room(name) + 6;
  });
  const number = (name: string, middle: number, value: string, strong: boolean) =>
    text(`${key}/${name}`, middle, y + 22, value, {
      anchor: "middle",
      ink: strong ? "ink" : "ink3",
      weight: strong ? 600 : 400,
    });
  return [
    ...free.flatMap((tick) => [
      mark(
        "rule",
        `${key}/tick/${tick}`,
        { x: placeAt(tick) - 0.5, y: y + 5, width: 1, height: 6 },
        {
          ink: "ink3",
        },
      ),
      number(`tick/${tick}/number`, placeAt(tick), numberText(tick, language), false),
    ]),
    number("value", at, own, true),
  ];
}
