/**
 * The element from one script, for any page and without a build step:
 *
 *     <script type="module" src="attention-playground.js"></script>
 *     <attention-playground text="我爱中国" stage="mask"></attention-playground>
 */
import type { AttentionPlayground as Public } from "../element/api.js";
import { AttentionPlayground as Element } from "../element/attention-playground.js";
import { define } from "../element/define.js";

define();

/** The element's class, typed by its public interface in api.ts. */
export const AttentionPlayground: typeof Public = Element;

/** What `run` rejects with. */
export { EngineError } from "../types/error.js";
