/** The page for frames: the element with the state of the address, and messages to and from the parent page. */
import type { PlaygroundEvents } from "../../element/events.js";
import { failureOf } from "../../types/error.js";
import { show } from "../page.js";
import { printQuery, readField, readQuery, type StateNotice } from "../../document/state/texts.js";
import { watchHeight } from "./height.js";
import type { Command } from "./messages.js";
import { ORIGIN, Parent } from "./parent.js";

const parameters = new URLSearchParams(location.search);
const parent = new Parent(parameters.get(ORIGIN));
parameters.delete(ORIGIN);
// Links lead out of the frame, to the playground's own page.
const element = show(parameters.toString(), new URL("./", location.href).href);
(document.querySelector("h1") as HTMLElement).textContent = document.title;
listen("playground-ready", ({ state }) => {
  parent.tell("ready", { query: printQuery(state) });
});
listen("playground-change", ({ state }) => {
  parent.tell("change", { query: printQuery(state) });
});
listen("playground-error", ({ error, notices }) => {
  if (error) parent.tell("failed", failureOf(error));
  void refuse(notices);
});
watchHeight(element, (height) => {
  parent.tell("size", { height }, true);
});
parent.listen(obey);

function listen<Name extends keyof PlaygroundEvents>(
  name: Name,
  heard: (detail: PlaygroundEvents[Name]) => void,
): void {
  element.addEventListener(name, (event) => {
    heard((event as CustomEvent<PlaygroundEvents[Name]>).detail);
  });
}

/** Tells what of a message, or of the address, could not be used. */
async function refuse(notices: readonly StateNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const { noticeText } = await import("../../document/state/words.js");
  for (const notice of notices) parent.tell("refused", { reason: noticeText(notice, "en") });
}

function obey(command: Command): void {
  if (command.name === "set") set(command.query);
  else if (command.name === "seek") seek(command.stage, command.moment);
  else void element[command.name]();
}

function set(query: string): void {
  const { state, notices } = readQuery(query, true);
  element.tell(notices);
  element.change(state);
}

function seek(stage: string, moment?: number): void {
  const { state, notices } = readField("stage", stage);
  element.tell(notices);
  // As precise as in links.
  const exact = moment !== undefined && { moment: Math.round(moment * 10) / 10 };
  element.change({ ...state, ...exact });
}
