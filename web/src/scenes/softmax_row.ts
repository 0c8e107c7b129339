/** The open row: scores, minus the maximum, bars, their sum, its parts end to end, the weights. */
import type { Mark } from "../player/types.js";
import { elide, format, textWidth } from "./format.js";
import { curve, line, mark, round, text, tile } from "./marks.js";
import { cellMark } from "./matrix.js";
import { endOf, land, mix, progress } from "./motion.js";
import { type Phases, dropSpan } from "./softmax.js";
import type { Layout } from "./softmax_layout.js";
import { pinnedLook } from "./stagecraft.js";
import type { View } from "./step.js";
import { words } from "./words.js";

export interface Column {
  readonly index: number;
  readonly score: number;
  readonly share: number;
  readonly masked: boolean;
}

export interface OpenRow {
  readonly columns: readonly Column[];
  /** What is taken off each score; 0 where nothing is. */
  readonly max: number;
  readonly bars: readonly number[];
  readonly sum: number;
  readonly op: string;
}

interface Open {
  readonly layout: Layout;
  readonly phases: Phases;
  readonly row: OpenRow;
  readonly view: View;
  readonly time: number;
  readonly opened: number;
}

/** What is written in the row fades as it closes. */
const fading = ({ layout, phases, time }: Open): number =>
  layout.phone ? 1 : 1 - progress(time, { start: phases.close.start, length: 120 });

/** Decimals of the tiles of the open row, by their width. */
const decimalsFor = (width: number): number | undefined =>
  width >= 66 ? 4 : width >= 40 ? 3 : width >= 30 ? 2 : undefined;

function scoreMarks(open: Open): Mark[] {
  const { layout, row, view } = open;
  const { scores, slow } = layout;
  const places = layout.open;
  const decimals = view.digits ? decimalsFor(places.cell.width) : undefined;
  return row.columns.map(({ index }) => {
    const box = { x: places.scoreX(index), y: places.scoreY, ...places.cell };
    const key = layout.phone
      ? `open/score/${index}`
      : `${scores.key}/${scores.grid.cell(slow, index).index}`;
    return sized(cellMark(scores, slow, index, { box, key }), decimals, open);
  });
}

/** The digits of an opened cell: as many as its own size allows, whatever the matrix shows. */
function sized(cell: Mark, decimals: number | undefined, { opened, layout }: Open): Mark {
  if (decimals === undefined || cell.value === undefined) return cell;
  if (cell.text !== undefined && !layout.phone) return cell;
  if (!layout.phone && opened < 1) return cell;
  const digits = cell.state === "masked" && cell.value === 0 ? "0" : format(cell.value, decimals);
  const least =
    textWidth(digits, 12) <= cell.width ? digits : format(cell.value, Math.max(1, decimals - 1));
  return { ...cell, text: least, size: textWidth(least, 13) <= cell.width - 2 ? 13 : 12 };
}

function minusMarks(open: Open): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const opacity = progress(time, phases.minusMax) * fading(open);
  if (opacity === 0 || phases.minusMax.length === 0) return [];
  const room = places.cell.width;
  const out = [
    text("minus/name", places.labelX, places.minusY, words[view.language].minusMax, {
      anchor: "end",
      size: 12,
      ink: "ink3",
      opacity,
    }),
  ];
  const maximum = row.columns.find((column) => !column.masked && column.score === row.max);
  for (const { index, score, masked } of row.columns) {
    if (masked || !maximum) continue;
    const value = score - row.max;
    const size = room < 50 ? 11.5 : 12;
    const decimals = [decimalsFor(room) ?? 2, 2].find(
      (d) => textWidth(format(value, d), size) <= room + 1,
    );
    if (decimals === undefined) continue;
    const sources = [
      layout.scores.grid.cell(layout.slow, index),
      layout.scores.grid.cell(layout.slow, maximum.index),
    ];
    out.push(
      text(
        `minus/${index}`,
        places.scoreX(index) + room / 2,
        places.minusY,
        format(value, decimals),
        {
          anchor: "middle",
          size,
          ink: "ink2",
          value,
          sources,
          opacity,
        },
      ),
    );
  }
  return out;
}

