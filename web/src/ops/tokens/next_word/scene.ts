/**
 * The picture of a text that a model writes on: who chose a word, or what a word looks at, with a row for
 * each head that has a name.
 */
import { line, mark, shareOf, text, tile, token } from "../../../draw/marks.js";
import { land, progress } from "../../../draw/motion.js";
import { formatShare, textWidth } from "../../../draw/format.js";
import { roleWord } from "../trained/roles.js";
import type { Mark, Part, Rect } from "../../../types/frame.js";
import type { Experiment } from "../../../types/graph.js";
import type { Drawing, View } from "../../../types/scene.js";
import { pointAt } from "../../attention_views/curves.js";
import { chevrons, pointed } from "../translation/strokes.js";
import { storyFocus, tokenOf, type StoryFocus } from "./focus.js";
import { layoutStory, type StoryLayout } from "./layout.js";
import { storyOf, toldIn, type NamedRows, type Story, type Told } from "./reading.js";
import { ARCS, storySpan, wordAt } from "./timing.js";
import { nextWordWords } from "./words.js";

interface Scene {
  readonly story: Story;
  readonly layout: StoryLayout;
  readonly focus: StoryFocus;
  /** What the heads do on the row in focus, the most telling first. */
  readonly told: readonly Told[];
  /** The heads with a row in the picture: those that do something here; if there are none, the most telling. */
  readonly rows: readonly NamedRows[];
  readonly view: View;
  /** How far the arcs have come. */
  readonly share: number;
}

const FEW = 3;

export function drawStory(experiment: Experiment, view: View, time: number): Drawing {
  const story = storyOf(experiment);
  const focus = storyFocus(story, view, time);
  const { start } = storySpan(wordAt(story.words.length, time));
  const told = toldIn(story, focus.row);
  const rows = told.length > 0 ? told.map(({ head }) => head) : story.heads.slice(0, FEW);
  const scene: Scene = {
    story,
    layout: layoutStory(story.words, rows.length, view),
    focus,
    told,
    rows,
    view,
    share: land(progress(time - start, { start: 0, length: ARCS })),
  };
  return {
    marks: [
      ...arcMarks(scene),
      ...wordMarks(scene),
      ...writtenMarks(scene),
      ...rowMarks(scene),
      ...crownMarks(scene),
    ],
    height: Math.max(view.height, scene.layout.height),
    narration: narrate(scene),
  };
}

const wordOf = (at: number): number => at - 1;

/** From the row at work to what its heads look at, and to the word that it chose. */
function arcMarks({ layout, told, focus, share }: Scene): Mark[] {
  const arcs = told.toReversed().flatMap((one) => {
    const isFirst = one === told[0];
    const way = layout.arc(wordOf(one.row), wordOf(one.token));
    const thickness = isFirst ? 1.5 + 6 * one.weight : 0.8 + 1.7 * one.weight;
    const look = { ink: one.head.ink, thickness, opacity: (isFirst ? 1 : 0.4) * share };
    const key = `arc/${one.head.role}`;
    return [
      ...pointed(key, way, layout.arrives, look, { cell: one.cell }),
      ...(isFirst && thickness > 5 ? chevrons(key, way, layout.arrives, look) : []),
    ];
  });
  if (focus.view !== "chose" || focus.word === 0) return arcs;
  const step = layout.step(focus.word - 1, focus.word);
  return [
    ...arcs,
    ...pointed("chose", step, layout.arrives, { ink: "ink", thickness: 1.5, opacity: share }),
  ];
}

function wordMarks({ story, layout, focus, told, view, share }: Scene): Mark[] {
  const [first] = told;
  const own = nextWordWords[view.language];
  return story.words.flatMap((word, index): Mark[] => {
    const box = layout.words[index];
    if (!box) return [];
    const at = tokenOf(index);
    const isSeen = first?.token === at;
    const looks = focus.row === at;
    const cell = story.heads[0]?.at(at, at)?.cell;
    const later = at > focus.row;
    const title = word.unknown ? { title: `${word.text}: ${own.unknown}` } : {};
    return [
      ...(later ? [mark("cell", `later/${index}`, box, { state: "masked", opacity: 0.6 })] : []),
      ...(isSeen
        ? [
            tile(
              `seen/${index}`,
              box,
              { cell: first.cell, value: first.weight, scale: "weight" },
              { opacity: share },
            ),
          ]
        : []),
      ...(looks || (focus.view === "chose" && index === focus.word)
        ? [
            mark("ring", `ring/${index}`, box, {
              ink: "ink",
              thickness: looks ? 2 : 1,
              radius: 6,
              dashed: !looks,
            }),
          ]
        : []),
      ...(word.unknown ? [unknownMark(index, box)] : []),
      {
        ...text(`word/${index}`, 0, 0, box.label, {
          anchor: "middle",
          size: layout.size,
          weight: looks ? 600 : 500,
          ...(isSeen && share > 0.5
            ? { value: first.weight, scale: "weight" as const, sources: [first.cell] }
            : { ink: "ink" as const }),
          ...(cell && { cell }),
          ...title,
        }),
        x: box.x,
        y: box.y,
        width: box.width,
        height: box.height,
      },
    ];
  });
}

