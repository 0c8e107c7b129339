/** Studies: each has a folder of its own beside this file. */
import type { Scenes } from "../../types/scene.js";
import { cacheScenes } from "./cache/scene.js";
import { depthScenes } from "./depth/scene.js";
import { groupsScenes } from "./groups/scene.js";
import { lookupScenes } from "./lookup/scene.js";
import { positionsScenes } from "./positions/scene.js";
import { pagesScenes } from "./pages/scene.js";
import { reachScenes } from "./reach/scene.js";
import { spreadScenes } from "./spread/scene.js";
import { tilesScenes } from "./tiles/scene.js";

export const studyScenes: Scenes = {
  ...cacheScenes,
  ...tilesScenes,
  ...reachScenes,
  ...groupsScenes,
  ...depthScenes,
  ...spreadScenes,
  ...lookupScenes,
  ...positionsScenes,
  ...pagesScenes,
};
