import type { Scenes } from "../../types/scene.js";
import { given } from "./given.js";
import { lookup } from "./lookup.js";

export const sourceScenes: Scenes = { given, parameter: given, identity: given, lookup };
