/** Which stages offer the view "space". The space itself is loaded when it is opened. */
import type { GraphNode } from "../types/graph.js";
import type { SceneView } from "../types/frame.js";

const vectors: ReadonlySet<string> = new Set([
  "x",
  "embedded",
  "context_x",
  "context_embedded",
  "query",
  "key",
  "value",
  "context",
  "output",
]);

/** Whether the rows of a node are vectors of tokens. */
export function hasSpace({ role = "", axes }: Pick<GraphNode, "role" | "axes">): boolean {
  const [rows, columns] = axes.slice(-2);
  const ofTokens = rows === "query" || rows === "key";
  const wide = columns === "feature" || columns === "head_feature";
  return vectors.has(role) && !axes.includes("head") && ofTokens && wide;
}

/** The views of a scene, with the space if there is one. */
export function withSpace(node: GraphNode, views: readonly SceneView[]): readonly SceneView[] {
  if (!hasSpace(node)) return views;
  return [...(views.length > 0 ? views : (["matrix"] as const)), "space"];
}
