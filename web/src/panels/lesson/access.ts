/** What a lesson reads from a run: numbers with their cells, tokens, sizes. */
import type { Cell, Experiment, GraphNode } from "../../types/graph.js";
import type { Part } from "../../types/frame.js";
import { scaleOf } from "../../scene/identity.js";
import { decimalsOf } from "../../draw/format.js";
import { number, strong, token } from "../../draw/marks.js";
import { valuesOf } from "../../scene/values.js";

export type NumberPart = Extract<Part, { kind: "number" }>;

/** The run no longer has this number, because the reader has changed the experiment. */
export class Gone extends Error {}

export class Access {
  constructor(readonly experiment: Experiment) {}

  has(id: string): boolean {
    return this.experiment.graph.some((node) => node.id === id);
  }

  node(id: string): GraphNode {
    const node = this.experiment.graph.find((one) => one.id === id);
    if (!node || !valuesOf(node)) throw new Gone(id);
    return node;
  }

  shape(id: string): readonly number[] {
    return this.node(id).shape;
  }

  values(id: string): ArrayLike<number> {
    return this.node(id).values as ArrayLike<number>;
  }

  /** The cell at these indices of the last axes; the axes before have index 0. */
  cell(id: string, ...place: readonly number[]): Cell {
    const { shape } = this.node(id);
    const left = shape.length - place.length;
    let index = 0;
    shape.forEach((size, axis) => {
      const at = axis < left ? 0 : (place[axis - left] as number);
      if (at < 0 || at >= size) throw new Gone(`${id} ${place.join(" ")}`);
      index = index * size + at;
    });
    if (left < 0) throw new Gone(id);
    return { node: id, index };
  }

  value(id: string, ...place: readonly number[]): number {
    return this.values(id)[this.cell(id, ...place).index] as number;
  }

  /** The same as a tile in the text. */
  number(id: string, ...place: readonly number[]): NumberPart {
    const value = this.value(id, ...place);
    const scale = scaleOf(this.node(id));
    return number(this.cell(id, ...place), value, scale, decimalsOf(value)) as NumberPart;
  }

  /** The values along the last axis. */
  row(id: string, ...place: readonly number[]): number[] {
    const width = this.shape(id).at(-1) ?? 1;
    const first = this.cell(id, ...place, 0).index;
    return Array.from({ length: width }, (_, i) => this.values(id)[first + i] as number);
  }

  token(index: number, batch = 0): Part {
    return named(this.experiment.tokens[batch]?.[index]?.text);
  }

  /** A token of the sentence that keys and values come from. */
  key(index: number): Part {
    const { tokens, context_tokens } = this.experiment;
    return named((context_tokens ?? tokens)[0]?.[index]?.text);
  }

  /** A parameter of the op, "factor" of a scale. */
  parameter(id: string, name: string): number {
    const value = this.node(id).parameters?.[name];
    if (typeof value !== "number") throw new Gone(`${id} ${name}`);
    return value;
  }
}

function named(text: string | undefined): Part {
  if (!text) throw new Gone("token");
  return token(text);
}

/** A number that was counted or is a size of a shape. */
export const count = (amount: number): Part =>
  strong(Number.isInteger(amount) ? String(amount) : amount.toFixed(3));

export const word = (text: string): Part => token(text);

export function largest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}

export function smallest(values: readonly number[]): number {
  return values.indexOf(Math.min(...values));
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 + 1e-4 * Math.abs(b);
