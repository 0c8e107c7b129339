/** The element in templates of Vue 3: `/// <reference types="attention-playground/vue" />`. */
import type { HTMLAttributes, PublicProps } from "vue";
import type {
  AttentionPlayground,
  PlaygroundAttributes,
  PlaygroundEventMap,
} from "./attention-playground.js";

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Camel<Name extends string> = Uncapitalize<Pascal<Name>>;

type Attributes = {
  [Name in keyof PlaygroundAttributes as Camel<Name>]?: PlaygroundAttributes[Name];
};

type Listeners = {
  [Name in keyof PlaygroundEventMap as `on${Pascal<Name>}`]?: (
    event: PlaygroundEventMap[Name],
  ) => void;
};

declare module "vue" {
  interface GlobalComponents {
    "attention-playground": new () => AttentionPlayground & {
      $props: Omit<HTMLAttributes, keyof Attributes> &
        Attributes &
        Listeners &
        PublicProps & { page?: string };
    };
  }
}
