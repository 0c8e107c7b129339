// Does one job in a process of its own: the job comes as a message, and so goes what came of it.

import { runJob } from "../jobs.mjs";
import { host } from "./node.mjs";

process.once("message", async (job) => {
  try {
    process.send({ result: await runJob(job, host) }, () => process.exit());
  } catch (error) {
    process.send({ error: error.stack ?? String(error) }, () => process.exit());
  }
});
