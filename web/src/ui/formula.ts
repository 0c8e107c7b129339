/** A formula as native MathML, its letters in the colours of their matrices. */
import { html, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";

type Typeset = (tex: string) => Element;

let typeset: Typeset | undefined;
let loading: Promise<Typeset> | undefined;

/** The typesetter is a file of its own; if loading failed, it is loaded again. */
function loadTypeset(): Promise<Typeset> {
  loading ??= import("./typeset.js").then((module) => (typeset = module.typeset));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Widths in ems. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[=+-]/u, 1.2],
  [/\p{Lu}|m/u, 0.75],
  [/[ij'.,()]/u, 0.35],
  [/./u, 0.5],
];

/** The approximate width of the formula in ems, so that nothing moves when it is rendered. */
export function roomFor(tex: string): number {
  const lines = tex
    .replace(/\\(?:text|math\w+|operatorname|begin|end|left|right|tilde|hat|bar)\b/gu, "")
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/gu, (_, over: string, under: string) =>
      over.length > under.length ? over : under,
    )
    .replace(/\\(?:sin|cos|tanh|max|exp|erf)\b/gu, "mmn")
    .replace(/\\[a-zA-Z]+/gu, "x")
    .split("\\\\")
    .map((line) => line.replace(/[\\{}^_&!,;\s]/gu, ""));
  const widths = lines.map((line) =>
    Array.from(line, (one) => WIDTHS.find(([is]) => is.test(one))?.[1] ?? 0).reduce(
      (a, b) => a + b,
      0,
    ),
  );
  return Math.round(Math.max(...widths) * 10) / 10;
}

class FormulaDirective extends AsyncDirective {
  #tex = "";
  /** Rendered formulas, since the same ones are shown again and again. */
  readonly #made = new Map<string, Element>();

  override render(tex: string): unknown {
    this.#tex = tex;
    if (tex === "") return "";
    if (typeset) return this.#typeset(tex, typeset);
    loadTypeset().then(
      (typeset) => {
        if (this.#tex === tex) this.setValue(this.#typeset(tex, typeset));
      },
      () => {
        if (this.#tex === tex) this.setValue(html`<code>${tex}</code>`);
      },
    );
    // As a property, since a content security policy may forbid style attributes.
    const room = `display: inline-block; font-size: 19px; width: ${roomFor(tex)}em; max-width: 100%`;
    return html`<span .style=${room}><span class="hidden">${tex}</span></span>`;
  }

  #typeset(tex: string, typeset: Typeset): Element {
    const made = this.#made.get(tex) ?? typeset(tex);
    this.#made.set(tex, made);
    return made;
  }
}

const typesetting = directive(FormulaDirective);

export const formula = (tex: string): TemplateResult => html`${typesetting(tex)}`;
