import ours from "../../web/eslint.config.js";

/** The projects in hosts are scripts of pages. */
export default [
  ...ours,
  { files: ["hosts/**/*.js"], languageOptions: { globals: { document: "readonly" } } },
];
