import type { Cell, Experiment } from "../types/graph.js";
import { changeDuration, changeOf, differenceOf, type Difference } from "./difference.js";
import type { ExperimentDocument } from "../document/document.js";

/** Changes whose effect is shown on the numbers; a new sentence changes all of them anyway. */
const TRACED: ReadonlySet<string> = new Set(["setting", "cell", "clear", "paint", "unpaint"]);

/**
 * The effect of the last change, and its age: at first `redraw` is called for every animation frame,
 * so that rings can move through the changed cells.
 */
export class Aftermath {
  #from: Experiment | undefined;
  #to: Experiment | undefined;
  #difference: Difference = new Map();
  #since = -Infinity;
  #told = false;

  constructor(
    private readonly redraw: () => void,
    private readonly still: () => boolean,
  ) {}

  /** A new answer has arrived. */
  observe({ previous, answered, lastAction }: ExperimentDocument): void {
    const traced = previous && answered && lastAction && TRACED.has(lastAction.kind);
    this.#from = traced ? previous.result : undefined;
    this.#to = traced ? answered.result : undefined;
    this.#told = false;
    this.#compare();
  }

  /** There may be more values of the same two answers. */
  refresh({ previous, answered }: ExperimentDocument): void {
    if (!this.#from || (this.#from === previous?.result && this.#to === answered?.result)) return;
    this.#from = previous?.result;
    this.#to = answered?.result;
    this.#compare();
  }

  #compare(): void {
    const [from, to] = [this.#from, this.#to];
    this.#difference = from && to ? differenceOf(from, to) : new Map();
    if (this.#difference.size === 0 || this.#told || this.still()) return;
    this.#told = true;
    this.#since = performance.now();
    requestAnimationFrame(this.#tick);
  }

  get difference(): Difference {
    return this.#difference;
  }

  /** The former value of a cell, if it changed. */
  was(cell: Cell): number | undefined {
    return this.#from && this.#to && changeOf(this.#from, this.#to, cell)?.was;
  }

  /** Milliseconds since the change. */
  get elapsed(): number {
    return performance.now() - this.#since;
  }

  readonly #tick = (): void => {
    this.redraw();
    if (this.elapsed < changeDuration) requestAnimationFrame(this.#tick);
  };
}
