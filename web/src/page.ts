import { enterAddress, keepAddress } from "./address.js";
import type { AttentionPlayground } from "./element/attention-playground.js";
import { define } from "./element/define.js";
import { languageOf, phrases } from "./words/index.js";

if (languageOf(document.documentElement.lang) === "zh") document.title = phrases("zh").title;
const element = document.querySelector("attention-playground") as AttentionPlayground;
const notices = enterAddress(element);
define();
element.page = location.origin + location.pathname;
element.tell(notices);
keepAddress(element);
