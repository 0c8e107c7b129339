/** TeX to MathML, by Temml; loaded with the first formula. */
import temml from "temml";
import type { Ink } from "../types/frame.js";

const INKS: Readonly<Record<string, Ink>> = {
  Q: "query",
  K: "key",
  V: "value",
  S: "scores",
  A: "scores",
  C: "output",
};

export const inkOfLetter = (letter: string): Ink | undefined => INKS[letter];

/** Formulas come from the core or from the page: a mistake in one is ours, and is said as such. */
export const options = { displayMode: true, throwOnError: true, strict: true };

/** Where a formula says two things, a line may end between them. */
const BREAK = /,\\;\s*/u;

/** What Temml makes of a formula, in the running line and with the letters in their inks. */
export function typeset(tex: string): Element {
  const room = document.createElement("span");
  const parts = tex.split(BREAK);
  parts.forEach((part, index) => {
    const last = index === parts.length - 1;
    room.append(typesetPart(last ? part : `${part},`), last ? "" : "\u2002");
  });
  return room;
}

function typesetPart(tex: string): Element {
  const room = document.createElement("span");
  temml.render(tex, room, options);
  const math = room.firstElementChild ?? room;
  for (const own of ["display", "class", "style"]) math.removeAttribute(own);
  math.setAttribute("displaystyle", "true");
  for (const letter of math.querySelectorAll("mi")) {
    const ink = inkOfLetter(letter.textContent ?? "");
    if (ink) letter.classList.add(ink);
  }
  // Cells of a table are centred unless a style says otherwise, and Temml's style sheet stays out.
  for (const cell of math.querySelectorAll<MathMLElement>(".tml-left"))
    cell.style.textAlign = CSS.supports("text-align", "-webkit-left") ? "-webkit-left" : "left";
  return math;
}
