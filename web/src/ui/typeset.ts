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
  "∇": "gradient",
};

export const inkOfLetter = (letter: string): Ink | undefined => INKS[letter];

/** Formulas come from the core or the page, so an error in one is a bug and throws. */
export const options = { displayMode: true, throwOnError: true, strict: true };

/** A formula with two parts may break between them. */
const BREAK = /,\\;\s*/u;

/** A formula rendered by Temml, inline and with coloured letters. */
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
  for (const letter of math.querySelectorAll("mi, mo")) {
    const ink = inkOfLetter(letter.textContent ?? "");
    if (ink) letter.classList.add(ink);
  }
  // Table cells are centred by default, and Temml's style sheet is not used.
  for (const cell of math.querySelectorAll<MathMLElement>(".tml-left"))
    cell.style.textAlign = CSS.supports("text-align", "-webkit-left") ? "-webkit-left" : "left";
  return math;
}