function barMarks(open: Open): Mark[] {
  const { layout, phases, row, time } = open;
  const places = layout.open;
  const share = progress(time, phases.bars);
  const opacity = fading(open);
  if (share === 0 || opacity === 0) return [];
  const room = places.cell.width;
  const width = room >= 28 ? Math.min(room - 16, 44) : Math.max(1, room * 0.7);
  const tallest = Math.max(...row.bars.map(Math.abs).filter(Number.isFinite), 1e-30);
  const scale = row.op === "softmax" ? places.barHeight : places.barHeight / tallest;
  const name = row.op === "divide_by_sum" ? "" : "exp";
  const out = [
    text("bar/name", places.labelX, places.baseY - 8, name, {
      anchor: "end",
      size: 12,
      ink: "ink3",
      opacity,
    }),
  ];
  for (const { index, masked } of row.columns) {
    const value = row.bars[index] ?? 0;
    const middle = places.scoreX(index) + room / 2;
    if (masked) {
      if (room >= 12)
        out.push(
          text(`bar/${index}/value`, middle, places.baseY - 10, "0", {
            anchor: "middle",
            size: 12,
            ink: "ink3",
            opacity,
          }),
        );
      continue;
    }
    const full = Number.isFinite(value) ? Math.abs(value) * scale : places.barHeight;
    const height = Math.max(0.5, Math.min(full, places.barHeight) * share);
    const box = { x: middle - width / 2, y: places.baseY - height, width, height };
    out.push(
      mark("bar", `bar/${index}`, box, {
        ink: value < 0 ? "negative" : "bar",
        opacity,
        value,
        radius: 3,
      }),
    );
    const digits = format(value, 3);
    const shorter = textWidth(digits, 12, 500) <= room + 2 ? digits : format(value, 2);
    if (share > 0.6 && textWidth(shorter, 12, 500) <= room + 2)
      out.push(
        text(`bar/${index}/value`, middle, box.y - 10, shorter, {
          anchor: "middle",
          size: 12,
          weight: 500,
          ink: "ink",
          value,
          sources: [layout.scores.grid.cell(layout.slow, index)],
          opacity: opacity * progress(share, { start: 0.6, length: 0.4 }),
        }),
      );
  }
  const end = places.scoreX(row.columns.length - 1) + room;
  const axis = { x: places.scoreX(0), y: places.baseY, width: end - places.scoreX(0), height: 1 };
  out.push(mark("rule", "bar/axis", axis, { ink: "ink3", opacity }));
  return out;
}

/** A bracket gathers the bars into their sum. */
function sumMarks(open: Open): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const share = progress(time, phases.collect);
  const opacity = fading(open);
  if (share === 0 || opacity === 0) return [];
  const digits = format(row.sum, layout.phone || places.cell.width < 66 ? 3 : 4);
  const sources = row.columns
    .filter((c) => !c.masked)
    .map((c) => layout.scores.grid.cell(layout.slow, c.index));
  const say = words[view.language];
  if (layout.phone) {
    return [
      text("sum", places.sum.x, places.sum.y, `${say.sum} ${digits}`, {
        anchor: "end",
        size: 13,
        weight: 600,
        ink: "ink",
        value: row.sum,
        sources,
        opacity: share,
      }),
    ];
  }
  const y = places.baseY + 13;
  const middle = (index: number) => places.scoreX(index) + places.cell.width / 2;
  const seen = row.columns.filter((column) => !column.masked);
  const end = places.sum.x - textWidth(digits, 15, 600) / 2 - 8;
  const first = seen[0];
  if (!first) return [];
  const reach = mix(middle(first.index), end, share);
  const ticks = seen
    .filter((c) => middle(c.index) <= reach)
    .map((c) => `M${round(middle(c.index))} ${round(places.baseY + 4)}V${round(y)}`);
  const path = `${ticks.join("")}M${round(middle(first.index))} ${round(y)}H${round(reach)}`;
  const appear = progress(share, { start: 0.7, length: 0.3 }) * opacity;
  return [
    curve(
      "sum/bracket",
      [
        [middle(first.index), places.baseY + 4],
        [reach, y],
      ],
      path,
      { opacity },
    ),
    ...(share > 0.95
      ? [
          line(
            "sum/arrow",
            [
              [end - 4, y - 3.5],
              [end + 1, y],
              [end - 4, y + 3.5],
            ],
            { opacity },
          ),
        ]
      : []),
    text("sum/name", places.sum.x, y - 18, say.sum, {
      anchor: "middle",
      size: 12,
      ink: "ink3",
      opacity: appear,
    }),
    text("sum", places.sum.x, y, digits, {
      anchor: "middle",
      size: 15,
      weight: 600,
      ink: "ink",
      value: row.sum,
      sources,
      opacity: appear,
    }),
  ];
}

/** Where each share lies in the strip of length one. */
export function stripParts(
  row: OpenRow,
  x: number,
  width: number,
): { index: number; x: number; width: number; share: number }[] {
  let at = x;
  const total =
    row.columns.reduce((sum, column) => sum + (column.masked ? 0 : Math.max(0, column.share)), 0) ||
    1;
  return row.columns
    .filter((column) => !column.masked)
    .map(({ index, share }) => {
      const part = { index, x: at, width: (Math.max(0, share) / total) * width, share };
      at += part.width;
      return part;
    });
}

