/** Texts about vectors in space. */
import type { Language } from "../types/graph.js";

export interface SpaceWords {
  readonly space: (title: string) => string;
  readonly keys: string;
  readonly choose: string;
  readonly pick: string;
  /** The choice of whose vectors are drawn, and what joins two that are drawn together. */
  readonly matrices: string;
  readonly and: string;
  readonly closer: string;
  readonly further: string;
  readonly reset: string;
  readonly between: string;
  readonly angle: string;
  readonly dot: string;
  readonly cosine: string;
  readonly lengths: string;
  readonly axis: (n: number) => string;
  readonly component: (n: number) => string;
  readonly direct: (width: number) => string;
  readonly reduced: (width: number, share: string) => string;
  readonly first: (n: number) => string;
  readonly failed: string;
  readonly loading: string;
}

export const spaceWords: Record<Language, SpaceWords> = {
  en: {
    space: (title) => `${title} in space`,
    keys: "Arrow keys rotate, plus and minus zoom, 0 resets the view.",
    choose: "Choose two vectors to see the angle between them.",
    pick: "Vectors",
    matrices: "Matrix",
    and: " and ",
    closer: "Closer",
    further: "Further away",
    reset: "Reset the view",
    between: "between",
    angle: "angle",
    dot: "dot product",
    cosine: "cosine",
    lengths: "lengths",
    axis: (n) => `number ${n}`,
    component: (n) => `component ${n}`,
    direct: (width) =>
      width === 1
        ? "Every vector has one number: all lie on a line."
        : width === 2
          ? "Every vector has two numbers: they lie in a plane."
          : "Every vector has three numbers, one for each axis.",
    reduced: (width, share) =>
      `Drawn: the three principal components of ${width} numbers, ${share} of the squared lengths. Angle and dot product use all ${width}.`,
    first: (n) => `The first ${n} are drawn.`,
    failed: "These vectors cannot be drawn: they are too many, or not all of them are numbers.",
    loading: "Loading the space …",
  },
  zh: {
    space: (title) => `空间里的${title}`,
    keys: "方向键旋转，加减键缩放，0 键复位。",
    choose: "选两个向量，看它们的夹角。",
    pick: "向量",
    matrices: "矩阵",
    and: "和",
    closer: "拉近",
    further: "拉远",
    reset: "恢复视角",
    between: "两者",
    angle: "夹角",
    dot: "点积",
    cosine: "余弦",
    lengths: "长度",
    axis: (n) => `第 ${n} 个数`,
    component: (n) => `主成分 ${n}`,
    direct: (width) =>
      width === 1
        ? "每个向量只有一个数，都在一条直线上。"
        : width === 2
          ? "每个向量有两个数，都在一个平面上。"
          : "每个向量有三个数，每个数对应一条轴。",
    reduced: (width, share) =>
      `每个向量有 ${width} 个数，画出的是三个主成分，占长度平方的 ${share}。夹角和点积按全部 ${width} 个数计算。`,
    first: (n) => `只画前 ${n} 个。`,
    failed: "画不出这些向量：数目太多，或者其中有的不是数。",
    loading: "正在加载空间视图……",
  },
};
