/** What tests of the opening picture of a translation have in common. */
import { openingFilm, openingTime } from "../../../../../web/src/story/place.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import type { Frame, FrameOptions, Mark } from "../../../../../web/src/types/frame.js";
import type { Timeline } from "../../../../../web/src/types/timeline.js";
import { frameAt } from "../../frames.js";

export const sizes = {
  desk: { width: 732, height: 400 },
  wide: { width: 1036, height: 480 },
  narrow: { width: 540, height: 380 },
  phone: { width: 358, height: 330 },
} as const;

export const film = (experiment: Experiment): Timeline => openingFilm(experiment);
export function opening(
  experiment: Experiment,
  options: Partial<FrameOptions> = {},
  size: keyof typeof sizes = "desk",
): Frame {
  const timeline = film(experiment);
  return frameAt(timeline, openingTime(timeline), { ...sizes[size], language: "en", ...options });
}

export const keyed = ({ marks }: Frame, pattern: RegExp): Mark[] =>
  marks.filter(({ key }) => pattern.test(key));
export const told = ({ narration }: Frame): string => narration.map(({ text }) => text).join("");
