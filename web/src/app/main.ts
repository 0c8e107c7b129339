/** The first numbers are computed while the page, which is larger than this, is still on its way. */
import { firstExperiment } from "../document/experiment.js";
import { runAhead } from "../engine/index.js";
import { languageOf } from "../ui/language.js";

const address = new URLSearchParams(location.search);
// A reader whose browser asks for Chinese first gets Chinese, unless the link says otherwise.
const language = languageOf(address.get("lang") ?? navigator.language);
if (language === "zh") document.documentElement.lang = "zh-Hans";
// What a link changes is laid on the first experiment, but for those that open another.
if (!address.has("preset") && !address.has("request")) runAhead(firstExperiment(language));
if (document.documentElement.dataset["embed"] !== undefined) void import("./embed/embed.js");
else
  void import("./page.js").then(({ showPage }) => {
    showPage();
  });
