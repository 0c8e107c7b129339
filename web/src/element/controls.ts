/** What the buttons and the keys of the transport do to the clock. */
import type { Mode, Player } from "../story/player.js";

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
  /** What playing does at the end of a step: the next of its three ways. */
  nextMode(): void;
}

const MODES: readonly Mode[] = ["on", "step", "repeat"];

/** `still`: whether the reader wants stills instead of motion. */
export function controls(player: Player, still: () => boolean): Controls {
  const jump = (move: () => void) => () => {
    player.pause();
    move();
  };
  return {
    previousStep: () => {
      player.previousStage();
    },
    nextStep: () => {
      player.nextStage();
    },
    stepBack: jump(() => {
      player.previousStop();
    }),
    /** Plays to the next stop; asked again on the way there, it is there at once. */
    stepForward: () => {
      if (player.paused && !still()) return player.playToNextStop();
      player.pause();
      player.nextStop();
    },
    toggle: () => {
      if (player.paused) player.play();
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
};

/** Space, arrows, Home and End drive the transport wherever they have no other work. */
export function driveByKey(event: KeyboardEvent, controls: Controls): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.composedPath()[0] as HTMLElement;
  if (target.matches("input, select, textarea")) return;
  if (event.key === " " && target.matches("button")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(controls);
}

/** Ctrl or Cmd with Z takes the reader's last change back, with Shift it brings it back again. */
export function undoByKey(
  event: KeyboardEvent,
  document: { undo(): Promise<void>; redo(): Promise<void> },
): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || altKey || !(ctrlKey || metaKey)) return false;
  // A text field takes back its own typing.
  if ((event.composedPath()[0] as HTMLElement).matches("input, textarea")) return false;
  const again = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
  if (!again && key.toLowerCase() !== "z") return false;
  event.preventDefault();
  void (again ? document.redo() : document.undo());
  return true;
}

/**
 * A key that has work in the element stays in it. The page around sees the element alone, not the field
 * or the button in it, and slides would turn or a search would open while someone types a sentence.
 * Shortcuts with Ctrl or Cmd go on.
 */
export function keepKey(event: KeyboardEvent): void {
  const target = event.composedPath()[0] as HTMLElement;
  const typed = target.matches("input, select, textarea") && !event.ctrlKey && !event.metaKey;
  const pressed = target.matches("button, a") && (event.key === " " || event.key === "Enter");
  if (event.defaultPrevented || typed || pressed) event.stopPropagation();
}
