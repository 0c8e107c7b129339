/** The other heads of a result, small, below the one that is shown large, and the number of the sentence. */
import { areaOf, fitCell, place } from "../placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import { phoneWidth } from "../step.js";
import type { Span, Step, View } from "../../types/scene.js";
import { comingRow, rowMarks } from "../cells.js";
import { textWidth } from "../../draw/format.js";
import { gridOf, headAxis } from "../grid.js";
import { labelsOf } from "../labels.js";
import { mark, text } from "../../draw/marks.js";
import { matrixAt } from "../matrix.js";
import { progress } from "../../draw/motion.js";
import { words } from "../words.js";

/** Below this width a head and its name cannot be read. */
const leastRoom = 92;
/** Small, as the large head needs the height. */
const lineHeight = 46;
const ownLayout = new Set(["split_heads", "merge_heads", "repeat_heads", "view", "transpose"]);

interface Others {
  readonly size: number;
  readonly shown: readonly number[];
  readonly name: (head: number) => string;
}

/** The other heads: all of them if they fit, otherwise the first ones and a count of the rest. */
function othersOf(step: Step, view: View): Others | undefined {
  // The other views show all heads at once.
  if (view.view !== undefined && view.view !== "matrix") return undefined;
  const outer = headAxis(step.node);
  if (!outer || outer.size < 2 || ownLayout.has(step.node.op)) return undefined;
  const all = Array.from({ length: outer.size }, (_, head) => head);
  const large = Math.min(view.head, outer.size - 1);
  const others = all.filter((head) => head !== large);
  const shown = others.slice(0, roomFor(others.length, view));
  const say = words[view.language];
  if (outer.axis !== "query")
    return { size: outer.size, shown, name: (head) => say.head(head + 1) };
  const grid = gridOf({ ...step.node, shape: [outer.size, 1], axes: ["query", "feature"] }, view);
  const { texts } = labelsOf(step.experiment, grid, "rows", view.language);
  return { size: outer.size, shown, name: (head) => texts[head] ?? String(head + 1) };
}

const ownRoom = 104;
const countRoom = 176;

/** How many small heads fit; if not all do, a count of the rest needs room too. */
function roomFor(others: number, view: View): number {
  const fit = (room: number) => Math.max(1, Math.floor((room - ownRoom) / leastRoom));
  if (others <= fit(view.width)) return others;
  return fit(view.width - (view.width < phoneWidth ? 28 : countRoom));
}

const sentences = (step: Step): number =>
  step.node.axes[0] === "batch" ? (step.node.shape[0] ?? 1) : 1;

/** 0 if there is one head and one sentence. */
export function stripHeight(step: Step, view: View): number {
  if (othersOf(step, view)) return lineHeight;
  return sentences(step) > 1 ? 20 : 0;
}

function tiles(
  step: Step,
  view: View,
  head: number,
  box: Rect,
  share: (row: number, rows: number) => number,
): Mark[] {
  const matrix = matrixAt(step, step.node, { ...view, head }, `heads/${head}`);
  const { rows, columns } = matrix;
  const most = fitCell(rows, box.height, 16);
  const width = Math.min(fitCell(columns, box.width, 22), most * 1.6);
  const m = place(matrix, { x: box.x, y: box.y, width, height: Math.min(width, most) }, view);
  const title = `${step.node.title[view.language]}, ${words[view.language].head(head + 1)}`;
  return [
    mark("matrix", `heads/${head}`, areaOf(m), { title }),
    ...rowMarks(m, (row) => comingRow(m, share(row, rows))),
  ];
}

export function headStrip(
  step: Step,
  view: View,
  height: number,
  sweep: Span,
  time: number,
): Mark[] {
  const top = view.height - height;
  const middle = top + 4 + (height - 4) / 2;
  const others = othersOf(step, view);
  const say = words[view.language];
  const count = sentences(step);
  const which = count > 1 ? say.sentenceOf(Math.min(view.batch, count - 1) + 1, count) : undefined;
  if (!others) return which ? [text("heads/sentence", 0, top + 12, which, { ink: "ink3" })] : [];
  const large = others.name(Math.min(view.head, others.size - 1));
  const caption = which ? `${which} · ${large}` : large;
  const left = Math.min(view.width * 0.4, Math.max(ownRoom, textWidth(caption, 12, 600) + 24));
  const phone = view.width < phoneWidth;
  const more = others.size - 1 - others.shown.length;
  const room =
    (view.width - left - (more > 0 ? (phone ? 28 : countRoom) : 0)) / others.shown.length;
  const out: Mark[] = [
    mark("rule", "heads/rule", { x: 0, y: top + 4, width: view.width, height: 1 }, { ink: "line" }),
    text("heads/large", 0, middle, caption, { ink: "ink", room: left - 8, weight: 600 }),
  ];
  others.shown.forEach((head, i) => {
    const x = left + i * room;
    // A click on a head's name pins its first number, which shows that head large.
    const name = text(`heads/${head}/name`, x, middle, others.name(head), {
      ink: "ink2",
      room: room * 0.55,
      cell: gridOf(step.node, { batch: view.batch, head }).cell(0, 0),
    });
    const after = name.width + 8;
    const box = { x: x + after, y: top + 10, width: room - after - 12, height: height - 12 };
    out.push(name);
    // Head by head and row by row, while the other rows of the large head appear.
    const each = sweep.length / others.shown.length;
    const share = (row: number, rows: number) =>
      progress(time, { start: sweep.start + each * (i + row / rows), length: 160 });
    out.push(...tiles(step, view, head, box, share));
  });
  if (more === 0) return out;
  const rest = phone
    ? text("heads/more", view.width, middle, `+${more}`, {
        anchor: "end",
        ink: "ink3",
        title: say.moreHeads(more),
      })
    : text("heads/more", view.width, middle, say.moreHeads(more), { anchor: "end", ink: "ink3" });
  return [...out, rest];
}
