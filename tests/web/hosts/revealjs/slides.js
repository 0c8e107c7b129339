import "./node_modules/attention-playground/dist/attention-playground.js";
import Reveal from "./node_modules/reveal.js/dist/reveal.mjs";

new Reveal({ width: 1280, height: 720, margin: 0.02, hash: true }).initialize();
