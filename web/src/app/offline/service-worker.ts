/**
 * Caches one complete version of the page, which is always served as installed, never mixed with
 * another. A newer version is fetched when the page is opened, and replaces the old one when no
 * window shows it any more. Only the files of the page itself are served from the cache, not the page
 * for frames and the documentation.
 */
import { precacheAndRoute } from "workbox-precaching";
import { supportsRelaxedSimd, supportsSimd } from "../../engine/module.js";

/** Set by the build. Files without a content hash in their names have a `revision`. */
declare const KEPT: {
  readonly files: readonly Entry[];
  /** The files of the builds of the module, of which those that this browser runs are cached. */
  readonly modules: Readonly<Record<"relaxed" | "simd" | "scalar", readonly string[]>>;
};

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

const { files, modules } = KEPT;

/** The quickest one, and the one without relaxed SIMD, in which models learn. */
function modulesOfThisBrowser(): readonly Entry[] {
  const { relaxed, simd, scalar } = modules;
  const exact = supportsSimd() ? simd : scalar;
  const quickest = supportsRelaxedSimd() ? relaxed : [];
  return [...quickest, ...exact].map((url) => ({ url, revision: null }));
}

precacheAndRoute([...files, ...modulesOfThisBrowser()], {
  // The same page serves every query.
  ignoreURLParametersMatching: [/./u],
});
