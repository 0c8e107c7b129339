/**
 * A model as one picture: the vectors of the tokens rise through the blocks, each block lights its heads
 * and adds its part. A click on a block, or on a sub-layer of it, goes in.
 */
import { format } from "../../draw/format.js";
import { line, mark, number, text, token } from "../../draw/marks.js";
import { endOf, land, mix, progress } from "../../draw/motion.js";
import { cellMarks } from "../../scene/cells.js";
import { type Grid, gridOf } from "../../scene/grid.js";
import { isMasked, scaleOf } from "../../scene/identity.js";
import { labelsOf, rowName } from "../../scene/labels.js";
import { asMatrix } from "../../scene/matrix.js";
import { place } from "../../scene/placed.js";
import { stepOf } from "../../scene/step.js";
import type { Mark, Part } from "../../types/frame.js";
import type { Experiment, GraphNode } from "../../types/graph.js";
import type { Drawing, Overview, Scene } from "../../types/scene.js";
import type { Level, LevelPart } from "../../types/timeline.js";
import { thinOut } from "./block/layout.js";
import { weightsIn } from "./block/structure.js";
import { memo } from "../../draw/memo.js";
import { type ModelMoment, cardMarks, stripSize } from "./card.js";
import { type CardLayout, type StackLayout, layoutOf } from "./layout.js";
import { type ModelPart, type Stack, stacksOf } from "./structure.js";
import { type BlockTiming, type ModelTiming, planOf, spanOf, timingOf } from "./timing.js";
import { modelWords } from "./words.js";
import { words } from "../../scene/words.js";

const stripHeight = 10;

/** The vectors of the drawn tokens, each across its line; `opacity` may be 0. */
function stripMarks(
  { step, view }: ModelMoment,
  { lines, every, pitch }: StackLayout,
  node: GraphNode,
  key: string,
  { y, opacity }: { readonly y: number; readonly opacity: number },
): Mark[] {
  if (opacity === 0) return [];
  const size = stripSize(node, Math.max(6, pitch - 8));
  const whole = gridOf(node, { batch: view.batch, head: 0 });
  const grid = thinOut(whole, {
    rows: lines.length,
    columns: size.shown,
    everyRow: every,
    everyColumn: size.every,
  });
  const at = { x: 0, y: y - stripHeight / 2, width: size.cell, height: stripHeight };
  const m = place(asMatrix(step, grid, view.language, key), at, { ...view, digits: false });
  return cellMarks(m, (row, column) => ({
    ...(opacity < 1 && { opacity }),
    box: {
      x: (lines[row] ?? 0) - size.width / 2 + column * (m.cellWidth + m.gap),
      y: at.y,
      width: m.cellWidth,
      height: stripHeight,
    },
  }));
}

/** The lines of the tokens, dark as far as the vectors have risen. */
function lineMarks(
  { time }: ModelMoment,
  { lines, below, cards }: StackLayout,
  timing: ModelTiming,
  key: string,
): Mark[] {
  const top = cards.at(-1)?.above ?? below;
  const risen = cards.reduce((y, { one, above }) => {
    const { rise, join } = timing.blocks.get(one.part.id) as BlockTiming;
    const span = { start: rise.start, length: endOf(join) - rise.start };
    return mix(y, above, progress(time, span));
  }, below);
  const thickness = lines.length > 12 ? 0.75 : 1.25;
  return lines.flatMap((x, i) => [
    line(
      `${key}/bed/${i}`,
      [
        [x, below],
        [x, top],
      ],
      { ink: "line2", thickness },
    ),
    ...(risen < below
      ? [
          line(
            `${key}/line/${i}`,
            [
              [x, below],
              [x, risen],
            ],
            { ink: "ink2", thickness },
          ),
        ]
      : []),
  ]);
}

