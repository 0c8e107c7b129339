/** The depth *story*: pictures and plain sentences, without arithmetic, formulas and letters of shapes. */
import { describe, expect, it } from "vitest";
import { frameAt } from "../../../../web/src/story/frame.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import { filmsOf } from "../films.js";
import { sizes } from "../frames.js";
import { experiments, presets } from "../native.js";
import { inTurn } from "../../support/turns.js";

/** Where a scene works out a number. */
const WORKING = /^(bench|equation|line|closing|minus|sign)\//u;

/** Signs of arithmetic; a dot or a line that stands alone joins names. */
const FORMULA = /[=÷√^∑]|[×+]\s|\bexp\b|− ?max|−\s?最大/u;

/** Letters of a shape: "T 6". */
const SHAPE = /(^|\s)[BTSCDHFV]\s\d/u;

const isNumber = (text: string): boolean => /^\(?−?(\d+(\.\d+)?|∞|NaN)\)?$/u.test(text);

/** Tokens, shares of the opening picture and names on parts of a row are what is shown, not how it came about. */
const isShown = ({ key }: Mark): boolean => /^(token|cover)\/|^strip\/.*name$/u.test(key);

function arithmetic({ marks, narration }: Frame): string[] {
  const drawn = marks.flatMap((mark) => {
    const { key, kind, text = "", value } = mark;
    if (kind === "shape" || WORKING.test(key)) return [key];
    if (isShown(mark)) return [];
    const worked = value !== undefined && isNumber(text);
    return worked || FORMULA.test(text) || SHAPE.test(text) ? [`${key}: ${text}`] : [];
  });
  const said = narration.map(({ text }) => text).join("");
  return FORMULA.test(said) || SHAPE.test(said) ? [...drawn, said] : drawn;
}

/** What is shown of every step, at moments from its start to its end. */
function faultsOf(experiment: Experiment, options: FrameOptions): string[] {
  const faults = filmsOf(experiment).flatMap((timeline) =>
    timeline.stages.flatMap(({ start, end, segments }) => {
      const count = 3 * Math.max(1, segments.length);
      return Array.from({ length: count }, (_, i) =>
        frameAt(timeline, start + ((end - 0.01 - start) * i) / (count - 1), {
          ...options,
          digits: false,
        }),
      ).flatMap(arithmetic);
    }),
  );
  return [...new Set(faults)];
}

describe.each(inTurn(Object.entries({ ...presets(), ...experiments }), 5))(
  "%s",
  (_, experiment) => {
    it.each([
      ["a desk", sizes.wide],
      ["a phone, in Chinese", { ...sizes.phone, language: "zh" }],
    ] as const)("shows no arithmetic on %s", { timeout: 60_000 }, (__, options) => {
      expect(faultsOf(experiment, options)).toEqual([]);
    });
  },
);
