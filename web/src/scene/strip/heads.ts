/** The other heads of a result, small, below the one that is shown large, and the number of the sentence. */
import { areaOf, fitCell, place } from "../placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import { phoneWidth, stepOf } from "../step.js";
import type { Span, Step, View } from "../../types/scene.js";
import { comingRow, rowMarks } from "../cells.js";
import { textWidth } from "../../draw/format.js";
import { gridOf, headAxis } from "../grid.js";
import { labelsOf } from "../labels.js";
import { sectionOfHeads } from "../nodes.js";
import { mark, text } from "../../draw/marks.js";
import { matrixAt } from "../matrix.js";
import { progress } from "../../draw/motion.js";
import { words } from "../words.js";

/** Below this width a head and its name cannot be read. */
const leastRoom = 92;
/** Small, as the large head needs the height. */
const lineHeight = 46;
const ownLayout = new Set(["split_heads", "merge_heads", "repeat_heads", "view", "transpose"]);

/** A head that is not shown large, and where a click on its name leads. */
interface Other {
  readonly head: number;
  readonly name: string;
  readonly step: Step;
  readonly link: Pick<Mark, "cell" | "goes" | "title">;
}

interface Heads {
  /** The name of the large one. */
  readonly name: string;
  readonly others: readonly Other[];
}

/** The heads of a result, in one matrix or each in a node of its own; undefined where there is no choice. */
function headsOf(step: Step, view: View): Heads | undefined {
  if (step.node.place?.head !== undefined) return stackedHeads(step, view);
  // The other views show all heads at once.
  if (view.view !== undefined && view.view !== "matrix") return undefined;
  const outer = headAxis(step.node);
  if (!outer || outer.size < 2 || ownLayout.has(step.node.op)) return undefined;
  const large = Math.min(view.head, outer.size - 1);
  const name = nameOf(step, view, outer);
  const others = Array.from({ length: outer.size }, (_, head) => head)
    .filter((head) => head !== large)
    .map((head): Other => {
      // Its first number is pinned, which shows that head large.
      const cell = gridOf(step.node, { batch: view.batch, head }).cell(0, 0);
      return { head, name: name(head), step, link: { cell } };
    });
  return { name: name(large), others };
}

function nameOf(
  { node, experiment }: Step,
  view: View,
  { axis, size }: { readonly axis: string; readonly size: number },
): (head: number) => string {
  if (axis !== "query") return (head) => words[view.language].head(head + 1);
  const grid = gridOf({ ...node, shape: [size, 1], axes: ["query", "feature"] }, view);
  const { texts } = labelsOf(experiment, grid, "rows", view.language);
  return (head) => texts[head] ?? String(head + 1);
}

/** The same step of the heads beside this one. */
function stackedHeads({ node, experiment }: Step, { language }: View): Heads | undefined {
  const others = experiment.graph.flatMap((one): Other[] => {
    const head = one.place?.head;
    if (head === undefined || head === node.place?.head || one.role !== node.role) return [];
    if (sectionOfHeads(one) !== sectionOfHeads(node)) return [];
    const name = words[language].head(head + 1);
    return [{ head, name, step: stepOf(experiment, one), link: { goes: one.id, title: name } }];
  });
  const name = words[language].head((node.place?.head ?? 0) + 1);
  return others.length > 0 && node.role !== undefined ? { name, others } : undefined;
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
  if (headsOf(step, view)) return lineHeight;
  return sentences(step) > 1 ? 20 : 0;
}

function tiles(
  { step, head, name }: Other,
  view: View,
  box: Rect,
  share: (row: number, rows: number) => number,
): Mark[] {
  const matrix = matrixAt(step, step.node, { ...view, head }, `heads/${head}`);
  const { rows, columns } = matrix;
  const most = fitCell(rows, box.height, 16);
  const width = Math.min(fitCell(columns, box.width, 22), most * 1.6);
  const m = place(matrix, { x: box.x, y: box.y, width, height: Math.min(width, most) }, view);
  const title = `${step.node.title[view.language]}, ${name}`;
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
  const heads = headsOf(step, view);
  const say = words[view.language];
  const count = sentences(step);
  const which = count > 1 ? say.sentenceOf(Math.min(view.batch, count - 1) + 1, count) : undefined;
  if (!heads) return which ? [text("heads/sentence", 0, top + 12, which, { ink: "ink3" })] : [];
  const phone = view.width < phoneWidth;
  // On a phone the field of the sentence says which one it is.
  const caption = which && !phone ? `${which} · ${heads.name}` : heads.name;
  const left = Math.min(view.width * 0.4, Math.max(ownRoom, textWidth(caption, 12, 600) + 24));
  const shown = heads.others.slice(0, roomFor(heads.others.length, view));
  const more = heads.others.length - shown.length;
  const room = (view.width - left - (more > 0 ? (phone ? 28 : countRoom) : 0)) / shown.length;
  const out: Mark[] = [
    mark("rule", "heads/rule", { x: 0, y: top + 4, width: view.width, height: 1 }, { ink: "line" }),
    text("heads/large", 0, middle, caption, { ink: "ink", room: left - 8, weight: 600 }),
  ];
  shown.forEach((other, i) => {
    const x = left + i * room;
    const name = text(`heads/${other.head}/name`, x, middle, other.name, {
      ink: "ink2",
      room: room * 0.55,
      ...other.link,
    });
    const after = name.width + 8;
    const box = { x: x + after, y: top + 10, width: room - after - 12, height: height - 12 };
    out.push(name);
    // Head by head and row by row, while the other rows of the large head appear.
    const each = sweep.length / shown.length;
    const share = (row: number, rows: number) =>
      progress(time, { start: sweep.start + each * (i + row / rows), length: 160 });
    out.push(...tiles(other, view, box, share));
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
