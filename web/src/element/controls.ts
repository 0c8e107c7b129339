/** What the buttons and keys of the transport do with the player. */
import type { Mode, Player } from "../story/player.js";
import type { Levels } from "./state/levels.js";

export interface Controls {
  previousStep(): void;
  stepBack(): void;
  toggle(): void;
  stepForward(): void;
  nextStep(): void;
  toStart(): void;
  toEnd(): void;
  seek(time: number): void;
  setRate(rate: number): void;
  /** Switches to the next of the three modes at the end of a step. */
  nextMode(): void;
  /** Into the part at work, and out of the level. */
  enter(): void;
  leave(): void;
}

const MODES: readonly Mode[] = ["on", "step", "repeat"];

/** `still`: whether the reader wants still frames instead of motion. `play`: what the reader's play does. */
export function controls(
  player: Player,
  levels: Levels,
  still: () => boolean,
  play: () => void,
): Controls {
  const jump = (move: () => void) => () => {
    player.pause();
    move();
  };
  return {
    previousStep: () => {
      player.previousStage();
    },
    nextStep: () => {
      levels.next();
    },
    stepBack: jump(() => {
      player.previousStop();
    }),
    /** Plays to the next stop; called again before reaching it, jumps there. */
    stepForward: () => {
      if (player.paused && !still()) return player.playToNextStop();
      player.pause();
      player.nextStop();
    },
    toggle: () => {
      if (player.paused) play();
      else player.pause();
    },
    toStart: jump(() => {
      player.seek(0);
    }),
    toEnd: jump(() => {
      player.seek(player.duration);
    }),
    seek: (time) => {
      player.seek(time);
    },
    setRate: (rate) => {
      player.playbackRate = rate;
    },
    nextMode: () => {
      player.mode = MODES[(MODES.indexOf(player.mode) + 1) % MODES.length] ?? "on";
    },
    enter: () => {
      levels.enter();
    },
    leave: () => {
      levels.leave();
    },
  };
}

const KEYS: Readonly<Record<string, (controls: Controls) => void>> = {
  " ": ({ toggle }) => {
    toggle();
  },
  ArrowLeft: ({ stepBack }) => {
    stepBack();
  },
  ArrowRight: ({ stepForward }) => {
    stepForward();
  },
  ArrowUp: ({ previousStep }) => {
    previousStep();
  },
  ArrowDown: ({ nextStep }) => {
    nextStep();
  },
  Home: ({ toStart }) => {
    toStart();
  },
  End: ({ toEnd }) => {
    toEnd();
  },
  Enter: ({ enter }) => {
    enter();
  },
  Escape: ({ leave }) => {
    leave();
  },
};

/**
 * Space, arrows, Home and End control the transport, Enter and Escape move between levels, where they have
 * no other function.
 */
export function driveByKey(event: KeyboardEvent, controls: Controls): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.composedPath()[0] as HTMLElement;
  if (target.matches("input, select, textarea")) return;
  if ((event.key === " " || event.key === "Enter") && target.matches("button, a")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(controls);
}

/** Ctrl or Cmd with Z undoes the reader's last change, with Shift it redoes it. */
export function undoByKey(
  event: KeyboardEvent,
  document: { undo(): Promise<void>; redo(): Promise<void> },
): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || altKey || !(ctrlKey || metaKey)) return false;
  // A text field has its own undo.
  if ((event.composedPath()[0] as HTMLElement).matches("input, textarea")) return false;
  const again = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
  if (!again && key.toLowerCase() !== "z") return false;
  event.preventDefault();
  void (again ? document.redo() : document.undo());
  return true;
}

/**
 * Stops keys that the element uses. The surrounding page sees only the element, not the field or
 * button in it, so its own shortcuts, such as for slides or search, would react while the reader types.
 * Shortcuts with Ctrl or Cmd are passed on.
 */
export function keepKey(event: KeyboardEvent): void {
  const target = event.composedPath()[0] as HTMLElement;
  const typed = target.matches("input, select, textarea") && !event.ctrlKey && !event.metaKey;
  const pressed = target.matches("button, a") && (event.key === " " || event.key === "Enter");
  if (event.defaultPrevented || typed || pressed) event.stopPropagation();
}
