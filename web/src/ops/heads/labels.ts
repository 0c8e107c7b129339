/** Labels around strips: names of matrices, heads, tokens and columns; lines of cuts and movements. */
import { type Placed, areaOf, boxOf, widthOf } from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { View } from "../../types/scene.js";
import { textWidth } from "../../draw/format.js";
import { shapeOf } from "../../scene/grid.js";
import { labelAt } from "../../scene/head.js";
import { inkOf } from "../../scene/identity.js";
import { arrowRight, curve, line, mark, text } from "../../draw/marks.js";
import { mix, progress } from "../../draw/motion.js";
import { words } from "../../scene/words.js";
import { type PlacedColumn, type HeadsLayout, depthOf } from "./layout.js";
import { joinedBy, stateOf } from "./strips.js";

function rowLabels(m: Placed, key: string, room: number): Mark[] {
  const every = Math.ceil(14 / (m.cellHeight + m.rowGap));
  const out: Mark[] = [];
  for (let row = 0; row < m.rows; row += every) {
    const box = boxOf(m, row, 0);
    const name = labelAt(m, "rows", row, every);
    const look = { anchor: "end", ink: m.rowLabels.tokens ? "ink2" : "ink3", room } as const;
    out.push(text(`${key}/row/${row}`, m.x - 10, box.y + box.height / 2, name, look));
  }
  return out;
}

/**
 * Columns keep their numbers from the whole matrix; those of the weights are tokens. Labels of strips
 * that are side by side are thinned together.
 */
function columnLabels(
  m: Placed,
  key: string,
  numbers: { readonly from: number; readonly step: number; readonly all: number },
  together = false,
): Mark[] {
  const { texts, tokens } = m.columnLabels;
  const pitch = m.cellWidth + m.gap;
  if (tokens && pitch < 24) return [];
  const every = Math.ceil((tokens ? 24 : textWidth(String(numbers.all), 12) + 5) / pitch);
  const out: Mark[] = [];
  for (let column = 0; column < m.columns; column++) {
    const number = numbers.from + column * numbers.step;
    if ((together ? Math.round(number / numbers.step) : column) % every) continue;
    const { x, width } = boxOf(m, 0, column);
    const label = tokens ? (texts[column] ?? "") : String(number + 1);
    out.push(
      text(`${key}/column/${column}`, x + width / 2, m.y - 11, label, {
        anchor: "middle",
        ink: tokens ? "ink2" : "ink3",
        room: pitch * every - 2,
      }),
    );
  }
  return out;
}

const leftOf = (column: PlacedColumn): number =>
  ((column.homeless ? column.rest : column.home)[0] as Placed).x;

/** A name begins with its matrix; one that is too long for the rest of the width begins before it. */
function nameStart(column: PlacedColumn, view: View): number {
  const title = column.whole?.title ?? column.split.title[view.language];
  return Math.min(leftOf(column), Math.max(0, view.width - textWidth(title, 13, 600)));
}

/** Up to the name of the next matrix. */
function roomForName(layout: HeadsLayout, column: PlacedColumn, view: View): number {
  const starts = layout.columns
    .filter((other) => !other.small && leftOf(other) > leftOf(column))
    .map((other) => nameStart(other, view) - 10);
  return Math.min(view.width, ...starts) - nameStart(column, view);
}

/** Name and shape over a bracket across the whole matrix, or over a rule. */
function nameMarks(layout: HeadsLayout, column: PlacedColumn, view: View): Mark[] {
  if (column.small) return [];
  const m = column.rest[0] as Placed;
  const lastHome = column.home[column.home.length - 1] as Placed;
  const { homeless } = column;
  const x = (homeless ? m : (column.home[0] as Placed)).x;
  const last = column.home.length - 1;
  const joined = homeless ? 0 : joinedBy(column, last, stateOf(column, last).parted);
  const width = homeless ? widthOf(m) : lastHome.x - joined + widthOf(lastHome) - x;
  const node = column.whole && !homeless ? column.whole.grid.node : column.split;
  const title = column.whole ? column.whole.title : node.title[view.language];
  const shape = shapeOf(node)
    .filter(({ letter }) => letter !== "B")
    .map(({ letter, size }) => `${letter} ${size}`)
    .join(" × ");
  const note = m.note;
  const [y, bar] = [layout.top + 8, layout.top + 22];
  const ink = inkOf(node);
  const room = roomForName(layout, column, view);
  const look = { size: 13, weight: 600, ink, room } as const;
  const name = text(`${column.role}/name`, nameStart(column, view), y, title, look);
  const out: Mark[] = [name];
  const end = x + width - 0.75;
  const bracket = [
    [x + 0.75, bar + 7],
    [x + 0.75, bar],
    [end, bar],
    [end, bar + 7],
  ] as const;
  out.push(
    homeless
      ? mark("rule", `${column.role}/rule`, { x, y: bar - 1, width, height: 2 }, { ink })
      : line(`${column.role}/bracket`, bracket, { ink, thickness: 1.5 }),
  );
  const needed = textWidth(shape, 12, 500);
  const left = width - textWidth(title, 13, 600) - 10;
  if (note !== undefined && textWidth(note.short, 12) < left - needed - 12)
    out.push(
      text(`${column.role}/note`, x + width - needed - 12, y, note.short, {
        anchor: "end",
        ink: "ink3",
        title: note.full,
      }),
    );
  if (needed < left)
    out.push(
      mark(
        "shape",
        `${column.role}/shape`,
        { x: x + width - needed, y: y - 8, width: needed, height: 16 },
        { text: shape, anchor: "end", size: 12, ink: "ink3" },
      ),
    );
  return out;
}

