/** What the pictures of the chapters are drawn with: cells as in a scene, arrows, lines, small maps. */
import { svg, type SVGTemplateResult } from "lit";
import { tintOf, type Theme } from "../../../draw/colour.js";
import type { Ink, Scale } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";
import type { Grid, PictureValues } from "./values.js";

export type Drawn = SVGTemplateResult | readonly Drawn[] | undefined;

export type Draw = (brush: Brush, values: PictureValues, language: Language) => Drawn;

/** The size in which pictures are drawn; they are shown in any. */
export const PICTURE = { width: 208, height: 112 };

export interface GridLook {
  readonly x: number;
  readonly y: number;
  /** From one cell to the next, with the gap between them. */
  readonly pitch: number;
  readonly scale: Scale;
  /** Cells above the diagonal are masked. */
  readonly causal?: boolean;
  /** A rule over the matrix in the colour of what it is. */
  readonly rule?: Ink;
}

export class Brush {
  constructor(readonly theme: Theme) {}

  line(path: string, ink: Ink = "ink", width = 1.5): Drawn {
    return svg`<path d=${path} fill="none" stroke=${this.theme.inks[ink]} stroke-width=${width}
      stroke-linecap="round" stroke-linejoin="round" />`;
  }

  /** A line that ends with a head. */
  arrow(from: Point, to: Point, ink: Ink = "ink", width = 2): Drawn {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const barb = (turn: number) =>
      `${to.x - 7 * Math.cos(angle + turn)} ${to.y - 7 * Math.sin(angle + turn)}`;
    return this.line(
      `M${from.x} ${from.y}L${to.x} ${to.y}M${barb(-0.45)}L${to.x} ${to.y}L${barb(0.45)}`,
      ink,
      width,
    );
  }

  box(x: number, y: number, width: number, height: number, fill: string, radius = 3): Drawn {
    return svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${radius} fill=${fill} />`;
  }

  /** An empty room with an outline. */
  tile(x: number, y: number, width: number, height: number): Drawn {
    const { paper, line2 } = this.theme.inks;
    return svg`<rect x=${x} y=${y} width=${width} height=${height} rx="5" fill=${paper} stroke=${line2} />`;
  }

  disc(x: number, y: number, radius: number, ink: Ink): Drawn {
    return svg`<circle cx=${x} cy=${y} r=${radius} fill=${this.theme.inks[ink]} />`;
  }

  /** Where a result is added to a line. */
  plus(x: number, y: number): Drawn {
    const { paper, ink } = this.theme.inks;
    return svg`<circle cx=${x} cy=${y} r="5" fill=${paper} stroke=${ink} stroke-width="1.25" />
      ${this.line(`M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`, "ink", 1.25)}`;
  }

  /** Centred on x. */
  word(x: number, y: number, text: string, ink: Ink = "ink"): Drawn {
    return svg`<text x=${x} y=${y} text-anchor="middle" font-size="13" font-weight="500"
      fill=${this.theme.inks[ink]}>${text}</text>`;
  }

  /** The numbers of one token, on its lane. */
  strip(values: readonly number[], x: number, lane: number): Drawn {
    const range = Math.max(...values.map(Math.abs), Number.MIN_VALUE);
    return values.map((value, i) =>
      this.box(x + i * 4, lane - 5.5, 4, 11, tintOf(this.theme, "signed", value, range), 0),
    );
  }

  grid(grid: Grid | undefined, { x, y, pitch, scale, causal, rule }: GridLook): Drawn {
    if (!grid) return undefined;
    const range = largest(grid);
    const side = pitch * 0.88;
    const cells = Array.from(grid.values, (value, i) => {
      const [row, column] = [Math.floor(i / grid.columns), i % grid.columns];
      const [left, top] = [x + column * pitch, y + row * pitch];
      if (causal && column > row) return this.#hatch(left, top, side);
      return this.box(left, top, side, side, tintOf(this.theme, scale, value, range), side / 6);
    });
    const width = grid.columns * pitch - pitch + side;
    return [cells, rule && this.box(x, y - 5, width, 2, this.theme.inks[rule], 0)];
  }

  #hatch(x: number, y: number, side: number): Drawn {
    const inset = side * 0.2;
    return svg`<path d=${`M${x + inset} ${y + side - inset}L${x + side - inset} ${y + inset}`}
      stroke=${this.theme.hatch} stroke-width="1" />`;
  }

  /** The edge of a causal mask, as a staircase. */
  staircase(count: number, { x, y, pitch }: Pick<GridLook, "x" | "y" | "pitch">): Drawn {
    const edge = pitch * 0.06;
    const steps = Array.from({ length: count }, (_, i) => {
      const down = `V${y + (i + 1) * pitch - edge}`;
      return i < count - 1 ? `${down}H${x + (i + 2) * pitch - edge}` : down;
    });
    return this.line(`M${x + pitch - edge} ${y - edge}${steps.join("")}`, "ink", 1.75);
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The largest magnitude of a matrix. */
const largest = ({ values }: Grid): number =>
  Math.max(...Array.from(values, (value) => Math.abs(value)), Number.MIN_VALUE);
