/** Rows 39 and 40: heads that were told where to look, and heads without which a model fails. */
import { roleRank } from "../../../ops/tokens/trained/roles.js";
import type { CatalogueHead } from "../../../types/graph.js";
import { type Access, count, Gone, word } from "../access.js";
import { lesson } from "../types.js";
import {
  answerOf,
  hasJob,
  headFor,
  headsOf,
  inRun,
  lookFrom,
  share,
  sourceOf,
  surestLook,
} from "./catalogue.js";

const nameOf = ({ part, layer, head }: CatalogueHead) => ({ part, layer, head });

const isNamed = ({ roles }: CatalogueHead) => roles.length > 0;

/** By how many answers of a hundred fewer are right without a head. */
const fallOf = ({ right, roles }: CatalogueHead): number =>
  right ? 100 * (right.with - right.without) : Math.max(0, ...roles.map((role) => role.knock_out));

/** The head without which the answers get worse by most. */
const needed = (heads: readonly CatalogueHead[]): CatalogueHead | undefined =>
  heads.toSorted((one, other) => fallOf(other) - fallOf(one))[0];

/** A head as the text says it: what it does, and how many answers are lost with it. */
const told = (head: CatalogueHead) => ({
  role: bestRole(head)?.role ?? "",
  score: share(bestRole(head)?.score ?? 0),
  lost: count(Math.max(0, Math.round(fallOf(head)))),
});

const bestRole = ({ roles }: CatalogueHead) =>
  roles.toSorted((one, other) => roleRank(one.role) - roleRank(other.role))[0];

/** A head with a name that the answers do not depend on, and what it does in the layer of the step. */
function pointerIn(at: Access) {
  const [pointer] = headsOf(at)
    .filter((head) => head.part === "encoder" && isNamed(head) && !head.cause)
    .map((head) => inRun(at, head))
    .filter((head) => head.node === POINTING && hasJob(at, head))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  if (!pointer) throw new Gone("pointer");
  return pointer;
}

const rankOf = (head: CatalogueHead) => roleRank(bestRole(head)?.role ?? "");

const POINTING = "encoder.1.attention.weights";

/** The named head that the answers depend on most. */
function causeIn(at: Access): CatalogueHead {
  const cause = needed(headsOf(at).filter((head) => isNamed(head) && head.cause));
  if (!cause) throw new Gone("cause");
  return cause;
}

const unguidedIn = (at: Access) => headsOf(at).filter(({ guided }) => !guided);

export const headsAtWork = {
  "guided-and-unguided": lesson(
    (at) => {
      const head = headFor(at, "alignment");
      const unguided = unguidedIn(at);
      const named = unguided.filter(isNamed).length;
      const place = answerOf(at).answer.findIndex((_, index) => sourceOf(at, index) !== undefined);
      const source = sourceOf(at, place) ?? 0;
      return {
        written: word(answerOf(at).answer[place]?.text ?? ""),
        source: at.key(source),
        weight: at.number(head.node, head.head, place, source),
        head: count(head.head + 1),
        guided: count(headsOf(at).length - unguided.length),
        unguided: count(unguided.length),
        named: count(named),
        needed: count(unguided.filter((one) => !isNamed(one) && one.cause).length),
        share: named / unguided.length,
      };
    },
    {
      place: { opens: "decoder.2.cross_attention.weights", view: "grid" },
      told: "few",
      options: {
        few: ({ share }) => share < 0.3,
        half: ({ share }) => share >= 0.3 && share < 0.7,
        most: ({ share }) => share >= 0.7,
      },
      action: (at) => ({
        kind: "set",
        node: "sentence",
        path: "/without",
        value: unguidedIn(at).map(nameOf),
      }),
    },
  ),
  "a-pointer-is-no-cause": lesson(
    (at) => {
      const pointer = pointerIn(at);
      const { row, column, weight } = surestLook(at, pointer);
      return {
        looks: at.key(row),
        seen: at.key(column),
        weight,
        pointer: told(pointer),
        cause: told(causeIn(at)),
        fall: fallOf(pointer),
      };
    },
    {
      place: { asks: POINTING, asksIn: "arcs" },
      looks: (at, node) => {
        const pointer = pointerIn(at);
        const { row } = surestLook(at, pointer);
        return node === POINTING ? lookFrom(at, row, pointer.head) : undefined;
      },
      told: "same",
      options: {
        fails: ({ fall }) => fall >= 50,
        worse: ({ fall }) => fall >= 20 && fall < 50,
        same: ({ fall }) => fall < 20,
      },
      action: (at) => ({
        kind: "set",
        node: "sentence",
        path: "/without",
        value: [nameOf(causeIn(at))],
      }),
    },
  ),
};
