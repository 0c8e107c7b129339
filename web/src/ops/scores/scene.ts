import type { Scenes } from "../../types/scene.js";
import { additive } from "./additive.js";
import { bilinear } from "./bilinear.js";
import { cosine } from "./cosine.js";

export const scoresScenes: Scenes = { additive, bilinear, cosine };