const low = "₀₁₂₃₄₅₆₇₈₉";
const subscript = (n: number): string => [...String(n)].map((digit) => low[Number(digit)]).join("");

/** "· K₁ᵀ" over the keys of a head, and the arrow from the queries to the result. */
function factorMarks(layout: HeadsLayout, column: PlacedColumn): Mark[] {
  const key = column.role === "key";
  const ink = key ? "key" : "value";
  const letter = key ? "K" : "V";
  const stacked = layout.arrangement === "stack";
  const count = stacked ? 1 : layout.names.length;
  const group = layout.names.length / column.rest.length;
  return Array.from({ length: count }, (_, lane) => {
    const head = Math.floor((stacked ? layout.front : lane) / group);
    const rest = column.rest[head] as Placed;
    const home = column.home[0] as Placed;
    const apart = stateOf(column, head).arrived;
    if (!apart && lane > 0) return [];
    const m = apart ? rest : home;
    const shared = !stacked && lane % group > 0;
    const offset = stacked || !apart ? 0 : lane * laneStep(layout) - (rest.y - home.y);
    const name = apart ? `· ${letter}${subscript(head + 1)}${key ? "ᵀ" : ""}` : letter;
    const { height, width } = areaOf(m);
    const y = m.y + offset + (shared ? 0 : height) + 9;
    const id = `${column.role}/factor/${lane}`;
    const out = [
      text(
        `${id}/name`,
        m.x,
        m.y + offset - (stacked && apart ? 14 + 5 * column.rest.length : 11),
        name,
        {
          ink,
          weight: 600,
          figure: true,
        },
      ),
    ];
    const end = m.x + Math.max(width, 34);
    const room = layout.bands[lane];
    if (!apart || (room && y + 4 > room.y + room.height)) return out;
    const look = { thickness: 1.25 };
    const stroke = [
      [m.x - 4, y],
      [end, y],
    ] as const;
    return [...out, line(`${id}/line`, stroke, look), arrowRight(`${id}/tip`, end + 2, y)];
  }).flat();
}

const laneStep = ({ bands }: HeadsLayout): number =>
  bands.length > 1 ? (bands[1] as Rect).y - (bands[0] as Rect).y : 0;

/** The dashed line of each cut. */
function cutMarks(layout: HeadsLayout, column: PlacedColumn): Mark[] {
  const { timing, time } = column;
  const drawn = progress(time, timing.cut);
  if (drawn === 0 || column.homeless || !column.come) return [];
  if (column.small && !column.focus) return [];
  const parted = progress(time, timing.part);
  return column.home.slice(1).map((home, i) => {
    const area = areaOf(home);
    const x =
      home.x -
      joinedBy(column, i + 1, stateOf(column, i + 1).parted) -
      mix(1, column.apart / 2, parted);
    const over = column.small || layout.arrangement === "stack" ? 4 : 8;
    const [top, bottom] = [area.y - over, area.y + area.height + over];
    const points = [
      [x, top],
      [x, mix(top, bottom, drawn)],
    ] as const;
    const thickness = column.small ? 1 : 1.5;
    return line(`${column.role}/cut/${i}`, points, { ink: "ink", thickness, dashed: true });
  });
}

