/** Which steps offer the view "space". The space itself comes when it is opened. */
import type { GraphNode } from "../types/graph.js";
import type { SceneView } from "../types/frame.js";

const vectors = /(^|\.)(x|embedded|context_x|context_embedded|query|key|value|context|output)$/u;

/** Whether the rows of a node are vectors of tokens. */
export function hasSpace({ id, axes }: Pick<GraphNode, "id" | "axes">): boolean {
  const [rows, columns] = axes.slice(-2);
  const ofTokens = rows === "query" || rows === "key";
  return (
    vectors.test(id) &&
    !axes.includes("head") &&
    ofTokens &&
    (columns === "feature" || columns === "head_feature")
  );
}

/** What a scene offers, and the space where there is one. */
export function withSpace(node: GraphNode, views: readonly SceneView[]): readonly SceneView[] {
  if (!hasSpace(node)) return views;
  return [...(views.length > 0 ? views : (["matrix"] as const)), "space"];
}
