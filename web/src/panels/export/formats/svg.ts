/** A frame as an SVG file that stands alone: no style sheet, no script, no font of ours. */
import { render } from "lit";
import type { Frame, Mark } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";
import type { Theme } from "../../../draw/colour.js";
import type { Palette } from "../../../draw/palette.js";
import { paintWhole } from "../../../draw/canvas.js";
import { renderWhole } from "../../../draw/svg.js";

export interface Caption {
  readonly theme: Theme;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** Pixels of a painted picture to one of the frame. */
const FINE = 2;

/** The page's own where there is one, else what any machine has. */
const FONTS = "Inter, system-ui, sans-serif";

/** As an element of the page, to be written to a file or put on paper. */
export function frameSvg(frame: Frame, caption: Caption): SVGSVGElement {
  const room = document.createElement("div");
  const picture = (marks: readonly Mark[], palette: Palette) => {
    const canvas = document.createElement("canvas");
    paintWhole(canvas, { marks, palette, width: frame.width, height: frame.height, ratio: FINE });
    return canvas.toDataURL();
  };
  render(renderWhole(frame, caption.theme, picture), room);
  const drawing = room.querySelector("svg") as SVGSVGElement;
  tidy(drawing);
  drawing.setAttribute("font-family", FONTS);
  drawing.setAttribute("font-variant", "tabular-nums");
  drawing.setAttribute("lang", caption.language);
  drawing.prepend(named("title", caption.title), named("desc", caption.description));
  return drawing;
}

function named(tag: "title" | "desc", text: string): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  element.textContent = text;
  return element;
}

/** What only the page needs: places that are filled again, and the names of cells. */
function tidy(drawing: SVGSVGElement): void {
  const comments = document.createTreeWalker(drawing, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const group of drawing.querySelectorAll("g")) {
    delete group.dataset["node"];
    delete group.dataset["index"];
  }
}

/** What XML cannot hold, whatever a token does. */
// eslint-disable-next-line no-control-regex
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

export function svgText(frame: Frame, caption: Caption): string {
  const text = new XMLSerializer().serializeToString(frameSvg(frame, caption));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace(ILLEGAL, "")}\n`;
}
