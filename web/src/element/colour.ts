export * from "../draw/colour.js";
