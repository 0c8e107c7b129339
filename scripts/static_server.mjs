// Serves a folder of static files, without caching. As a program: static_server.mjs <folder> [port]

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Content types of the files a page may have; all else is application/octet-stream. */
export const CONTENT_TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** A sandboxed frame has no origin, so scripts must be sent with a header that allows every origin. */
const COMMON = { "cache-control": "no-cache", "access-control-allow-origin": "*" };

/** The file a URL's path names inside the folder, or undefined for what lies outside or under another prefix. */
function fileFor(folder, prefix, path) {
  if (!path.startsWith(prefix)) return undefined;
  const inside = path.slice(prefix.length);
  const file = join(folder, inside.endsWith("/") || inside === "" ? `${inside}index.html` : inside);
  return file.startsWith(folder + sep) ? file : undefined;
}

/**
 * Starts serving `folder` under `prefix` on localhost and resolves to `{url, close}`. Port 0 takes any free port.
 * `compressed`: files are sent as gzip, as public servers do. Rejects when the port is taken (`code` is then "EADDRINUSE").
 */
export function serveFolder({
  folder,
  prefix = "/",
  port = 0,
  contentTypes = CONTENT_TYPES,
  headers = {},
  compressed = false,
}) {
  const top = resolve(folder);
  const packed = new Map();
  const pack = (body, name) => packed.get(name) ?? packed.set(name, gzipSync(body)).get(name);
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
      const file = fileFor(top, prefix, path);
      const plain = await readFile(file);
      const body = compressed ? pack(plain, file) : plain;
      const coding = compressed ? { "content-encoding": "gzip" } : {};
      const type = contentTypes[extname(path) || ".html"] ?? "application/octet-stream";
      response.writeHead(200, { ...COMMON, "content-type": type, ...coding, ...headers });
      response.end(request.method === "HEAD" ? undefined : body);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found\n");
    }
  });
  return new Promise((fulfil, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      fulfil({
        url: `http://127.0.0.1:${server.address().port}${prefix}`,
        close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
      });
    });
  });
}

async function main(folder, port) {
  const options = { folder, port: Number(port ?? 8080) };
  const server = await serveFolder(options).catch((error) => {
    if (error.code !== "EADDRINUSE" || port !== undefined) throw error;
    console.log(`Port ${options.port} is taken, so another one is used.`);
    return serveFolder({ folder });
  });
  console.log(`Attention Playground is ready at ${server.url}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(...process.argv.slice(2)).catch((error) => {
    console.error(`error: ${error.message}`);
    process.exit(1);
  });
}
