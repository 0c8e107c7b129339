/** After its first numbers are shown, the page is cached for offline use. */
import { trusted } from "../../engine/trusted.js";
import { languageOf } from "../../ui/language.js";

const SCRIPT = "service-worker.js";

/** The reader's data-saving setting, in browsers that report it. */
interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean };
}

/** The manifest is in the page's language. Only a page with a manifest is cached. */
export function install(): void {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (!manifest) return;
  if (languageOf(document.documentElement.lang) === "zh") manifest.href = "manifest.zh.webmanifest";
  const { connection, serviceWorker } = navigator as Navigator &
    NetworkInformation &
    Partial<Navigator>;
  if (connection?.saveData) return;
  // If the browser does not allow it, as in some private windows, the page still works.
  serviceWorker?.register(trusted(new URL(SCRIPT, manifest.href).href)).catch(() => undefined);
}
