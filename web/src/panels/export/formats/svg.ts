/** A frame as a self-contained SVG file, without style sheet, script or font. */
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

/** Pixels of a painted picture per frame pixel. */
const FINE = 2;

/** The page's font if installed, otherwise the system's. */
const FONTS = "Inter, system-ui, sans-serif";

/** As an element, to be written to a file or printed. */
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

/** Removes what only the page needs: Lit's markers, and the names of cells. */
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

/** Characters that XML does not allow, but a token may contain. */
// eslint-disable-next-line no-control-regex
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

export function svgText(frame: Frame, caption: Caption): string {
  const text = new XMLSerializer().serializeToString(frameSvg(frame, caption));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace(ILLEGAL, "")}\n`;
}
