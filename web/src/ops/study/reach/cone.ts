/** The cone: what the word at the top has heard of in every layer below it, and by which ways. */
import type { Mark } from "../../../types/frame.js";
import { curve, mark, round } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import type { Reach } from "./facts.js";
import type { ReachLayout } from "./layout.js";

/** A cone from the word at the top, `layers` above the words, as far down as it has been drawn. */
export interface Cone {
  readonly reach: Reach;
  readonly layers: number;
  readonly layout: ReachLayout;
  /** How much of the lines below a layer is drawn, 0 to 1. */
  readonly drawn: (layer: number) => number;
}

type Way = readonly [from: number, to: number];

const wordsOf = ({ tokens }: Reach): number[] => Array.from({ length: tokens }, (_, at) => at);

/** Whether a dot belongs to the cone. */
const inCone = ({ reach, layers }: Cone, layer: number, word: number): boolean =>
  reach.hears(layers - layer, reach.row, word);

/** What a place shows: of a word below whether the word at the top has heard of it, else its own cone. */
export function shownAt({ reach, layers }: Cone, layer: number, word: number) {
  const grid = reach.after(layer || layers);
  const row = layer ? word : reach.row;
  return { cell: grid.cell(row, word), value: grid.value(row, word) };
}

/** Whether what the reader asks about passes through a dot. */
const onWay = ({ reach }: Cone, layer: number, word: number): boolean =>
  reach.column !== undefined &&
  reach.column !== reach.row &&
  reach.hears(layer, word, reach.column);

/** The lines from a layer to the one below it. */
function waysBelow(cone: Cone, layer: number): Way[] {
  const all = wordsOf(cone.reach);
  return all
    .filter((from) => inCone(cone, layer, from))
    .flatMap((from) =>
      all.filter((to) => cone.reach.hears(1, from, to)).map((to): Way => [from, to]),
    );
}

/** How lines look: the more of them leave each word, the fainter each. */
function lookOf(ways: number, { tokens }: Reach): Pick<Mark, "thickness" | "opacity"> {
  if (ways > 8 * tokens) return { thickness: 0.5, opacity: 0.25 };
  if (ways > 4 * tokens) return { thickness: 0.6, opacity: 0.5 };
  return { thickness: ways > 30 ? 0.8 : 1.25, opacity: 0.9 };
}

/** All lines of a layer as one mark, drawn from above. */
function linesMark(
  name: string,
  { layout, drawn, reach }: Cone,
  layer: number,
  ways: readonly Way[],
  look: Partial<Mark>,
): Mark[] {
  const share = drawn(layer);
  if (share === 0 || ways.length === 0) return [];
  const [from, to] = [layout.y(layer), mix(layout.y(layer), layout.y(layer - 1), share)];
  const path = ways
    .map(([above, below]) => {
      const end = mix(layout.x(above), layout.x(below), share);
      return `M${round(layout.x(above))} ${round(from)}L${round(end)} ${round(to)}`;
    })
    .join("");
  const corners = [
    [layout.x(0), from],
    [layout.x(reach.tokens - 1), to],
  ] as const;
  return [curve(`reach/${name}/${layer}`, corners, path, look)];
}

/** The layers of a cone, from the top. */
const layersOf = ({ layers }: Cone): number[] =>
  Array.from({ length: layers }, (_, at) => layers - at);

export const coneLines = (cone: Cone): Mark[] =>
  layersOf(cone).flatMap((layer) => {
    const ways = waysBelow(cone, layer);
    const strong = ways.filter(
      ([from, to]) => onWay(cone, layer, from) && onWay(cone, layer - 1, to),
    );
    return [
      ...linesMark("lines", cone, layer, ways, {
        ink: "scores",
        ...lookOf(ways.length, cone.reach),
      }),
      ...linesMark("way", cone, layer, strong, { ink: "ink", thickness: 2.25 }),
    ];
  });

/** The cone of one layer less, as long as that of this layer is being drawn. */
export function coneBefore(cone: Cone): Mark[] {
  const before = { ...cone, layers: cone.layers - 1, drawn: () => 1 };
  if (cone.drawn(1) === 1) return [];
  return layersOf(before).flatMap((layer) => {
    const ways = waysBelow(before, layer);
    return linesMark("before", before, layer, ways, {
      ...lookOf(ways.length, cone.reach),
      ink: "line2",
    });
  });
}

/** The discs on the dots of the cone, and a ring around the word at the top. */
export function coneDots(cone: Cone): Mark[] {
  const { reach, layers, layout, drawn } = cone;
  const disc = (layer: number, word: number): Mark[] => {
    const top = layer === layers;
    const share = top ? 1 : drawn(layer + 1);
    if (share < 1 || !inCone(cone, layer, word)) return [];
    const r = layout.dot * (top ? 1.2 : 1);
    const box = { x: layout.x(word) - r, y: layout.y(layer) - r, width: 2 * r, height: 2 * r };
    return [
      mark("dot", `reach/disc/${layer}/${word}`, box, {
        ink: top ? "ink" : "scores",
        ...shownAt(cone, layer, word),
      }),
    ];
  };
  const r = layout.dot * 1.2 + 4;
  const [x, y] = [layout.x(reach.row), layout.y(layers)];
  return [
    ...Array.from({ length: layers + 1 }, (_, layer) =>
      wordsOf(reach).flatMap((word) => disc(layer, word)),
    ).flat(),
    mark(
      "ring",
      "reach/top",
      { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      { ink: "ink", thickness: 2, radius: r },
    ),
  ];
}
