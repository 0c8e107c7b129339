/** A formula as native MathML, its letters in the inks of the matrices they stand for. */
import { html, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { Ink } from "../player/types.js";

const INKS: Readonly<Record<string, Ink>> = {
  Q: "query",
  K: "key",
  V: "value",
  S: "scores",
  A: "scores",
  C: "output",
};

export const inkOfLetter = (letter: string): Ink | undefined => INKS[letter];

type Typeset = (tex: string) => Element;

let typeset: Typeset | undefined;
let loading: Promise<Typeset> | undefined;

/** The typesetter comes in a file of its own; one that did not arrive is asked for again. */
function loadTypeset(): Promise<Typeset> {
  loading ??= import("./typeset.js").then((module) => (typeset = module.typeset));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** About as wide as the formula will be, in ems, so that nothing moves when it comes. */
export function roomFor(tex: string): number {
  const [longer = ""] = tex
    .replace(/\\(?:text|math\w+|operatorname|begin|end|left|right|tilde|hat|bar)\b/gu, "")
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/gu, (_, over: string, under: string) =>
      over.length > under.length ? over : under,
    )
    .replace(/\\[a-zA-Z]{2,3}\b/gu, "mmm")
    .replace(/\\[a-zA-Z]+/gu, "x")
    .split("\\\\")
    .map((line) => line.replace(/[\\{}^_&!,;\s]/gu, ""))
    .sort((a, b) => b.length - a.length);
  return Math.round(longer.length * 5.2) / 10;
}

class FormulaDirective extends AsyncDirective {
  #tex = "";

  override render(tex: string): unknown {
    this.#tex = tex;
    if (tex === "") return "";
    if (typeset) return typeset(tex);
    loadTypeset().then(
      (typeset) => {
        if (this.#tex === tex) this.setValue(typeset(tex));
      },
      () => {
        if (this.#tex === tex) this.setValue(html`<code>${tex}</code>`);
      },
    );
    // As a property: a style attribute would need the page's policy to allow it.
    const room = `display: inline-block; width: ${roomFor(tex)}em`;
    return html`<span .style=${room}><span class="hidden">${tex}</span></span>`;
  }
}

const typesetting = directive(FormulaDirective);

export const formula = (tex: string): TemplateResult => html`${typesetting(tex)}`;
