import { define } from "./element/define.js";
import { phrases } from "./words/index.js";

/** A reader whose browser asks for Chinese first gets Chinese. */
if (/^zh\b/i.test(navigator.language)) {
  document.documentElement.lang = "zh-Hans";
  document.title = phrases("zh").title;
}
define();
