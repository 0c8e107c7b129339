/** Once its first numbers stand, the page has itself kept for where there is no network. */
import { trusted } from "../../engine/trusted.js";
import { languageOf } from "../../ui/language.js";

const SCRIPT = "service-worker.js";

/** What some browsers tell of a reader who pays for every byte. */
interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean };
}

/** The manifest speaks the page's language. Only a page that has one is kept. */
export function install(): void {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (!manifest) return;
  if (languageOf(document.documentElement.lang) === "zh") manifest.href = "manifest.zh.webmanifest";
  const { connection, serviceWorker } = navigator as Navigator &
    NetworkInformation &
    Partial<Navigator>;
  if (connection?.saveData) return;
  // A browser that forbids it, as some do in private windows, shows the page all the same.
  serviceWorker?.register(trusted(new URL(SCRIPT, manifest.href).href)).catch(() => undefined);
}
