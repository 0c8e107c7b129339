/** The pictures of the first chapters: up to the mask of one head. */
import { elide, textWidth } from "../../../draw/format.js";
import { tintOf } from "../../../draw/colour.js";
import type { Language } from "../../../types/graph.js";
import { PICTURE, type Draw, type Point } from "./shapes.js";
import { rowOf } from "./values.js";

/** Three words as arrows: the first two numbers of each are the place of its tip. */
export const vectors: Draw = (brush, values) => {
  const grid = values.grid("vectors", "x");
  const words = values.tokens("vectors");
  if (!grid) return undefined;
  const origin: Point = { x: 44, y: 102 };
  const tips = ARROWS.map(({ word, side }) => {
    const [across = 0, up = 0] = rowOf(grid, word);
    const tip = { x: origin.x + across * 100, y: origin.y - up * 90 };
    const name = words[word] ?? "";
    return { tip, name, middle: tip.x + side * (8 + textWidth(name, 13, 500) / 2) };
  });
  const rows = Array.from({ length: 5 }, (_, i) => `M24 ${22 + i * 20}H192`);
  const columns = Array.from({ length: 9 }, (_, i) => `M${24 + i * 20} 14V110`);
  return [
    brush.line([...rows, ...columns].join(""), "line", 1),
    tips.map(({ tip }) => brush.arrow(origin, tip)),
    tips.map(({ tip, name, middle }) => brush.word(middle, tip.y + 3, name)),
  ];
};

/** The words that are drawn, and the side of the tip on which each is named. */
const ARROWS = [
  { word: 1, side: 1 },
  { word: 3, side: -1 },
  { word: 4, side: 1 },
] as const;

/** How many words of the opening sentence have room; under its mask they do not look beyond. */
const LOOKING = 4;

export const looking: Draw = (brush, values) => {
  const grid = values.grid("first", "weights");
  const words = values.tokens("first").slice(0, LOOKING);
  if (!grid) return undefined;
  const step = PICTURE.width / words.length;
  const at = (index: number) => step * (index + 0.5);
  const arcs = words.map((_, row) =>
    rowOf(grid, row)
      .slice(0, row)
      .map((share, column) => {
        const rise = (at(row) - at(column)) * 0.66;
        const path = `M${at(row)} 84C${at(row)} ${84 - rise} ${at(column)} ${84 - rise} ${at(column)} 84`;
        return brush.line(path, "arc", Math.max(0.5, share * 7));
      }),
  );
  return [arcs, words.map((word, i) => brush.word(at(i), 102, elide(word, step, 13)))];
};

export const projections: Draw = (brush, values, language) =>
  (["query", "key", "value"] as const).map((role, i) => [
    brush.word(44 + i * 60, 14, NAMES[language][i] ?? "", role),
    brush.grid(values.grid("query-key-value", role), {
      ...{ x: 30 + i * 60, y: 24, pitch: 14, scale: "signed", rule: role },
    }),
  ]);

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ["query", "key", "value"],
  zh: ["查询", "键", "值"],
};

/** The scores of the last word as bars, and their shares as one column. */
export const scale: Draw = (brush, values) => {
  const scores = values.grid("first", "scaled_scores");
  const weights = values.grid("first", "weights");
  if (!scores || !weights) return undefined;
  const last = scores.rows - 1;
  const row = rowOf(scores, last);
  const tall = Math.max(...row.map(Math.abs));
  const pitch = 108 / row.length;
  const bars = row.map((score, i) => {
    const height = Math.max(1.5, (Math.abs(score) / tall) * 40);
    const top = score < 0 ? 56.75 : 55.25 - height;
    return brush.box(14 + i * pitch, top, pitch - 4, height, brush.theme.inks.bar, 2);
  });
  let top = 12;
  const column = rowOf(weights, last).map((share) => {
    const height = share * 88;
    const tint = tintOf(brush.theme, "weight", share, 1);
    const box = brush.box(158, top, 34, Math.max(0.5, height - 1.5), tint, Math.min(3, height / 3));
    top += height;
    return box;
  });
  return [
    bars,
    brush.line("M10 56H122", "ink", 1),
    brush.arrow({ x: 130, y: 56 }, { x: 147, y: 56 }, "ink", 1.5),
    column,
  ];
};

/** Words handed on one by one, against words that are one step away. */
export const why: Draw = (brush) => {
  const at = (i: number) => 32 + i * 36;
  const places = [0, 1, 2, 3, 4];
  return [
    places
      .slice(1)
      .map((i) => brush.arrow({ x: at(i - 1) + 8, y: 88 }, { x: at(i) - 9, y: 88 }, "ink3", 1.5)),
    places.map((i) => brush.disc(at(i), 88, 6, i === 4 ? "ink" : "ink3")),
    places.slice(0, 4).map((i) => {
      const rise = (4 - i) * 16;
      return brush.line(
        `M${at(4)} 56C${at(4)} ${56 - rise} ${at(i)} ${56 - rise} ${at(i)} 56`,
        "arc",
        2.5,
      );
    }),
    places.map((i) => brush.disc(at(i), 60, 6, i === 4 ? "ink" : "ink3")),
  ];
};

export const masks: Draw = (brush, values) => {
  const grid = values.grid("first", "weights", 1);
  if (!grid) return undefined;
  const place = { x: 104 - 44, y: 12, pitch: 88 / grid.rows };
  return [
    brush.grid(grid, { ...place, scale: "weight", causal: true }),
    brush.staircase(grid.rows, place),
  ];
};
