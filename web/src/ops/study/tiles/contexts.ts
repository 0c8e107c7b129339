/** Below the scores of an opened tile: what becomes of the context. */
import type { Ink, Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { mark, text } from "../../../draw/marks.js";
import type { Vectors } from "./data.js";
import { type Bench, type Rows, at, cellTile, heads, reached, rowLabel } from "./opened.js";
import { tilesWords } from "./words.js";

/** Context so far, times the correction, plus that of this tile. */
export function lowerMarks(bench: Bench, top: number): Mark[] {
  const { data, moment, rect, labels, rows, view, compact } = bench;
  const own = tilesWords[view.language];
  const n = moment.visit.column;
  const sign = compact ? 14 : 26;
  const factor = compact ? 34 : 42;
  const wide = Math.min(180, (rect.width - labels - 3 * sign - factor) / 3);
  const left = rect.x + labels;
  const places = {
    before: left,
    times: left + wide,
    factor: left + wide + sign,
    plus: left + wide + sign + factor,
    tile: left + wide + 2 * sign + factor,
    equals: left + 2 * wide + 2 * sign + factor,
    now: left + 2 * wide + 3 * sign + factor,
  };
  const strip = (name: string, x: number, vectors: Vectors, shown: boolean) =>
    stripMarks(
      `opened/${name}`,
      { x, y: top + heads.lower, width: wide, height: rows.lower },
      vectors,
      bench,
      shown,
    );
  const ink: Ink = "output";
  const title = (name: string, x: number, words: string) =>
    text(`opened/${name}/title`, x, top + 10, words, {
      weight: 600,
      ink,
      room: Math.min(wide + sign - 4, rect.x + rect.width - x),
    });
  const middle = top + heads.lower + (rows.shown.length * (rows.lower + 2)) / 2 - 1;
  const signMark = (name: string, x: number, words: string) =>
    text(`opened/sign/${name}`, x + sign / 2, middle, words, {
      anchor: "middle",
      size: 13,
      figure: true,
    });
  const corrected = reached(bench, "correct");
  const added = reached(bench, "add");
  const factors = rows.shown.map((row, order) => {
    const box = {
      x: places.factor,
      y: top + heads.lower + order * (rows.lower + 2),
      width: factor,
      height: rows.lower,
    };
    return cellTile(`opened/factor/${row}`, box, at(data.correction, row, n), view, {
      scale: "weight",
    });
  });
  return [
    ...rows.shown.map((row, order) => ({
      ...rowLabel(bench, row, top + heads.lower + order * (rows.lower + 2) + rows.lower / 2),
      key: `opened/lower/${row}`,
    })),
    ...(n > 0
      ? [
          title("before", places.before, own.soFar),
          ...strip("before", places.before, data.context(n - 1), true),
          ...(corrected ? [signMark("times", places.times, "×"), ...factors] : []),
        ]
      : []),
    title("tile", places.tile, own.ofTile),
    ...strip("tile", places.tile, data.tileContext(n), added),
    title("now", places.now, own.contextNow),
    ...strip("now", places.now, data.context(n), added && moment.share >= 0.5),
    ...(added && n > 0 ? [signMark("plus", places.plus, "+")] : []),
    ...(added ? [signMark("equals", places.equals, "=")] : []),
  ];
}

/** The rows of a vector each, or dots where they are still to come. */
export function stripMarks(
  key: string,
  { x, y, width, height }: Rect,
  vectors: Vectors,
  { rows, view }: { readonly rows: Pick<Rows, "shown">; readonly view: View },
  shown: boolean,
): Mark[] {
  const pitch = width / vectors.width;
  const cell = pitch - (pitch > 5 ? 2 : pitch > 2 ? 1 : 0);
  return rows.shown.flatMap((row, order) =>
    Array.from({ length: vectors.width }, (_, column) => {
      const box = { x: x + column * pitch, y: y + order * (height + 2), width: cell, height };
      const own = `${key}/${row}/${column}`;
      if (!shown) return mark("cell", own, box, { state: "to-come" });
      return cellTile(
        own,
        box,
        { cell: vectors.cell(row, column), value: vectors.value(row, column) },
        view,
      );
    }),
  );
}
