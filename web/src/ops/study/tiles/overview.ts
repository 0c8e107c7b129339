/** The matrix of scores in tiles: outlines where they are used up, dots where they are to come. */
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { grown, line, mark, round, text, tile } from "../../../draw/marks.js";
import { textWidth } from "../../../draw/format.js";
import { tilesWords } from "./words.js";
import { type TilesData, wordsOf } from "./data.js";
import type { TileGrid, TilesLayout } from "./layout.js";
import type { Moment, Visit } from "./visits.js";

/** Smaller cells are not drawn one by one. */
const visible = 7;

const outline = ({ x, y, width, height }: Rect): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** The boxes of a tile's cells, or of the tile as a whole. */
function boxesOf(grid: TileGrid, { tiling }: TilesData, { row, column }: Visit): Rect[] {
  if (grid.cell < visible) return [grid.tileBox(row, column)];
  const { size, queries, keys } = tiling;
  const boxes: Rect[] = [];
  for (let r = row * size; r < Math.min(queries, (row + 1) * size); r++)
    for (let c = column * size; c < Math.min(keys, (column + 1) * size); c++)
      boxes.push(grid.cellBox(r, c));
  return boxes;
}

/** All boxes as one mark: there may be thousands. */
function pathMark(key: string, grid: TileGrid, boxes: readonly Rect[], ink: "line2" | "ink3") {
  if (boxes.length === 0) return [];
  const path = boxes.map(outline).join("");
  return [mark("path", key, areaOf(grid), { ink, thickness: 1, path })];
}

const areaOf = ({ x, y, width, height }: TileGrid): Rect => ({ x, y, width, height });

const dotIn = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width / 2 - 0.5,
  y: y + height / 2 - 0.5,
  width: 1,
  height: 1,
});

function inHandMarks(grid: TileGrid, data: TilesData, { row, column }: Visit): Mark[] {
  const { scores, tiling } = data;
  const { size, queries, keys } = tiling;
  const out: Mark[] = [];
  for (let r = row * size; r < Math.min(queries, (row + 1) * size); r++)
    for (let c = column * size; c < Math.min(keys, (column + 1) * size); c++) {
      const value = scores.value(r, c);
      const state = value === -Infinity ? "masked" : "value";
      const cell = scores.cell(r, c);
      const shown = { cell, value, scale: "signed", state } as const;
      out.push(tile(`tiles/${cell.index}`, grid.cellBox(r, c), shown));
    }
  const ring = grown(grid.tileBox(row, column), grid.cell >= visible ? 3 : 1.5);
  return [...out, mark("ring", "tiles/hand", ring, { ink: "ink", radius: 6 })];
}

export function overviewMarks(
  layout: TilesLayout,
  data: TilesData,
  visits: readonly Visit[],
  moment: Moment,
  view: View,
): Mark[] {
  const { grid } = layout;
  const { visit, divided } = moment;
  const inHand = divided === 0;
  const boxes = (of: readonly Visit[]) => of.flatMap((one) => boxesOf(grid, data, one));
  const behind = visits.slice(0, inHand ? visits.indexOf(visit) : visits.length);
  const ahead = inHand ? visits.slice(visits.indexOf(visit) + 1) : [];
  const hatched = visits
    .filter(({ read }) => !read)
    .map(({ row, column }) =>
      mark("cell", `tiles/skipped/${row}/${column}`, grid.tileBox(row, column), {
        state: "masked",
        title: tilesWords[view.language].skippedTile,
      }),
    );
  const { scores, queries, keys } = data;
  const first = scores.cell(0, 0).index;
  const table = {
    node: scores.node.id,
    first,
    rowStep: scores.cell(1, 0).index - first,
    columnStep: 1,
    rows: scores.rows,
    columns: scores.columns,
    rowLabels: queries.texts,
    columnLabels: keys.texts,
  };
  return [
    ...headMarks(layout, data, moment, view),
    mark("matrix", "tiles/matrix", areaOf(grid), {
      title: tilesWords[view.language].scores,
      table,
    }),
    ...pathMark("tiles/used", grid, boxes(behind.filter(({ read }) => read)), "line2"),
    ...pathMark("tiles/coming", grid, boxes(ahead.filter(({ read }) => read)).map(dotIn), "ink3"),
    ...hatched,
    ...(inHand && visit.read ? inHandMarks(grid, data, visit) : []),
    ...footMarks(layout, moment, view),
  ];
}

/** Name and rule; which words a column of tiles holds; the words of the rows. */
function headMarks(
  layout: TilesLayout,
  data: TilesData,
  { visit, divided }: Moment,
  view: View,
): Mark[] {
  const { grid, labels } = layout;
  const { tiling, queries } = data;
  const own = tilesWords[view.language];
  const active = divided === 0;
  const columns = Array.from({ length: tiling.across }, (_, n) => n).flatMap((n) => {
    const box = grid.tileBox(0, n);
    const name = own.range(...wordsOf(n, tiling.size, tiling.keys));
    const strong = active && n === visit.column;
    if (!strong && textWidth(name, 12) > box.width + 4) return [];
    return text(`tiles/column/${n}`, box.x + box.width / 2, grid.y - 10, name, {
      anchor: "middle",
      ink: strong ? "ink" : "ink3",
      weight: strong ? 600 : 400,
    });
  });
  const every = Math.ceil(13 / (grid.cell + grid.gap));
  const named = layout.phone ? [] : queries.texts.slice(0, tiling.queries);
  const rows = named.flatMap((name, row) => {
    const strong = active && Math.floor(row / tiling.size) === visit.row;
    if (row % every) return [];
    const box = grid.cellBox(row, 0);
    return text(`tiles/row/${row}`, grid.x - 10, box.y + box.height / 2, name, {
      anchor: "end",
      room: labels - 10,
      ink: strong ? "ink" : "ink2",
      weight: strong ? 600 : 400,
    });
  });
  const rule = { x: grid.x, y: grid.y - 24, width: Math.max(grid.width, 110), height: 2 };
  return [
    text("tiles/name", grid.x, grid.y - 35, own.scores, { size: 13, weight: 600, ink: "scores" }),
    mark("rule", "tiles/rule", rule, { ink: "scores" }),
    ...columns,
    ...rows,
  ];
}

function footMarks({ grid, phone }: TilesLayout, { visit, divided }: Moment, view: View): Mark[] {
  if (divided > 0 || phone) return [];
  const own = tilesWords[view.language];
  const box = grid.tileBox(visit.row, visit.column);
  const name = visit.read ? own.inHand : own.skippedTile;
  const half = textWidth(name, 12, 600) / 2;
  const middle = Math.max(grid.x + half, box.x + box.width / 2);
  return [
    text("tiles/foot", middle, grid.y + grid.height + 13, name, { anchor: "middle", weight: 600 }),
  ];
}

/** From the tile in hand to where it is opened. */
export function leaderMark({ grid, bench }: TilesLayout, { row, column }: Visit): Mark {
  const box = grid.tileBox(row, column);
  const [x, y] = [box.x + box.width + 4, box.y + box.height / 2];
  const turn = bench.x - 16;
  return line(
    "tiles/leader",
    [
      [x, y],
      [turn, y],
      [turn, bench.y + 70],
      [bench.x - 8, bench.y + 70],
    ],
    { ink: "ink3", thickness: 1.25 },
  );
}
