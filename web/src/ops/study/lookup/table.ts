/** The words with their values, what the last word gives to each, and the mixture that comes of it. */
import { mark, text, tile } from "../../../draw/marks.js";
import { textWidth } from "../../../draw/format.js";
import { mix } from "../../../draw/motion.js";
import type { Ink, Mark } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import type { Lookup, Measured } from "./data.js";
import type { LookupLayout } from "./layout.js";
import { type Way, shortNames, wayNames, ways } from "./names.js";
import { lookupWords } from "./words.js";

/** Lower lines have no words. */
const LEGIBLE = 9;

export const inks: Record<Way, Ink> = { dot: "head1", additive: "head2", bilinear: "head3" };

/** Between two temperatures of the film a number is drawn between its two values. */
function between(row: number, at: (row: number) => Measured): Measured {
  const whole = Math.floor(row);
  const { value, cell } = at(whole);
  if (row === whole) return { value, cell };
  return { value: mix(value, at(whole + 1).value, row - whole), cell };
}

function strip(
  key: string,
  { x, y }: { readonly x: number; readonly y: number },
  { tile: side, columns }: LookupLayout,
  at: (column: number) => Measured,
): Mark[] {
  return Array.from({ length: columns }, (_, column) => {
    const box = { x: x + column * side, y, width: side - 1, height: side - 1 };
    return tile(`${key}/${column}`, box, { ...at(column), scale: "signed" });
  });
}

function valueMarks(lookup: Lookup, layout: LookupLayout, view: View): Mark[] {
  const { values, line, names } = layout;
  const say = lookupWords[view.language];
  const legible = line >= LEGIBLE;
  return [
    text("lookup/values", values.x, values.y - 16, say.values, { size: 13, weight: 600 }),
    ...Array.from({ length: lookup.keys }, (_, key) => {
      const middle = values.y + (key + 0.5) * line;
      return [
        ...(legible
          ? [
              text(`lookup/word/${key}`, names, middle, lookup.words[key] ?? "", {
                anchor: "end",
                room: names,
                size: Math.min(12, line),
              }),
            ]
          : []),
        ...strip(
          `lookup/value/${key}`,
          { x: values.x, y: middle - layout.tile / 2 },
          layout,
          (column) => lookup.value(key, column),
        ),
      ];
    }).flat(),
  ];
}

function wayMarks(lookup: Lookup, layout: LookupLayout, way: Way, row: number, view: View): Mark[] {
  const { x, y, width } = layout.way(way);
  const key = `lookup/${way}`;
  const digits = view.digits && layout.line >= 11 && row === Math.floor(row);
  const room = width - textWidth("0.00", 12) - 6;
  const thick = Math.min(14, layout.line - 2);
  const name = wayNames[view.language][way];
  const fits = textWidth(name, 13, 600) <= width;
  const title = text(key, x, y - 16, fits ? name : shortNames[view.language][way], {
    size: 13,
    weight: 600,
    ink: inks[way],
    room: width,
  });
  const bars = Array.from({ length: lookup.keys }, (_, at) => {
    const { value, cell } = between(row, (from) => lookup.weight(way, from, at));
    const middle = y + (at + 0.5) * layout.line;
    const box = { x, y: middle - thick / 2, width: room * value, height: thick };
    return [
      mark("bar", `${key}/bar/${at}`, box, { ink: inks[way], radius: Math.min(3, thick / 2) }),
      ...(digits
        ? [
            text(`${key}/weight/${at}`, x + box.width + 5, middle, value.toFixed(2), {
              ink: "ink2",
              value,
              cell,
              figure: true,
            }),
          ]
        : []),
    ];
  }).flat();
  const context = strip(`${key}/context`, { x, y: layout.contexts + 6 }, layout, (column) =>
    between(row, (from) => lookup.context(way, from, column)),
  );
  const { value, cell } = lookup.count(way, Math.floor(row));
  const beside = layout.columns * layout.tile + 8;
  const fitsBeside = beside + textWidth("00.0", 13, 600) <= width;
  const count = text(
    `${key}/count`,
    fitsBeside ? x + beside : x,
    layout.contexts + 6 + (fitsBeside ? layout.tile / 2 : layout.tile + 10),
    value.toFixed(1),
    { weight: 600, ink: inks[way], value, cell },
  );
  return [title, ...bars, ...context, ...(view.digits ? [count] : [])];
}

export function tableMarks(lookup: Lookup, layout: LookupLayout, row: number, view: View): Mark[] {
  const say = lookupWords[view.language];
  const { contexts, names, tile: side } = layout;
  const rule = { x: 0, y: contexts - 2, width: view.width, height: 1 };
  return [
    ...valueMarks(lookup, layout, view),
    mark("rule", "lookup/rule", rule, { ink: "line" }),
    text("lookup/context", names, contexts + 6 + side / 2, say.context, {
      anchor: "end",
      ink: "ink2",
      room: names,
    }),
    ...ways.flatMap((way) => wayMarks(lookup, layout, way, row, view)),
  ];
}
