/** Below the lanes: the numbers of each stack after the block that the film has come to. */
import type { Mark } from "../../../types/frame.js";
import { mark, text } from "../../../draw/marks.js";
import { orders } from "./facts.js";
import { rowNames } from "./layout.js";
import type { Lanes } from "./lanes.js";
import { type Row, rows, shareText, sizeText } from "./words.js";

/** How a row is written. */
const written: Record<Row, (value: number, language: "en" | "zh") => string> = {
  stream: sizeText,
  update: sizeText,
  share: shareText,
  likeness: (value) => value.toFixed(2),
};

function rowMarks({ depth, layout, moment, view }: Lanes, row: Row, y: number): Mark[] {
  const strong = row === "stream";
  const look = { ink: strong ? "ink" : "ink2", weight: strong ? 600 : 400 } as const;
  const name = text(`table/${row}`, 0, y, rowNames(view)[row], look);
  if (moment.block === 0 && (row === "update" || row === "share")) return [name];
  return [
    name,
    ...orders.map((order) => {
      const { x, width } = layout.lane(order);
      const { value, cell } = depth.at(order, moment.block, row);
      const number = Number.isNaN(value) ? "—" : written[row](value, view.language);
      return text(`table/${row}/${order}`, x + width / 2, y, number, {
        ...look,
        anchor: "middle",
        size: layout.phone ? 12 : 13,
        value,
        ...(cell && { cell }),
      });
    }),
  ];
}

export function tableMarks(lanes: Lanes): Mark[] {
  if (!lanes.view.digits) return [];
  const { x, y, width, height } = lanes.layout.table;
  const line = height / rows.length;
  return [
    mark("rule", "table/rule", { x, y: y - 5, width, height: 1 }, { ink: "line" }),
    ...rows.flatMap((row, at) => rowMarks(lanes, row, y + (at + 0.5) * line)),
  ];
}
