/** Gestures of a space: arrow keys and dragging rotate; plus, minus, the wheel and two fingers zoom. */
export interface Handle {
  turn(across: number, down: number): void;
  zoom(factor: number): void;
  reset(): void;
  /** A click at a point of the screen. */
  pick(x: number, y: number): void;
}

const keyTurn = 0.12;
export const keyZoom = 1.15;
const perPixel = 0.01;
/** A pointer that moves less than this is a click. */
const drag = 4;

const acts: Readonly<Record<string, (handle: Handle) => void>> = {
  ArrowLeft: (handle) => {
    handle.turn(-keyTurn, 0);
  },
  ArrowRight: (handle) => {
    handle.turn(keyTurn, 0);
  },
  ArrowUp: (handle) => {
    handle.turn(0, -keyTurn);
  },
  ArrowDown: (handle) => {
    handle.turn(0, keyTurn);
  },
  "+": (handle) => {
    handle.zoom(keyZoom);
  },
  "=": (handle) => {
    handle.zoom(keyZoom);
  },
  "-": (handle) => {
    handle.zoom(1 / keyZoom);
  },
  "0": (handle) => {
    handle.reset();
  },
};

/** Passes keys, wheel and pointers of one view to its handle. */
export class Gestures {
  readonly #pointers = new Map<number, PointerEvent>();
  #dragged = false;

  constructor(private readonly handle: Handle) {}

  readonly key = (event: KeyboardEvent): void => {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(this.handle);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.handle.zoom(Math.exp(-event.deltaY * 0.0015));
  };

  readonly down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (this.#pointers.size === 1) this.#dragged = false;
  };

  /** One pointer rotates; two zoom by their distance. */
  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [across, down] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.#dragged && Math.hypot(across, down) < drag) return;
    this.#dragged = true;
    this.#pointers.set(event.pointerId, event);
    const other = [...this.#pointers.values()].find((one) => one.pointerId !== event.pointerId);
    if (!other) {
      this.handle.turn(across * perPixel, down * perPixel);
      return;
    }
    const apart = ({ clientX, clientY }: PointerEvent) =>
      Math.hypot(clientX - other.clientX, clientY - other.clientY);
    this.handle.zoom(apart(event) / Math.max(1, apart(before)));
  };

  /** A pointer that did not drag was a click. */
  readonly up = (event: PointerEvent): void => {
    const held = this.#pointers.delete(event.pointerId);
    if (held && !this.#dragged && event.type === "pointerup")
      this.handle.pick(event.clientX, event.clientY);
  };
}
