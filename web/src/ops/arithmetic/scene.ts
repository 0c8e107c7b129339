/**
 * add, subtract, multiply, maximum, and division by sums: a copy of the first input moves to the place
 * of the result, and the second is combined with it, cell by cell.
 */
import { type Placed, areaOf, boxOf } from "../../scene/placed.js";
import type { Mark, Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../types/scene.js";
import { equationHeight, equationMarks } from "../../scene/worked/equation.js";
import { format, receiptDecimals, textWidth } from "../../draw/format.js";
import { parametersOf } from "../../scene/grid.js";
import { rowName } from "../../scene/labels.js";
import { mark, number, sentence, text } from "../../draw/marks.js";
import { isCrowded } from "../../scene/blocks.js";
import { cellMark, rowMarks } from "../../scene/cells.js";
import { endOf, land, mix, progress, sequence } from "../../draw/motion.js";
import { pairHeads, placePair, standing, togetherMarks, whole } from "../../scene/pair.js";
import { teachingCell } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { arithmeticWords } from "./words.js";

const [one, travel, meet, sums, hold] = sequence([960, 500, 500, 240, 500]);

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(one), endOf(travel), endOf(meet)],
  sweep: { start: sums.start, length: sums.length },
});

/** The sign between the two. */
const signs: Readonly<Record<string, string>> = {
  add: "+",
  subtract: "−",
  multiply: "×",
  maximum: "max",
  divide_by_sum: "÷",
};

type SumWords = (a: Part, b: Part, sum: Part) => Part[];

/** Of which row and column a sum is, and the sum; a negative number after the sign is in brackets. */
function sumOf(
  { rowLabels, columnLabels }: Placed,
  [row, column]: readonly [number, number],
  language: Language,
  factor: string,
): SumWords {
  return (a, b, sum) => {
    const added = b.text.startsWith("−") ? sentence`(${b})` : [b];
    return arithmeticWords[language].added(
      rowName(rowLabels, row, language),
      columnLabels.texts[column] ?? String(column + 1),
      [...sentence`${factor}${a} + `, ...added, ...sentence` = ${sum}`],
    );
  };
}

/** The same in the depth *story*. */
function storyOf(alpha: unknown, language: Language): Part[] {
  const own = arithmeticWords[language];
  if (alpha === -1) return own.allSubtracted;
  return typeof alpha === "number" ? own.allWeighed : own.allAdded;
}

/** The narration of an op. */
function toldOf({ node, inputs }: Step, language: Language, sumOf: SumWords) {
  const own = arithmeticWords[language];
  if (node.op === "add") return sumOf;
  if (node.op === "subtract") return own.subtracted;
  if (node.op === "maximum") return own.greater;
  if (node.op === "divide_by_sum") {
    const [from, by] = inputs;
    const isOwnSum = by === undefined || by.op !== "row_sum" || by.inputs[0] === from?.id;
    return isOwnSum ? own.dividedBy : own.dividedByOther;
  }
  return inputs.some(({ role }) => role === "gate" || role === "gate_activated")
    ? own.gated
    : own.multipliedBy;
}

/** A copy of a whole matrix moving to the place of the result, on a card; broadcast rows repeat. */
export function copyMarks(key: string, from: Placed, to: Placed, share: number): Mark[] {
  if (share === 0) return [];
  const moved = land(share);
  const rows = Math.min(from.rows, to.rows);
  const columns = Math.min(from.columns, to.columns);
  const [a, b] = [areaOf(from), areaOf({ ...to, rows, columns })];
  const dx = mix(0, b.x - a.x, moved);
  const dy = mix(0, b.y - a.y, moved);
  const out: Mark[] = [];
  if (share < 1) {
    const card = {
      x: a.x + dx - 7,
      y: a.y + dy - 7,
      width: mix(a.width, b.width, moved) + 14,
      height: mix(a.height, b.height, moved) + 14,
    };
    out.push(mark("card", `${key}/card`, card, { state: "moving", radius: 9 }));
  }
  if (isCrowded(from) && from.cellWidth === to.cellWidth && from.cellHeight === to.cellHeight) {
    const there = { ...from, x: from.x + dx, y: from.y + dy, key };
    const look = share < 1 ? ({ state: "moving" } as const) : {};
    return [...out, ...rowMarks(there, () => ({ seen: look, masked: look }))];
  }
  for (let row = 0; row < from.rows; row++)
    for (let column = 0; column < from.columns; column++) {
      const place = boxOf(from, row, column);
      const target = boxOf(to, Math.min(row, to.rows - 1), Math.min(column, to.columns - 1));
      const box = {
        x: mix(place.x, target.x, moved),
        y: mix(place.y, target.y, moved),
        width: mix(place.width, target.width, moved),
        height: mix(place.height, target.height, moved),
      };
      const state = share < 1 ? "moving" : "value";
      out.push({
        ...cellMark(from, row, column, { box, key: `${key}/${row}/${column}`, state }),
        flat: true,
      });
    }
  return out;
}

