/** The script of the pages: live numbers in the text, and the redirect from the folder. */
import "./styles/page.css";
import "./styles/tutorial.css";
import "./styles/reference.css";
import type { AttentionPlayground } from "../src/element/attention-playground.js";
import { format } from "../src/draw/format.js";
import { cell, flatIndex, type CellPlace } from "../src/document/state/places.js";

/** A link to a cell of an element on the page, `#id?stage=weights&cell=weights:2,1`. */
interface Moment {
  readonly shows: HTMLElement;
  readonly element: string;
  readonly query: URLSearchParams;
  readonly place: CellPlace;
}

/** Each link that names a node and its cell is followed by the number, as soon as it is computed. */
function moments(): Moment[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="#"][href*="cell="]');
  return Array.from(links).flatMap((link) => {
    const [element = "", said = ""] = link.hash.slice(1).split("?");
    const query = new URLSearchParams(said);
    const place = cell.read(query.get("cell") ?? "");
    if (!place?.node) return [];
    const shows = document.createElement("output");
    link.append(shows);
    return { shows, element, query, place };
  });
}

function valueOf({ graph }: AttentionPlayground, { place, query }: Moment): number | undefined {
  const node = graph.find(({ id }) => id === place.node);
  if (!node) return undefined;
  const given = [...place.at];
  const outer: Record<string, number> = {
    batch: Number(query.get("sentence") ?? 1),
    head: Number(query.get("head") ?? 1),
  };
  const at = node.axes.map((axis) => outer[axis] ?? given.shift() ?? 1);
  const inside = at.every((one, axis) => one <= (node.shape[axis] ?? 0));
  return inside ? node.values?.[flatIndex(at, node.shape)] : undefined;
}

function follow(all: readonly Moment[]): void {
  const tell = ({ target }: Event): void => {
    const element = target as AttentionPlayground;
    for (const moment of all.filter((one) => one.element === element.id)) {
      const value = valueOf(element, moment);
      moment.shows.textContent = value === undefined ? "" : format(value, 4);
    }
  };
  document.addEventListener("playground-ready", tell);
  document.addEventListener("playground-change", tell);
}

follow(moments());
if (document.body.classList.contains("languages"))
  location.replace(navigator.language.startsWith("zh") ? "zh/" : "en/");
// On a phone the text comes first.
const contents = document.querySelector("details");
if (contents && matchMedia("(max-width: 719px)").matches) contents.open = false;
