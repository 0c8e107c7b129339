/**
 * A block as a map of its residual stream: the lines of the tokens run from left to right, sub-layers
 * are cards above them, and values appear as they are computed. A click on a part opens its step.
 */
import type { Experiment, GraphNode } from "../../../types/graph.js";
import type { Mark, Part, Rect } from "../../../types/frame.js";
import { inputOf, stepOf } from "../../../scene/step.js";
import type { Drawing, Overview, Scene, Span, View } from "../../../types/scene.js";
import type { Level, LevelPart } from "../../../types/timeline.js";
import { cardMarks } from "./cards.js";
import { type Leg, type MapLayout, layoutOf } from "./layout.js";
import { normPlotMarks, inset } from "./norm_plot.js";
import {
  type MapMoment,
  captionMarks,
  lineMarks,
  plusMarks,
  tileMarks,
  tokenMarks,
} from "./stream.js";
import { type BlockStructure, type SubLayer, blockOf, structureOf } from "./structure.js";
import { type LegTiming, type MapTiming, partSpans, planOf, timingOf } from "./timing.js";
import { blockWords } from "./words.js";
import { dotStripMarks, type NormTiming } from "../../norm/dot_strip.js";
import { format, receiptDecimals, textWidth } from "../../../draw/format.js";
import { gridOf, parametersOf, shapeOf } from "../../../scene/grid.js";
import { scaleOf } from "../../../scene/identity.js";
import { mark, number, text, token } from "../../../draw/marks.js";
import { endOf } from "../../../draw/motion.js";
import { stripOf } from "../../norm/scene.js";
import { teachingRow } from "../../../scene/stagecraft.js";
import { still } from "../../../scene/still.js";
import { words } from "../../../scene/words.js";

/** The result of a sub-layer, as a small matrix on the lines. */
function chipMarks(moment: MapMoment, key: string, node: GraphNode, box: Rect, span: Span): Mark[] {
  const { language } = moment.view;
  const title = blockWords[language].enter(node.title[language]);
  const inner = { x: box.x + 4, y: box.y + 3, width: box.width - 8, height: box.height - 6 };
  return [
    mark("band", `${key}/edge`, box, { ink: "line2", radius: 5 }),
    mark("band", key, inset(box), { ink: "paper", radius: 4, goes: node.id, title }),
    ...tileMarks(moment, key, node, inner, span),
  ];
}

/** Norms on the lines have a name if there is room; on the stream a caption names them. */
function chipNames({ before, after, result }: Leg, key: string, name: string): Mark[] {
  const at = (box: Rect, id: string, x: number, anchor: "start" | "end") =>
    text(`${key}/${id}/name`, x, box.y + box.height / 2, name, { anchor, ink: "ink2" });
  const width = textWidth(name, 12) + 12;
  const room = (after ?? result ?? { x: Infinity }).x - (before ? before.x + before.width : 0);
  const both = before && after ? 2 : 1;
  if (room < both * width) return [];
  return [
    ...(before ? [at(before, "before", before.x + before.width + 6, "start")] : []),
    ...(after ? [at(after, "after", after.x - 6, "end")] : []),
  ];
}

function legMarks(moment: MapMoment, leg: Leg, timing: LegTiming, next: Rect, i: number): Mark[] {
  const { subLayer, stream, before, after, result, sum, plot } = leg;
  const key = `leg/${i}`;
  const last = subLayer.dropped ?? subLayer.result;
  const plots: [GraphNode | undefined, Rect | undefined, Span, string][] = [
    [subLayer.before, before, timing.before, "before"],
    [subLayer.after, after, timing.after, "after"],
    [subLayer.post, plot, timing.post, "post"],
  ];
  return [
    ...lineMarks(moment, leg, timing, key, next),
    ...tileMarks(moment, `${key}/stream`, subLayer.from, stream, timing.stream),
    ...plots.flatMap(([node, box, span, name]) =>
      node && box ? normPlotMarks(moment, node, `${key}/${name}`, box, span) : [],
    ),
    ...chipNames(leg, key, blockWords[moment.view.language].norm),
    ...(result ? chipMarks(moment, `${key}/result`, last, result, timing.result) : []),
    ...plusMarks(moment, leg, timing, key),
    ...(sum ? tileMarks(moment, `${key}/sum`, subLayer.joined, sum, timing.joined) : []),
    ...cardMarks(moment, leg, timing, `${key}/card`),
    ...captionMarks(moment, leg, key, i === 0),
  ];
}