/** From the lines into the card, and back to a sum on every line. */
function armMarks(
  moment: ModelMoment,
  stack: StackLayout,
  card: CardLayout,
  timing: BlockTiming,
  key: string,
): Mark[] {
  const { lines, mirrored } = stack;
  const { box, reads, joins } = card;
  const edge = mirrored ? box.x + box.width : box.x;
  const far = (mirrored ? lines.at(-1) : lines[0]) ?? edge;
  const { time } = moment;
  const inwards = progress(time, { start: timing.rise.start + 300, length: 400 });
  const outwards = progress(time, { start: timing.join.start, length: 350 });
  const tip = mirrored ? 5 : -5;
  const ink = inwards === 1 ? "ink2" : "line2";
  const head = [
    [edge + tip, reads - 3.5],
    [edge, reads],
    [edge + tip, reads + 3.5],
  ] as const;
  return [
    ...arm(`${key}/reads`, reads, inwards, far, edge),
    line(`${key}/reads/tip`, head, { ink, thickness: 1.25 }),
    ...arm(`${key}/joins`, joins, outwards, edge, far),
    ...lines.map((x, i) =>
      mark(
        "dot",
        `${key}/dot/${i}`,
        { x: x - 1.75, y: reads - 1.75, width: 3.5, height: 3.5 },
        { ink: inwards > 0 ? "ink2" : "line2" },
      ),
    ),
    ...sumMarks(stack, card, progress(time, timing.join) > 0.6, key),
    ...flyingMarks(moment, stack, card, { edge, timing, key }),
  ];
}

/** A line from one end to the other, drawn as far as its share. */
function arm(key: string, y: number, share: number, from: number, to: number): Mark[] {
  const upTo = (x: number) =>
    [
      [from, y],
      [x, y],
    ] as const;
  const bed = line(`${key}/bed`, upTo(to), { ink: "line2", thickness: 1 });
  if (share <= 0) return [bed];
  return [bed, line(key, upTo(mix(from, to, share)), { ink: "ink2", thickness: 1.25 })];
}

/** A sign on each line where the part is added, if it is. */
function sumMarks(
  { lines, pitch }: StackLayout,
  { one, joins }: CardLayout,
  joined: boolean,
  key: string,
): Mark[] {
  if (!one.blocks[0]?.subLayers.some(({ add }) => add !== undefined)) return [];
  const radius = pitch < 20 ? 4.5 : 7;
  return lines.flatMap((x, i) => {
    const box = { x: x - radius, y: joins - radius, width: 2 * radius, height: 2 * radius };
    const ink = joined ? "ink" : "line2";
    const sign = { anchor: "middle", size: radius * 1.7, ink: joined ? "ink" : "ink3" } as const;
    return [
      mark("band", `${key}/plus/${i}`, box, { ink: "paper", radius }),
      mark("ring", `${key}/plus/${i}/edge`, box, { ink, radius, thickness: 1.25 }),
      text(`${key}/plus/${i}/sign`, x, joins, "+", sign),
    ];
  });
}

/** What the block adds, on its way from the card to the lines. */
function flyingMarks(
  moment: ModelMoment,
  stack: StackLayout,
  { one, joins }: CardLayout,
  {
    edge,
    timing,
    key,
  }: { readonly edge: number; readonly timing: BlockTiming; readonly key: string },
): Mark[] {
  const result = one.blocks.at(-1)?.subLayers.at(-1);
  const moving = progress(moment.time, { start: timing.join.start + 150, length: 450 });
  if (!result || moving <= 0 || moving >= 1) return [];
  const lines = stack.lines.map((x) => mix(edge, x, land(moving)));
  const place = { y: joins - 12, opacity: 1 };
  return stripMarks(
    moment,
    { ...stack, lines },
    result.dropped ?? result.result,
    `${key}/part`,
    place,
  );
}

function nameMarks(
  { step, view }: ModelMoment,
  stack: StackLayout,
  node: GraphNode,
  key: string,
): Mark[] {
  const grid = gridOf(node, { batch: view.batch, head: 0 });
  const { texts } = labelsOf(step.experiment, grid, "rows", view.language);
  const { lines, every, names, pitch } = stack;
  // Where names would be cut to a letter, only some tokens have theirs.
  const skip = Math.ceil(28 / pitch);
  return lines.flatMap((x, i) =>
    i % skip === 0
      ? [
          text(`${key}/name/${i}`, x, names, texts[i * every] ?? "", {
            anchor: "middle",
            size: 13,
            ink: "ink",
            room: Math.max(pitch, pitch * skip - 4 - (i === 0 ? pitch * (skip - 1) : 0)),
          }),
        ]
      : [],
  );
}

