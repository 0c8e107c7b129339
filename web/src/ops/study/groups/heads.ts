/** The heads of queries, a map each, and below them the heads of keys and values that they share. */
import { grown, line, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import { type Placed, areaOf, heightOf, widthOf } from "../../../scene/placed.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { miniMarks, placeMini } from "../../model/mini.js";
import { type Groups, groupOf, membersOf } from "./data.js";
import type { GroupsMoment } from "./timing.js";
import { groupsWords } from "./words.js";

const TITLE = 24;
const NAME = 16;
const MOST = 32;

interface Column {
  readonly map: Placed;
  readonly middle: number;
}

interface Shelf {
  readonly keys: Placed;
  readonly values: Placed;
  readonly box: Rect;
  readonly middle: number;
}

interface Rows {
  readonly columns: readonly Column[];
  readonly shelves: readonly Shelf[];
}

/** A map in the middle of its column, directly under the title. */
function columnsOf(step: Step, view: View, groups: Groups, rect: Rect): Column[] {
  const pitch = rect.width / groups.heads;
  const side = Math.max(8, Math.min(pitch - 8, (rect.height - TITLE - NAME) * 0.46));
  return Array.from({ length: groups.heads }, (_, head) => {
    const middle = rect.x + (head + 0.5) * pitch;
    const box = { x: middle - side / 2, y: rect.y + TITLE, width: side, height: side };
    const mini = { node: groups.weights, head, most: MOST };
    return { middle, map: centred(step, view, `groups/map/${head}`, mini, box) };
  });
}

/** A small matrix in the middle of its box, at the top. */
function centred(
  step: Step,
  view: View,
  key: string,
  mini: Parameters<typeof placeMini>[3],
  box: Rect,
): Placed {
  const m = placeMini(step, view, key, mini, box);
  return { ...m, x: box.x + (box.width - widthOf(m)) / 2, y: box.y };
}

function shelvesOf(
  step: Step,
  view: View,
  groups: Groups,
  columns: readonly Column[],
  rect: Rect,
): Shelf[] {
  const [first] = columns;
  const y = first ? first.map.y + heightOf(first.map) + gapOf(rect) : rect.y;
  const height = rect.y + rect.height - y - NAME;
  const pitch = rect.width / groups.kvHeads;
  const width = Math.max(4, Math.min((pitch - 14) / 2, height * 0.8));
  return Array.from({ length: groups.kvHeads }, (_, head) => {
    const members = membersOf(groups, head).map((at) => columns[at]?.middle ?? 0);
    const middle = members.reduce((sum, x) => sum + x, 0) / members.length;
    const small = (key: string, node: Groups["keys"], x: number) => ({
      ...placeMini(
        step,
        view,
        `groups/${key}/${head}`,
        { node, head, most: MOST },
        { x, y, width, height },
      ),
      y,
    });
    const keys = small("keys", groups.keys, middle - width - 3);
    const own = widthOf(keys);
    const placed = { ...keys, x: middle - own - 3 };
    const values = { ...small("values", groups.values, middle + 3), x: middle + 3 };
    const area = areaOf(placed);
    const box = grown({ ...area, width: 2 * own + 6 }, 4);
    return { keys: placed, values, box, middle };
  });
}

/** The height of the lines between both rows. */
const gapOf = ({ height }: Rect): number => Math.max(22, height * 0.16);

const rowsOf = (step: Step, view: View, groups: Groups, rect: Rect): Rows => {
  const columns = columnsOf(step, view, groups, rect);
  return { columns, shelves: shelvesOf(step, view, groups, columns, rect) };
};

/** From a map down to its keys, as far as it is drawn. */
function wayMark(
  key: string,
  { map, middle }: Column,
  shelf: Shelf,
  drawn: number,
  strong: boolean,
): Mark[] {
  if (drawn === 0) return [];
  const [top, bottom] = [map.y + heightOf(map) + 4, shelf.box.y - 1];
  const to = [mix(middle, shelf.middle, drawn), mix(top, bottom, drawn)] as const;
  return [
    line(key, [[middle, top], to], {
      ink: strong ? "ink" : "ink3",
      thickness: strong ? 2 : 1,
    }),
  ];
}

/** An outline where a map is still to come. */
const frameMark = (key: string, map: Placed): Mark =>
  mark("ring", key, grown(areaOf(map), 2), { ink: "line2", thickness: 1, radius: 3 });

function captionMarks(groups: Groups, { shelves }: Rows, view: View, rect: Rect): Mark[] {
  const say = groupsWords[view.language];
  const [first] = shelves;
  const y = first ? first.box.y + first.box.height + 10 : rect.y;
  const letters = (key: string, m: Placed, name: string) =>
    text(`${key}/name`, m.x + widthOf(m) / 2, y, name, { anchor: "middle", ink: "ink3" });
  const title = view.width < phoneWidth ? say.headsShort : say.heads;
  return [
    text("groups/heads", rect.x, rect.y + 10, title(groups.heads, groups.kvHeads), {
      size: 13,
      weight: 600,
      room: rect.width,
    }),
    ...shelves.flatMap(({ keys, values }, at) => [
      letters(`groups/keys/${at}`, keys, say.key),
      letters(`groups/values/${at}`, values, say.value),
    ]),
  ];
}

export function headsMarks(
  step: Step,
  view: View,
  groups: Groups,
  rect: Rect,
  { head, drawn }: GroupsMoment,
): Mark[] {
  const rows = rowsOf(step, view, groups, rect);
  const isRead = (at: number) => head !== undefined && groupOf(groups, head) === at;
  return [
    ...captionMarks(groups, rows, view, rect),
    ...rows.shelves.map(({ box }, at) =>
      mark("band", `groups/shelf/${at}`, box, { ink: isRead(at) ? "line" : "band", radius: 4 }),
    ),
    ...rows.columns.flatMap((column, at) => {
      const shelf = rows.shelves[groupOf(groups, at)];
      const key = `groups/way/${at}`;
      return shelf ? wayMark(key, column, shelf, drawn(at), at === head) : [];
    }),
    ...rows.shelves.flatMap(({ keys, values }) => [
      ...miniMarks(keys, view, 1),
      ...miniMarks(values, view, 1),
    ]),
    ...rows.columns.flatMap(({ map }, at) => [
      frameMark(`groups/frame/${at}`, map),
      ...miniMarks(map, view, drawn(at)),
    ]),
  ];
}
