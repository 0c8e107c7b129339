/** The layout of A, B and their difference. */
import { type Placed, fitCell, place } from "../scene/placed.js";
import type { Matrix } from "../scene/matrix.js";
import { placeResult } from "../scene/rows.js";
import type { Rect } from "../types/frame.js";
import { phoneWidth } from "../scene/step.js";
import type { View } from "../types/scene.js";
import type { Compared } from "./compared.js";

export interface HeadLabels {
  readonly labelWidth: number;
  readonly rowLabels: boolean;
  readonly columnLabels?: boolean;
}

/** Room for the row sums beside a difference. */
export const sumWidth = 64;

export interface PlacedMatrices {
  readonly placed: readonly Placed[];
  readonly labels: readonly HeadLabels[];
}

function laid(matrices: readonly Matrix[], rect: Rect, view: View): PlacedMatrices {
  const row = placeResult(matrices, rect, view, { between: 36, beside: view.width >= phoneWidth });
  return {
    placed: row.matrices,
    labels: row.matrices.map((_, i) => ({
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
    })),
  };
}

const together = (parts: readonly PlacedMatrices[]): PlacedMatrices => ({
  placed: parts.flatMap(({ placed }) => placed),
  labels: parts.flatMap(({ labels }) => labels),
});

/** The difference is the main part, so its cells may be as large as in a large scene. */
const large = (view: View): View => ({ ...view, width: Math.max(view.width, 1040) });

/** Small, without row and column labels, which are beside the difference. */
function overview(m: Matrix, rect: Rect, view: View): PlacedMatrices {
  const width = fitCell(m.columns, rect.width, 22);
  const height = fitCell(m.rows, rect.height - bareHead, 14);
  const placed = place(m, { x: rect.x, y: rect.y + bareHead, width, height }, view);
  return { placed: [placed], labels: [{ labelWidth: 0, rowLabels: false, columnLabels: false }] };
}

const bareHead = 34;

/** Side by side if there are few columns; otherwise A above B on the left; on a phone both above the difference. */
export function layout(compared: Compared, rect: Rect, view: View): PlacedMatrices {
  const { a, b, difference } = compared;
  if (!a) return laid([b.matrix], rect, view);
  const both = [a.matrix, b.matrix];
  if (!difference) return laid(both, rect, view);
  const sums = b.matrix.scale === "weight" ? sumWidth : 0;
  const { x, y } = rect;
  if (view.width < phoneWidth) {
    const half = (rect.width - 24) / 2;
    const height = Math.min(rect.height * 0.34, bareHead + b.matrix.rows * 16);
    const below = { x, y: y + height + 12, width: rect.width - sums };
    return together([
      overview(a.matrix, { x, y, width: half, height }, view),
      overview(b.matrix, { x: x + half + 24, y, width: half, height }, view),
      laid([difference], { ...below, height: rect.height - height - 12 }, view),
    ]);
  }
  if (b.matrix.columns <= 4)
    return laid([...both, difference], { ...rect, width: rect.width - sums }, large(view));
  const left = Math.round((rect.width - sums) * 0.36);
  const height = (rect.height - 12) / 2;
  const right = { x: x + left + 24, y, width: rect.width - sums - left - 24, height: rect.height };
  return together([
    laid([a.matrix], { x, y, width: left, height }, view),
    laid([b.matrix], { x, y: y + height + 12, width: left, height }, view),
    laid([difference], right, large(view)),
  ]);
}
