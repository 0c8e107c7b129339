/** A level that has no picture of its own: its steps as cards, each with its result in small. */
import { line, mark, number, text } from "../../draw/marks.js";
import { memo } from "../../draw/memo.js";
import { progress } from "../../draw/motion.js";
import { gridOf } from "../../scene/grid.js";
import { scaleOf } from "../../scene/identity.js";
import { labelsOf, rowName } from "../../scene/labels.js";
import { stepOf } from "../../scene/step.js";
import type { Mark, Part, Rect } from "../../types/frame.js";
import type { Experiment, GraphNode } from "../../types/graph.js";
import type { Drawing, Overview, Scene, Span, Step, View } from "../../types/scene.js";
import type { LevelPart } from "../../types/timeline.js";
import { miniMarks, placeMini } from "./mini.js";
import { stepWords } from "./step_words.js";

const first = 300;
const each = 600;
const rest = 1200;
const gap = 16;
const titleHeight = 26;

const spanOf = (index: number): Span => ({ start: first + index * each, length: each * 0.8 });

/** As many columns as make the cards about as wide as high. */
function boxesOf(count: number, { width, height }: View): Rect[] {
  const widest = Math.max(1, Math.floor(width / 104));
  const columns = Math.min(count, widest, Math.ceil(Math.sqrt((count * width) / height / 1.1)));
  const rows = Math.ceil(count / columns);
  const [w, h] = [
    Math.min(220, (width - gap * (columns - 1)) / columns),
    Math.min(190, (height - gap * (rows - 1)) / rows),
  ];
  const left = (width - columns * w - gap * (columns - 1)) / 2;
  const top = (height - rows * h - gap * (rows - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * (w + gap),
    y: top + Math.floor(i / columns) * (h + gap),
    width: w,
    height: h,
  }));
}

interface Shown {
  readonly part: LevelPart;
  readonly node: GraphNode;
}

function cardMarks(
  step: Step,
  view: View,
  { part, node }: Shown,
  box: Rect,
  share: number,
): Mark[] {
  const key = `part/${part.id}`;
  const title = part.title[view.language];
  const inner = {
    x: box.x + 12,
    y: box.y + titleHeight + 4,
    width: box.width - 24,
    height: box.height - titleHeight - 14,
  };
  const m = placeMini(step, view, `${key}/mini`, { node, head: view.head }, inner);
  return [
    mark("band", key, box, {
      ink: "band",
      radius: 8,
      goes: part.id,
      title: stepWords[view.language].enter(title),
    }),
    mark("ring", `${key}/edge`, box, {
      ink: share > 0 && share < 1 ? "ink" : "line2",
      radius: 8,
      thickness: 1,
    }),
    text(`${key}/title`, box.x + 12, box.y + 16, title, {
      size: 13,
      weight: 600,
      ink: share > 0 ? "ink" : "ink3",
      room: box.width - 24,
    }),
    ...miniMarks(m, view, share),
  ];
}

/** An arrow to the next card, in the gap between them. */
function arrowMarks(from: Rect, to: Rect | undefined, key: string): Mark[] {
  if (!to || to.y !== from.y) return [];
  const [x, y] = [from.x + from.width, from.y + from.height / 2];
  return [
    line(
      `${key}/arrow`,
      [
        [x + 4, y - 4],
        [x + gap - 5, y],
        [x + 4, y + 4],
      ],
      {
        ink: "ink3",
        thickness: 1.25,
      },
    ),
  ];
}

function told(step: Step, view: View, shown: Shown | undefined, count: number): Part[] {
  const say = stepWords[view.language];
  if (!shown) return say.steps(count);
  const grid = gridOf(shown.node, { batch: view.batch, head: view.head });
  const labels = labelsOf(step.experiment, grid, "rows", view.language);
  return say.made(
    shown.part.title[view.language],
    rowName(labels, 0, view.language),
    number(grid.cell(0, 0), grid.value(0, 0), scaleOf(shown.node)),
  );
}

const sceneOf = memo(
  (experiment: Experiment, part: LevelPart): Scene => {
    const shown = (part.level?.parts ?? []).flatMap((one): Shown[] => {
      const node = experiment.graph.find(({ id }) => id === one.nodes.at(-1));
      return node ? [{ part: one, node }] : [];
    });
    const duration = first + shown.length * each + rest;
    const sweep = { start: duration, length: 0 };
    return {
      lens: false,
      views: () => ["map"],
      plan: () => ({ duration, stops: shown.map((_, i) => spanOf(i).start + each * 0.9), sweep }),
      draw: (step, view, time): Drawing => {
        const boxes = boxesOf(shown.length, view);
        const now = shown.findLast((_, i) => time >= spanOf(i).start);
        return {
          marks: shown.flatMap((one, i) => {
            const box = boxes[i] as Rect;
            return [
              ...cardMarks(step, view, one, box, progress(time, spanOf(i))),
              ...arrowMarks(box, boxes[i + 1], `part/${one.part.id}`),
            ];
          }),
          narration: told(step, view, now, shown.length),
        };
      },
    };
  },
  (_, { id }) => id,
);

/** A level inside one that has no picture of the whole: the picture is its own. */
export function stepsOverview(experiment: Experiment, part: LevelPart): Overview {
  const node = experiment.graph.find(({ id }) => id === part.nodes.at(-1));
  if (!node) throw new Error(`a level without a result: ${part.id}`);
  const step = stepOf(experiment, node);
  const scene = sceneOf(experiment, part);
  return { step, scene, span: { start: 0, length: scene.plan(step).duration } };
}
