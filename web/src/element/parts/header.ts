/** Name, language and theme. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../types/graph.js";
import type { Timeline } from "../../types/timeline.js";
import { elementWords } from "../words.js";
import type { HeaderActions } from "./actions.js";
import { DEPTHS, type Depth } from "../../document/choices.js";
import { uiWords } from "../../ui/words.js";
import { link, logo, moon, save, sun } from "../../ui/icons.js";

const LANGUAGES: readonly (readonly [Language, string, string])[] = [
  ["en", "EN", "English"],
  ["zh", "中文", "中文"],
];

export interface HeaderState {
  readonly language: Language;
  readonly dark: boolean;
  readonly timeline: Timeline | undefined;
  readonly depth: Depth;
  /** What can be shared: nothing, a link, or a link and code. */
  readonly shares: "nothing" | "link" | "code";
  /** The link has just been copied. */
  readonly copied: boolean;
  /** Two results are compared. */
  readonly comparing: boolean;
  /** The header of a phone, or of a window that is nearly as narrow; with room, nothing is in a menu. */
  readonly room: "phone" | "little" | "enough";
}

export function header(state: HeaderState, actions: HeaderActions): TemplateResult {
  const { language, dark, timeline } = state;
  const words = elementWords[language];
  const name = dark ? words.theme.toLight : words.theme.toDark;
  return html`<header part="header">
    <h1>${logo}<span class="word">${words.title}</span></h1>
    <div class="choice depths" role="group" aria-label=${words.depth.label}>
      ${DEPTHS.map(
        (depth) =>
          html`<button
            class="control"
            aria-pressed=${depth === state.depth}
            title=${words.depth.hint[depth]}
            @click=${() => {
              actions.setDepth(depth);
            }}
          >
            ${words.depth[depth]}
          </button>`,
      )}
    </div>
    ${nextDepth(state, actions)} ${trainButton(state, actions)}
    <div class="choice languages" role="group" aria-label=${words.language}>
      ${LANGUAGES.map(
        ([id, short, long]) =>
          html`<button
            class="control"
            lang=${id}
            aria-pressed=${id === language}
            aria-label=${long}
            @click=${() => {
              actions.setLanguage(id);
            }}
          >
            ${short}
          </button>`,
      )}
    </div>
    <button class="control theme" aria-label=${name} title=${name} @click=${actions.toggleTheme}>
      ${dark ? moon : sun}
    </button>
    ${presentButton(state, actions)} ${shareButton(state, actions.share)} ${spoken(state)}
    ${exportButton(language, timeline !== undefined, actions.exportFiles)}
    ${ofOwnPage(state, actions)} ${moreMenu(state, actions)}
  </header>`;
}

/** Opens the room in which a model learns; on a phone it is in the menu. */
function trainButton({ language }: HeaderState, actions: HeaderActions) {
  const words = elementWords[language].train;
  return html`<button
    class="control train"
    title=${words.hint}
    aria-haspopup="dialog"
    @click=${() => {
      actions.train();
    }}
  >
    ${words.name}
  </button>`;
}

/** For a lecture; a phone has no room for it. */
function presentButton({ language, timeline }: HeaderState, actions: HeaderActions) {
  const words = elementWords[language].present;
  return html`<button
    class="control present"
    ?disabled=${!timeline}
    title=${words.hint}
    aria-keyshortcuts="P"
    @click=${actions.present}
  >
    ${words.name}
  </button>`;
}

/** On a phone it is an icon in another place. */
export function exportButton(
  language: Language,
  enabled: boolean,
  act: () => void,
): TemplateResult {
  const name = elementWords[language].export;
  return html`<button
    class="control export"
    aria-haspopup="dialog"
    ?disabled=${!enabled}
    aria-label=${name}
    title=${name}
    @click=${act}
  >
    ${save}<span class="word">${name}</span>
  </button>`;
}

/** On a phone it is in that place too. */
export function shareButton(
  { shares, copied, language }: Pick<HeaderState, "shares" | "copied" | "language">,
  share: () => void,
): TemplateResult | typeof nothing {
  if (shares === "nothing") return nothing;
  const words = elementWords[language].share;
  return html`<button class="control share" title=${words.shareHint} @click=${share}>
    ${link}<span class="word">${copied ? words.copied : words.share}</span>
  </button>`;
}

/** Tells a screen reader that the link was copied. */
function spoken({ copied, language }: HeaderState): TemplateResult {
  return html`<span class="hidden" aria-live="polite"
    >${copied ? elementWords[language].share.copied : nothing}</span
  >`;
}

/** Only on the playground's own page: the code for embedding, and the documentation. */
function ofOwnPage({ shares, language }: HeaderState, actions: HeaderActions) {
  if (shares !== "code") return nothing;
  const { embed, docs } = elementWords[language].share;
  return html`<button class="control embed" aria-haspopup="dialog" @click=${actions.embed}>
      ${embed}</button
    ><a class="control docs" href="docs/${language}/">${docs}</a>`;
}

/** What has no room in the header. */
function moreMenu(state: HeaderState, actions: HeaderActions): TemplateResult | typeof nothing {
  const { language, dark, shares, comparing, room } = state;
  if (room === "enough") return nothing;
  const { share, present, train, theme, more } = elementWords[language];
  const { compare } = uiWords[language];
  const ownPage = shares === "code";
  const acts = {
    compare: room === "phone" && {
      text: comparing ? compare.stop : compare.start,
      act: actions.compare,
    },
    train: room === "phone" && {
      text: train.name,
      act: () => {
        actions.train();
      },
    },
    present: room === "little" && { text: present.name, act: actions.present },
    embed: ownPage && { text: share.embed, act: actions.embed },
    docs: ownPage && { text: share.docs, href: `docs/${language}/` },
    theme: { text: dark ? theme.toLight : theme.toDark, act: actions.toggleTheme },
  };
  const items = Object.entries(acts).flatMap(([id, one]) => (one ? [{ id, ...one }] : []));
  return html`<playground-menu
    class="more"
    .label=${"⋯"}
    .name=${more}
    .plain=${true}
    .items=${items}
    @choose=${({ detail }: CustomEvent<string>) => {
      const chosen = items.find(({ id }) => id === detail);
      if (chosen && "act" in chosen) chosen.act();
    }}
  ></playground-menu>`;
}

/** No number with a point, which beside a transport reads as a speed. */
const SIGNS: Readonly<Record<Depth, string>> = { story: "▦", numbers: "123", formula: "ƒ" };

/** Without room for three buttons, one button cycles through the depths. */
function nextDepth({ depth, language }: HeaderState, actions: HeaderActions): TemplateResult {
  const words = elementWords[language].depth;
  const name = `${words.label}: ${words[depth]}`;
  return html`<button
    class="control depth"
    aria-label=${name}
    title=${name}
    @click=${() => {
      actions.setDepth(DEPTHS[(DEPTHS.indexOf(depth) + 1) % DEPTHS.length] ?? depth);
    }}
  >
    ${SIGNS[depth]}
  </button>`;
}
