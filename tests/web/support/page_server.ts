/** What a test's browser opens, served from an origin of its own. */
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTENT_TYPES, serveFolder } from "../../../scripts/static_server.mjs";
import { DIST } from "./paths.js";

export interface PageServer {
  /** Where it begins: "http://127.0.0.1:<port>/a/b/". */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built page as a plain host might: in a folder of its own, knowing nothing of WebAssembly. */
export function servePage(): Promise<PageServer> {
  const contentTypes = { ...CONTENT_TYPES, ".wasm": "application/octet-stream" };
  return serveFolder({ folder: DIST, prefix: "/a/b/", contentTypes });
}

/** Serves documents that a test writes, each under its path. */
export async function servePages(
  pages: Readonly<Record<string, { body: string; headers?: OutgoingHttpHeaders }>>,
): Promise<PageServer> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    response.writeHead(page ? 200 : 404, { "content-type": "text/html", ...page?.headers });
    response.end(page?.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}
