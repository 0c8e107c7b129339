/** principal_components: each row becomes a point in the plane of the two directions with the largest variance. */
import type { Placed } from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import { inputOf, phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../types/scene.js";
import { elide } from "../../draw/format.js";
import { rowName } from "../../scene/labels.js";
import { line, mark, number, text } from "../../draw/marks.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { comingMarks, pairHeads, placePair, standing } from "../../scene/pair.js";
import { sweepOpacity, teachingCell } from "../../scene/stagecraft.js";
import { still } from "../../scene/still.js";
import { componentsWords } from "./words.js";

const [one, , sweep, hold] = sequence([600, 300, 900, 500]);

const plan = (): Plan => ({ duration: endOf(hold), stops: [endOf(one)], sweep });

/** The first two components of every row, on the same scale. */
function mapMarks(m: Placed, rect: Rect, shareOf: (row: number) => number): Mark[] {
  const across = (row: number) => m.grid.value(row, 0);
  const up = (row: number) => (m.grid.columns > 1 ? m.grid.value(row, 1) : 0);
  const rows = Array.from({ length: m.rows }, (_, row) => row);
  const reach = Math.max(...rows.flatMap((row) => [Math.abs(across(row)), Math.abs(up(row))])) || 1;
  const scale = (Math.min(rect.width, rect.height) / 2 - 18) / reach;
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const [half, tall] = [rect.width / 2, rect.height / 2];
  return [
    line(
      "plane/x",
      [
        [x - half, y],
        [x + half, y],
      ],
      { ink: "line2" },
    ),
    line(
      "plane/y",
      [
        [x, y - tall],
        [x, y + tall],
      ],
      { ink: "line2" },
    ),
    text("plane/x/name", x + half, y - 9, m.columnLabels.texts[0] ?? "", {
      anchor: "end",
      ink: "ink3",
    }),
    text("plane/y/name", x + 6, y - tall + 7, m.columnLabels.texts[1] ?? "", { ink: "ink3" }),
    ...rows.flatMap((row): Mark[] => {
      const opacity = shareOf(row);
      if (opacity === 0) return [];
      const [px, py] = [x + across(row) * scale, y - up(row) * scale];
      const cells =
        m.grid.columns > 1 ? [m.grid.cell(row, 0), m.grid.cell(row, 1)] : [m.grid.cell(row, 0)];
      const dot = { x: px - 4, y: py - 4, width: 8, height: 8 };
      const right = px < x + half - 60;
      const name = elide(m.rowLabels.texts[row] ?? "", 60, 12);
      return [
        mark("dot", `plane/${row}`, dot, { ink: "ink", opacity, sources: cells }),
        ...(m.rows <= 24
          ? [
              text(`plane/${row}/name`, right ? px + 7 : px - 7, py, name, {
                anchor: right ? "start" : "end",
                ink: "ink2",
                opacity,
              }),
            ]
          : []),
      ];
    }),
  ];
}

function draw(step: Step, view: View, time: number): Drawing {
  const phone = view.width < phoneWidth;
  const map: Rect = phone
    ? { x: 0, y: view.height * 0.58, width: view.width, height: view.height * 0.42 }
    : { x: view.width * 0.62, y: 0, width: view.width * 0.38, height: view.height };
  const room = phone
    ? { x: 0, y: 0, width: view.width, height: map.y - 8 }
    : { x: 0, y: 0, width: map.x - 24, height: view.height };
  const pair = placePair(step, view, [inputOf(step, 0)], room);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const wanted = teachingCell(step, view, result.grid, 0);
  const row = Math.min(wanted[0], result.rows - 1);
  const shareOf = (r: number) =>
    r === row ? progress(time, one) : sweepOpacity(r, row, result.rows, sweep, time);
  const first = number(result.grid.cell(row, 0), result.grid.value(row, 0), result.scale);
  return {
    marks: [
      ...pairHeads(pair, view, { row }),
      ...standing(source),
      ...comingMarks(result, view, shareOf),
      ...mapMarks(result, map, shareOf),
    ],
    narration: componentsWords[view.language].onTheMap(
      rowName(result.rowLabels, row, view.language),
      first,
    ),
  };
}

export const components: Scene = { plan, draw };

export const componentsScenes: Scenes = {
  principal_components: components,
  principal_directions: still,
};
