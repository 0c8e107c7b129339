/** The package as `npm pack` makes it, installed into a folder as its users do. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromTop } from "./paths.js";

interface Packed {
  readonly filename: string;
  /** Of the tarball, in bytes. */
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

export interface Installed {
  /** A project with `node_modules/attention-playground`. */
  readonly folder: string;
  readonly packed: Packed;
  remove(): void;
}

/** Packs `web` into a folder, under the name that the projects in tests/web/hosts expect. */
export function pack(folder: string): Packed {
  const said = execFileSync("npm", ["pack", "--json", "--silent", "--pack-destination", folder], {
    cwd: fromTop("web"),
    encoding: "utf8",
  });
  const [packed] = JSON.parse(said.slice(said.indexOf("["))) as [Packed];
  return packed;
}

/** A copy of a project in tests/web/hosts, with the package in place and nothing else. */
export function installInto(host: string): Installed {
  const top = mkdtempSync(join(tmpdir(), "attention-playground-"));
  const packed = pack(top);
  const tarball = join(top, "attention-playground.tgz");
  cpSync(join(top, packed.filename), tarball);
  const folder = join(top, host);
  cpSync(fromTop(`tests/web/hosts/${host}`), folder, { recursive: true });
  const place = join(folder, "node_modules/attention-playground");
  mkdirSync(place, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", place, "--strip-components", "1"]);
  return {
    folder,
    packed,
    remove: () => {
      rmSync(top, { recursive: true });
    },
  };
}
