/** The table of counts: multiplications and bytes, with the cache and without. */
import { mark, text } from "../../../draw/marks.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { countOf, countText, countsOf } from "../counts.js";
import type { WordMoment } from "./timing.js";
import { cacheWords } from "./words.js";

interface Line {
  readonly name: string;
  readonly with: number;
  readonly without: number;
  /** The index of the count with the cache among the values of the node; the one without follows. */
  readonly cell?: number;
}

interface Group {
  readonly name: string;
  readonly lines: readonly Line[];
}

function groupsOf({ node }: Step, { language }: View, word: number): readonly Group[] {
  const say = cacheWords[language];
  const now = (name: string) => countsOf(node, name)[word] ?? NaN;
  const length = countText(countOf(node, "length"), language);
  return [
    {
      name: say.multiplications,
      lines: [
        { name: say.thisWord, with: now("with"), without: now("without") },
        {
          name: say.allSoFar(word + 1),
          with: now("all_with"),
          without: now("all_without"),
          cell: 2 * word,
        },
      ],
    },
    {
      name: say.bytes,
      lines: [
        { name: say.keptNow, with: now("bytes"), without: 0 },
        { name: say.keptAt(length), with: countOf(node, "length_bytes"), without: 0 },
      ],
    },
  ];
}

/** Where the columns end, and how high a line is. */
interface Columns {
  readonly left: number;
  readonly with: number;
  readonly without: number;
  readonly bars: Rect;
  readonly line: number;
}

function columnsOf({ x, y, width, height }: Rect, phone: boolean): Columns {
  const wide = Math.min(width, phone ? width : 500);
  const line = Math.min(28, (height - 12) / (phone ? 4 : 6));
  const bar = phone ? 0.1 * wide : Math.min(80, wide * 0.16);
  return {
    left: x,
    with: x + wide * (phone ? 0.63 : 0.58),
    without: x + wide * (phone ? 0.88 : 0.81),
    bars: { x: x + wide - bar, y, width: bar, height: 5 },
    line,
  };
}

/** Two bars under each other; the longer one fills the room. */
function barMarks(key: string, at: Rect, line: Line, share: number): Mark[] {
  const most = Math.max(line.with, line.without, 1);
  const bar = (name: string, value: number, down: number, ink: "ink" | "line2") =>
    mark(
      "bar",
      `${key}/${name}`,
      { ...at, y: at.y + down, width: (at.width * value * share) / most },
      {
        ink,
        radius: 1.5,
        value,
      },
    );
  return [bar("with", line.with, -at.height, "ink"), bar("without", line.without, 1, "line2")];
}

function lineMarks(
  key: string,
  { step, view, at, y }: { step: Step; view: View; at: Columns; y: number },
  line: Line,
  share: number,
): Mark[] {
  const cell = (own: number) =>
    line.cell === undefined ? {} : { cell: { node: step.node.id, index: line.cell + own } };
  const number = (name: string, x: number, value: number, strong: boolean, own: number) =>
    text(`${key}/${name}/count`, x, y, countText(value, view.language), {
      anchor: "end",
      size: 13,
      weight: strong ? 600 : 400,
      ink: strong ? "ink" : "ink2",
      figure: true,
      opacity: share,
      value,
      ...cell(own),
    });
  return [
    text(`${key}/name`, at.left, y, line.name, { ink: "ink2", room: at.with - at.left - 60 }),
    number("with", at.with, line.with, true, 0),
    number("without", at.without, line.without, false, 1),
    ...barMarks(key, { ...at.bars, y }, line, share),
  ];
}

function headMarksOf(view: View, at: Columns, y: number, name: string, columns: boolean): Mark[] {
  const say = cacheWords[view.language];
  const head = (key: string, x: number, content: string, strong: boolean) =>
    text(`counts/head/${key}`, x, y, content, {
      anchor: "end",
      weight: strong ? 600 : 400,
      ink: strong ? "ink" : "ink2",
      figure: true,
    });
  return [
    text(`counts/${name}`, at.left, y, name, { size: 13, weight: 600 }),
    ...(columns
      ? [head("with", at.with, say.with, true), head("without", at.without, say.againShort, false)]
      : []),
  ];
}

export function countMarks(step: Step, view: View, rect: Rect, moment: WordMoment): Mark[] {
  if (rect.height === 0) return [];
  const phone = view.width < phoneWidth;
  const at = columnsOf(rect, phone);
  const out: Mark[] = [];
  let y = rect.y + 12 + at.line / 2;
  groupsOf(step, view, moment.countedWord).forEach(({ name, lines }, group) => {
    // A phone has room for one head, and for what the whole length costs in the curve.
    const shown = phone ? lines.slice(0, group === 0 ? 2 : 1) : lines;
    if (!phone || group === 0) {
      out.push(...headMarksOf(view, at, y, name, group === 0));
      y += at.line;
    }
    shown.forEach((line, i) => {
      const fresh = group === 0 || i === 0 ? moment.counted : 1;
      const named = phone && group > 0 ? { ...line, name: `${name}, ${line.name}` } : line;
      out.push(...lineMarks(`counts/${group}/${i}`, { step, view, at, y }, named, fresh));
      y += at.line;
    });
  });
  const rule = { x: rect.x, y: rect.y, width: view.width - rect.x, height: 1 };
  return [mark("rule", "counts/rule", rule, { ink: "line" }), ...out];
}
