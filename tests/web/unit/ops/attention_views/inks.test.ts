/** The hues of the heads stay apart for every kind of eye, and can be read as text. */
import { describe, expect, it } from "vitest";
import { themes } from "../../../../../web/src/draw/colour.js";

type Triple = readonly [number, number, number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const channels = (hex: string): Triple =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;

const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const eyes: Readonly<Record<string, readonly Triple[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function oklab(light: Triple): Triple {
  const inside = light.map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    inside,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const seen = (hex: string, eye: string): Triple =>
  oklab(times(eyes[eye] as readonly Triple[], channels(hex)));

const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const heads = ["head1", "head2", "head3", "head4", "head5", "head6"] as const;

describe.each(Object.values(themes))("the heads of the $name theme", ({ inks }) => {
  it.each(Object.keys(eyes))("stay apart for %s eyes", (eye) => {
    heads.forEach((one, i) => {
      for (const other of heads.slice(i + 1)) {
        const [a, b] = [seen(inks[one], eye), seen(inks[other], eye)];
        expect(
          Math.hypot(...a.map((v, k) => v - (b[k] as number))),
          `${one} ${other}`,
        ).toBeGreaterThan(0.11);
      }
    });
  });

  it.each(heads)("can be read: %s", (head) => {
    for (const ground of [inks.paper, inks.band]) {
      const [low = 0, high = 0] = [luminance(inks[head]), luminance(ground)].sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
