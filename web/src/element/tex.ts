/**
 * Reads the TeX of the core's formulas: letters, numbers, scripts, fractions, roots, accents, cases
 * and named symbols. A command it does not know stands as its name, so nothing is ever lost.
 */

export type Formula =
  | { readonly kind: "letter" | "number" | "word"; readonly text: string }
  /** \left and \right make it as tall as what it holds. */
  | { readonly kind: "operator"; readonly text: string; readonly stretches?: true }
  | { readonly kind: "row"; readonly parts: readonly Formula[] }
  | {
      readonly kind: "scripts";
      readonly base: Formula;
      readonly below?: Formula;
      readonly above?: Formula;
    }
  | { readonly kind: "fraction"; readonly over: Formula; readonly under: Formula }
  | { readonly kind: "root"; readonly of: Formula }
  | { readonly kind: "accent"; readonly mark: string; readonly of: Formula }
  | { readonly kind: "cases"; readonly rows: readonly (readonly Formula[])[] }
  | { readonly kind: "space" };

const LETTERS: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  theta: "θ",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  phi: "φ",
  Phi: "Φ",
  infty: "∞",
  top: "⊤",
};

const OPERATORS: Readonly<Record<string, string>> = {
  cdot: "·",
  times: "×",
  odot: "⊙",
  sum: "∑",
  lVert: "‖",
  rVert: "‖",
  Vert: "‖",
  leq: "≤",
  le: "≤",
  geq: "≥",
  ge: "≥",
  neq: "≠",
  in: "∈",
  to: "→",
  ldots: "…",
  cdots: "⋯",
  lfloor: "⌊",
  rfloor: "⌋",
  "{": "{",
  "}": "}",
};

const ACCENTS: Readonly<Record<string, string>> = { hat: "^", tilde: "~", bar: "¯" };
const SPACES = new Set([",", ";", ":", " ", "quad", "qquad"]);
const SILENT = new Set(["!", "displaystyle"]);

/** Commands, single characters, and numbers in one piece. */
const TOKEN = /\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\S/gsu;

export function readTex(tex: string): Formula {
  const reader = new Reader(tex.match(TOKEN) ?? []);
  return reader.row(() => false);
}

class Reader {
  #at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  row(ends: (token: string) => boolean): Formula {
    const parts: Formula[] = [];
    for (let token = this.#peek(); token !== undefined && !ends(token); token = this.#peek()) {
      const part = this.#scripted();
      if (part) parts.push(part);
    }
    const [first] = parts;
    return parts.length === 1 && first ? first : { kind: "row", parts };
  }

  #peek(): string | undefined {
    return this.tokens[this.#at];
  }

  #next(): string {
    return this.tokens[this.#at++] ?? "";
  }

  #skip(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at++;
    return true;
  }

  #scripted(): Formula | undefined {
    let base = this.#atom();
    if (!base) return undefined;
    for (;;) {
      let below = this.#skip("_") ? this.#argument() : undefined;
      const above = this.#skip("^") ? this.#argument() : undefined;
      if (above && !below) below = this.#skip("_") ? this.#argument() : undefined;
      if (!below && !above) return base;
      base = { kind: "scripts", base, ...(below && { below }), ...(above && { above }) };
    }
  }

  /** What a command or a script applies to: a group, or the one thing that follows. */
  #argument(): Formula {
    return this.#atom() ?? { kind: "row", parts: [] };
  }

  #atom(): Formula | undefined {
    const token = this.#next();
    if (token === "{") return this.#group();
    if (token.startsWith("\\")) return this.#command(token.slice(1));
    if (/^\d/.test(token)) return { kind: "number", text: token };
    if (/^\p{L}/u.test(token)) return { kind: "letter", text: token };
    return { kind: "operator", text: token === "-" ? "−" : token === "'" ? "′" : token };
  }

  #group(): Formula {
    const inside = this.row((token) => token === "}");
    this.#skip("}");
    return inside;
  }

  #command(name: string): Formula | undefined {
    if (SPACES.has(name)) return { kind: "space" };
    if (SILENT.has(name)) return undefined;
    if (name === "left" || name === "right") return this.#delimiter();
    if (name === "frac" || name === "tfrac" || name === "dfrac")
      return { kind: "fraction", over: this.#argument(), under: this.#argument() };
    if (name === "sqrt") return { kind: "root", of: this.#argument() };
    if (name === "begin") return this.#cases();
    if (name === "mathrm" || name === "text" || name === "operatorname")
      return { kind: "word", text: plain(this.#argument()) };
    const mark = ACCENTS[name];
    if (mark) return { kind: "accent", mark, of: this.#argument() };
    return symbol(name);
  }

  /** What stands after \left or \right; a dot is none. */
  #delimiter(): Formula | undefined {
    const delimiter = this.#atom();
    if (delimiter?.kind !== "operator" || delimiter.text === ".") return undefined;
    return { ...delimiter, stretches: true };
  }

  #cases(): Formula {
    this.#argument();
    const rows: Formula[][] = [[]];
    while (this.#peek() !== undefined && !this.#skip("\\end")) {
      const cell = this.row((token) => token === "&" || token === "\\\\" || token === "\\end");
      rows.at(-1)?.push(cell);
      this.#skip("&");
      if (this.#skip("\\\\")) rows.push([]);
    }
    this.#argument();
    return { kind: "cases", rows };
  }
}

function symbol(name: string): Formula {
  const letter = LETTERS[name];
  if (letter) return { kind: "letter", text: letter };
  const operator = OPERATORS[name];
  return operator ? { kind: "operator", text: operator } : { kind: "word", text: name };
}

/** The letters of a group, as they stand. */
function plain(formula: Formula): string {
  if (formula.kind === "row") return formula.parts.map(plain).join("");
  return "text" in formula ? formula.text : "";
}
