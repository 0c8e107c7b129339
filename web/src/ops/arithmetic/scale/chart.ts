/** The effect of the scale on softmax: the slow row's weights without and with it, below their columns. */
import type { SourcedNumber } from "../../../scene/worked/closing.js";
import { type Placed, boxOf, widthOf } from "../../../scene/placed.js";
import type { Mark } from "../../../types/frame.js";
import { format, textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";

export const chartHeight = 96;

export interface ChartSide {
  readonly under: Placed;
  readonly name: string;
  readonly shares: readonly SourcedNumber[];
}

const caption = 18;
const digits = 16;

/** NaN has no bar, only its text. */
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

/** Both sides on the same scale, so that heights can be compared. */
export function chartMarks(
  sides: readonly ChartSide[],
  { top, right }: { readonly top: number; readonly right: number },
  share: number,
): Mark[] {
  if (share === 0) return [];
  const tallest = Math.max(
    ...sides.flatMap(({ shares }) => shares.map(({ value }) => finite(value))),
    1e-9,
  );
  const room = chartHeight - caption - digits - 10;
  const base = top + chartHeight - 6;
  return sides.flatMap(({ under: m, name, shares }, side) => {
    const wide = widthOf(m);
    const most = shares.reduce(
      (best, { value }, i) => (value > (shares[best]?.value ?? 0) ? i : best),
      0,
    );
    const fits = textWidth("0.000", 12) <= m.cellWidth + m.gap;
    const shown = (column: number) => fits || column === most;
    const bars = shares.slice(0, m.columns).flatMap((made, column): Mark[] => {
      const cell = boxOf(m, 0, column);
      const from = made.cell ? { cell: made.cell } : { sources: made.sources ?? [] };
      const height = Math.max(
        made.value > 0 ? 0.5 : 0,
        (finite(made.value) / tallest) * room * share,
      );
      const width = Math.min(cell.width, 40) * 0.7;
      const x = cell.x + (cell.width - width) / 2;
      const box = { x, y: base - height, width, height };
      const bar = mark("bar", `chart/${side}/${column}`, box, {
        ink: "bar",
        radius: 3,
        value: made.value,
        ...from,
      });
      if (!shown(column) || share < 1) return [bar];
      const digits = made.value === 0 ? "0" : format(made.value, 3);
      const middle = Math.min(x + width / 2, right - textWidth(digits, 12, 600) / 2);
      const printed = text(`chart/${side}/${column}/value`, middle, box.y - 9, digits, {
        anchor: "middle",
        ink: made.value > 0 ? "ink" : "ink3",
        weight: column === most ? 600 : 400,
        value: made.value,
        figure: true,
        ...from,
      });
      return [bar, printed];
    });
    const axis = { x: m.x, y: base, width: wide, height: 1 };
    return [
      text(`chart/${side}/name`, m.x, top + caption / 2, name, {
        ink: "ink2",
        room: (sides[side + 1]?.under.x ?? right + 8) - 8 - m.x,
        opacity: share,
      }),
      ...bars,
      mark("rule", `chart/${side}/axis`, axis, { ink: "ink3", opacity: share }),
    ];
  });
}
