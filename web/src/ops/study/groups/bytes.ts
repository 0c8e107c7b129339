/** The bytes of the sentence's keys and values, the slider, and the caches of published models. */
import { textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import { sliderMarks } from "../../../draw/slider.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { countOf, countText } from "../counts.js";
import { type Groups, type PublishedModel, publishedModels } from "./data.js";
import { groupsWords, kvHeadsName } from "./words.js";

interface Bar {
  readonly key: string;
  readonly box: Rect;
  /** Of the whole width: what is kept, and what would be if each head had its own. */
  readonly kept: number;
  readonly own: number;
}

/** What is kept, on a track as long as without sharing. */
function barMarks({ key, box, kept, own }: Bar, share: number): Mark[] {
  const bar = (name: string, part: number, ink: "ink" | "line2") =>
    mark("bar", `${key}/${name}`, { ...box, width: box.width * part * share }, { ink, radius: 3 });
  return [bar("own", own, "line2"), bar("kept", kept, "ink")];
}

const title = (key: string, { x, y, width }: Rect, content: string): Mark =>
  text(key, x, y + 16, content, { size: 13, weight: 600, room: width });

function sliderOf({ choices, kvHeads }: Groups, rect: Rect, view: View): Mark[] {
  const say = groupsWords[view.language];
  const left = rect.x + textWidth(say.kvHeads, 12) + 28;
  const track = { x: left, y: rect.y, width: rect.x + rect.width - 16 - left };
  const slider = {
    path: "/attention/num_kv_heads",
    name: kvHeadsName,
    values: choices,
    spacing: "even",
    value: kvHeads,
    text: say.counted(kvHeads),
  } as const;
  return sliderMarks("groups/slider", track, slider, view.language, {
    ticks: choices,
    label: say.kvHeads,
  });
}

export function bytesMarks(groups: Groups, view: View, rect: Rect, share: number): Mark[] {
  const say = groupsWords[view.language];
  const { bytes, ownBytes, tokens } = groups;
  const widest = textWidth(countText(ownBytes, view.language), 13, 600) + 12;
  const names = Math.max(textWidth(say.kept, 13, 600), textWidth(say.own, 13)) + 14;
  const room = rect.width - names - widest;
  const row = (key: string, down: number, name: string, amount: number, strong: boolean) => {
    const y = rect.y + 42 + down;
    const width = (room * amount * share) / ownBytes;
    const look = { weight: strong ? 600 : 400, ink: strong ? "ink" : "ink2", size: 13 } as const;
    const box = { x: rect.x + names, y: y - 6, width, height: 12 };
    return [
      text(`groups/${key}/name`, rect.x, y, name, look),
      mark("bar", `groups/${key}/bar`, box, { ink: strong ? "ink" : "line2", radius: 3 }),
      text(`groups/${key}/count`, box.x + width + 8, y, countText(amount, view.language), {
        ...look,
        opacity: share,
        figure: true,
      }),
    ];
  };
  return [
    mark("rule", "groups/rule", { ...rect, width: view.width, height: 1 }, { ink: "line" }),
    title("groups/bytes", rect, say.bytes(tokens)),
    ...row("kept", 0, say.kept, bytes, true),
    ...row("own", 22, say.own, ownBytes, false),
    ...sliderOf(groups, { ...rect, y: rect.y + 92 }, view),
  ];
}

interface Columns {
  readonly line: number;
  readonly heads: number;
  readonly bar: number;
  readonly end: number;
  /** A phone has no room for the sources. */
  readonly sources: boolean;
}

function columnsOf(models: readonly PublishedModel[], view: View, rect: Rect, phone: boolean) {
  const say = groupsWords[view.language];
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((each) => textWidth(each, 12)));
  const named = widest(models.map(({ name, source }) => (phone ? name : `${name}  ${source}`)));
  const shared = widest(models.map(({ heads, kvHeads }) => say.of(kvHeads, heads)));
  const counts = widest(models.map(({ bytes }) => countText(bytes, view.language)));
  const heads = rect.x + named + 14 + shared;
  return {
    line: Math.min(22, (rect.height - 28) / models.length),
    heads,
    bar: heads + 12,
    end: rect.x + rect.width - counts - 14,
    sources: !phone,
  };
}

function modelMarks(
  model: PublishedModel,
  at: { readonly key: string; readonly x: number; readonly y: number; readonly right: number },
  columns: Columns,
  share: { readonly grown: number; readonly most: number },
  view: View,
): Mark[] {
  const say = groupsWords[view.language];
  const { key, x, y } = at;
  const name = text(`${key}/name`, x, y, model.name);
  const box = { x: columns.bar, y: y - 5, width: columns.end - columns.bar, height: 10 };
  return [
    name,
    ...(columns.sources
      ? [text(`${key}/source`, x + name.width + 7, y, model.source, { ink: "ink3" })]
      : []),
    text(`${key}/heads`, columns.heads, y, say.of(model.kvHeads, model.heads), {
      anchor: "end",
      ink: "ink2",
    }),
    ...barMarks(
      { key, box, kept: model.bytes / share.most, own: model.ownBytes / share.most },
      share.grown,
    ),
    text(`${key}/bytes`, at.right, y, countText(model.bytes, view.language), {
      anchor: "end",
      figure: true,
      opacity: share.grown,
    }),
  ];
}

/** As many as there is room for, each with what it would keep without sharing. */
export function modelsMarks(
  step: Step,
  view: View,
  rect: Rect,
  phone: boolean,
  share: number,
): Mark[] {
  const least = 17;
  const all = publishedModels(step);
  const models = all.slice(0, Math.max(0, Math.floor((rect.height - 28) / least)));
  if (models.length === 0) return [];
  const say = groupsWords[view.language];
  const columns = columnsOf(models, view, rect, phone);
  const most = Math.max(...models.map(({ ownBytes }) => ownBytes));
  const tokens = countText(countOf(step.node, "model_tokens"), view.language);
  return [
    title("groups/models", rect, say.models(tokens)),
    ...models.flatMap((model, i) =>
      modelMarks(
        model,
        {
          key: `groups/model/${i}`,
          x: rect.x,
          y: rect.y + 40 + i * columns.line,
          right: rect.x + rect.width,
        },
        columns,
        { grown: share, most },
        view,
      ),
    ),
  ];
}
