/** Any op without a scene of its own: inputs, an arrow, and the result, which appears in one sweep. */
import { matrixMark } from "./placed.js";
import type { GraphNode } from "../types/graph.js";
import type { Mark } from "../types/frame.js";
import type { Drawing, Plan, Scene, Step, View } from "../types/scene.js";
import { headMarks } from "./head.js";
import { hasValues } from "./values.js";
import { rowName } from "./labels.js";
import { arrowRight, line, number, strong } from "../draw/marks.js";
import { comingRow, rowMarks } from "./cells.js";
import { matrixAt } from "./matrix.js";
import { progress } from "../draw/motion.js";
import { placeResult } from "./rows.js";
import { ringedRow, teachingRow } from "./stagecraft.js";
import { words } from "./words.js";

const sweep = { start: 240, length: 600 };

/** At most two inputs fit beside the result; weights come before their biases. */
const shownInputs = (step: Step): readonly GraphNode[] =>
  step.inputs.filter((node) => node.shape.length > 0 && hasValues(node)).slice(0, 2);

const plan = (step: Step): Plan => ({
  duration: step.inputs.length > 0 ? 1400 : 1200,
  stops: [],
  sweep,
});

function draw(step: Step, view: View, time: number): Drawing {
  const matrices = [...shownInputs(step), step.node].map((node) =>
    matrixAt(step, node, view, node === step.node ? node.id : `in/${node.id}`),
  );
  const rect = { x: 0, y: 0, width: view.width, height: view.height };
  const row = placeResult(matrices, rect, view, { between: 64 });
  const result = row.matrices[row.matrices.length - 1];
  if (!result) throw new Error("a scene has at least its result");
  const slow = Math.min(teachingRow(step, result.grid), result.rows - 1);
  const marks: Mark[] = row.matrices.flatMap((m, i) => [
    ...headMarks(m, {
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
      row: slow,
    }),
    matrixMark(m, view.language),
    ...rowMarks(m, (r) => {
      if (m !== result) return comingRow(m, 1);
      const start = sweep.start + (sweep.length * r) / m.rows;
      return ringedRow(m, view, r, progress(time, { start, length: 160 }));
    }),
  ]);
  const joint = row.joints[row.matrices.length - 2];
  if (joint && row.matrices[0]?.y === result.y) {
    marks.push(
      line(
        "arrow/line",
        [
          [joint.x - 18, joint.y],
          [joint.x + 16, joint.y],
        ],
        { thickness: 1.25 },
      ),
    );
    marks.push(arrowRight("arrow/head", joint.x + 18, joint.y));
  }
  const say = words[view.language];
  const title = strong(step.node.title[view.language]);
  const first = number(result.grid.cell(slow, 0), result.grid.value(slow, 0), result.scale);
  const name = rowName(result.rowLabels, slow, view.language);
  return {
    marks,
    narration: step.inputs.length > 0 ? say.becomes(title, name, first) : say.given(title),
  };
}

export const still: Scene = { plan, draw };