const unknownMark = (index: number, { x, y, width, height }: Rect): Mark =>
  mark(
    "ring",
    `unknown/${index}`,
    { x: x + 2, y: y + 3, width: width - 4, height: height - 6 },
    {
      ink: "ink2",
      thickness: 1.6,
      radius: 5,
      dotted: true,
    },
  );

/** A bracket over the words of the reader, and one over those of the model. */
function writtenMarks({ story, layout, view }: Scene): Mark[] {
  const { written } = view;
  const last = story.words.length - 1;
  if (written === undefined || written > last) return [];
  const own = nextWordWords[view.language];
  const sides = [
    ...(written > 0 ? [["yours", 0, written - 1, [own.yours]] as const] : []),
    ["written", written, last, [own.written, own.writtenShort]] as const,
  ];
  return sides.flatMap(([key, from, to, labels]) => {
    const points = layout.bracket(from, to);
    const [, [x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
    const room = layout.kind === "line" ? Math.abs(x2 - x1) : 0;
    const label = labels.find((one) => textWidth(one, 12) + 8 < room);
    return [
      line(`bracket/${key}`, points, { ink: "ink3" }),
      ...(label === undefined
        ? []
        : labelOnLine(`bracket/${key}/label`, (x1 + x2) / 2, (y1 + y2) / 2, label)),
    ];
  });
}

function labelOnLine(key: string, x: number, y: number, label: string): Mark[] {
  const width = textWidth(label, 12) + 12;
  return [
    mark(
      "rule",
      `${key}/ground`,
      { x: x - width / 2, y: y - 7, width, height: 14 },
      { ink: "paper" },
    ),
    text(key, x, y, label, { size: 12, ink: "ink3", anchor: "middle" }),
  ];
}

/** What each named head sees from the row in focus; later words are hatched, as under every mask. */
function rowMarks({ story, layout, rows, focus, view }: Scene): Mark[] {
  return rows.flatMap((head, index): Mark[] => {
    const { x, y, room } = layout.name(index);
    const name = roleWord(head.role, view.language);
    const label =
      layout.kind === "line"
        ? text(`name/${index}`, x, y, name, {
            anchor: "end",
            size: 12,
            weight: 600,
            ink: head.ink,
            room,
          })
        : text(`name/${index}`, x, y - 2, name, { size: 10, weight: 600, ink: head.ink, room });
    const rule =
      layout.kind === "line"
        ? []
        : [
            mark(
              "rule",
              `name/${index}/rule`,
              { x, y: y + 8, width: room, height: 2 },
              { ink: head.ink },
            ),
          ];
    return [
      label,
      ...rule,
      ...story.words.map((_, word) => weightMark(layout.cell(index, word), head, word, focus.row)),
    ];
  });
}

function weightMark(box: Rect, head: NamedRows, word: number, row: number): Mark {
  const key = `weight/${head.role}/${word}`;
  const seen = tokenOf(word) > row ? undefined : head.at(row, tokenOf(word));
  if (!seen) return mark("cell", key, box, { state: "masked" });
  const digits = seen.weight < 0.005 ? "0" : formatShare(seen.weight);
  const shown = { cell: seen.cell, value: seen.weight, scale: "weight" as const, text: digits };
  return tile(key, box, shown, { size: 12 });
}

/** On the crown of the arc that is told, its share. */
function crownMarks({ layout, told: [first], view, share }: Scene): Mark[] {
  if (!first) return [];
  const [x, y] = pointAt(layout.arc(wordOf(first.row), wordOf(first.token)), 0.5);
  const digits = formatShare(first.weight);
  const [wide, high] = [textWidth(digits, 16, 600) + 14, 26];
  const left = Math.min(Math.max(4, x - wide / 2), view.width - wide - 4);
  const box = { x: left, y: Math.max(4, y - high / 2), width: wide, height: high };
  const around = { x: box.x - 3, y: box.y - 3, width: wide + 6, height: high + 6 };
  const shown = { cell: first.cell, value: first.weight, scale: "weight" as const, text: digits };
  return [
    mark("rule", "crown/ground", around, { ink: "paper", radius: 7, opacity: share }),
    mark("ring", "crown/ring", around, { ink: "ink", thickness: 2, radius: 7, opacity: share }),
    tile("crown", box, shown, { size: 16, weight: 600, opacity: share }),
  ];
}

function narrate({ story, focus, told: [first], view }: Scene): Part[] {
  const own = nextWordWords[view.language];
  const textAt = (at: number) => story.words[wordOf(at)]?.text ?? own.start;
  const chosen =
    focus.view === "chose" && focus.word > 0
      ? own.choseBy(token(textAt(focus.row)), token(textAt(tokenOf(focus.word))))
      : [];
  if (focus.view === "chose" && focus.word === 0) return own.first;
  if (!first) return [...chosen, ...own.nothing(token(textAt(focus.row)))];
  const share = shareOf(first.cell, first.weight);
  const role = roleWord(first.head.role, view.language);
  return [
    ...chosen,
    ...own.looks(token(textAt(first.row)), token(textAt(first.token)), share, role),
  ];
}
