/** The sub-layers above the residual stream: attention as arcs from real weights, feed-forward as strips. */
import { fitCell, place, spanOf } from "../../../scene/placed.js";
import type { GraphNode } from "../../../types/graph.js";
import type { Mark, Rect } from "../../../types/frame.js";
import { cellMarks } from "../../../scene/cells.js";
import { textWidth } from "../../../draw/format.js";
import { gridOf } from "../../../scene/grid.js";
import { isMasked, scaleOf } from "../../../scene/identity.js";
import { curve, line, mark, round, text } from "../../../draw/marks.js";
import { matrixOf } from "../../../scene/matrix.js";
import { progress } from "../../../draw/motion.js";
import { words } from "../../../scene/words.js";
import { type Leg, mostHidden, mostLines, thinOut, thinning } from "./layout.js";
import { inset } from "./norm_plot.js";
import type { MapMoment } from "./stream.js";
import { blockOf, weightsIn } from "./structure.js";
import type { LegTiming } from "./timing.js";
import { blockWords } from "./words.js";
import { blockId } from "../../../scene/nodes.js";
import { valuesOf } from "../../../scene/values.js";

const mostArcs = 700;

/** Keys on the left, queries on the right; the thickness of a line shows its weight. */
function arcMarks(
  moment: MapMoment,
  { node, head }: { node: GraphNode; head: number },
  key: string,
  box: Rect,
  share: number,
): Mark[] {
  const { step, view } = moment;
  const grid = gridOf(node, { batch: view.batch, head });
  const scale = scaleOf(node);
  const [everyQuery, everyKey] = [
    thinning(grid.rows, mostLines),
    thinning(grid.columns, mostLines),
  ];
  const [queries, keys] = [Math.ceil(grid.rows / everyQuery), Math.ceil(grid.columns / everyKey)];
  const at = (i: number, of: number) => box.y + ((i + 0.5) * box.height) / of;
  const [left, right] = [box.x + 4, box.x + box.width - 4];
  const thickest = Math.min(9, (box.height / Math.max(queries, keys)) * 0.7);
  const out: Mark[] = [];
  for (let query = 0; query < queries; query++) {
    if (share <= query / queries) break;
    for (let other = 0; other < keys; other++) {
      const cell = grid.cell(query * everyQuery, other * everyKey);
      const value = grid.value(query * everyQuery, other * everyKey);
      if (!(value > 0.004) || isMasked(node, cell.index, step.find)) continue;
      const [from, to] = [at(other, keys), at(query, queries)];
      const bend = (right - left) * 0.45;
      const path = `M${round(left)} ${round(from)}C${round(left + bend)} ${round(from)} ${round(right - bend)} ${round(to)} ${round(right)} ${round(to)}`;
      const ends = [
        [left, from],
        [right, to],
      ] as const;
      out.push(
        curve(`${key}/arc/${cell.index}`, ends, path, {
          ink: "arc",
          thickness: Math.max(0.5, value * thickest),
          opacity: 0.35 + 0.6 * value,
          sources: [cell],
          value,
          scale,
        }),
      );
    }
  }
  const dot = (name: string, x: number, y: number) =>
    mark("dot", `${key}/${name}`, { x: x - 2.5, y: y - 2.5, width: 5, height: 5 }, { ink: "ink" });
  for (let i = 0; i < keys; i++) out.push(dot(`key/${i}`, left, at(i, keys)));
  for (let i = 0; i < queries; i++) out.push(dot(`query/${i}`, right, at(i, queries)));
  return out;
}

function attentionMarks(
  moment: MapMoment,
  leg: Leg,
  key: string,
  box: Rect,
  share: number,
): Mark[] {
  const heads = weightsIn(leg.subLayer, moment.step.find);
  const first = heads[0];
  if (!first) return [];
  const area = [...first.node.shape.slice(-2)].reduce((a, b) => a * Math.min(b, mostLines), 1);
  const most = Math.max(1, Math.min(Math.floor(box.width / 64), Math.floor(mostArcs / area)));
  const shown = heads.slice(0, most);
  const named = heads.length > 1 && box.height >= 46;
  const each = box.width / shown.length;
  const width = Math.min(each - 16, 150);
  const height = box.height - (named ? 18 : 0);
  const say = words[moment.view.language];
  return shown.flatMap((one, i) => {
    const own = { x: box.x + i * each + (each - width) / 2, y: box.y, width, height };
    const begin = i / shown.length;
    const part = Math.max(0, Math.min(1, (share - begin * 0.6) / 0.4));
    const more = heads.length - shown.length;
    const name = say.head(i + 1) + (more > 0 && i === shown.length - 1 ? ` +${more}` : "");
    return [
      ...arcMarks(moment, one, `${key}/${i}`, own, part),
      ...(named
        ? [
            text(`${key}/${i}/name`, own.x + width / 2, box.y + box.height - 7, name, {
              anchor: "middle",
              ink: "ink2",
              room: each - 4,
            }),
          ]
        : []),
    ];
  });
}

const activations: Readonly<Record<string, string>> = {
  relu: "ReLU",
  gelu: "GELU",
  gelu_tanh: "GELU",
  silu: "SiLU",
  multiply: "SwiGLU",
};

