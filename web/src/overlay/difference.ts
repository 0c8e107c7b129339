/**
 * The effect of a change, shown in the cells: rings that move through the changed cells, a corner on
 * edited ones, and on request the difference instead of the digits. Pure functions from a frame and a
 * time to marks.
 */
import type { Cell, Experiment, Language } from "../types/graph.js";
import type { Frame, Mark, Part, Tints } from "../types/frame.js";
import { format, textWidth } from "../draw/format.js";
import { grown, mark, text } from "../draw/marks.js";
import { expanded } from "../draw/hit.js";
import { memo } from "../draw/memo.js";
import { valuesOf } from "../scene/values.js";

/** By node, now minus before: nodes that are loaded, changed and kept their shape, in graph order. */
export type Difference = ReadonlyMap<string, Float32Array>;

export function differenceOf(previous: Experiment, now: Experiment): Difference {
  const before = new Map(previous.graph.map((node) => [node.id, node]));
  const difference = new Map<string, Float32Array>();
  for (const node of now.graph) {
    const old = before.get(node.id);
    if (!node.values || old?.shape.join() !== node.shape.join() || !old.values) continue;
    const own = changesIn(node.values, old.values);
    if (own) difference.set(node.id, own);
  }
  return difference;
}

/** Undefined where nothing changed. What stays masked, or no number, did not change. */
function changesIn(now: ArrayLike<number>, before: ArrayLike<number>): Float32Array | undefined {
  let difference: Float32Array | undefined;
  for (let i = 0; i < now.length; i++) {
    const [value, old] = [now[i] as number, before[i] as number];
    if (Object.is(value, old) || value === old) continue;
    difference ??= new Float32Array(now.length);
    difference[i] = value - old;
  }
  return difference;
}

/** A cell's value before and now, if it changed. */
export function changeOf(previous: Experiment, now: Experiment, { node, index }: Cell) {
  const find = ({ graph }: Experiment) => graph.find(({ id }) => id === node);
  const [before, after] = [find(previous), find(now)];
  if (before?.shape.join() !== after?.shape.join()) return undefined;
  const [was, is] = [valuesOf(before)?.[index], valuesOf(after)?.[index]];
  return was === undefined || is === undefined || Object.is(was, is) ? undefined : { was, is };
}

const APART = 60;
const FADE = 600;
/** All rings start within this time: if many cells changed, they follow each other faster. */
const SPREAD = 1200;
/** The most rings drawn at once; more would be unreadable. */
const MOST = 200;

/** After so many milliseconds all rings have faded. */
export const changeDuration = SPREAD + FADE;

/** Rings around the changed cells, in graph order, stronger for larger changes. */
export function changeMarks(frame: Frame, difference: Difference, elapsed: number): Mark[] {
  if (elapsed < 0 || elapsed >= changeDuration) return [];
  const changed = changedCells(frame, difference);
  const most = changed.reduce((largest, { size }) => Math.max(largest, size), 0);
  const apart = Math.min(APART, SPREAD / changed.length);
  return changed.flatMap(({ place, size }, i) => {
    const since = elapsed - i * apart;
    if (since < 0 || since >= FADE) return [];
    const strength = 0.25 + 0.75 * (size === most ? 1 : (size / most) ** 0.65);
    const opacity = place.opacity * strength * (1 - since / FADE);
    const thickness = Math.min(2, place.width / 4);
    return [mark("ring", `change/${place.key}`, grown(place, thickness), { thickness, opacity })];
  });
}

interface Changed {
  readonly place: Mark;
  readonly size: number;
}

function changedCells(frame: Frame, difference: Difference): Changed[] {
  const order = new Map([...difference.keys()].map((node, i) => [node, i]));
  const rank = ({ cell }: Mark) => order.get(cell?.node ?? "") ?? -1;
  const changed = expanded(frame.marks.filter((one) => shows(one, difference)))
    .map((place) => ({ place, size: Math.abs(ofCell(place, difference)) }))
    .filter(({ place, size }) => size > 0 && place.state !== "to-come");
  const strongest =
    changed.length > MOST ? changed.map(({ size }) => size).sort((a, b) => b - a) : [];
  const least = strongest[MOST - 1] ?? 0;
  return changed
    .filter(({ size }) => size >= least)
    .slice(0, MOST)
    .sort((a, b) => rank(a.place) - rank(b.place));
}

function shows({ kind, cell, block }: Mark, difference: Difference): boolean {
  const node =
    kind === "block" ? block?.tints.table.node : kind === "cell" ? cell?.node : undefined;
  return node !== undefined && difference.has(node);
}

