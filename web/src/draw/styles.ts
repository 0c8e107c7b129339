import { css, unsafeCSS } from "lit";
import { BLEED } from "./canvas.js";

const outside = unsafeCSS(`${-BLEED}px`);

/** The canvases and SVGs of a frame are stacked; a canvas extends a little beyond the frame. */
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
