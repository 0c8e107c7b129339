/** The worker fetches its module while the page, which is larger than this, is still on its way. */
import { startWorker } from "./engine/index.js";

startWorker();
void import("./page.js");
