import { css, unsafeCSS } from "lit";
import { BLEED } from "./canvas.js";

const outside = unsafeCSS(`${-BLEED}px`);

/** Canvases and drawings of a frame lie over each other; a canvas reaches a little beyond it. */
export const frameStyles = css`
  .layers {
    position: relative;
  }
  .layers svg {
    position: relative;
    display: block;
  }
  .layers canvas {
    position: absolute;
    left: ${outside};
    top: ${outside};
    pointer-events: none;
  }
  .layers .front {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
`;