function stackMarks(
  moment: ModelMoment,
  layout: StackLayout,
  timing: ModelTiming,
  key: string,
): Mark[] {
  const { time } = moment;
  const { cards, stack, below } = layout;
  const first = stack.parts[0] as ModelPart;
  const begins = timing.blocks.get(first.part.id) as BlockTiming;
  return [
    ...lineMarks(moment, layout, timing, key),
    ...nameMarks(moment, layout, first.input, key),
    ...stripMarks(moment, layout, first.input, `${key}/in`, {
      y: below,
      opacity: progress(time, { start: begins.rise.start, length: 300 }),
    }),
    ...cards.flatMap((card, i) => {
      const own = timing.blocks.get(card.one.part.id) as BlockTiming;
      return [
        ...armMarks(moment, layout, card, own, `${key}/arm/${i}`),
        ...stripMarks(moment, layout, card.one.output, `${key}/out/${i}`, {
          y: card.above,
          opacity: progress(time, { start: endOf(own.join) - 100, length: 250 }),
        }),
        ...cardMarks(moment, card, own, `${key}/card/${i}`),
      ];
    }),
  ];
}

/** The last encoder's output is read by the cross-attention of every decoder. */
function bridgeMarks(
  { time, view }: ModelMoment,
  [encoder, decoder]: readonly StackLayout[],
  timing: ModelTiming,
): Mark[] {
  const last = encoder?.cards.at(-1);
  if (!encoder || !decoder || !last) return [];
  const done = timing.blocks.get(last.one.part.id) as BlockTiming;
  const share = progress(time, { start: endOf(done.join), length: 400 });
  const side = decoder.mirrored;
  const start = encoder.lines[Math.floor(encoder.lines.length / 2)] ?? 0;
  const top = last.above - (side ? 16 : 10);
  const far = side ? decoder.area.x - 22 : view.width - 6;
  const ink = share > 0 ? "ink" : "line2";
  const thickness = share > 0 ? 2 : 1;
  const ends = decoder.cards.map(({ box }) => ({
    x: side ? box.x : box.x + box.width,
    y: box.y + box.height * 0.55,
  }));
  const lowest = side ? Math.max(...ends.map(({ y }) => y)) : Math.min(...ends.map(({ y }) => y));
  const trunk = line(
    "bridge",
    [
      [start, last.above - 6],
      [start, top],
      [far, top],
      [far, lowest],
    ],
    { ink, thickness },
  );
  const name = modelWords[view.language].toDecoder;
  return [
    trunk,
    ...ends.map(({ x, y }, i) =>
      line(
        `bridge/${i}`,
        [
          [far, y],
          [x, y],
        ],
        { ink, thickness },
      ),
    ),
    ...(side
      ? [
          text("bridge/name", start + 10, top - 9, name, {
            ink: share > 0 ? "ink2" : "ink3",
            room: far - start - 12,
          }),
        ]
      : []),
  ];
}

/** The largest weight of the first head, between two different tokens where there is one. */
function strongest({ step, view }: ModelMoment, { node, head }: { node: GraphNode; head: number }) {
  const grid = gridOf(node, { batch: view.batch, head });
  const own = grid.rowAxis === "query" && grid.rows === grid.columns;
  let best: { row: number; column: number; value: number } | undefined;
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const value = grid.value(row, column);
      if ((own && row === column) || isMasked(node, grid.cell(row, column).index, step.find))
        continue;
      if (!best || value > best.value) best = { row, column, value };
    }
  if (!best) return undefined;
  const { row, column, value } = best;
  const names = (along: "rows" | "columns") =>
    labelsOf(step.experiment, grid, along, view.language);
  return {
    query: rowName(names("rows"), row, view.language),
    key: rowName(names("columns"), column, view.language),
    weight: number(grid.cell(row, column), value, scaleOf(node)),
  };
}

