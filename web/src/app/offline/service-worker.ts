/**
 * Keeps one version of the page, whole: it is served from what was kept when that version was
 * installed, never from a mixture. A newer one is fetched beside it, when the page is opened; it takes
 * its place once no window shows the older one any more, and what was kept of the older goes. It
 * answers for the page's own files alone: the page for frames and those of the documentation are none
 * of them.
 */
import { precacheAndRoute } from "workbox-precaching";
import { supportsRelaxedSimd, supportsSimd } from "../../engine/module.js";

/** Written by the build. A `revision` is for files whose name does not tell their content. */
declare const KEPT: {
  readonly files: readonly Entry[];
  /** Of the modules one is enough. */
  readonly modules: Readonly<Partial<Record<"relaxed" | "simd" | "scalar", string>>>;
};

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

const { files, modules } = KEPT;

function moduleOfThisBrowser(): readonly Entry[] {
  const { relaxed, simd, scalar } = modules;
  const quickest = supportsRelaxedSimd() ? (relaxed ?? simd) : supportsSimd() ? simd : scalar;
  return quickest === undefined ? [] : [{ url: quickest, revision: null }];
}

precacheAndRoute([...files, ...moduleOfThisBrowser()], {
  // Whatever the address says is shown by the same page.
  ignoreURLParametersMatching: [/./u],
});
