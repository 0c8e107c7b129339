/** Prints pages of their own instead of the page that is shown. */
import { render, type CSSResult } from "lit";
import type { Language } from "../../../types/graph.js";
import { print } from "../sandbox.js";
import { Refused } from "../work.js";
import { aloneStyles, paperStyles } from "./styles.js";

/** The content is in the document only while it is printed. */
export async function printPaper(
  content: unknown,
  language: Language,
  ...styles: readonly CSSResult[]
): Promise<void> {
  const room = document.createElement("attention-paper");
  room.lang = language;
  const root = room.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [paperStyles, ...styles].map(sheetOf);
  render(content, root);
  // If nothing was printed, the browser reported no end.
  document.querySelector(room.localName)?.remove();
  document.body.append(room);
  const alone = sheetOf(aloneStyles);
  document.adoptedStyleSheets.push(alone);
  const end = () => {
    room.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== alone);
  };
  window.addEventListener("afterprint", end, { once: true });
  if (await print()) return;
  end();
  throw new Refused("print");
}

const sheetOf = ({ styleSheet }: CSSResult) => styleSheet as CSSStyleSheet;
