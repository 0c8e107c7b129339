import { define } from "./element/define.js";
import { languageOf, phrases } from "./words/index.js";

if (languageOf(document.documentElement.lang) === "zh") document.title = phrases("zh").title;
define();
