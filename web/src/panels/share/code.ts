/** The current view as code for another page. */
import { linkTo } from "../../document/state/links.js";
import type { PublicState } from "../../document/state/fields.js";
import { printAttributes } from "../../document/state/texts.js";

/** A usual height; any height from 320 px on works. */
const HEIGHT = 720;

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll("\n", "&#10;");

/** The number of a step is redundant if its name is given. */
const withoutStep = ({ step, ...state }: PublicState): PublicState =>
  state.stage === undefined ? { ...state, step } : state;

export function elementCode(page: string, state: PublicState): string {
  const attributes = printAttributes(withoutStep(state)).map(
    ([name, text]) => `\n  ${name}="${escaped(text)}"`,
  );
  const script = new URL("attention-playground.js", page).href;
  return (
    `<script type="module" src="${escaped(script)}"></script>\n` +
    `<attention-playground${attributes.join("")}\n></attention-playground>`
  );
}

/** Without "allow-same-origin" the frame has no access to the site that it comes from. */
export function frameCode(page: string, state: PublicState, title: string): string {
  const link = linkTo(new URL("embed.html", page).href, state);
  return (
    `<iframe\n  src="${escaped(link)}"\n  title="${escaped(title)}"\n` +
    `  width="100%"\n  height="${HEIGHT}"\n  loading="lazy"\n` +
    `  sandbox="allow-scripts allow-downloads allow-modals"\n  allow="clipboard-write"\n></iframe>`
  );
}
