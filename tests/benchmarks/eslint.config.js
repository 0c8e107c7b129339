import shared from "../../web/eslint.config.js";

// What both Node.js and browsers have, and what only one of them has.
const names =
  "WebAssembly performance TextEncoder TextDecoder URL console process Buffer fetch document navigator";
const globals = Object.fromEntries(names.split(" ").map((name) => [name, "readonly"]));

export default [...shared, { languageOptions: { globals } }];
