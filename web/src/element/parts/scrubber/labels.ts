/** Which names of steps fit below the scrubber. */

/** The least distance between two labels. */
export const LABEL_GAP = 6;

/** The start of a label and its width, including the distance to its neighbour. */
export interface Label {
  readonly left: number;
  readonly width: number;
  /** The duration of its segment. */
  readonly seconds: number;
}

/**
 * Which labels fit below their segments without touching: the current one first, then by the duration
 * of their segments.
 */
export function fittingLabels(labels: readonly Label[], current: number): boolean[] {
  const order = labels.map((_, index) => index);
  order.sort((a, b) => rank(labels, current, a) - rank(labels, current, b));
  const taken: Label[] = [];
  const free = (label: Label) =>
    taken.every(
      ({ left, width }) => label.left + label.width <= left || left + width <= label.left,
    );
  const fits = labels.map(() => false);
  for (const index of order) {
    const label = labels[index];
    if (!label || !free(label)) continue;
    fits[index] = true;
    taken.push(label);
  }
  return fits;
}

function rank(labels: readonly Label[], current: number, index: number): number {
  return index === current ? -Infinity : -(labels[index]?.seconds ?? 0);
}

/** Measures text at the size of labels, each only once. */
export class Ruler {
  readonly #pen = document.createElement("canvas").getContext("2d");
  readonly #widths = new Map<string, number>();

  measure(element: Element, text: string, weight: number): number {
    const key = `${weight} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined || !this.#pen) return known ?? 0;
    this.#pen.font = `${weight} 12px ${getComputedStyle(element).fontFamily}`;
    const { width } = this.#pen.measureText(text);
    this.#widths.set(key, width);
    return width;
  }
}
