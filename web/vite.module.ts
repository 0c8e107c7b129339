import type { Plugin } from "vite";

/** Its own script names the module as one file, which nobody loads: the engine passes the code in. */
export const passedIn: Plugin = {
  name: "passed-in",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("/attention.js")
      ? code.replace(
          /new URL\("attention\.wasm", *import\.meta\.url\)(\.href|\.toString\(\))?/u,
          '""',
        )
      : undefined,
};