function signMarks(joints: readonly { x: number; y: number }[], between: string): Mark[] {
  const names = [between, "="];
  return joints.slice(0, 2).map((joint, i) =>
    text(`sign/${i}`, joint.x, joint.y, names[i] ?? "", {
      anchor: "middle",
      size: 18,
      ink: "ink2",
      figure: true,
    }),
  );
}

function draw(step: Step, view: View, time: number): Drawing {
  const upper = { ...whole(view), height: view.height - equationHeight(view) };
  const { alpha } = parametersOf(step.node);
  const sign = signs[step.node.op] ?? "+";
  const between = typeof alpha === "number" ? `× ${format(alpha, 2)} +` : sign;
  const pair = placePair(step, view, [inputOf(step, 0), inputOf(step, 1)], upper, {
    between: 30 + Math.max(0, textWidth(between, 18) - 16),
  });
  const [a, b] = pair.inputs as [Placed, Placed];
  const { result } = pair;
  const wanted = teachingCell(step, view, result.grid, 0);
  const at = [
    Math.min(wanted[0], result.rows - 1),
    Math.min(wanted[1], result.columns - 1),
  ] as const;
  const inside = (m: Placed) =>
    [Math.min(at[0], m.rows - 1), Math.min(at[1], m.columns - 1)] as const;
  const share = progress(time, sums);
  const line = { x: 0, y: upper.height, width: view.width, height: equationHeight(view) };
  const takes = step.node.op === "subtract";
  const adds = takes || step.node.op === "add";
  const times = typeof alpha === "number" ? [{ sign: `${format(alpha, 3)} ×` }] : [];
  const parts = [
    ...times,
    { of: a, at: inside(a) },
    { sign },
    { of: b, at: inside(b) },
    { sign: "=" },
    { of: result, at },
  ];
  const [left, right] = [a.grid.value(...inside(a)), b.grid.value(...inside(b))];
  const terms = [left * (typeof alpha === "number" ? alpha : 1), takes ? -right : right];
  const adding = adds ? receiptDecimals(terms, result.grid.value(...at)) : undefined;
  const decimals = adding ?? 3;
  const say = words[view.language];
  const numberOf = (m: Placed, place: readonly [number, number]) =>
    number(m.grid.cell(...place), m.grid.value(...place), m.scale, decimals);
  const marks = [
    ...pairHeads(pair, view, { row: at[0], column: at[1] }),
    ...signMarks(pair.row.joints, between),
    ...standing(a),
    ...standing(b),
    ...togetherMarks(result, view, share, {
      at,
      share: time >= endOf(one) && time < travel.start + 1 ? 1 : share,
    }),
    ...(share < 1 ? copyMarks("copy/a", a, result, progress(time, travel)) : []),
    ...(share < 1 ? copyMarks("copy/b", b, result, progress(time, meet)) : []),
    ...equationMarks(parts, line, one, time, decimals),
  ];
  const travelling = time >= travel.start && time < sums.start && step.node.role === "residual";
  const factor = typeof alpha === "number" ? `${format(alpha, 3)} × ` : "";
  const numbers = [numberOf(a, inside(a)), numberOf(b, inside(b)), numberOf(result, at)] as const;
  const sum = view.digits
    ? sumOf(result, at, view.language, factor)
    : () => storyOf(alpha, view.language);
  const told = toldOf(step, view.language, sum)(...numbers);
  return { marks, narration: travelling ? say.copyTravels : told };
}

export const add: Scene = { plan, draw, thinned: true };

export const arithmeticScenes: Scenes = { add, subtract: add, multiply: add, maximum: add };