/** The norm computed last, and its time. */
function currentNorm(
  { subLayers }: BlockStructure,
  timing: MapTiming,
  time: number,
): { node: GraphNode; span: Span } | undefined {
  const all = subLayers.flatMap(({ before, after, post }, i) => {
    const leg = timing.legs[i] as LegTiming;
    const each: [GraphNode | undefined, Span][] = [
      [before, leg.before],
      [after, leg.after],
      [post, leg.post],
    ];
    return each.flatMap(([node, span]) => (node ? [{ node, span }] : []));
  });
  return all.findLast(({ span }) => time >= span.start) ?? undefined;
}

const normTiming = ({ start, length }: Span): NormTiming => {
  const part = (from: number, share: number): Span => ({
    start: start + length * from,
    length: length * share,
  });
  return {
    dots: part(0, 0.25),
    measure: part(0.1, 0.25),
    slide: part(0.35, 0.3),
    stretch: part(0.65, 0.3),
    gain: { start: start + length * 0.95, length: 0 },
    landing: part(0.95, 0.05),
    sweep: part(1, 0),
    duration: length,
  };
};

/** Below the map: the numbers of the current row before and after the norm. */
function stripMarks(
  moment: MapMoment,
  structure: BlockStructure,
  timing: MapTiming,
  row: number,
): Mark[] {
  const { layout, step, view, time } = moment;
  const norm = layout.strip && currentNorm(structure, timing, time);
  if (!norm || !layout.strip) return [];
  const own = stepOf(step.experiment, norm.node);
  const place = { batch: view.batch, head: 0 };
  const grids = { source: gridOf(inputOf(own, 0), place), result: gridOf(norm.node, place) };
  const byColumn = norm.node.op === "batch_norm";
  const name = byColumn
    ? words[view.language].column("1")
    : (layout.names[Math.floor(row / layout.everyRow)] ?? "");
  return dotStripMarks(
    {
      strip: stripOf(own, grids, [row, 0]),
      timing: normTiming(norm.span),
      rect: layout.strip,
      name,
      view,
      scale: scaleOf(norm.node),
    },
    time,
  );
}

/** The current row: the pinned one, otherwise the teaching row. */
function rowAtWork({ step, view }: MapMoment): number {
  const { pinned } = view;
  const node = pinned && step.find(pinned.node);
  const grid = gridOf(step.node, { batch: view.batch, head: 0 });
  if (pinned && node?.axes[node.axes.length - 2] === "query") {
    const width = node.shape[node.shape.length - 1] ?? 1;
    return Math.min(Math.floor(pinned.index / width) % grid.rows, grid.rows - 1);
  }
  return Math.min(teachingRow(step, grid), grid.rows - 1);
}

function told(
  moment: MapMoment,
  structure: BlockStructure,
  timing: MapTiming,
  row: number,
): Part[] {
  const { view, time, step } = moment;
  const say = blockWords[view.language];
  const grid = (node: GraphNode) => gridOf(node, { batch: view.batch, head: 0 });
  const first = (node: GraphNode) =>
    number(grid(node).cell(row, 0), grid(node).value(row, 0), scaleOf(node));
  const everyToken = grid(structure.input).rows;
  const name = token(moment.layout.names[Math.floor(row / moment.layout.everyRow)] ?? "");
  if (time >= timing.output.start) {
    const shape = shapeOf(step.node)
      .filter(({ letter }) => letter !== "B")
      .map(({ letter, size }) => `${letter} ${size}`);
    return say.leaves(view.digits ? shape.join(" × ") : undefined);
  }
  const i = timing.legs.findLastIndex(({ stream }) => time >= stream.start);
  const leg = timing.legs[i];
  const one = structure.subLayers[i];
  if (!leg || !one) return say.enters(everyToken);
  const normed = (norm: GraphNode) =>
    say.normed(name, first(step.find(norm.inputs[0] ?? "") ?? norm), first(norm));
  if (one.post && time >= leg.post.start) return normed(one.post);
  if (time >= leg.joined.start) return joinedWords(one, name, { row, view });
  if (one.after && time >= leg.after.start && time < endOf(leg.after)) return normed(one.after);
  if (time >= leg.inside.start) {
    if (one.kind !== "feed_forward") return say.mixes(attentionName(one, view.language));
    const [from, hidden] = [one.from, step.find(`${one.id}.activated`)].map(
      (node) => node?.shape[node.shape.length - 1] ?? 1,
    ) as [number, number];
    return say.alone(from, hidden);
  }
  if (one.before && time >= leg.before.start) return normed(one.before);
  return i === 0 ? say.enters(everyToken) : words[view.language].copyTravels;
}

