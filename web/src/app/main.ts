/** Computes the first numbers while the larger rest of the page is still loading. */
import { firstExperiment, firstTranslation } from "../document/experiment.js";
import { runAhead } from "../engine/index.js";
import { languageOf } from "../ui/language.js";
import { opensOnModel } from "./first.js";

const address = new URLSearchParams(location.search);
// The language of the link, otherwise the browser's preferred one.
const language = languageOf(address.get("lang") ?? navigator.language);
if (language === "zh") document.documentElement.lang = "zh-Hans";
const embedded = document.documentElement.dataset["embed"] !== undefined;
if (address.get("model") === "translate" || (!embedded && opensOnModel(location.search)))
  runAhead(firstTranslation(language));
// Changes of a link apply to the first experiment, unless it opens another.
else if (!address.has("preset") && !address.has("request")) {
  runAhead(firstExperiment(language));
  void import("../ops/registries/first.js");
}
if (embedded) void import("./embed/embed.js");
else
  void import("./page.js").then(({ showPage }) => {
    showPage();
  });
