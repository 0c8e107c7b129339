/** The end: the context so far over the sum, beside what the whole matrix gives. */
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { format } from "../../../draw/format.js";
import { text } from "../../../draw/marks.js";
import { stripMarks } from "./contexts.js";
import { at } from "./opened.js";
import { type TilesData, type Vectors, vectorsOfGrid } from "./data.js";
import type { TilesLayout } from "./layout.js";
import type { Moment } from "./visits.js";
import { tilesWords } from "./words.js";

const head = 28;

/** Where the vectors and the sums stand: so far, over the sum, the result, and what the whole matrix gives. */
interface Closing {
  readonly shown: readonly number[];
  readonly places: readonly [number, number, number];
  readonly wide: number;
  readonly sign: number;
  readonly sums: number;
  /** The height of a row. */
  readonly each: number;
  /** Below the last row. */
  readonly below: number;
  readonly boxAt: (x: number, width: number, order?: number) => Rect;
}

function layoutIn({ bench: rect, labels, phone }: TilesLayout, queries: number): Closing {
  const room = rect.height - head - 24;
  const count = Math.max(1, Math.min(queries, Math.floor(room / (phone ? 15 : 17))));
  const each = Math.max(12, Math.min(26, Math.floor(room / count) - 2));
  const [sign, sums] = phone ? [12, 38] : [22, 52];
  const wide = Math.min(180, (rect.width - labels - 3 * sign - sums) / 3);
  const left = rect.x + labels;
  const second = left + wide + sums + 2 * sign;
  const top = rect.y + head;
  return {
    shown: Array.from({ length: count }, (_, row) => row),
    places: [left, second, second + wide + sign],
    wide,
    sign,
    sums,
    each,
    below: top + count * (each + 2) + 12,
    boxAt: (x, width, order = 0) => ({ x, y: top + order * (each + 2), width, height: each }),
  };
}

export function closingMarks(
  layout: TilesLayout,
  data: TilesData,
  moment: Moment,
  difference: string,
  view: View,
): Mark[] {
  const { bench: rect, labels } = layout;
  const own = tilesWords[view.language];
  const { tiling, sum, result, plain } = data;
  const last = tiling.across - 1;
  const closing = layoutIn(layout, tiling.queries);
  const { shown, places, wide, sign, sums, each, below, boxAt } = closing;
  const vectors = (name: string, x: number, words: string, of: Vectors, there = true) => [
    text(`end/${name}/title`, x, rect.y + 12, words, {
      weight: 600,
      ink: "output",
      room: Math.min(wide + sign, rect.x + rect.width - x),
    }),
    ...stripMarks(`end/${name}`, boxAt(x, wide), of, { rows: { shown }, view }, there),
  ];
  const middle = rect.y + head + (shown.length * (each + 2)) / 2;
  const signMark = (name: string, x: number, words: string) =>
    text(`end/${name}`, x, middle, words, { anchor: "middle", size: 13, figure: true });
  const sumX = places[0] + wide + sign;
  const more = tiling.queries - shown.length;
  const compared = plain && moment.compared > 0;
  const isDivided = moment.divided >= 1;
  return [
    ...vectors("context", places[0], own.soFar, data.context(last)),
    signMark("over", sumX - sign / 2, "÷"),
    text("end/sum/title", sumX + sums / 2, rect.y + 12, own.sum, { anchor: "middle", weight: 600 }),
    ...shown.map((row, order) => sumMark(boxAt(sumX, sums, order), at(sum, row, last), row)),
    signMark("equals", places[1] - sign / 2, "="),
    ...vectors("result", places[1], own.context, vectorsOfGrid(result), isDivided),
    ...(more > 0 ? [text("end/more", rect.x, below, own.moreRows(more), { ink: "ink3" })] : []),
    ...rowLabels(data, shown, each, rect, labels),
    ...(compared
      ? [
          ...vectors("plain", places[2], own.whole, vectorsOfGrid(plain)),
          signMark("same", places[2] - sign / 2, "≈"),
          text("end/difference", rect.x + rect.width, below, own.difference(difference), {
            weight: 600,
            figure: true,
            anchor: "end",
          }),
        ]
      : []),
  ];
}

const sumMark = ({ x, y, width, height }: Rect, own: ReturnType<typeof at>, row: number): Mark =>
  text(`end/sum/${row}`, x + width / 2, y + height / 2, format(own.value, 3), {
    anchor: "middle",
    figure: true,
    ...own,
  });

function rowLabels(
  data: TilesData,
  shown: readonly number[],
  each: number,
  rect: Rect,
  labels: number,
): Mark[] {
  const step = Math.ceil(13 / (each + 2));
  return shown.flatMap((row, order) =>
    row % step
      ? []
      : text(
          `end/row/${row}`,
          rect.x + labels - 10,
          rect.y + head + order * (each + 2) + each / 2,
          data.queries.texts[row] ?? "",
          { anchor: "end", room: labels - 14, ink: "ink2" },
        ),
  );
}