interface NarratedRow {
  readonly row: number;
  readonly view: View;
}

const attentionName = ({ kind }: SubLayer, language: "en" | "zh"): string => {
  const say = blockWords[language];
  return kind === "cross_attention" ? say.crossAttention : say.attention(false, false);
};

/** Printed with enough decimals for the printed sum to be correct. */
function joinedWords(one: SubLayer, name: Part, { row, view }: NarratedRow): Part[] {
  const say = blockWords[view.language];
  const grid = (node: GraphNode) => gridOf(node, { batch: view.batch, head: 0 });
  const valueOf = (node: GraphNode) => grid(node).value(row, 0);
  const { add, from, joined } = one;
  const made = one.dropped ?? one.after ?? one.result;
  const { alpha } = parametersOf(joined);
  const factor = typeof alpha === "number" ? alpha : 1;
  const decimals = receiptDecimals([factor * valueOf(from), valueOf(made)], valueOf(joined)) ?? 3;
  const part = (node: GraphNode) =>
    number(grid(node).cell(row, 0), valueOf(node), scaleOf(node), decimals);
  if (!add) return say.replaced(name, part(joined));
  const times = factor === 1 || !view.digits ? "" : `${format(factor, 3)} × `;
  return say.added(name, times, part(from), part(made), part(add));
}

function outputMarks(moment: MapMoment, timing: MapTiming): Mark[] {
  const { layout, step, view } = moment;
  const { output } = layout;
  const caption = text(
    "output/caption",
    output.x + output.width / 2,
    output.y + output.height + 14,
    blockWords[view.language].output,
    { anchor: "middle", ink: "ink2", room: output.width + 16 },
  );
  return [
    ...tileMarks(moment, "output", step.node, output, timing.output),
    ...(layout.captions ? [caption] : []),
  ];
}

const thinnedMark = (view: View): Mark =>
  text("thinned", 0, view.height - 8, blockWords[view.language].thinned, {
    ink: "ink3",
    room: view.width,
  });

/** The first leg of each line has the names of the tokens. */
const startsLine = (layout: MapLayout, i: number): boolean =>
  i === 0 || (layout.legs[i]?.stream.y ?? 0) > (layout.legs[i - 1]?.stream.y ?? 0);

const map: Scene = {
  lens: false,
  views: () => ["map"],
  plan: (step) => {
    const structure = structureOf(step);
    return structure ? planOf(structure) : still.plan(step);
  },
  draw: (step, view, time): Drawing => {
    const structure = structureOf(step);
    if (!structure) return still.draw(step, view, time);
    const layout = layoutOf(structure, step, view);
    const timing = timingOf(structure);
    const moment: MapMoment = { step, view, layout, time };
    const row = rowAtWork(moment);
    const marks = layout.legs.flatMap((leg, i) => {
      const own = timing.legs[i] as LegTiming;
      const following = layout.legs[i + 1];
      const next =
        following && !startsLine(layout, i + 1)
          ? following.stream
          : following
            ? { ...leg.stream, x: Math.min(view.width, leg.right + 24) }
            : layout.output;
      return [
        ...(startsLine(layout, i) ? tokenMarks(moment, leg, `leg/${i}`, row) : []),
        ...legMarks(moment, leg, own, next, i),
      ];
    });
    return {
      marks: [
        ...marks,
        ...outputMarks(moment, timing),
        ...stripMarks(moment, structure, timing, row),
        ...(layout.thinned ? [thinnedMark(view)] : []),
      ],
      narration: told(moment, structure, timing, row),
    };
  },
};

/** A part of a block in its map; the id of the level is that of the block. */
export function blockOverview(experiment: Experiment, { id }: Level, part: LevelPart): Overview {
  const output = experiment.graph.find((node) => blockOf(node) === id);
  if (!output) throw new Error(`a block without a result: ${id}`);
  const step = stepOf(experiment, output);
  const structure = structureOf(step);
  const span = structure && partSpans(structure).get(part.id);
  return { step, scene: map, span: span ?? { start: 0, length: map.plan(step).duration } };
}
