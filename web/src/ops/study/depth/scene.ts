/**
 * depth: the same sentence rises through four stacks of untrained blocks, which differ only in where their
 * norms stand. A slab is as wide as the stream after a block; the bar in it is what the block has added.
 */
import type { Mark, Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { strong } from "../../../draw/marks.js";
import { matrixAt } from "../../../scene/matrix.js";
import { matrixMark, place } from "../../../scene/placed.js";
import { chartMarks } from "./chart.js";
import { type Measure, type Order, depthOf, measures, orders } from "./facts.js";
import { type Lanes, laneMarks } from "./lanes.js";
import { layoutOf } from "./layout.js";
import { tableMarks } from "./table.js";
import { momentOf, planDepth } from "./timing.js";
import { depthWords, shareText, sizeText } from "./words.js";

/** For keyboard and screen reader: all numbers of a stack, over its lane. */
function tableMark(step: Step, { depth, layout, view }: Lanes, order: Order): Mark {
  const say = depthWords[view.language];
  const at = orders.indexOf(order);
  const matrix = matrixAt(step, step.node, { ...view, head: at }, `depth/${order}/table`);
  const lane = layout.lane(order);
  const named = {
    ...matrix,
    title: say.orders[order].name,
    columnLabels: { texts: measures.map((measure) => say.measures[measure]), tokens: true },
    rowLabels: {
      texts: Array.from({ length: depth.blocks }, (_, block) => say.block(block + 1)),
      tokens: true,
    },
  };
  const box = { ...lane, width: lane.width / measures.length, height: lane.height / depth.blocks };
  return { ...matrixMark(place(named, box, view), view.language), ...lane };
}

function narrate({ depth, moment, view }: Lanes): Part[] {
  const { language } = view;
  const say = depthWords[language];
  const { block, told, done } = moment;
  const start = depth.at("post", 0, "stream").value;
  const value = (order: Order, measure: Measure, at = block) => depth.at(order, at, measure).value;
  const size = (order: Order, measure: Measure = "stream") =>
    strong(sizeText(value(order, measure), language));
  const share = (order: Order) => strong(shareText(value(order, "share")));
  if (depth.pinned)
    return say.asked(block, say.orders[depth.pinned.order].name, {
      update: size(depth.pinned.order, "update"),
      share: share(depth.pinned.order),
      stream: size(depth.pinned.order),
    });
  if (done)
    return say.done(depth.blocks, size("post"), size("pre"), size("sandwich"), size("none"));
  if (block === 0 || !told) return say.before;
  const grown = !(value(told, "stream") < 1.5 * start);
  return say.told[told]({ block, stream: size(told), share: share(told), grown });
}

function draw(step: Step, view: View, time: number): Drawing {
  const depth = depthOf(step, view);
  const lanes = {
    depth,
    view,
    layout: layoutOf(depth, view),
    moment: momentOf(depth, time),
  };
  return {
    marks: [
      ...laneMarks(lanes),
      ...tableMarks(lanes),
      ...chartMarks(lanes),
      ...orders.map((order) => tableMark(step, lanes, order)),
    ],
    narration: narrate(lanes),
  };
}

const depth: Scene = { plan: planDepth, draw, lens: false };

export const depthScenes: Scenes = { depth };
