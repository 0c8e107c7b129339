/** Keeps the page's address a link to the current view. */
import type { AttentionPlayground } from "../element/attention-playground.js";
import type { PlaygroundEvents } from "../element/events.js";
import { fieldOfMarkup, type PublicState } from "../document/state/fields.js";
import {
  printAttributes,
  printQuery,
  readQuery,
  type ReadState,
  type StateNotice,
} from "../document/state/texts.js";

import { opensOnModel } from "./first.js";

/** Why there is an entry of the history: something was opened, or the numbers behind a picture were entered. */
type Entry = "opened" | "entered";

/** The address is updated when nothing has changed for this long, in milliseconds. */
const PAUSE = 400;

/** The longest address: browsers reject very long ones. */
const LONGEST = 16_000;

/** Sets the element's attributes from the query before it starts. */
export function enterState(
  element: Element,
  query: string,
  read = readQuery,
): readonly StateNotice[] {
  const { state, notices } = read(query);
  for (const [name, text] of printAttributes(state)) element.setAttribute(name, text);
  return notices;
}

/** The state that an address of the page means: without an experiment it is the model that translates. */
export function readAddress(query: string): ReadState {
  const read = readQuery(query);
  const isPlain = opensOnModel(query, (name) => fieldOfMarkup(name) !== undefined);
  return isPlain ? { ...read, state: { ...read.state, model: "translate" } } : read;
}

/** What was opened: opening something else adds a history entry. */
const openedBy = ({ preset, request, model }: PublicState): string =>
  JSON.stringify([preset, request, model === "random" ? undefined : model]);

/** Whether the numbers behind the opening picture are shown: Back leads out of them. */
const isInside = ({ level }: PublicState): boolean => level !== undefined && level !== "sentence";

export function keepAddress(element: AttentionPlayground): void {
  let opened = openedBy(readAddress(location.search).state);
  let query = location.search;
  let inside = isInside(readAddress(query).state);
  let returning = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const write = (state: PublicState, another: Entry | undefined): void => {
    const next = withOthers(printQuery(state), query);
    if (next.length > LONGEST || next === query) return;
    query = next;
    const url = location.pathname + next + location.hash;
    try {
      if (another) history.pushState(another, "", url);
      else history.replaceState(history.state, "", url);
    } catch {
      // Some browsers do not allow this for files, or too often.
    }
  };

  element.addEventListener("playground-change", (event) => {
    const { state } = (event as CustomEvent<PlaygroundEvents["playground-change"]>).detail;
    clearTimeout(waiting);
    const another = openedBy(state) !== opened;
    const [was, is] = [inside, isInside(state)];
    opened = openedBy(state);
    inside = is;
    if (another) return write(state, "opened");
    if (is && !was) return write(state, "entered");
    if (was && !is && history.state === "entered") {
      returning = true;
      return history.back();
    }
    waiting = setTimeout(() => {
      write(element.state, undefined);
    }, PAUSE);
  });

  window.addEventListener("popstate", () => {
    if (returning) {
      // The reader has come out already, with what was changed inside.
      returning = false;
      query = location.search;
      return write(element.state, undefined);
    }
    if (location.search === query) return;
    clearTimeout(waiting);
    query = location.search;
    const { state, notices } = readAddress(query);
    opened = openedBy(state);
    inside = isInside(state);
    element.state = state;
    element.tell(notices);
  });
}

/** The query of the state, with those parameters of the old query that are not fields. */
function withOthers(state: string, old: string): string {
  const others = new URLSearchParams(old);
  for (const name of [...others.keys()])
    if (name === "v" || fieldOfMarkup(name) !== undefined) others.delete(name);
  const rest = others.toString();
  if (!rest) return state;
  return state ? `${state}&${rest}` : `?${rest}`;
}
