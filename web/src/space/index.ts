/** Defines `<playground-space>`. */
import { PlaygroundSpace } from "./playground-space.js";

if (!customElements.get("playground-space"))
  customElements.define("playground-space", PlaygroundSpace);
