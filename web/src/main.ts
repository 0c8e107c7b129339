/** The first numbers are computed while the page, which is larger than this, is still on its way. */
import { firstExperiment } from "./element/experiment.js";
import { runAhead } from "./engine/index.js";
import { languageOf } from "./words/language.js";

// A reader whose browser asks for Chinese first gets Chinese.
const language = languageOf(navigator.language);
if (language === "zh") document.documentElement.lang = "zh-Hans";
runAhead(firstExperiment(language));
void import("./page.js");
