import type { ReactiveController } from "lit";
import { isStory } from "../../ops/tokens/next_word/reading.js";
import { isOpening } from "../../story/place.js";
import type { Host } from "../host.js";
import type { Story } from "../story.js";

/** Where the picture of a text is larger than its room, the word that is looked at stays in view. */
export class FollowWord implements ReactiveController {
  #seen: string | undefined;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { timeline, currentTime, writing } = this.story;
    const isShown = timeline && isOpening(timeline, currentTime) && isStory(timeline.experiment);
    const cell = isShown ? writing.cellOfWord(timeline.experiment) : undefined;
    const own = cell && `[data-node="${cell.node}"][data-index="${cell.index}"]`;
    const stage = own ? this.host.renderRoot?.querySelector(".stage") : undefined;
    // The reader may scroll elsewhere until another word is looked at, or the room is another.
    const seen = own && `${own} ${stage?.clientHeight}`;
    if (seen === this.#seen) return;
    const word = stage?.querySelector(`svg.frame ${own}`);
    if (word || !own) this.#seen = seen;
    if (word && stage) bringIntoView(word, stage);
  }
}

function bringIntoView(word: Element, stage: Element): void {
  const [own, room] = [word.getBoundingClientRect(), stage.getBoundingClientRect()];
  if (own.top < room.top || own.bottom > room.bottom)
    stage.scrollTop += (own.top + own.bottom - room.top - room.bottom) / 2;
}
