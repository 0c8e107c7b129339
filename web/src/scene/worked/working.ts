/** The lines in which one cell is worked out: tiles copied from the matrices, numbers computed from them. */
import { type Placed, boxOf, fitCell, spaceBetween, spanOf } from "../placed.js";
import type { Cell } from "../../types/graph.js";
import type { Mark, Rect, Scale } from "../../types/frame.js";
import { phoneWidth } from "../step.js";
import type { Span, View } from "../../types/scene.js";
import { format, receiptDecimals, textWidth } from "../../draw/format.js";
import { positionOf } from "../grid.js";
import { mark, text, tile } from "../../draw/marks.js";
import { land, mix, progress } from "../../draw/motion.js";
import {
  type Closing,
  type ClosingArea,
  type SourcedNumber,
  closingHeight,
  closingMarks,
  landingMark,
} from "./closing.js";

export interface WorkedLine {
  readonly name: string;
  /** Tiles are cells of a matrix in view; numbers are computed in the lines. */
  readonly kind: "tiles" | "numbers";
  readonly entries: readonly SourcedNumber[];
  /** What its numbers are, if not signed: shares have a colour of their own. */
  readonly scale?: Scale;
  /** The result of the whole line, at its end. */
  readonly aside?: SourcedNumber & { readonly name: string };
}

export interface Working {
  /** Lines that belong together; on a wide screen groups are side by side. */
  readonly groups: readonly (readonly WorkedLine[])[];
  /** The last line: signs and numbers alternate; the last number is the cell. */
  readonly closing: Closing;
}

export interface WorkingTiming {
  /** One for each line of all groups, then one for the closing line. */
  readonly lines: readonly Span[];
  readonly landing: Span;
}

export interface WorkingArea extends ClosingArea {
  /** Matrices that tiles may be copied from. */
  readonly sources: readonly Placed[];
}

const isPhone = (view: View) => view.width < phoneWidth;
const pitchOf = (view: View) => (isPhone(view) ? 27 : 32);

/** None in the depth *story*, which shows no arithmetic. */
export function linesHeight({ groups, closing }: Working, view: View): number {
  if (!view.digits) return 0;
  const counts = groups.map((group) => group.length);
  const lines = isPhone(view) ? counts.reduce((a, b) => a + b, 0) : Math.max(...counts);
  const between = isPhone(view) ? 6 * (groups.length - 1) : 0;
  return lines * pitchOf(view) + between + (closing.length > 0 ? closingHeight : 4);
}

/** The area of one group of lines. */
interface GroupLayout {
  readonly x: number;
  readonly y: number;
  readonly label: number;
  readonly tile: number;
  readonly aside: number;
}

const asideText = (line: WorkedLine): string =>
  line.aside ? `${line.aside.name} ${format(line.aside.value, 4)}` : "";

function groupLayoutOf(group: readonly WorkedLine[], rect: Rect, view: View): GroupLayout {
  const most = Math.min(rect.width * (isPhone(view) ? 0.24 : 0.3), 170);
  const label =
    Math.min(most, Math.ceil(Math.max(...group.map(({ name }) => textWidth(name, 12))))) + 10;
  const aside = Math.max(...group.map((line) => textWidth(asideText(line), 15, 600))) + 14;
  const count = Math.max(...group.map(({ entries }) => entries.length));
  const width = fitCell(count, rect.width - label - aside, isPhone(view) ? 48 : 58);
  const used = label + spanOf(count, width) + aside;
  const x = rect.x + Math.max(0, (rect.width - used) / 2);
  return { x, y: rect.y, label, tile: width, aside };
}

const entryX = ({ x, label, tile: width }: GroupLayout, i: number): number =>
  x + label + i * (width + spaceBetween(width));

/** Decimals at which the printed entries of a line add up to its printed sum, if it is a sum. */
function receiptOf(line: WorkedLine): number | undefined {
  const values = line.entries.map(({ value }) => value);
  const sum = values.reduce((a, b) => a + b, 0);
  const adds = line.aside && Math.abs(sum - line.aside.value) < 1e-4 * (1 + Math.abs(sum));
  return adds ? receiptDecimals(values, line.aside.value) : undefined;
}

/** Decimals that fit every entry of a line; those that make a sum add up are not reduced. */
function decimalsOf(line: WorkedLine, width: number): number | undefined {
  const receipt = line.kind === "numbers" ? receiptOf(line) : undefined;
  return (receipt === undefined ? [3, 2] : [receipt]).find((decimals) =>
    line.entries.every(({ value }) => textWidth(format(value, decimals), 12) <= width - 1),
  );
}

/** An exact 0 needs no decimals. */
const shownValue = (value: number, decimals: number): string =>
  value === 0 ? "0" : format(value, decimals);