function stripMarks(open: Open): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const share = progress(time, phases.lay);
  const opacity = fading(open);
  if (share === 0 || opacity === 0) return [];
  const say = words[view.language];
  const { strip, caption } = places;
  const lead = layout.phone ? [] : leadMarks(open, Math.min(1, share * 3), opacity);
  const title = layout.phone ? say.laidOutShort : say.laidOut(format(row.sum, 3));
  const shown = text("strip/name", caption.x, caption.y, title, {
    size: 12,
    ink: "ink2",
    opacity,
    room: strip.width * (layout.phone ? 0.66 : 1.2),
  });
  const parts = stripParts(row, strip.x, strip.width).flatMap((part, order, all) => {
    const grown = progress(share, { start: order / all.length, length: 1 / all.length });
    if (grown === 0) return [];
    const inset = order ? 1 : 0;
    const box = {
      x: part.x + inset,
      y: strip.y,
      width: Math.max(0.2, part.width - inset - 1) * grown,
      height: strip.height,
    };
    const name = elide(layout.weights.columnLabels.texts[part.index] ?? "", box.width - 8, 12);
    return [
      tile(
        `strip/${part.index}`,
        box,
        {
          cell: layout.weights.grid.cell(layout.slow, part.index),
          value: part.share,
          scale: layout.weights.scale,
        },
        { opacity, radius: 3 },
      ),
      ...(name && grown === 1
        ? [
            text(
              `strip/${part.index}/name`,
              part.x + part.width / 2,
              strip.y + strip.height / 2,
              name,
              {
                anchor: "middle",
                size: 12,
                value: part.share,
                scale: layout.weights.scale,
                opacity,
              },
            ),
          ]
        : []),
    ];
  });
  return [...lead, shown, ...parts, ...(layout.phone ? [] : rulerMarks(open, opacity))];
}

/** From the sum up and over to the strip. */
function leadMarks(open: Open, share: number, opacity: number): Mark[] {
  const { strip, sum, baseY } = open.layout.open;
  const from = baseY - 14;
  const middle = strip.y + strip.height / 2;
  const end = strip.x - 8;
  const corner = Math.max(middle, mix(from, middle, Math.min(1, share * 2)));
  const out = [
    line(
      "strip/lead",
      share < 0.5
        ? [
            [sum.x, from],
            [sum.x, corner],
          ]
        : [
            [sum.x, from],
            [sum.x, middle],
            [mix(sum.x, end, share * 2 - 1), middle],
          ],
      { opacity },
    ),
  ];
  if (share === 1)
    out.push(
      line(
        "strip/lead/head",
        [
          [end - 4, middle - 3.5],
          [end + 1, middle],
          [end - 4, middle + 3.5],
        ],
        { opacity },
      ),
    );
  return out;
}

function rulerMarks(open: Open, opacity: number): Mark[] {
  const { strip } = open.layout.open;
  const y = strip.y + strip.height + 4;
  return [
    line(
      "strip/ruler",
      [
        [strip.x + 0.5, y],
        [strip.x + 0.5, y + 5],
        [strip.x + strip.width - 0.5, y + 5],
        [strip.x + strip.width - 0.5, y],
      ],
      { ink: "line2", opacity },
    ),
    text("ruler/0", strip.x, y + 15, "0", { size: 12, ink: "ink3", opacity }),
    text("ruler/1", strip.x + strip.width, y + 15, "1", {
      anchor: "end",
      size: 12,
      ink: "ink3",
      opacity,
    }),
  ];
}

interface Drop {
  readonly way: string;
  readonly at: (share: number) => { x: number; y: number };
  readonly points: readonly (readonly [number, number])[];
}

