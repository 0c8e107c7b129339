/** The open row: scores, minus the maximum, bars, their sum, its parts laid end to end, the weights. */
import type { Mark } from "../../types/frame.js";
import { format, textWidth } from "../../draw/format.js";
import { curve, line, mark, round, text } from "../../draw/marks.js";
import { cellMark } from "../../scene/cells.js";
import { mix, progress } from "../../draw/motion.js";
import { type OpenRowMoment, decimalsFor, digitsThatFit, fading, shownIn, sized } from "./open.js";
import { rowSumMarks, stripMarks, weightMarks } from "./shares.js";
import { words } from "../../scene/words.js";
import { softmaxWords } from "./words.js";

function scoreMarks(open: OpenRowMoment): Mark[] {
  const { layout, row } = open;
  const { scores, slow } = layout;
  const places = layout.open;
  const seen = row.columns.filter((column) => !column.masked);
  const digits = digitsThatFit(
    open,
    seen.map((column) => column.score),
  );
  return shownIn(open).map(({ index }) => {
    const width = places.widthOf(index);
    const box = { x: places.scoreX(index), y: places.scoreY, width, height: places.cell.height };
    const key = layout.below
      ? `open/score/${index}`
      : `${scores.key}/${scores.grid.cell(slow, index).index}`;
    return sized(cellMark(scores, slow, index, { box, key }), digits, open);
  });
}

function minusMarks(open: OpenRowMoment): Mark[] {
  const { layout, phases, row, view, time } = open;
  if (!view.digits) return [];
  const places = layout.open;
  const opacity = progress(time, phases.minusMax) * fading(open);
  if (opacity === 0 || phases.minusMax.length === 0) return [];
  const out: Mark[] = [];
  const maximum = row.columns.find((column) => !column.masked && column.score === row.max);
  for (const { index, score, masked } of shownIn(open)) {
    if (masked || !maximum) continue;
    const room = places.widthOf(index);
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
  if (out.length === 0) return [];
  const name = softmaxWords[view.language].minusMax;
  const look = { anchor: "end", size: 12, ink: "ink3", opacity } as const;
  return [text("minus/name", places.labelX, places.minusY, name, look), ...out];
}

function barMarks(open: OpenRowMoment): Mark[] {
  const { layout, phases, row, time } = open;
  const places = layout.open;
  const share = progress(time, phases.bars);
  const opacity = fading(open);
  if (share === 0 || opacity === 0) return [];
  const tallest = Math.max(...row.bars.map(Math.abs).filter(Number.isFinite), 1e-30);
  const scale = row.op === "softmax" ? places.barHeight : places.barHeight / tallest;
  const largest = row.bars.indexOf(Math.max(...row.bars));
  const name = row.op === "divide_by_sum" ? "" : "exp";
  const out = [
    text("bar/name", places.labelX, places.baseY - 8, name, {
      figure: true,
      anchor: "end",
      size: 12,
      ink: "ink3",
      opacity,
    }),
  ];
  for (const { index, masked } of shownIn(open)) {
    const room = places.widthOf(index);
    const width = room >= 28 ? Math.min(room - 16, 44) : Math.max(1, room * 0.7);
    const value = row.bars[index] ?? 0;
    const middle = places.scoreX(index) + room / 2;
    if (masked) {
      if (room >= 12)
        out.push(
          text(`bar/${index}/value`, middle, places.baseY - 10, "0", {
            figure: true,
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
        sources: [layout.scores.grid.cell(layout.slow, index)],
        radius: 3,
      }),
    );
    const digits = format(value, 3);
    const shorter = textWidth(digits, 12, 500) <= room ? digits : format(value, 2);
    // If there is no room for all labels, only the largest bar is labelled.
    const fits = textWidth(shorter, 12, 500) <= room + 2 || (index === largest && !layout.below);
    if (share > 0.6 && fits)
      out.push(
        text(`bar/${index}/value`, clear(open, index, shorter), box.y - 10, shorter, {
          anchor: "middle",
          size: 12,
          weight: 500,
          ink: "ink",
          figure: true,
          value,
          sources: [layout.scores.grid.cell(layout.slow, index)],
          opacity: opacity * progress(share, { start: 0.6, length: 0.4 }),
        }),
      );
  }
  const { x, width } = places.axis;
  const axis = { x, y: places.baseY, width, height: 1 };
  out.push(mark("rule", "bar/axis", axis, { ink: "ink3", opacity }));
  return out;
}

/** The x of digits that are wider than their column: above it, but not over the mask's edges. */
function clear({ layout, row }: OpenRowMoment, index: number, digits: string): number {
  const { scoreX, cell } = layout.open;
  const hidden = (column: number) => row.columns[column]?.masked ?? true;
  let [from, to] = [index, index];
  while (!hidden(from - 1)) from--;
  while (!hidden(to + 1)) to++;
  const room = textWidth(digits, 12, 500) / 2 + 3;
  const left = from === 0 ? -Infinity : scoreX(from) + room;
  const right = to + 1 === row.columns.length ? Infinity : scoreX(to) + cell.width - room;
  const middle = scoreX(index) + cell.width / 2;
  return room <= cell.width / 2 + 4 ? middle : Math.min(Math.max(middle, left), right);
}

/** A bracket below the bars points to their sum. */
function sumMarks(open: OpenRowMoment): Mark[] {
  const { layout, phases, row, view, time } = open;
  const places = layout.open;
  const share = progress(time, phases.collect);
  const opacity = fading(open);
  if (share === 0 || opacity === 0) return [];
  const digits = format(row.sum, layout.below || places.cell.width < 66 ? 3 : 4);
  const sources = row.columns
    .filter((c) => !c.masked)
    .map((c) => layout.scores.grid.cell(layout.slow, c.index));
  const say = words[view.language];
  if (layout.below) {
    return [
      text("sum", places.sum.x, places.sum.y, `${say.sum} ${digits}`, {
        figure: true,
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
      figure: true,
      anchor: "middle",
      size: 12,
      ink: "ink3",
      opacity: appear,
    }),
    text("sum", places.sum.x, y, digits, {
      figure: true,
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

/** Below the matrices the columns have their names once more. */
function ownLabels(open: OpenRowMoment): Mark[] {
  const { layout, view } = open;
  if (!layout.below) return [];
  const places = layout.open;
  const { weights, slow } = layout;
  const labels = shownIn(open).flatMap(({ index, masked }) => {
    const room = places.widthOf(index);
    if (room < 14) return [];
    const x = places.scoreX(index) + room / 2;
    const ink = masked ? "ink3" : "ink2";
    const look = { anchor: "middle", size: 12, room: room + 1, ink } as const;
    const label = weights.columnLabels.texts[index] ?? "";
    return text(`open/column/${index}`, x, places.band.y + 14, label, look);
  });
  const rest = places.leftOut.map(({ x, width, count }, i) => {
    const title = words[view.language].moreTerms(count);
    const look = { anchor: "middle", ink: "ink2", title } as const;
    const y = places.scoreY + places.cell.height / 2;
    return text(`open/rest/${i}`, layout.labelWidth + x + width / 2, y, "…", look);
  });
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
  return [...labels, ...rest, name];
}

export function openRowMarks(open: OpenRowMoment): Mark[] {
  return [
    ...ownLabels(open),
    ...scoreMarks(open),
    ...minusMarks(open),
    ...barMarks(open),
    ...sumMarks(open),
    ...stripMarks(open),
    ...weightMarks(open),
    ...rowSumMarks(open),
  ];
}
