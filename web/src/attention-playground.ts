/**
 * The element from one script, for any page and without a build step:
 *
 *     <script type="module" src="attention-playground.js"></script>
 *     <attention-playground text="我爱中国" stage="mask"></attention-playground>
 */
import { define } from "./element/define.js";

define();
