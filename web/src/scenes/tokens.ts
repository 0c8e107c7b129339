/** The sentence cut into tokens: each a chip with its number under a bracket. */
import type { Experiment, Mark, Token } from "../player/types.js";
import { elide, textWidth } from "./format.js";
import { line, text } from "./marks.js";
import { progress } from "./motion.js";
import type { Drawing, View } from "./step.js";
import { words } from "./words.js";

export const tokensDuration = 2400;

interface Chip {
  readonly token: Token;
  readonly label: string;
  readonly width: number;
}

const size = (view: View): number => (view.width < 720 ? 18 : 26);

/** Chips in lines no wider than the view. */
function lines(tokens: readonly Token[], view: View): Chip[][] {
  const type = size(view);
  const out: Chip[][] = [[]];
  let used = 0;
  for (const token of tokens) {
    const full = token.text || words[view.language].padding;
    const label = elide(full, Math.min(view.width - 24, 260), type, 500);
    const width = Math.max(textWidth(label, type, 500), 22) + 8;
    if (used + width > view.width - 8 && used > 0) {
      out.push([]);
      used = 0;
    }
    out[out.length - 1]?.push({ token, label, width });
    used += width + 14;
  }
  return out;
}

function chipMarks(
  chip: Chip,
  order: number,
  at: { x: number; y: number },
  view: View,
  share: number,
): Mark[] {
  const type = size(view);
  const middle = at.x + chip.width / 2;
  const y = at.y + type;
  const full = chip.token.text || words[view.language].padding;
  const padded = chip.token.id === null;
  const bottom = y + type * 0.8 + 4;
  const out: Mark[] = [
    {
      ...text(`token/${order}`, middle, y, chip.label, {
        anchor: "middle",
        size: type,
        weight: 500,
        ink: padded ? "ink3" : "ink",
      }),
      ...(chip.label === full ? {} : { title: full }),
    },
  ];
  if (share > 0)
    out.push(
      line(
        `token/${order}/bracket`,
        [
          [at.x, bottom - 5],
          [at.x, bottom],
          [at.x + chip.width, bottom],
          [at.x + chip.width, bottom - 5],
        ],
        { ink: "line2", opacity: share, dashed: padded },
      ),
      text(`token/${order}/id`, middle, bottom + 14, padded ? "–" : String(chip.token.id), {
        anchor: "middle",
        size: 13,
        ink: "ink3",
        opacity: share,
      }),
    );
  return out;
}

export function drawTokens(experiment: Experiment, view: View, time: number): Drawing {
  const tokens = experiment.tokens[Math.min(view.batch, experiment.tokens.length - 1)] ?? [];
  const rows = lines(tokens, view);
  const pitch = Math.min(size(view) * 3.4, view.height / rows.length);
  const top = Math.max(0, (view.height - pitch * rows.length) / 2);
  let order = 0;
  const marks = rows.flatMap((row, i) => {
    const wide = row.reduce((sum, chip) => sum + chip.width + 14, -14);
    let x = Math.max(4, (view.width - wide) / 2);
    return row.flatMap((chip) => {
      const share = progress(time, { start: 300 + (1200 * order) / tokens.length, length: 240 });
      const out = chipMarks(chip, order++, { x, y: top + i * pitch }, view, share);
      x += chip.width + 14;
      return out;
    });
  });
  const real = tokens.filter((token) => token.id !== null).length;
  return { marks, narration: words[view.language].tokensCut(real) };
}
