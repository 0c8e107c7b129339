/** Every step of every experiment of the curriculum plays: forwards, backwards, whole and in its frame. */
import { describe, expect, it } from "vitest";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import type { Segment, Timeline } from "../../../../web/src/types/timeline.js";
import { frameAt } from "../../../../web/src/story/frame.js";
import { filmsOf } from "../films.js";
import { sizes } from "../frames.js";
import { presets } from "../native.js";
import { inTurn } from "../../support/turns.js";

const experiments = presets();
const times = 20;

/** Steps as the reader sees them; the tokens have no node of their own. */
function stepsOf({ stages }: Timeline): readonly Segment[] {
  return stages.flatMap(({ id, segments, start, end }) =>
    segments.length > 0 ? segments : [{ node: id, start, end }],
  );
}

const moments = ({ start, end }: Segment): number[] =>
  Array.from({ length: times }, (_, i) => start + ((end - 0.01 - start) * i) / (times - 1));

const slack = ({ kind, key }: Mark): number =>
  kind === "ring" || kind === "card" || key.startsWith("band/") ? 9 : 1;

function faults(frame: Frame): string[] {
  const keys = new Set<string>();
  return frame.marks.flatMap((mark) => {
    const { key, x, y, width, height, opacity, path = "" } = mark;
    const around = slack(mark);
    const wrong: string[] = [];
    if (keys.has(key)) wrong.push(`${key} twice`);
    keys.add(key);
    if (![x, y, width, height, opacity].every(Number.isFinite)) wrong.push(`${key} is nowhere`);
    if (/NaN|Infinity|undefined/u.test(path)) wrong.push(`${key} runs ${path}`);
    if (width < 0 || height < 0 || opacity < 0 || opacity > 1)
      wrong.push(`${key} is less than nothing`);
    const inside =
      x >= -around &&
      y >= -around &&
      x + width <= frame.width + around &&
      y + height <= frame.height + around;
    if (!inside) wrong.push(`${key} outside: ${[x, y, width, height].map(Math.round).join(" ")}`);
    return wrong;
  });
}

const text = ({ narration }: Frame): string => narration.map((part) => part.text).join("");

/** Naive softmax may overflow, and then says so; no other narration may contain NaN. */
const overflows = "normalising-overflow";

function silence(name: string, frame: Frame, { language }: FrameOptions): string[] {
  const said = name === overflows ? text(frame).replace("NaN", "") : text(frame);
  if (said.length < 5) return ["silence"];
  if (/undefined|NaN|\[object/u.test(said)) return [said];
  return language === "zh" && !/\p{Script=Han}/u.test(said) ? [said] : [];
}

/** Compared as strings, mark by mark: much faster than a deep comparison. */
const print = ({ marks, narration }: Frame): string =>
  JSON.stringify([
    marks.map(({ block, table, ...mark }) => [mark, block?.rows, table?.node]),
    narration,
  ]);

const named = (where: string, i: number, wrong: readonly string[]): string[] =>
  wrong.map((fault) => `${where} at ${i}: ${fault}`);

describe.each(inTurn(Object.entries(experiments), 5))("%s", (name, experiment) => {
  const timelines = filmsOf(experiment);
  const steps = timelines.flatMap((timeline) =>
    stepsOf(timeline).map((step) => ({ ...step, timeline })),
  );

  it("draws each moment alike, forwards and backwards", { timeout: 60_000 }, () => {
    for (const step of steps) {
      const some = moments(step).filter((_, i) => i % 8 === 0);
      const { timeline } = step;
      const forwards = some.map((time) => print(frameAt(timeline, time, sizes.narrow)));
      const backwards = some
        .toReversed()
        .map((time) => print(frameAt(timeline, time, sizes.narrow)))
        .reverse();
      expect(
        forwards.flatMap((frame, i) => (frame === backwards[i] ? [] : [i])),
        step.node,
      ).toEqual([]);
    }
  });

  /** Each step is looked at in every other of these, in turn. */
  const rooms: readonly (readonly [string, FrameOptions])[] = [
    ["a wide scene", sizes.wide],
    ["a low scene, in Chinese", { width: 770, height: 300, language: "zh" }],
    ["a phone", { ...sizes.phone, language: "zh" }],
    ["a low phone, without digits", { width: 326, height: 360, language: "en", digits: false }],
  ];

  it.each(rooms.map(([room, options], place) => ({ room, options, place })))(
    "stays inside of $room, with every mark in its place and something said",
    { timeout: 60_000 },
    ({ options, place }) => {
      const wrong = steps
        .filter((_, order) => (order + place) % 2 === 0)
        .flatMap((step) =>
          moments(step)
            .filter((_, i) => i % 6 === 0 || i === times - 1)
            .flatMap((time, i) => {
              const frame = frameAt(step.timeline, time, options);
              return named(step.node, i, [...faults(frame), ...silence(name, frame, options)]);
            }),
        );
      expect(wrong.slice(0, 5)).toEqual([]);
    },
  );
});
