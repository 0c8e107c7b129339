/** Below the storeys of a parameter: which word taught the number at work, a bar for each of its terms. */
import { decimalsOf, format } from "../../draw/format.js";
import { line, mark, text } from "../../draw/marks.js";
import { progress } from "../../draw/motion.js";
import { cellsOf, evaluate } from "../../expression/expression.js";
import type { Mark } from "../../types/frame.js";
import type { Step, View } from "../../types/scene.js";
import { outerTerms } from "./outer_terms.js";
import { LEAST_BAR, LEAST_SCENE } from "./opened_row.js";
import { taughtWords } from "./words.js";

export const TAUGHT_HEIGHT = 150;
const TITLE = 26;
const NUMBERS = 18;
const WORDS = 22;
const LEAST_PITCH = 46;
const MOST_PITCH = 72;

const grows = { start: 900, length: 800 };

const wordsOf = ({ experiment }: Step): readonly string[] =>
  experiment.tokens.flatMap((sentence) => sentence.map((token) => token.text));

/** Whether the gradient is a sum over the words, and all of them have room. */
export function isTaught(step: Step, view: View): boolean {
  const words = wordsOf(step).length;
  const [rows] = step.inputs[0]?.shape.slice(-2, -1) ?? [];
  return (
    step.node.op === "outer_products" &&
    step.experiment.tokens.length === 1 &&
    rows === words &&
    view.digits &&
    view.height >= LEAST_SCENE &&
    words * LEAST_PITCH <= view.width
  );
}

export function taughtMarks(step: Step, index: number, view: View, time: number): Mark[] {
  const words = wordsOf(step);
  const terms = outerTerms(step, index);
  const values = terms.map(evaluate);
  const pitch = Math.min(MOST_PITCH, view.width / words.length);
  const left = (view.width - pitch * words.length) / 2;
  const top = view.height - TAUGHT_HEIGHT + 8;
  const height = TAUGHT_HEIGHT - 12;
  const highest = Math.max(0, ...values);
  const span = highest - Math.min(0, ...values) || 1;
  const scale = (height - TITLE - 2 * NUMBERS - WORDS) / span;
  const baseline = top + TITLE + NUMBERS + highest * scale;
  const decimals = decimalsOf(Math.max(...values.map(Math.abs)));
  const share = progress(time, grows);
  const bars = values.flatMap((value, i): Mark[] => {
    const middle = left + (i + 0.5) * pitch;
    const size = Math.abs(value) * scale * share;
    const y = value < 0 ? baseline : baseline - size;
    const box = { x: middle - 17, y, width: 34, height: size };
    const sources = cellsOf(terms[i] as (typeof terms)[number]);
    const look = { value, sources };
    return [
      size < LEAST_BAR
        ? mark("bar", `taught/${i}`, box, { ...look, ink: "gradient" })
        : mark("cell", `taught/${i}`, box, {
            ...look,
            state: "value",
            scale: "gradient",
            radius: 2,
          }),
      text(
        `taught/${i}/value`,
        middle,
        value < 0 ? baseline + size + 10 : y - 9,
        format(value, decimals),
        { anchor: "middle", size: 12, weight: 500, ink: "ink", figure: true, opacity: share },
      ),
      text(`taught/${i}/word`, middle, top + height - 12, words[i] ?? "", {
        anchor: "middle",
        size: 12,
        ink: "ink2",
        room: pitch - 6,
      }),
    ];
  });
  return [
    mark(
      "band",
      "taught/band",
      {
        x: Math.max(0, left - 16),
        y: top,
        width: Math.min(view.width, view.width - 2 * left + 32),
        height,
      },
      { ink: "band", radius: 8 },
    ),
    text("taught/title", view.width / 2, top + 14, taughtWords[view.language], {
      anchor: "middle",
      size: 12,
      ink: "ink2",
      room: Math.min(view.width, view.width - 2 * left + 16),
    }),
    line(
      "taught/axis",
      [
        [left, baseline],
        [view.width - left, baseline],
      ],
      { ink: "line2", thickness: 1 },
    ),
    ...bars,
  ];
}
