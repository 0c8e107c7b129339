import type { Scenes } from "../../types/scene.js";
import { rotate } from "./rotate.js";
import { sinusoidal } from "./sinusoidal.js";

export const positionsScenes: Scenes = { rotate, sinusoidal };
