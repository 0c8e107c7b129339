import { cacheSubtitles } from "./cache/words.js";
import { groupsSubtitles } from "./groups/words.js";
import { depthSubtitles } from "./depth/words.js";
import { reachSubtitles } from "./reach/words.js";
import { tilesSubtitles } from "./tiles/words.js";

/** Under the title of a stage, by op. */
export const studySubtitles = {
  ...cacheSubtitles,
  ...tilesSubtitles,
  ...reachSubtitles,
  ...groupsSubtitles,
  ...depthSubtitles,
};
