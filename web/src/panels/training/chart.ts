/** The curves of a run: loss and accuracy above, a line for each head below. */
import { svg, type SVGTemplateResult } from "lit";
import { format } from "../../draw/format.js";
import {
  BORN,
  roleOf,
  scoresAt,
  seriesOf,
  type Birth,
  type HeadScores,
  type Role,
  type TrainingRun,
} from "./run.js";
import type { TrainingWords } from "./words.js";

/** The inks of the heads, in order; as many as a run has heads at most. */
const INKS = ["scores", "query", "output", "value", "key", "gradient", "ink2", "ink3"] as const;

export const inkOf = (index: number): string => `var(--${INKS[index % INKS.length] ?? "ink"})`;

/** "2.1": layer and head, counted from 1. */
export const headName = ({ block, head }: { block: number; head: number }): string =>
  `${block + 1}.${head + 1}`;

export interface ChartState {
  readonly run: TrainingRun;
  readonly words: TrainingWords;
  readonly width: number;
  readonly height: number;
}

/** What a head is called by what it does, from the score on at which it has a name. */
export function roleName(
  run: TrainingRun,
  role: Role,
  score: number,
  words: TrainingWords,
): string {
  if (score < BORN) return words.unnamed;
  return role === "answer" ? words.tasks[run.request.create.task.kind].role : words.roles[role];
}

/** What the line of a head shows: the role it has in the end, else that it comes nearest to. */
export function lineRole(run: TrainingRun, head: HeadScores): Role {
  const born = run.births.find((one) => one.block === head.block && one.head === head.head);
  if (born) return born.role;
  return roleOf(head) ?? (head.answer >= head.previous ? "answer" : "previous");
}

type Scale = (value: number) => number;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const RIGHT = 196;
const LEFT = 44;
const NARROW_RIGHT = 78;
/** Beneath this width the labels are short. */
const NARROW = 520;
const GAP = 52;

export function chart({ run, words, width, height }: ChartState): SVGTemplateResult {
  const right = width - (width < NARROW ? NARROW_RIGHT : RIGHT);
  const middle = Math.round(height * 0.52);
  const upper: Box = { left: LEFT, right, top: 30, bottom: middle };
  const lower: Box = { left: LEFT, right, top: middle + GAP, bottom: height - 26 };
  const x = (step: number) =>
    LEFT + ((right - LEFT) * Math.min(step, run.limit)) / Math.max(1, run.limit);
  const now = x(run.step);
  return svg`
    ${curves({ run, words, width, height }, upper, x)}
    ${headLines({ run, words, width, height }, lower, x)}
    ${stepTicks(run, lower, x)}
    <path class="now" d="M${now} ${upper.top}V${lower.bottom}" />`;
}