/** A strip's old and new place, and the path between them; none once all are merged. */
function ghostMarks(layout: HeadsLayout, column: PlacedColumn, head: number): Mark[] {
  const state = stateOf(column, head);
  const { arrangement } = layout;
  const [home, rest] = [areaOf(column.home[head] as Placed), areaOf(column.rest[head] as Placed)];
  const away = home.x !== rest.x || home.y !== rest.y;
  if (column.homeless || !away || (column.small && !column.focus)) return [];
  const emptied = !column.splitting && column.time > 0 && column.time < Infinity;
  if (state.parted < 1 && !emptied) return [];
  const ghost = { ink: "ink3", thickness: 1, dashed: true, radius: column.small ? 2 : 6 } as const;
  const key = `${column.role}/${head}`;
  const out: Mark[] = [];
  const stacked = arrangement === "stack";
  if (state.left && column.come && (!stacked || home.x >= rest.x + rest.width))
    out.push(mark("ring", `ghost/home/${key}`, home, ghost));
  if (!state.arrived && arrangement !== "stack")
    return [...out, mark("ring", `ghost/rest/${key}`, rest, ghost)];
  if (arrangement !== "lanes" || column.small || head === 0 || rest.y === home.y) return out;
  return [...out, ...wayMarks(column, key, home, rest)];
}

/** Down and below when split; from below and up when merged. */
function wayMarks(column: PlacedColumn, key: string, home: Rect, rest: Rect): Mark[] {
  const [x, y] = [home.x + home.width / 2, rest.y + rest.height / 2];
  const start = home.y + home.height + 8;
  const end = rest.x + rest.width + 12;
  if (end > x - 8) return [];
  const bend = Math.min(8, x - end, y - start);
  const path = `M${x} ${start}V${y - bend}Q${x} ${y} ${x - bend} ${y}H${end}`;
  const corners = [
    [x, start],
    [end, y],
  ] as const;
  const tip = column.splitting
    ? ([
        [end + 5, y - 4],
        [end, y],
        [end + 5, y + 4],
      ] as const)
    : ([
        [x - 4, start + 5],
        [x, start],
        [x + 4, start + 5],
      ] as const);
  const look = { thickness: 1.25 };
  return [curve(`way/${key}`, corners, path, look), line(`way/${key}/tip`, tip, look)];
}

/** Numbers of columns at the strips and at the whole matrix. */
function columnMarks(layout: HeadsLayout, column: PlacedColumn): Mark[] {
  if (column.small) return [];
  const { arrangement } = layout;
  const stacked = arrangement === "stack";
  const out: Mark[] = [];
  const width = column.split.shape[column.split.shape.length - 1] ?? 1;
  const step = column.rest[0]?.grid.lattice?.every.columns ?? 1;
  const merged = !column.homeless && stateOf(column, column.rest.length - 1).parted < 1;
  column.rest.forEach((rest, head) => {
    const numbers = { from: head * width, step, all: width * column.rest.length };
    const behind = stacked && depthOf(head, layout.front, column.rest.length) > 0;
    const key = `${column.role}/${head}`;
    const home = column.home[head] as Placed;
    const travels = home.x !== rest.x || home.y !== rest.y;
    if (!behind && (!stacked || !merged)) out.push(...columnLabels(rest, key, numbers));
    if (column.homeless || !(stacked ? merged : travels)) return;
    const x = home.x - joinedBy(column, head, stateOf(column, head).parted);
    out.push(...columnLabels({ ...home, x }, `home/${key}`, numbers, true));
  });
  return out;
}

/** Token names left of the first column: for every lane, the front sheet, or each row of tiles. */
function tokenLabels(layout: HeadsLayout): Mark[] {
  const first = layout.columns[0] as PlacedColumn;
  const room = layout.labelRoom;
  const home = first.home[0] as Placed;
  if (layout.arrangement === "stack")
    return rowLabels(first.rest[layout.front] as Placed, "rows", room);
  const rows = new Map(first.rest.map((m) => [m.y, m] as const).reverse());
  const tiled = layout.arrangement === "grid";
  if (tiled) rows.set(home.y, home);
  return [...rows.values()].flatMap((m, i) =>
    rowLabels({ ...m, x: tiled ? m.x : home.x }, `rows/${i}`, room),
  );
}

/** Labels that moving strips are drawn over. */
export function labelMarks(layout: HeadsLayout, view: View): Mark[] {
  const { arrangement, columns } = layout;
  const stacked = arrangement === "stack";
  const names = layout.names.map(({ x, y }, head) =>
    text(`lane/${head}`, x, y, words[view.language].head(head + 1), {
      size: 13,
      weight: 600,
      ink: "ink",
    }),
  );
  return [
    ...(stacked ? [] : names),
    ...tokenLabels(layout),
    ...columns.flatMap((column) => [
      ...nameMarks(layout, column, view),
      ...(stacked ? [] : columnMarks(layout, column)),
      ...(column.small ? factorMarks(layout, column) : []),
      ...cutMarks(layout, column),
      ...column.rest.flatMap((_, head) => ghostMarks(layout, column, head)),
    ]),
  ];
}

/** Labels on the front sheet of a stack. */
export const sheetLabels = (layout: HeadsLayout): Mark[] =>
  layout.arrangement === "stack"
    ? layout.columns.flatMap((column) => columnMarks(layout, column))
    : [];
