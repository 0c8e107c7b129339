/** The weights of a row: laid end to end in a strip of length 1, then dropped into their cells. */
import type { Mark } from "../../types/frame.js";
import { elide, format, textWidth } from "../../draw/format.js";
import { curve, line, mark, round, text, tile } from "../../draw/marks.js";
import { cellMark } from "../../scene/cells.js";
import { endOf, land, mix, progress } from "../../draw/motion.js";
import { dropSpan } from "./phases.js";
import type { Layout } from "./layout.js";
import { type OpenRowMoment, type OpenRow, digitsThatFit, fading, shownIn, sized } from "./open.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { softmaxWords } from "./words.js";

/** The length of a weight in the strip; NaN has length 0. */
const lengthOf = (share: number): number => (share > 0 && Number.isFinite(share) ? share : 0);

/** The position of each weight in the strip of length 1. */
function stripParts(
  row: OpenRow,
  x: number,
  width: number,
): { index: number; x: number; width: number; share: number }[] {
  let at = x;
  const total =
    row.columns.reduce((sum, column) => sum + (column.masked ? 0 : lengthOf(column.share)), 0) || 1;
  return row.columns
    .filter((column) => !column.masked)
    .map(({ index, share }) => {
      const part = { index, x: at, width: (lengthOf(share) / total) * width, share };
      at += part.width;
      return part;
    });
}

export function stripMarks(open: OpenRowMoment): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const share = progress(time, phases.lay);
  const opacity = fading(open);
  if (share === 0 || opacity === 0) return [];
  const say = softmaxWords[view.language];
  const { strip, caption } = places;
  const lead = layout.below ? [] : leadMarks(open, Math.min(1, share * 3), opacity);
  const title = layout.below ? say.laidOutShort : say.laidOut(format(row.sum, 3));
  // On a phone the sum is at the end of the same line.
  const room = layout.below ? strip.width - 84 : view.width - caption.x;
  const look = { size: 12, ink: "ink2", opacity, room, figure: true } as const;
  const shown = room < 40 ? [] : [text("strip/name", caption.x, caption.y, title, look)];
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
    const full = layout.weights.columnLabels.texts[part.index] ?? "";
    const short = elide(full, box.width - 8, 12);
    // One or two letters name nothing: the tile has the name in its title.
    const name = short === full || short.length > 3 ? short : "";
    return [
      tile(
        `strip/${part.index}`,
        box,
        {
          cell: layout.weights.grid.cell(layout.slow, part.index),
          value: part.share,
          scale: layout.weights.scale,
        },
        { opacity, radius: 3, title: full },
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
                ...(name === full ? {} : { title: full }),
              },
            ),
          ]
        : []),
    ];
  });
  return [...lead, ...shown, ...parts, ...(layout.below ? [] : rulerMarks(open, opacity))];
}

/** The line from the sum to the strip. */
function leadMarks(open: OpenRowMoment, share: number, opacity: number): Mark[] {
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

function rulerMarks(open: OpenRowMoment, opacity: number): Mark[] {
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

/** The path of a weight from the strip to its cell: down, across, down. */
function dropWay(open: OpenRowMoment, from: number, to: number): Drop {
  const { strip, weightY } = open.layout.open;
  const y0 = strip.y + strip.height + (open.layout.below ? 3 : 11);
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

export function weightMarks(open: OpenRowMoment): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const { weights, slow } = layout;
  const digits = digitsThatFit(
    open,
    row.columns.map((column) => column.share),
  );
  const parts = stripParts(row, places.strip.x, places.strip.width);
  const ways: Mark[] = [];
  const cells: Mark[] = [];
  const flying: Mark[] = [];
  for (const { index, masked } of shownIn(open)) {
    const width = places.widthOf(index);
    const box = { x: places.weightX(index), y: places.weightY, width, height: places.cell.height };
    const key = layout.below
      ? `open/weight/${index}`
      : `${weights.key}/${weights.grid.cell(slow, index).index}`;
    if (masked) {
      const come = time >= phases.drops.start;
      cells.push(
        come
          ? sized(cellMark(weights, slow, index, { box, key }), digits, open)
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
    if (time >= endOf(phases.lay) && width >= 8 && fading(open) > 0)
      ways.push(
        curve(`way/${index}`, drop.points, drop.way, {
          ink: share === 1 ? "ink3" : "line2",
          dashed: share < 1,
          opacity: fading(open),
        }),
      );
    if (share === 1) {
      const look = pinnedLook(weights, view, slow, index);
      cells.push(sized(cellMark(weights, slow, index, { box, key, ...look }), digits, open));
      continue;
    }
    cells.push(
      cellMark(weights, slow, index, { box, key, state: share > 0 ? "landing" : "to-come" }),
    );
    if (share > 0) {
      const at = drop.at(land(share));
      const flyingBox = {
        x: Math.max(0, Math.min(at.x - box.width / 2, view.width - box.width)),
        y: at.y - box.height / 2,
        width: box.width,
        height: box.height,
      };
      flying.push(
        sized(
          cellMark(weights, slow, index, { box: flyingBox, key: `${key}/flying`, state: "moving" }),
          digits,
          open,
        ),
      );
    }
  }
  return [...ways, ...cells, ...flying];
}

/** The sum of a row's weights so far, as a badge that fills. */
export function badgeMark(
  layout: Layout,
  row: number,
  middle: number,
  columns: readonly number[],
): Mark {
  const { grid } = layout.weights;
  const value = columns.reduce((sum, column) => sum + grid.value(row, column), 0);
  // Rows are close together while one is open: their badges must not overlap.
  const height = Math.max(18, Math.min(22, layout.rowHeight(row)));
  const box = { x: layout.badgeX, y: middle - height / 2, width: 46, height };
  return mark("badge", `badge/${row}`, box, {
    figure: true,
    value,
    sources: columns.map((column) => grid.cell(row, column)),
    text: format(value, 3),
    size: 12,
    weight: value >= 0.9995 ? 600 : 400,
  });
}

/** The sum of the weights shown so far. */
export function rowSumMarks({ layout, phases, row, time }: OpenRowMoment): Mark[] {
  const parts = stripParts(row, 0, 1);
  const dropped = parts
    .filter((_, order) => time >= endOf(dropSpan(phases.drops, order, parts.length)))
    .map((part) => part.index);
  // A masked weight is 0, unless the reader has given it another value.
  const edited = row.columns.flatMap(({ index, masked, share }) =>
    masked && share !== 0 ? [index] : [],
  );
  const landed = dropped.length === parts.length ? [...dropped, ...edited] : dropped;
  const middle = layout.open.weightY + layout.open.cell.height / 2;
  if (landed.length === 0 && time < phases.lay.start) return [];
  const badge = badgeMark(layout, layout.slow, middle, landed);
  if (!layout.below) return layout.badges || layout.rowHeight(layout.slow) >= 20 ? [badge] : [];
  if (landed.length === 0) return [];
  const { value = 0, sources = [] } = badge;
  const style = { anchor: "end", size: 12, weight: 500, ink: "ink" } as const;
  const look = { ...style, figure: true, value, sources } as const;
  const decimals = textWidth(format(value, 3), 12, 500) <= layout.open.labelX ? 3 : 2;
  return [text("badge/open", layout.open.labelX, middle, format(value, decimals), look)];
}