const ofCell = ({ cell }: Mark, difference: Difference): number =>
  (cell && difference.get(cell.node)?.[cell.index]) ?? 0;

/** A corner on every cell that the reader edited. */
export function editMarks(frame: Frame, isEdited: (cell: Cell) => boolean): Mark[] {
  return expanded(frame.marks)
    .filter(
      ({ kind, cell, state }) => kind === "cell" && state !== "to-come" && cell && isEdited(cell),
    )
    .map((place) => mark("corner", `edited/${place.key}`, place, { opacity: place.opacity }));
}

/** Worked numbers explain the value, not the difference, so they are dimmed. */
const isWorking = ({ kind, sources }: Mark): boolean => kind === "bar" || sources !== undefined;

/** A row sum of values beside a row of differences would be taken for theirs. */
const isRowSum = ({ kind, key }: Mark): boolean => kind === "badge" || key === "badge/name";

const titleWords: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Change in ${title}`,
  zh: (title) => `${title}的变化量`,
};

/** The names of the matrices, saying that differences are shown; a shape in the way gives place. */
function retitled(marks: readonly Mark[], language: Language): Mark[] {
  const matrices = marks.filter(({ kind }) => kind === "matrix");
  const boxes = new Map(matrices.map((one) => [one.key.replace(/matrix$/u, "name"), one]));
  const ends = new Map<string, number>();
  const named = marks.map((one) => {
    const box = boxes.get(one.key);
    if (!box || one.kind !== "text") return one;
    const title = titleWords[language](one.title ?? one.text ?? "");
    const { ink, weight, size } = one;
    const look = { size: size ?? 13, room: box.x + box.width - one.x };
    const now = text(one.key, one.x, one.y + one.height / 2, title, {
      ...look,
      ...(ink && { ink }),
      ...(weight && { weight }),
    });
    ends.set(one.key.replace(/name$/u, "shape"), now.x + now.width + 8);
    return now;
  });
  return named.filter(({ kind, key, x }) => kind !== "shape" || x >= (ends.get(key) ?? x));
}

/** The frame with the difference in the cells that changed, and 0 in the others. */
export function differenceFrame(frame: Frame, difference: Difference, language: Language): Frame {
  const own = retitled(expanded(frame.marks), language).filter((one) => !isRowSum(one));
  const marks = own.map((one) => {
    if (one.block)
      return {
        ...one,
        block: { ...one.block, tints: tintsOfDifference(one.block.tints, difference) },
      };
    if (isWorking(one)) return { ...one, opacity: one.opacity * 0.3 };
    if (one.kind !== "cell" || !one.cell || one.value === undefined) return one;
    if (one.state === "masked" && !Number.isFinite(one.value)) return one;
    const value = ofCell(one, difference);
    const { text, ...place } = one;
    const shown = { ...place, value, scale: "signed" as const };
    return text === undefined ? shown : { ...shown, text: fitting(value, one) };
  });
  return { ...frame, marks };
}

/** The tints of a large matrix with differences instead of values. */
const tintsOfDifference = memo(
  (tints: Tints, difference: Difference): Tints => {
    const { values, masked, table } = tints;
    const own = difference.get(table.node) ?? new Float32Array(values.length);
    return { ...tints, masked, values: own, scale: "signed" };
  },
  (_, difference) => difference,
  1,
);

const wasWords: Readonly<Record<Language, (value: string) => string>> = {
  en: (value) => ` (was ${value})`,
  zh: (value) => `（原为 ${value}）`,
};

/** The narration with the former value after every number that changed. */
export function changedNarration(
  parts: readonly Part[],
  was: (cell: Cell) => number | undefined,
  language: Language,
): Part[] {
  return parts.flatMap((part): Part[] => {
    const before = part.kind === "number" ? was(part.cell) : undefined;
    if (before === undefined) return [part];
    // An integer does not tell the decimals of the value before it.
    const text = wasWords[language](format(before, part.text.split(".")[1]?.length ?? 3));
    return [part, { kind: "text", text }];
  });
}

/** As many decimals as the cell had, or fewer if the sign needs the room. */
function fitting(value: number, { text = "", size = 13, width }: Mark): string {
  const decimals = text.split(".")[1]?.length ?? 3;
  const tries = Array.from({ length: decimals + 1 }, (_, fewer) => signed(value, decimals - fewer));
  return tries.find((one) => textWidth(one, size) <= width) ?? signed(value, 0);
}

/** +0.04 and −0.04; 0 for what did not change. */
export function signed(value: number, decimals: number): string {
  if (value === 0) return "0";
  const text = format(value, decimals);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}
