/** The area below a space: numbers for the selected two, a button for every vector, and a note. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../types/graph.js";
import { format } from "../draw/format.js";
import { type Space, angleOf, lengthOf } from "./vectors.js";
import { spaceWords } from "./words.js";

export interface ReadingState {
  readonly space: Space;
  readonly chosen: readonly number[];
  readonly language: Language;
  /** How many vectors there are, drawn or not. */
  readonly count: number;
}

type Choose = (index: number) => void;

export function reading(state: ReadingState, choose: Choose): TemplateResult {
  const { space, language, count } = state;
  const words = spaceWords[language];
  const percent = `${format(space.share * 100, 0)}%`;
  const about = space.reduced ? words.reduced(space.width, percent) : words.direct(space.width);
  const cut = space.names.length < count ? ` ${words.first(space.names.length)}` : "";
  const roles = [...new Set(space.names.map(({ role }) => role))];
  return html`${numbers(state)} ${roles.map((role) => tokens(state, role, choose))}
    <p class="note">${about}${cut}</p>`;
}

function numbers({ space, chosen, language }: ReadingState): TemplateResult {
  const words = spaceWords[language];
  const [a, b] = chosen;
  if (a === undefined || b === undefined) return html`<p class="reading">${words.choose}</p>`;
  const name = (index: number) => {
    const { text = "", role } = space.names[index] ?? {};
    return role === undefined ? text : `${text} (${role})`;
  };
  const lengths = [a, b].map((index) => format(lengthOf(space, index), 3)).join(" × ");
  const entry = (term: string, value: string) =>
    html`<div>
      <dt>${term}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="reading" aria-live="polite">
    ${entry(words.between, `${name(a)} · ${name(b)}`)}
    ${entry(words.angle, `${format(angleOf(space, a, b), 1)}°`)}
    ${entry(words.dot, format(space.dots[a]?.[b] ?? NaN, 3))}
    ${entry(words.cosine, format(space.cosines[a]?.[b] ?? NaN, 3))} ${entry(words.lengths, lengths)}
  </dl>`;
}

function tokens(
  { space, chosen, language }: ReadingState,
  role: string | undefined,
  choose: Choose,
): TemplateResult {
  return html`<div class="tokens" role="group" aria-label=${role ?? spaceWords[language].pick}>
    ${role === undefined ? nothing : html`<span class="role">${role}</span>`}
    ${space.names.map((name, index) =>
      name.role === role
        ? html`<button
            class="control"
            aria-pressed=${chosen.includes(index)}
            @click=${() => {
              choose(index);
            }}
          >
            ${name.text}
          </button>`
        : nothing,
    )}
  </div>`;
}
