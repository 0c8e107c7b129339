/** The two sentences as they are cut, one above the other; a token that only one has is ringed. */
import type { Experiment, Mark } from "../player/types.js";
import { textWidth } from "../scenes/format.js";
import { mark, text } from "../scenes/marks.js";
import { type Rect, type View, phoneWidth } from "../scenes/step.js";
import { words } from "../scenes/words.js";

const textsOf = ({ tokens }: Experiment, view: View): string[] =>
  (tokens[Math.min(view.batch, tokens.length - 1)] ?? []).map(
    ({ text }) => text || words[view.language].padding,
  );

interface Line {
  readonly key: string;
  readonly name: string;
  readonly texts: readonly string[];
  readonly other: readonly string[];
}

function lineMarks({ key, name, texts, other }: Line, rect: Rect, size: number): Mark[] {
  const out: Mark[] = [
    text(`${key}/name`, rect.x, rect.y + 10, name, { size: 13, weight: 600, ink: "ink" }),
  ];
  const [height, gap] = [size * 1.3 + 10, 6];
  let [x, y] = [rect.x, rect.y + 26];
  texts.forEach((label, i) => {
    const width = Math.min(rect.width, textWidth(label, size, 600) + 16);
    if (x > rect.x && x + width > rect.x + rect.width) {
      x = rect.x;
      y += height + gap;
    }
    if (y + height > rect.y + rect.height) return;
    const box = { x, y, width, height };
    out.push(mark("bar", `${key}/base/${i}`, box, { ink: "band", radius: 4 }));
    if (other[i] !== label) out.push(mark("ring", `${key}/ring/${i}`, box, { radius: 5 }));
    out.push(
      text(`${key}/token/${i}`, x + width / 2, y + height / 2, label, {
        anchor: "middle",
        size,
        weight: 500,
        ink: "ink",
        room: width - 8,
      }),
    );
    x += width + gap;
  });
  return out;
}

export function sentencesMarks(
  a: Experiment,
  b: Experiment,
  names: readonly [string, string],
  view: View,
) {
  const [first, second] = [textsOf(a, view), textsOf(b, view)];
  const size = Math.max(first.length, second.length) > 16 || view.width < phoneWidth ? 15 : 22;
  const half = { x: 2, width: view.width - 4, height: view.height / 2 - 8 };
  const same = first.length === second.length && first.every((text, i) => text === second[i]);
  const marks = [
    ...lineMarks(
      { key: "compare/a", name: names[0], texts: first, other: second },
      { ...half, y: 0 },
      size,
    ),
    ...lineMarks(
      { key: "compare/b", name: names[1], texts: second, other: first },
      { ...half, y: view.height / 2 + 8 },
      size,
    ),
  ];
  return { marks, same };
}
