/** Serves the built page as a plain host might: in a folder of its own, knowing nothing of WebAssembly. */
import { CONTENT_TYPES, serveFolder } from "../../../scripts/static_server.mjs";
import { DIST } from "./paths.js";

export interface PageServer {
  /** Where the page is: "http://127.0.0.1:<port>/a/b/". */
  readonly url: string;
  close(): Promise<void>;
}

export function servePage(): Promise<PageServer> {
  const contentTypes = { ...CONTENT_TYPES, ".wasm": "application/octet-stream" };
  return serveFolder({ folder: DIST, prefix: "/a/b/", contentTypes });
}