/** The way of a share from the strip to its cell: down, over, down. */
function dropWay(open: Open, from: number, to: number): Drop {
  const { strip, weightY } = open.layout.open;
  const y0 = strip.y + strip.height + (open.layout.phone ? 3 : 11);
  const y1 = weightY - 4;
  const bend = (y1 - y0) * 0.4;
  const along = (a: number, b: number, c: number, d: number, t: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  return {
    way: `M${round(from)} ${round(y0)}C${round(from)} ${round(y0 + bend)} ${round(to)} ${round(y1 - bend)} ${round(to)} ${round(y1)}`,
    at: (share) => ({
      x: along(from, from, to, to, share),
      y: mix(
        along(y0, y0 + bend, y1 - bend, y1, share),
        weightY + open.layout.open.cell.height / 2,
        share ** 3,
      ),
    }),
    points: [
      [from, y0],
      [to, y1],
    ],
  };
}

function weightMarks(open: Open): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const { weights, slow } = layout;
  const decimals = view.digits ? decimalsFor(places.cell.width) : undefined;
  const parts = stripParts(row, places.strip.x, places.strip.width);
  const ways: Mark[] = [];
  const cells: Mark[] = [];
  const flying: Mark[] = [];
  for (const { index, masked } of row.columns) {
    const box = { x: places.weightX(index), y: places.weightY, ...places.cell };
    const key = layout.phone
      ? `open/weight/${index}`
      : `${weights.key}/${weights.grid.cell(slow, index).index}`;
    if (masked) {
      const come = time >= phases.drops.start;
      cells.push(
        come
          ? sized(cellMark(weights, slow, index, { box, key }), decimals, open)
          : cellMark(weights, slow, index, { box, key, bare: true }),
      );
      continue;
    }
    const order = parts.findIndex((part) => part.index === index);
    const part = parts[order];
    if (!part) continue;
    const span = dropSpan(phases.drops, order, parts.length);
    const share = progress(time, span);
    const drop = dropWay(open, part.x + part.width / 2, box.x + box.width / 2);
    if (time >= endOf(phases.lay) && places.cell.width >= 8 && fading(open) > 0)
      ways.push(
        curve(`way/${index}`, drop.points, drop.way, {
          ink: share === 1 ? "ink3" : "line2",
          dashed: share < 1,
          opacity: fading(open),
        }),
      );
    if (share === 1) {
      const look = pinnedLook(weights, view, slow, index);
      cells.push(sized(cellMark(weights, slow, index, { box, key, ...look }), decimals, open));
      continue;
    }
    cells.push(
      cellMark(weights, slow, index, { box, key, state: share > 0 ? "landing" : "to-come" }),
    );
    if (share > 0) {
      const at = drop.at(land(share));
      const flyingBox = {
        x: at.x - box.width / 2,
        y: at.y - box.height / 2,
        width: box.width,
        height: box.height,
      };
      flying.push(
        sized(
          cellMark(weights, slow, index, { box: flyingBox, key: `${key}/flying`, state: "moving" }),
          decimals,
          open,
        ),
      );
    }
  }
  return [...ways, ...cells, ...flying];
}

function rowSum(open: Open): Mark[] {
  const { layout, phases, row, time, view } = open;
  const parts = stripParts(row, 0, 1);
  const landed = parts.filter(
    (_, order) => time >= endOf(dropSpan(phases.drops, order, parts.length)),
  );
  const value = landed.reduce((sum, part) => sum + part.share, 0);
  const middle = layout.open.weightY + layout.open.cell.height / 2;
  if (layout.phone) {
    if (landed.length === 0) return [];
    return [
      text("badge/open", layout.open.labelX, middle, format(value, 3), {
        anchor: "end",
        size: 12,
        weight: 500,
        ink: "ink",
        value,
      }),
    ];
  }
  if (!layout.badges && open.opened === 0) return [];
  if (view.width === 0 || (landed.length === 0 && time < phases.lay.start)) return [];
  const box = { x: layout.badgeX, y: middle - 11, width: 46, height: 22 };
  return [
    mark("badge", "badge/open", box, {
      value,
      text: format(value, 3),
      size: 12,
      weight: value >= 0.9995 ? 600 : 400,
    }),
  ];
}

function phoneLabels({ layout }: Open): Mark[] {
  if (!layout.phone) return [];
  const places = layout.open;
  const { weights, slow } = layout;
  const room = places.cell.width;
  const labels =
    room < 14
      ? []
      : Array.from({ length: weights.columns }, (_, index) =>
          text(
            `open/column/${index}`,
            places.scoreX(index) + room / 2,
            places.band.y + 14,
            weights.columnLabels.texts[index] ?? "",
            {
              anchor: "middle",
              size: 12,
              room: room + 1,
              ink: weights.masked(slow, index) ? "ink3" : "ink2",
            },
          ),
        );
  const name = text(
    "open/row",
    places.labelX,
    places.scoreY + places.cell.height / 2,
    weights.rowLabels.texts[slow] ?? "",
    {
      anchor: "end",
      size: 13,
      weight: 600,
      ink: "ink",
      room: layout.labelWidth - 12,
    },
  );
  return [...labels, name];
}

export function openRowMarks(open: Open): Mark[] {
  return [
    ...phoneLabels(open),
    ...scoreMarks(open),
    ...minusMarks(open),
    ...barMarks(open),
    ...sumMarks(open),
    ...stripMarks(open),
    ...weightMarks(open),
    ...rowSum(open),
  ];
}
