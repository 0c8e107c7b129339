/** The columns of a row in a limited width: those that matter most have room for digits, the others are small. */

/** A column, and where it stands. */
export interface Slot {
  readonly column: number;
  readonly x: number;
  readonly width: number;
  readonly large: boolean;
}

/** Columns that are left out, and where their sign stands. */
export interface LeftOut {
  readonly x: number;
  readonly width: number;
  readonly count: number;
}

export interface Fisheye {
  readonly slots: readonly Slot[];
  readonly leftOut: readonly LeftOut[];
  /** Of a large column. */
  readonly width: number;
  /** Of all columns together. */
  readonly span: number;
}

interface FisheyeRoom {
  readonly count: number;
  readonly room: number;
  /** The widths of a large column. */
  readonly least: number;
  readonly most: number;
  /** The columns that may be large, those that matter most first. */
  readonly order: () => readonly number[];
}

const gap = 2;
/** A small column with its gap, and the sign for those left out. */
const small = 5;
const sign = 16;

/** Small columns may take this share of the room; if there are more, only their number is told. */
const mostSmall = 0.4;

export function fisheye({ count, room, least, most, order }: FisheyeRoom): Fisheye {
  const all = Math.floor((room + gap) / count) - gap;
  if (all >= least) return laid(count, Math.min(most, all), () => true, false);
  const folds = count * small > room * mostSmall;
  const wanted = order();
  const beside = folds ? 0 : small;
  const fits = Math.floor((room - count * beside) / (least + gap - beside));
  for (let number = Math.max(1, Math.min(fits, wanted.length)); ; number--) {
    const chosen = new Set(wanted.slice(0, number));
    const isLarge = (column: number) => chosen.has(column);
    const out = laid(count, least, isLarge, folds);
    if (out.span > room && number > 1) continue;
    const wider = least + Math.max(0, Math.floor((room - out.span) / number));
    return laid(count, Math.min(most, wider), isLarge, folds);
  }
}

function laid(
  count: number,
  width: number,
  isLarge: (column: number) => boolean,
  folds: boolean,
): Fisheye {
  const slots: Slot[] = [];
  const leftOut: LeftOut[] = [];
  let x = 0;
  for (let column = 0; column < count; column++) {
    const large = isLarge(column);
    if (large || !folds) {
      slots.push({ column, x, width: large ? width : small - 1, large });
      x += large ? width + gap : small;
      continue;
    }
    let end = column;
    while (end + 1 < count && !isLarge(end + 1)) end++;
    leftOut.push({ x, width: sign - gap, count: end + 1 - column });
    x += sign;
    column = end;
  }
  return { slots, leftOut, width, span: x - gap };
}
