/**
 * positions: clocks that turn with the position, the score of two words by their distance, and the sentence
 * once more with its words shuffled; without positions nothing notices.
 */
import { strong, token } from "../../../draw/marks.js";
import { still } from "../../../scene/still.js";
import type { Mark, Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { type Positions, positionsOf } from "./data.js";
import { layoutOf } from "./layout.js";
import { markerMarks, scoresMarks, sliderOf } from "./scores.js";
import { shuffleMarks } from "./shuffle.js";
import { type PositionsMoment, momentOf, planPositions } from "./timing.js";
import { wavesMarks } from "./waves.js";
import { movedText, positionsWords, scoreText } from "./words.js";

function narrate(positions: Positions, view: View, { part, grown }: PositionsMoment): Part[] {
  const say = positionsWords[view.language];
  if (part === "waves") return say.clocks(positions.position);
  if (part === "scores")
    return say.distance(token(positions.query), token(positions.key), {
      sinusoidal: strong(scoreText(positions.drift("sinusoidal"))),
      rotary: strong(movedText(positions.drift("rotary"))),
    });
  if (grown(0) === 0) return say.shuffled;
  const largest = (method: "none" | "sinusoidal" | "rotary") =>
    strong(movedText(positions.largest(method)));
  if (positions.tokens.length < 2) return say.alone;
  return say.notice(largest("none"), largest("sinusoidal"), largest("rotary"));
}

/** A phone shows one panel at a time. */
function panels(positions: Positions, view: View, moment: PositionsMoment): Mark[] {
  const layout = layoutOf(view);
  const { part, turned, drawn } = moment;
  const shown = (panel: PositionsMoment["part"]) => !layout.phone || panel === part;
  return [
    ...(shown("waves")
      ? [
          ...markerMarks(positions, layout, "waves", turned),
          ...wavesMarks(positions, layout, view, turned),
        ]
      : []),
    ...(shown("scores") && drawn > 0
      ? [
          ...markerMarks(positions, layout, "scores", turned),
          ...scoresMarks(positions, layout, view, drawn),
        ]
      : []),
    ...(shown("shuffle") ? shuffleMarks(positions, layout, view, moment) : []),
    ...sliderOf(positions, layout, view),
  ];
}

function draw(step: Step, view: View, time: number): Drawing {
  const positions = positionsOf(step);
  const moment = momentOf(time);
  return { marks: panels(positions, view, moment), narration: narrate(positions, view, moment) };
}

const positions: Scene = { plan: planPositions, draw, lens: false };

export const positionsScenes: Scenes = {
  position_scores: still,
  position_contexts: still,
  positions,
};
