/**
 * Each pair of columns is a clock: its sine and cosine are the tip of a hand, which a position turns by the
 * same angle as every other. The wave is the height of the tip along the positions.
 */
import { curve, line, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import type { Mark } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { smooth } from "./curve.js";
import type { Positions } from "./data.js";
import { type PositionsLayout, along } from "./layout.js";
import { positionsWords } from "./words.js";

const HEAD = 26;

interface Row {
  readonly pair: number;
  /** The middle of the clock. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function rowsOf({ pairs }: Positions, { waves, axis, phone }: PositionsLayout): Row[] {
  const pitch = (waves.height - HEAD) / pairs.length;
  const radius = Math.min(phone ? 17 : 24, pitch * 0.4);
  return pairs.map((pair, at) => ({
    pair,
    x: axis.x - radius - (phone ? 8 : 18),
    y: waves.y + HEAD + (at + 0.5) * pitch,
    radius,
  }));
}

/** Between two positions the tip is on the line between theirs. */
function tipOf(positions: Positions, { pair, x, y, radius }: Row, at: number) {
  const [low, high] = [positions.hand(pair, Math.floor(at)), positions.hand(pair, Math.ceil(at))];
  const share = at - Math.floor(at);
  const sine = mix(low.sine.value, high.sine.value, share);
  const cosine = mix(low.cosine.value, high.cosine.value, share);
  const length = Math.hypot(sine, cosine) || 1;
  return [x + (radius * cosine) / length, y - (radius * sine) / length] as const;
}

function clockMarks(positions: Positions, row: Row, at: number): Mark[] {
  const { pair, x, y, radius } = row;
  const key = `positions/clock/${pair}`;
  const tip = tipOf(positions, row, at);
  const face = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const { sine, cosine } = positions.hand(pair, Math.round(at));
  const disc = { x: tip[0] - 2.5, y: tip[1] - 2.5, width: 5, height: 5 };
  return [
    mark("ring", `${key}/face`, face, { ink: "line2", thickness: 1.25, radius }),
    line(`${key}/hand`, [[x, y], tip], { ink: "ink", thickness: 1.75, ...cosine }),
    mark("dot", `${key}/tip`, disc, { ink: "ink", ...sine }),
  ];
}

function waveMarks(positions: Positions, layout: PositionsLayout, row: Row, at: number): Mark[] {
  const { pair, y, radius } = row;
  const { farthest } = positions;
  const points = Array.from({ length: farthest + 1 }, (_, position) => {
    const { value } = positions.hand(pair, position).sine;
    return [along(layout, position, farthest), y - radius * value] as const;
  });
  const key = `positions/wave/${pair}`;
  const passed = points.slice(0, Math.floor(at) + 1);
  const tip = tipOf(positions, row, at);
  const here = along(layout, at, farthest);
  const disc = { x: here - 3, y: tip[1] - 3, width: 6, height: 6 };
  const { sine } = positions.hand(pair, Math.round(at));
  return [
    curve(key, points, smooth(points), { ink: "line2", thickness: 1 }),
    ...(passed.length > 1
      ? [curve(`${key}/passed`, passed, smooth(passed), { ink: "ink2", thickness: 1.5 })]
      : []),
    line(`${key}/level`, [tip, [here, tip[1]]], { ink: "ink3", thickness: 0.75, dashed: true }),
    mark("dot", `${key}/here`, disc, { ink: "arc", ...sine }),
  ];
}

export function wavesMarks(
  positions: Positions,
  layout: PositionsLayout,
  view: View,
  turned: number,
): Mark[] {
  const say = positionsWords[view.language];
  const { x, y, width } = layout.waves;
  const at = positions.position * turned;
  return [
    text("positions/waves/title", x, y + 10, say.waves, { size: 13, weight: 600, room: width }),
    ...rowsOf(positions, layout).flatMap((row) => [
      ...waveMarks(positions, layout, row, at),
      ...clockMarks(positions, row, at),
    ]),
  ];
}