function tileMark(
  key: string,
  entry: SourcedNumber & { cell: Cell },
  slot: Rect,
  area: WorkingArea,
  share: number,
  decimals: number | undefined,
): Mark {
  const from = area.sources.find((m) => positionOf(m.grid, entry.cell));
  const [row, column] = (from && positionOf(from.grid, entry.cell)) ?? [0, 0];
  const scale: Scale = from?.scale ?? "signed";
  const start = from
    ? boxOf(from, Math.min(row, from.rows - 1), Math.min(column, from.columns - 1))
    : slot;
  const moved = land(share);
  const box = {
    x: mix(start.x, slot.x, moved),
    y: mix(start.y, slot.y, moved),
    width: mix(start.width, slot.width, moved),
    height: mix(start.height, slot.height, moved),
  };
  return tile(
    key,
    box,
    {
      cell: entry.cell,
      value: entry.value,
      scale,
      state: share < 1 ? "moving" : from?.masked(row, column) ? "masked" : "value",
      ...(decimals === undefined ? {} : { text: shownValue(entry.value, decimals) }),
    },
    { size: 12, opacity: Math.min(1, share * 6) },
  );
}

/** A computed number: its digits, or a bar where there is no room for them. */
function numberMark(
  key: string,
  entry: SourcedNumber,
  slot: Rect,
  most: number,
  style: Style,
): Mark {
  const { decimals, opacity, scale } = style;
  const from = entry.cell ? { cell: entry.cell } : { sources: entry.sources ?? [] };
  if (decimals !== undefined)
    return text(
      key,
      slot.x + slot.width / 2,
      slot.y + slot.height / 2,
      shownValue(entry.value, decimals),
      {
        anchor: "middle",
        size: 12,
        ink: "ink",
        value: entry.value,
        opacity,
        ...from,
      },
    );
  const height = Math.max(0.5, (Math.abs(entry.value) / (most || 1)) * (slot.height / 2));
  const middle = slot.y + slot.height / 2;
  const box = { ...slot, y: entry.value < 0 ? middle : middle - height, height };
  const signed = entry.value < 0 ? "negative" : "positive";
  const ink = scale === "weight" ? "bar" : signed;
  return mark("bar", key, box, { ink, radius: 1, value: entry.value, opacity, ...from });
}

interface Style {
  readonly decimals: number | undefined;
  readonly opacity: number;
  readonly scale: Scale | undefined;
}

function lineMarks(
  key: string,
  line: WorkedLine,
  layout: GroupLayout,
  y: number,
  area: WorkingArea,
  span: Span,
  time: number,
): Mark[] {
  const opened = progress(time, { start: span.start, length: 160 });
  if (opened === 0) return [];
  const height = pitchOf(area.view) - 5;
  const middle = y + height / 2;
  const body = line.aside ? span.length - 320 : span.length;
  const each = body / Math.max(1, line.entries.length);
  const decimals = decimalsOf(line, layout.tile);
  const most = Math.max(...line.entries.map(({ value }) => Math.abs(value)));
  const entries = line.entries.flatMap((entry, i) => {
    const slot = { x: entryX(layout, i), y, width: layout.tile, height };
    if (line.kind === "tiles" && entry.cell) {
      const share = progress(time, { start: span.start, length: body });
      return share > 0
        ? [tileMark(`${key}/${i}`, { ...entry, cell: entry.cell }, slot, area, share, decimals)]
        : [];
    }
    const opacity = progress(time, { start: span.start + each * i, length: each * 0.6 });
    if (opacity === 0) return [];
    return [numberMark(`${key}/${i}`, entry, slot, most, { decimals, opacity, scale: line.scale })];
  });
  const name = text(`${key}/name`, layout.x + layout.label - 10, middle, line.name, {
    anchor: "end",
    size: 12,
    ink: "ink2",
    room: layout.label - 10,
    opacity: opened,
  });
  const { aside } = line;
  const shown = aside ? progress(time, { start: span.start + body, length: 220 }) : 0;
  if (!aside || shown === 0) return [name, ...entries];
  const x = entryX(layout, line.entries.length) + 12;
  const named = textWidth(aside.name, 12) + 6;
  return [
    name,
    ...entries,
    text(`${key}/aside/name`, x, middle, aside.name, { size: 12, ink: "ink2", opacity: shown }),
    text(`${key}/aside`, x + named, middle, format(aside.value, decimals ?? 3), {
      size: 15,
      weight: 600,
      ink: "ink",
      value: aside.value,
      opacity: shown,
      ...(aside.cell ? { cell: aside.cell } : { sources: aside.sources ?? [] }),
    }),
  ];
}

export function workingMarks(
  working: Working,
  area: WorkingArea,
  timing: WorkingTiming,
  time: number,
): Mark[] {
  const { rect, view } = area;
  if (!view.digits) return [];
  const pitch = pitchOf(view);
  const apart = 28;
  const wide = (rect.width - apart * (working.groups.length - 1)) / working.groups.length;
  let order = 0;
  let down = rect.y;
  const out = working.groups.flatMap((group, g) => {
    const box = isPhone(view)
      ? { ...rect, y: down }
      : { ...rect, x: rect.x + g * (wide + apart), width: wide };
    down += group.length * pitch + 6;
    const layout = groupLayoutOf(group, box, view);
    return group.flatMap((line, i) =>
      lineMarks(
        `line/${g}/${i}`,
        line,
        layout,
        box.y + i * pitch,
        area,
        timing.lines[order++] as Span,
        time,
      ),
    );
  });
  const closing =
    working.closing.length > 0
      ? closingMarks(working.closing, area, timing.lines[order] as Span, time)
      : [];
  const all = [...out, ...closing];
  return [...all, ...landingMark(area, all[all.length - 1], progress(time, timing.landing))];
}
