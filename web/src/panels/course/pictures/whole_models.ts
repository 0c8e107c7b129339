/** The pictures of the later chapters: from many heads to whole models. */
import { curveNatural, line } from "d3-shape";
import { tintOf } from "../../../draw/colour.js";
import type { Ink } from "../../../types/frame.js";
import type { Draw, Point } from "./shapes.js";
import { rowOf } from "./values.js";

const HEADS: readonly Ink[] = ["head1", "head2", "head3", "head4"];

export const heads: Draw = (brush, values) =>
  HEADS.map((rule, head) =>
    brush.grid(values.grid("grouped-query", "weights", head), {
      x: 12 + head * 48,
      y: 36,
      pitch: 7.4,
      scale: "weight",
      causal: true,
      rule,
    }),
  );

/** Two sentences of one batch, one sheet behind the other. */
export const shapes: Draw = (brush, values) =>
  [1, 0].map((sentence) => {
    const [x, y] = [58 + sentence * 34, 28 - sentence * 18];
    return [
      brush.tile(x - 5, y - 5, 84, 84),
      brush.grid(values.grid("batches", "weights", sentence), {
        ...{ x, y, pitch: 12.4, scale: "weight", causal: true },
      }),
    ];
  });

/** Three columns of the sinusoidal positions; the dots are the positions of the six words. */
export const positions: Draw = (brush, values) => {
  const grid = values.grid("positions", "position_encoding");
  if (!grid) return undefined;
  const inks: readonly Ink[] = ["positive", "ink3", "negative"];
  return [0, 1, 2].map((column) => {
    const points = Array.from({ length: grid.rows }, (_, row) => ({
      x: 20 + (168 / (grid.rows - 1)) * row,
      y: 24 + column * 32 - (rowOf(grid, row)[column] ?? 0) * 12,
    }));
    const curve = line<Point>(
      ({ x }) => x,
      ({ y }) => y,
    ).curve(curveNatural);
    return [
      brush.line(curve(points) ?? "", inks[column], 2),
      points.map(({ x, y }) => brush.disc(x, y, 3.25, "ink")),
    ];
  });
};

/** Lanes of words: attention reads all of them and adds, feed-forward works on each alone and adds. */
export const block: Draw = (brush, values) => {
  const lanes = [66, 82, 98];
  const strips = (node: string, x: number) => {
    const grid = values.grid("block", node);
    return grid && lanes.map((y, row) => brush.strip(rowOf(grid, row), x, y));
  };
  const hidden = values.grid("block", "block.0.feed_forward.activated");
  return [
    lanes.map((y) => brush.line(`M10 ${y}H198`, "ink3", 1.5)),
    brush.line("M62 66V46M92 46V98M120 66V46M150 46V98", "ink3", 1.25),
    brush.tile(54, 8, 46, 40),
    brush.grid(values.grid("block", "block.0.attention.weights"), {
      ...{ x: 62, y: 13, pitch: 7.8, scale: "weight", causal: true },
    }),
    brush.tile(112, 8, 46, 40),
    hidden &&
      brush.grid(
        {
          ...hidden,
          rows: 4,
          columns: 10,
          values: [0, 1, 2, 3].flatMap((row) => rowOf(hidden, row).slice(0, 10)),
        },
        { x: 115.5, y: 19, pitch: 4, scale: "signed" },
      ),
    lanes.map((y) => [brush.plus(92, y), brush.plus(150, y)]),
    strips("x", 14),
    strips("block.0.output", 162),
  ];
};

/** Two blocks, each with the maps of its two heads, beside the stream that passes them. */
export const stacks: Draw = (brush, values) => {
  const rooms = [0, 1].map((index) => {
    const y = 62 - index * 48;
    return [
      brush.line(`M40 ${y + 20}H68`, "ink3", 1.5),
      brush.tile(68, y, 96, 40),
      [0, 1].map((head) =>
        brush.grid(values.grid("stacks", `block.${index}.attention.weights`, head), {
          ...{ x: 80 + head * 42, y: y + 6, pitch: 5, scale: "weight", causal: true },
        }),
      ),
    ];
  });
  return [
    brush.arrow({ x: 40, y: 106 }, { x: 40, y: 6 }, "ink3", 1.75),
    brush.arrow({ x: 52, y: 106 }, { x: 52, y: 6 }, "ink3", 1.75),
    rooms,
  ];
};