/** Ticks at round numbers, about five of them. */
function ticks(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

function stepTicks(run: TrainingRun, { bottom }: Box, x: Scale) {
  return ticks(run.limit).map(
    (step) =>
      svg`<text class="tick" text-anchor="middle" x=${x(step)} y=${bottom + 18}>${step}</text>`,
  );
}

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** At most two points a pixel: of many steps only some are drawn, and always the last. */
function thinned<T>(all: readonly T[], most: number): { readonly at: number; readonly value: T }[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.flatMap((value, at) =>
    at % every === 0 || at === all.length - 1 ? [{ at, value }] : [],
  );
}

function curves({ run, words, width }: ChartState, box: Box, x: Scale) {
  const vocabulary = run.created?.vocabulary.length ?? 2;
  const guess = Math.log(vocabulary);
  // Steps before those of a file are not known: the list has holes.
  const most = Math.max(guess * 1.05, ...run.losses.filter(Number.isFinite));
  const y = (share: number) =>
    box.bottom - (box.bottom - box.top) * Math.max(0, Math.min(1, share));
  const points = (values: readonly number[], scale: number) =>
    path(
      thinned(values, 2 * (box.right - box.left)).map(({ at, value }) => [
        x(at + 1),
        y(value / scale),
      ]),
    );
  const curve = (name: string, values: readonly number[], scale: number) =>
    svg`<path class="${name} to-come" d=${points(values, scale)} />
      <path class=${name} d=${points(values.slice(0, run.step), scale)} />`;
  const at = run.step - 1;
  const loss = run.losses[at];
  const accuracy = run.accuracies[at];
  const beside = x(run.step) + 10;
  const narrow = width < NARROW;
  const line = narrow ? box.right : width - 44;
  return svg`
    <text class="caption" x=${box.left - 34} y="16">${words.loss}
      <tspan class="aside" dx="8">${words.guessing(vocabulary, format(guess, 2))}</tspan></text>
    <text class="note" text-anchor="end" x=${width - 4} y="16">${words.accuracy}</text>
    ${ticks(most).map(
      (value) => svg`<path class="grid" d="M${box.left} ${y(value / most)}H${line}" />
        <text class="tick" text-anchor="end" x=${box.left - 8} y=${y(value / most) + 4}>${format(value, value % 1 === 0 ? 0 : 1)}</text>`,
    )}
    ${[0, 0.5, 1].map(
      (share) =>
        svg`<text class="tick" text-anchor="end" x=${width - 4} y=${y(share) + 4}>${share * 100} %</text>`,
    )}
    <path class="chance" d="M${box.left} ${y(guess / most)}H${line}" />
    ${curve("accuracy", run.accuracies, 1)} ${curve("loss", run.losses, most)}
    ${
      loss === undefined || accuracy === undefined
        ? undefined
        : svg`<circle class="dot" cx=${x(run.step)} cy=${y(loss / most)} r="4" />
            <circle class="dot light" cx=${x(run.step)} cy=${y(accuracy)} r="4" />
            ${spread(
              [
                {
                  y: y(accuracy),
                  text: `${format(100 * accuracy, 0)} %`,
                  note: width < NARROW ? "" : words.right,
                },
                { y: y(loss / most), text: format(loss, 2), note: words.loss.toLowerCase() },
              ],
              box.bottom,
            ).map(
              (label) =>
                svg`<text class="label" x=${beside} y=${label.y + 4}><tspan class="strong">${label.text}</tspan> ${label.note}</text>`,
            )}`
    }`;
}

interface Label {
  readonly y: number;
  readonly text: string;
  readonly note: string;
  readonly ink?: string;
}

/** Labels in the order of their heights, moved apart where they would overlap, none beneath `bottom`. */
function spread(labels: readonly Label[], bottom: number, apart = 17): Label[] {
  const sorted = [...labels].sort((one, other) => one.y - other.y);
  let least = -Infinity;
  const down = sorted.map((label) => {
    const y = Math.max(label.y, least);
    least = y + apart;
    return { ...label, y };
  });
  return down.map((label, i) => ({
    ...label,
    y: Math.min(label.y, bottom - (down.length - 1 - i) * apart),
  }));
}

function headLines({ run, words, width }: ChartState, box: Box, x: Scale) {
  const y = (score: number) => box.bottom - (box.bottom - box.top) * score;
  const heads = run.scores.at(-1) ?? [];
  const now = scoresAt(run, run.step);
  const birth = run.births.find(({ role }) => role === "answer") ?? run.births[0];
  const labels = now.map((head, i) => {
    const role = lineRole(run, heads[i] ?? head);
    const score = head[role];
    const name = roleName(run, role, score, words);
    return {
      y: y(score),
      text: headName(head),
      note: width < NARROW ? format(score, 2) : `${name} ${format(score, 2)}`,
      ink: inkOf(i),
    };
  });
  return svg`
    <text class="caption" x=${box.left - 34} y=${box.top - 16}>${words.headLines}</text>
    ${[0, BORN, 1].map(
      (
        score,
      ) => svg`<path class="grid" d="M${box.left} ${y(score)}H${width < NARROW ? box.right : width - 44}" />
        <text class="tick" text-anchor="end" x=${box.left - 8} y=${y(score) + 4}>${score}</text>`,
    )}
    ${heads.map((head, i) => {
      const role = lineRole(run, head);
      const line = thinned(seriesOf(run, i, role), 2 * (box.right - box.left));
      const named = run.births.some((one) => one.block === head.block && one.head === head.head);
      const drawn = (points: typeof line, name: string) =>
        svg`<path class="head ${named ? "named" : ""} ${name}" style="stroke:${inkOf(i)}"
          d=${path(points.map(({ value: [step, score] }) => [x(step), y(score)]))} />`;
      return svg`${drawn(line, "to-come")}
        ${drawn(
          line.filter(({ value: [step] }) => step <= run.step),
          "",
        )}`;
    })}
    ${birth && run.step >= birth.step ? birthMark(birth, { run, words, width, height: 0 }, box, x, y) : undefined}
    ${spread(labels, box.bottom - 4, 16).map(
      (label) => svg`<text class="label" x=${x(run.step) + 10} y=${label.y + 4}>
        <tspan class="strong" style="fill:${label.ink ?? ""}">${label.text}</tspan> ${label.note}</text>`,
    )}`;
}

/** How much room the text at a birth takes. */
const BIRTH_TEXT = 150;

function birthMark(birth: Birth, { words, run }: ChartState, box: Box, x: Scale, y: Scale) {
  const heads = run.scores.at(-1) ?? [];
  const index = heads.findIndex((one) => one.block === birth.block && one.head === birth.head);
  const at = x(birth.step);
  const before = at - box.left > BIRTH_TEXT;
  const said = before || x(run.step) - at > BIRTH_TEXT;
  return svg`<path class="birth" style="stroke:${inkOf(index)}" d="M${at} ${box.top}V${box.bottom}" />
    <circle class="birth ring" style="stroke:${inkOf(index)}" cx=${at} cy=${y(BORN)} r="5" />
    ${
      said
        ? svg`<text class="note strong" style="fill:${inkOf(index)}" text-anchor=${before ? "end" : "start"}
            x=${at + (before ? -10 : 10)} y=${box.top + 12}>${words.born}, ${words.step(birth.step)}</text>`
        : undefined
    }`;
}
