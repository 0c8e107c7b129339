/** A block of a model as a card: the maps of its heads, and what its feed-forward computes. */
import { textWidth } from "../../draw/format.js";
import { line, mark, text } from "../../draw/marks.js";
import { endOf, progress } from "../../draw/motion.js";
import { fitCell, spanOf, widthOf } from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { GraphNode } from "../../types/graph.js";
import type { Step, View } from "../../types/scene.js";
import { type BlockStructure, type SubLayer, weightsIn } from "./block/structure.js";
import type { CardLayout } from "./layout.js";
import { miniMarks, placeMini } from "./mini.js";
import type { BlockTiming } from "./timing.js";
import { modelWords } from "./words.js";

export interface ModelMoment {
  readonly step: Step;
  readonly view: View;
  readonly time: number;
}

/** From this height on a card has its title above its rows. */
const tall = 92;
const titleHeight = 24;
const headGap = 10;

export function subLayerName({ kind }: SubLayer, { subLayers }: BlockStructure, view: View) {
  const say = modelWords[view.language];
  if (kind === "feed_forward") return say.feedForward;
  if (kind === "cross_attention") return say.crossAttention;
  const crossed = subLayers.some((other) => other.kind === "cross_attention");
  return crossed ? say.selfAttention : say.attention;
}

/** A row of the card: one sub-layer, of each block of a range. */
interface Row {
  readonly subLayers: readonly SubLayer[];
  readonly name: string;
  readonly box: Rect;
}

/** Attention needs more height than feed-forward. */
const shareOf = ({ kind }: SubLayer): number => (kind === "feed_forward" ? 1 : 2);

function rowsOf({ one: { blocks }, box }: CardLayout, title: number, view: View): Row[] {
  const [first] = blocks;
  if (!first) return [];
  const isTall = box.height >= tall;
  const area = isTall
    ? {
        x: box.x + 12,
        y: box.y + titleHeight + 4,
        width: box.width - 24,
        height: box.height - titleHeight - 10,
      }
    : {
        x: box.x + 12 + title,
        y: box.y + 4,
        width: box.width - 24 - title,
        height: box.height - 8,
      };
  const shares = first.subLayers.map((one) => (isTall ? shareOf(one) : shareOf(one) + 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let passed = 0;
  return first.subLayers.map((one, i) => {
    const [from, share] = [passed / total, (shares[i] ?? 0) / total];
    passed += shares[i] ?? 0;
    const own = isTall
      ? { ...area, y: area.y + from * area.height, height: share * area.height - 4 }
      : { ...area, x: area.x + from * area.width, width: share * area.width - 8 };
    const subLayers = blocks.flatMap((block) => block.subLayers[i] ?? []);
    return { subLayers, name: subLayerName(one, first, view), box: own };
  });
}

/** The maps of the heads, as many as there is room for; in a range one of each block. */
function headMarks(moment: ModelMoment, key: string, row: Row, box: Rect, share: number): Mark[] {
  const { step, view } = moment;
  const all = row.subLayers.map((one) => weightsIn(one, step.find));
  const heads = all.length > 1 ? all.flatMap((each) => each.slice(0, 1)) : (all[0] ?? []);
  const marks: Mark[] = [];
  let x = box.x;
  for (const [i, one] of heads.entries()) {
    const left = heads.length - i;
    const rest = left > 1 ? 24 : 0;
    const m = placeMini(step, view, `${key}/${i}`, one, {
      ...box,
      x,
      width: Math.max(24, Math.min(box.width / heads.length - headGap, box.height * 2.4)),
    });
    if (x + widthOf(m) + rest > box.x + box.width && i > 0) {
      const name = modelWords[view.language].more(left);
      return [...marks, text(`${key}/more`, x, box.y + box.height / 2, name, { ink: "ink2" })];
    }
    const own = Math.max(0, Math.min(1, share * 1.6 - (i / heads.length) * 0.6));
    marks.push(...miniMarks(m, view, own));
    x += widthOf(m) + headGap;
  }
  return marks;
}

/** The hidden numbers of feed-forward, a line for each token. */
function hiddenMarks(moment: ModelMoment, key: string, row: Row, box: Rect, share: number): Mark[] {
  const { step, view } = moment;
  const [one] = row.subLayers;
  const node = one && (step.find(`${one.id}.activated`) ?? one.result);
  if (!node) return [];
  const m = placeMini(step, view, key, { node, head: 0, most: 32 }, box);
  return miniMarks(m, view, share);
}

function rowMarks(
  moment: ModelMoment,
  key: string,
  row: Row,
  label: number,
  share: number,
): Mark[] {
  const { view } = moment;
  const { box, name, subLayers } = row;
  const [one] = subLayers;
  const content = { ...box, x: box.x + label, width: box.width - label };
  const kind = one?.kind === "feed_forward" ? hiddenMarks : headMarks;
  const single = subLayers.length === 1 && one;
  const goes = single && { goes: one.id, title: modelWords[view.language].enter(name) };
  return [
    ...(goes ? [mark("band", `${key}/way`, box, { ink: "band", radius: 4, ...goes })] : []),
    ...(label > 0
      ? [
          text(`${key}/name`, box.x, box.y + box.height / 2, name, {
            ink: share > 0 ? "ink2" : "ink3",
            room: label - 8,
          }),
        ]
      : []),
    ...kind(moment, key, row, content, share),
  ];
}

/** The title of a card with one line stands before its rows. */
export function cardMarks(
  moment: ModelMoment,
  card: CardLayout,
  timing: BlockTiming,
  key: string,
): Mark[] {
  const { view, time } = moment;
  const { box, one } = card;
  const name = one.part.title[view.language];
  const isTall = box.height >= tall;
  const room = isTall ? box.width - 40 : box.width * 0.4;
  const title = Math.min(textWidth(name, 13, 600) + 14, room);
  const rows = rowsOf(card, title, view);
  const widest = Math.max(...rows.map((row) => textWidth(row.name, 12))) + 12;
  const label = isTall && box.width >= 190 ? Math.min(widest, box.width * 0.4) : 0;
  const [begun, done] = [time >= timing.rise.start, time >= endOf(timing.rest) - 1];
  const [x, y] = [box.x + box.width - 14, box.y + 11];
  return [
    mark("band", `${key}/paper`, box, {
      ink: "band",
      radius: 8,
      goes: one.part.id,
      title: modelWords[view.language].enter(name),
    }),
    mark("ring", `${key}/edge`, box, {
      ink: begun && !done ? "ink" : "line2",
      radius: 8,
      thickness: begun && !done ? 2 : 1,
    }),
    text(`${key}/title`, box.x + 12, isTall ? box.y + 15 : box.y + box.height / 2, name, {
      size: 13,
      weight: 600,
      ink: "ink",
      room: title,
    }),
    ...(box.width >= 120
      ? [
          line(
            `${key}/enter`,
            [
              [x - 7, y],
              [x, y],
              [x, y + 7],
              [x, y],
              [x - 9, y + 9],
            ],
            { ink: "ink2", thickness: 1.5 },
          ),
        ]
      : []),
    ...rows.flatMap((row, i) =>
      rowMarks(moment, `${key}/${i}`, row, label, progress(time, timing.rows[i] ?? timing.join)),
    ),
  ];
}

/** A vector as a strip of its numbers, every n-th if there are many. */
export const stripSize = (node: GraphNode, width: number) => {
  const columns = node.shape.at(-1) ?? 1;
  const every = Math.ceil(columns / 8);
  const shown = Math.ceil(columns / every);
  const cell = fitCell(shown, width, 8);
  return { every, shown, cell, width: spanOf(shown, cell) };
};
