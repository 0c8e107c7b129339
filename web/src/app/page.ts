import { opensOnModel } from "./first.js";
import { enterState, keepAddress, readAddress } from "./address.js";
import type { AttentionPlayground } from "../element/attention-playground.js";
import { define } from "../element/define.js";
import { languageOf } from "../ui/language.js";
import { elementWords } from "../element/words.js";

/** Starts the document's element with the query; `page` is the address for links, if there is one. */
export function show(
  query: string,
  page: string | undefined,
  read?: typeof readAddress,
): AttentionPlayground {
  if (languageOf(document.documentElement.lang) === "zh") document.title = elementWords.zh.title;
  const element = document.querySelector("attention-playground") as AttentionPlayground;
  const notices = enterState(element, query, read);
  define();
  // The page itself says all this from here on.
  element.replaceChildren();
  element.page = page;
  element.tell(notices);
  return element;
}

export function showPage(): void {
  const { protocol, origin, pathname, search } = location;
  // Others cannot open a file on this disk.
  const page = protocol === "file:" ? undefined : origin + pathname;
  const element = show(search, page, readAddress);
  keepAddress(element);
  // Nothing of the page has the focus at first, and its keys work all the same.
  document.addEventListener("keydown", (event) => {
    if (event.target === document.body) element.drive(event);
  });
  // The answer grows word by word, unless the link names a moment or the reader wants no motion.
  if (opensOnModel(search))
    element.openFirst(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  element.addEventListener(
    "playground-ready",
    () =>
      void import("./offline/install.js").then(({ install }) => {
        install();
      }),
    { once: true },
  );
}