/** As many decimals as tell two numbers apart; three where they are equal. */
function decimalsApart(from: number, to: number): number {
  const differs = [3, 4, 5, 6].find((decimals) => format(from, decimals) !== format(to, decimals));
  return differs ?? 3;
}

/** What the block makes of the first number of a token: of the second token, as the first may see only itself. */
function toldJoined(
  { step, view }: ModelMoment,
  { blocks, input, output }: ModelPart,
  name: string,
) {
  const grids = [input, output].map((node) => gridOf(node, { batch: view.batch, head: 0 }));
  const [before, after] = grids as [Grid, Grid];
  const row = Math.min(1, before.rows - 1);
  const decimals = decimalsApart(before.value(row, 0), after.value(row, 0));
  const first = (grid: Grid) =>
    number(grid.cell(row, 0), grid.value(row, 0), scaleOf(grid.node), decimals);
  const { texts } = labelsOf(step.experiment, before, "rows", view.language);
  const say = modelWords[view.language];
  const adds = blocks.at(-1)?.subLayers.some(({ add }) => add !== undefined);
  const joined = adds ? say.joins : say.replaces;
  return joined(name, token(texts[row] ?? ""), first(before), first(after));
}

function told(moment: ModelMoment, parts: readonly ModelPart[], timing: ModelTiming): Part[] {
  const { step, view, time } = moment;
  const say = modelWords[view.language];
  const one =
    parts.findLast(({ part }) => time >= (timing.blocks.get(part.id) as BlockTiming).rise.start) ??
    parts[0];
  const block = one?.blocks.at(-1);
  if (!one || !block) return [];
  const own = timing.blocks.get(one.part.id) as BlockTiming;
  const name = one.part.title[view.language];
  if (time >= own.join.start) return toldJoined(moment, one, name);
  const at = own.rows.findLastIndex(({ start }) => time >= start);
  const subLayer = block.subLayers[at];
  if (!subLayer) return say.rises(name);
  if (subLayer.kind === "feed_forward") return say.alone(name);
  const heads = weightsIn(subLayer, step.find);
  const shown = heads[Math.min(view.head, heads.length - 1)];
  const found = shown && strongest(moment, shown);
  if (!found) return say.attends(name);
  const comma = view.language === "zh" ? "，" : ", ";
  const head =
    heads.length > 1
      ? comma + words[view.language].head(heads.indexOf(shown) + 1).toLowerCase()
      : "";
  const looks = subLayer.kind === "cross_attention" ? say.looksAcross : say.looks;
  return looks(name, head, found.query, found.key, found.weight);
}

const rowsIn = ({ shape }: GraphNode): number => shape.at(-2) ?? 1;

/** The picture of a level, the same object for all of its parts. */
const sceneOf = memo(
  (experiment: Experiment, level: Level) => {
    const stacks: readonly Stack[] = stacksOf(experiment, level);
    const timing = timingOf(stacks);
    const parts = stacks.flatMap((stack) => stack.parts);
    const tokens = stacks.map((stack) => rowsIn((stack.parts[0] as ModelPart).input));
    const scene: Scene = {
      lens: false,
      views: () => ["map"],
      plan: () => planOf(timing),
      draw: (step, view, time): Drawing => {
        const moment = { step, view, time };
        const layouts = layoutOf(stacks, tokens, view);
        return {
          marks: [
            ...bridgeMarks(moment, layouts, timing),
            ...layouts.flatMap((layout, i) => stackMarks(moment, layout, timing, `stack/${i}`)),
          ],
          narration: told(moment, parts, timing),
        };
      },
    };
    return { scene, timing };
  },
  (_, { id }) => id,
);

/** A block, or a range of blocks, in the picture of its model. */
export function modelOverview(experiment: Experiment, level: Level, part: LevelPart): Overview {
  const { scene, timing } = sceneOf(experiment, level);
  const node = experiment.graph.find(({ id }) => id === part.nodes.at(-1));
  const own = timing.blocks.get(part.id);
  if (!node) throw new Error(`a level without a result: ${part.id}`);
  const step = stepOf(experiment, node);
  return { step, scene, span: own ? spanOf(own) : { start: 0, length: timing.duration } };
}
