/** The element in JSX, for React 19: `/// <reference types="attention-playground/react" />`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  AttentionPlayground,
  PlaygroundAttributes,
  PlaygroundEventMap,
} from "./attention-playground.js";

type Listeners = {
  [Name in keyof PlaygroundEventMap as `on${Name}`]?: (event: PlaygroundEventMap[Name]) => void;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "attention-playground": Omit<
        DetailedHTMLProps<HTMLAttributes<AttentionPlayground>, AttentionPlayground>,
        keyof PlaygroundAttributes
      > &
        PlaygroundAttributes &
        Listeners & { page?: string };
    }
  }
}