/** For each token its numbers at the input, the hidden ones, and its numbers at the output. */
function feedForwardMarks(
  moment: MapMoment,
  leg: Leg,
  key: string,
  box: Rect,
  share: number,
): Mark[] {
  const { step, view, layout } = moment;
  const { entry, result, id } = leg.subLayer;
  const [source, activated] = [step.find(entry.inputs[0] ?? ""), step.find(`${id}.activated`)];
  if (!source || !activated) return [];
  const named = box.height >= 46;
  const height = box.height - (named ? 18 : 0);
  const wedge = Math.max(6, box.width * 0.08);
  const hidden = Math.min(mostHidden, activated.shape[activated.shape.length - 1] ?? 1);
  const ends = layout.columns;
  const unit = (box.width - 2 * wedge - 8) / (2 * ends + hidden);
  const parts = [
    { node: source, count: ends },
    { node: activated, count: hidden },
    { node: result, count: ends },
  ];
  const rows = Math.min(layout.rows, mostLines);
  const pitch = height / rows;
  const tall = Math.min(26, pitch - (pitch >= 8 ? 4 : 1));
  let x = box.x;
  return parts.flatMap(({ node, count }, part) => {
    const width = fitCell(count, unit * count, 22);
    const [left, span] = [x, spanOf(count, width)];
    x += span + wedge + 4;
    const whole = gridOf(node, { batch: view.batch, head: 0 });
    const [down, over] = [Math.ceil(whole.rows / rows), Math.ceil(whole.columns / count)];
    const thinned = { everyRow: down, everyColumn: over };
    const grid = thinOut(whole, {
      rows: Math.ceil(whole.rows / down),
      columns: Math.ceil(whole.columns / over),
      ...thinned,
    });
    const top = box.y + (pitch - tall) / 2;
    const m = {
      ...place(
        matrixOf(step, grid, view.language, `${key}/${part}`),
        { x: left, y: top, width, height: tall },
        { ...view, digits: false },
      ),
      rowGap: pitch - tall,
    };
    const come = Math.max(0, Math.min(1, share * 3 - part));
    const out = cellMarks(m, (_, column) => (come > column / count ? {} : undefined));
    for (let row = 0; part < 2 && row < grid.rows; row++) {
      const y = top + row * pitch + tall * 0.1;
      const between = { x: left + span + 2, y, width: wedge, height: tall * 0.8 };
      out.push(mark("band", `${key}/wedge/${part}/${row}`, between, { ink: "line", radius: 2 }));
    }
    if (!named) return out;
    const size = node.shape[node.shape.length - 1] ?? 1;
    const name =
      part === 1 ? `${size}, ${activations[activated.op] ?? activated.op}` : String(size);
    const at = text(`${key}/size/${part}`, left + span / 2, box.y + box.height - 7, name, {
      anchor: "middle",
      ink: "ink2",
      figure: true,
    });
    return [...out, at];
  });
}

/** An arrow in the corner shows that the part can be opened. */
function enterMarks(key: string, x: number, y: number): Mark[] {
  return [
    line(
      `${key}/enter`,
      [
        [x - 9, y + 9],
        [x, y],
      ],
      { ink: "ink2", thickness: 1.5 },
    ),
    line(
      `${key}/enter/tip`,
      [
        [x - 7, y],
        [x, y],
        [x, y + 7],
      ],
      { ink: "ink2", thickness: 1.5 },
    ),
  ];
}

/** The name says "masked" if the mask hides something. A shorter name is used where room is short. */
function nameOf({ view }: MapMoment, leg: Leg, fits: (name: string) => boolean): string {
  const say = blockWords[view.language];
  const { kind, nodes } = leg.subLayer;
  if (kind === "feed_forward") return say.feedForward;
  if (kind === "cross_attention") return say.crossAttention;
  const mask = nodes.find(({ role }) => role === "mask");
  const masked = Array.from(valuesOf(mask) ?? []).includes(0);
  const heads = nodes.some(({ axes, place }) => axes.includes("head") || place?.head === 1);
  const names = [say.attention(masked, heads), say.attention(masked, false)];
  return names.find(fits) ?? say.attention(false, false);
}

function subtitleOf({ step, view }: MapMoment, { subLayer }: Leg): string {
  const say = blockWords[view.language];
  if (subLayer.kind === "feed_forward") return say.eachAlone;
  if (subLayer.kind === "cross_attention") return say.otherSentence;
  const block = blockOf(step.node);
  const crossed = step.experiment.graph.some(
    (node) => node.place?.part === "cross_attention" && blockId(node) === block,
  );
  return crossed ? say.ownSentence : say.tokensMix;
}

export function cardMarks(moment: MapMoment, leg: Leg, timing: LegTiming, key: string): Mark[] {
  const { view, time } = moment;
  const { card, subLayer } = leg;
  const say = blockWords[view.language];
  const share = progress(time, timing.inside);
  const large = card.height >= 120;
  const head = large ? 52 : 28;
  const size = large && card.width >= 240 ? 15 : 13;
  const [x, y] = [card.x + 14, card.y + (large ? 19 : 15)];
  const room = card.width - 48;
  const name = nameOf(moment, leg, (text) => textWidth(text, size, 600) <= room);
  const box = {
    x: card.x + 12,
    y: card.y + head,
    width: card.width - 24,
    height: card.height - head - 6,
  };
  const subtitle = subtitleOf(moment, leg);
  const content = { key: `${key}/content`, box };
  return [
    mark("band", `${key}/edge`, card, { ink: "line2", radius: 8 }),
    mark("band", key, inset(card), {
      ink: "band",
      radius: 7,
      goes: subLayer.id,
      title: say.enter(name),
    }),
    text(`${key}/name`, x, y, name, { size, weight: 600, ink: "ink", room }),
    ...(large && textWidth(subtitle, 12) <= room
      ? [text(`${key}/subtitle`, x, card.y + 39, subtitle, { ink: "ink2" })]
      : []),
    ...enterMarks(key, card.x + card.width - 16, card.y + (large ? 15 : 11)),
    ...(box.height < 16
      ? []
      : subLayer.kind === "feed_forward"
        ? feedForwardMarks(moment, leg, content.key, content.box, share)
        : attentionMarks(moment, leg, content.key, content.box, share)),
  ];
}