/** Four probabilities before a step and after it; the gradient comes back along the dashed arrow. */
export const learning: Draw = (brush, values) => {
  const bars = (node: string, x: number) => {
    const grid = values.grid("one-step", node);
    return (
      grid &&
      rowOf(grid, 0).map((share, i) => {
        const height = Math.max(1.5, share * 130);
        const tint = tintOf(brush.theme, "weight", share, 1);
        return brush.box(x + i * 17, 92 - height, 13, height, tint, 2);
      })
    );
  };
  return [
    bars("probabilities", 14),
    bars("new_probabilities", 130),
    brush.line("M10 92H82M126 92H198", "ink", 1),
    brush.arrow({ x: 92, y: 44 }, { x: 116, y: 44 }, "ink", 1.5),
    [0, 1, 2].map((i) => brush.line(`M${115 - i * 8} 62h-4`, "gradient", 1.75)),
    brush.line("M97 57L91 62L97 67", "gradient", 1.75),
  ];
};

/** A sentence and its translation: the arc from the pronoun, and a line from each word to its source. */
export const trained: Draw = (brush, values) => {
  const looks = (node: string) => {
    const grid = values.grid("whom-does-it-mean", node);
    return Array.from({ length: grid?.rows ?? 0 }, (_, row) => {
      const weights = grid ? rowOf(grid, row) : [];
      const column = weights.indexOf(Math.max(...weights));
      return { row, column, weight: weights[column] ?? 0 };
    });
  };
  const arcs = looks("encoder.2.attention.weights");
  const links = looks("decoder.2.cross_attention.weights");
  const at = (place: number, count: number) => 14 + (180 / Math.max(1, count - 1)) * place;
  // Where a head has nothing to do, it looks at the token before the sentence.
  const busy = ({ column }: { readonly column: number }) => column > 0;
  const [source, answer] = [Math.max(1, arcs.length - 1), Math.max(1, links.length - 1)];
  return [
    links.filter(busy).map(({ row, column, weight }) => {
      const [from, to] = [at(row, answer), at(column - 1, source)];
      return brush.line(`M${from} 94C${from} 82 ${to} 82 ${to} 70`, "head2", 2 * weight);
    }),
    arcs.filter(busy).map(({ row, column, weight }) => {
      const [from, to] = [at(row - 1, source), at(column - 1, source)];
      const high = 58 - 0.44 * Math.abs(from - to);
      return brush.line(`M${from} 58C${from} ${high} ${to} ${high} ${to} 58`, "head1", 4 * weight);
    }),
    arcs.slice(1).map((_, i) => brush.disc(at(i, source), 64, 3.25, "ink")),
    links.slice(1).map((_, i) => brush.disc(at(i, answer), 98, 3.25, "ink")),
  ];
};

/** A window over the sentence, and four query heads that share two keys. */
export const cheaper: Draw = (brush, values) => {
  const grid = values.grid("windows", "weights");
  const { theme } = brush;
  return [
    grid &&
      Array.from(grid.values, (weight, i) => {
        const [row, column] = [Math.floor(i / grid.columns), i % grid.columns];
        const [x, y] = [18 + column * 15, 12 + row * 15];
        const tint = weight > 0 ? tintOf(theme, "weight", weight, 1) : theme.inks.line;
        return brush.box(x, y, 13, 13, tint, 2);
      }),
    [0, 1, 2, 3].map((head) => [
      brush.line(`M134 ${22 + head * 22}L178 ${head < 2 ? 33 : 77}`, "ink3", 1.25),
      brush.disc(134, 22 + head * 22, 6, "query"),
    ]),
    [33, 77].map((y) => brush.box(172, y - 7, 14, 14, theme.inks.key)),
  ];
};
