/** The counts at the end: in pages, and with one contiguous piece for each sentence. */
import { textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { countText } from "../counts.js";
import type { Pages } from "./data.js";
import { pagesWords } from "./words.js";

interface Line {
  readonly key: string;
  readonly name: string;
  readonly pages: string;
  readonly pieces?: string;
}

function linesOf({ of }: Pages, { language }: View): readonly Line[] {
  const say = pagesWords[language];
  const number = (name: string) => countText(of(name), language);
  const pair = (key: string, name: string) => ({
    key,
    name,
    pages: number(key),
    pieces: number(`piece_${key}`),
  });
  return [
    pair("reserved", say.reserved),
    pair("wasted", say.empty),
    pair("bytes", say.bytes),
    { key: "both", name: say.shared, pages: say.sharedOf(of("both"), of("blocks")) },
    { key: "copied", name: say.copied, pages: number("copied") },
  ];
}

/** A phone has room for two lines. */
export function countMarks(
  pages: Pages,
  view: View,
  { x, y, width, height }: Rect,
  phone: boolean,
  share: number,
): Mark[] {
  const say = pagesWords[view.language];
  const lines = linesOf(pages, view).slice(...(phone ? [1, 3] : []));
  const line = Math.min(25, (height - 16) / (lines.length + 1));
  const head = say.pieces(countText(pages.of("length"), view.language));
  const right = x + width;
  const middle = right - Math.max(textWidth(head, 12), textWidth("000,000", 13)) - 22;
  const at = (row: number) => y + 14 + line * (row + 0.5);
  const look = { anchor: "end", figure: true } as const;
  return [
    mark("rule", "pages/rule", { x, y, width: view.width - x, height: 1 }, { ink: "line" }),
    text("pages/head/pages", middle, at(0), say.pages, { anchor: "end", weight: 600 }),
    text("pages/head/pieces", right, at(0), head, { anchor: "end", ink: "ink2" }),
    ...lines.flatMap(({ key, name, ...counts }, row) => [
      text(`pages/count/${key}`, x, at(row + 1), name, { ink: "ink2", room: middle - x - 60 }),
      text(`pages/count/${key}/pages`, middle, at(row + 1), counts.pages, {
        ...look,
        size: 13,
        weight: 600,
        opacity: share,
      }),
      ...(counts.pieces === undefined
        ? []
        : [
            text(`pages/count/${key}/pieces`, right, at(row + 1), counts.pieces, {
              ...look,
              size: 13,
              ink: "ink2",
            }),
          ]),
    ]),
  ];
}
