export * from "../views/colour.js";
