/**
 * The two themes and the three ramps. Signed values: (|v|/range)^.65 from zero towards blue or red;
 * weights: w^.65, fixed 0 to 1; gradients: |g|^.4 towards purple or green, fixed −1 to 1, as they span many
 * orders of magnitude. All run through OKLab (Ottosson 2020), where equal steps look equal.
 */
import type { Ink, Scale } from "../types/frame.js";

export interface Theme {
  readonly name: "light" | "dark";
  readonly inks: Readonly<Record<Ink, string>>;
  readonly zero: string;
  readonly weights: readonly [string, string, string];
  readonly gradients: Readonly<Record<"negative" | "zero" | "positive" | "edge", string>>;
  readonly hatch: string;
  /** Digits on a tint, and on the brightest weights. */
  readonly digit: string;
  readonly digitOnBright: string;
  /** The outline of moving tiles; none in the light theme. */
  readonly edge: string;
  readonly shadow: string;
}

const light: Theme = {
  name: "light",
  inks: {
    ink: "#14171C",
    ink2: "#48505B",
    ink3: "#646C78",
    line: "#DFE3E8",
    line2: "#C6CCD4",
    paper: "#FFFFFF",
    band: "#F6F7F9",
    bar: "#F5BC50",
    arc: "#BF7A00",
    positive: "#86B4EE",
    negative: "#F3A48E",
    query: "#3A41B8",
    key: "#0F7A8F",
    value: "#8E1559",
    scores: "#8A6A0F",
    output: "#17603A",
    gradient: "#6A2C91",
    head1: "#9A6200",
    head2: "#4455FF",
    head3: "#661122",
    head4: "#CC0088",
    head5: "#221188",
    head6: "#1122CC",
  },
  zero: "#EEF0F3",
  weights: ["#F6F4EE", "#FFD768", "#EE900C"],
  gradients: { negative: "#A9D08E", zero: "#F4F2F6", positive: "#C7ACE6", edge: "#9A7BB8" },
  hatch: "#C9CFD7",
  digit: "#14171C",
  digitOnBright: "#14171C",
  edge: "none",
  shadow: "#14171C",
};

const dark: Theme = {
  name: "dark",
  inks: {
    ink: "#F3F5F8",
    ink2: "#BAC2CD",
    ink3: "#929BA8",
    line: "#2A3038",
    line2: "#444C57",
    paper: "#16191E",
    band: "#1C2026",
    bar: "#D8962A",
    arc: "#FFBB45",
    positive: "#2C67B4",
    negative: "#A84A35",
    query: "#8793F5",
    key: "#6BE6E4",
    value: "#E06A94",
    scores: "#F7C878",
    output: "#7FA63C",
    gradient: "#C9A2EC",
    head1: "#FFBB45",
    head2: "#4488FF",
    head3: "#DD6600",
    head4: "#66EEFF",
    head5: "#BB77AA",
    head6: "#AAAAFF",
  },
  zero: "#272C33",
  weights: ["#24272B", "#94640C", "#FFBB45"],
  gradients: { negative: "#3F6B2C", zero: "#26232B", positive: "#6B3F97", edge: "#8E74A8" },
  hatch: "#3B434D",
  digit: "#FFFFFF",
  digitOnBright: "#000000",
  edge: "#6B7480",
  shadow: "#000000",
};

export const themes = { light, dark } as const;

type Triple = readonly [number, number, number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function oklab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((channel) =>
    Math.round(255 * Math.min(1, Math.max(0, encoded(channel)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const steps = 256;

/** A ramp as a lookup table, read thousands of times a frame: as text, and as the bytes of a pixel. */
interface Ramp {
  readonly texts: readonly string[];
  readonly pixels: Uint32Array;
}

/** Interpolates in OKLab between colours at equal distances. */
function ramp(colours: readonly string[]): Ramp {
  const stations = colours.map(oklab);
  const last = stations.length - 1;
  const texts = Array.from({ length: steps + 1 }, (_, i) => {
    const at = Math.min((i / steps) * last, last - 1e-9);
    const from = stations[Math.floor(at)] as Triple;
    const to = stations[Math.floor(at) + 1] as Triple;
    const mixed = (channel: 0 | 1 | 2) =>
      from[channel] + (to[channel] - from[channel]) * (at - Math.floor(at));
    return hex([mixed(0), mixed(1), mixed(2)]);
  });
  return { texts, pixels: Uint32Array.from(texts, pixelOf) };
}

/** Opaque, in the byte order of ImageData: red first; every machine that runs a browser is little-endian. */
export function pixelOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}

const ramps = {
  light: rampsOf(light),
  dark: rampsOf(dark),
};

function rampsOf({ zero, inks, weights, gradients }: Theme) {
  return {
    gradientPositive: ramp([gradients.zero, gradients.positive]),
    gradientNegative: ramp([gradients.zero, gradients.negative]),
    positive: ramp([zero, inks.positive]),
    negative: ramp([zero, inks.negative]),
    weight: ramp(weights),
  };
}

/** The index in the table for a share of the range; NaN counts as zero. */
const stepOf = (share: number): number =>
  share > 0 ? Math.round(Math.min(1, share) ** 0.65 * steps) : 0;

function rampOf(theme: Theme, scale: Scale, value: number): Ramp {
  const { positive, negative, weight, gradientPositive, gradientNegative } = ramps[theme.name];
  if (scale === "gradient") return value < 0 ? gradientNegative : gradientPositive;
  // Both signed ramps begin with the colour of zero.
  if (Number.isNaN(value)) return positive;
  return scale === "weight" ? weight : value < 0 ? negative : positive;
}

/** What `stepOf` makes |g|^.4 of. */
const GRADIENT_EXPONENT = 0.4 / 0.65;

function shareOf(scale: Scale, value: number, range: number): number {
  if (scale === "gradient") return Math.abs(value) ** GRADIENT_EXPONENT;
  return scale === "weight" ? value : Math.abs(value) / range;
}

/** The colour of a value; signed colours saturate at `range`. NaN is coloured as zero. */
export const tintOf = (theme: Theme, scale: Scale, value: number, range: number): string =>
  Number.isNaN(value)
    ? theme.zero
    : (rampOf(theme, scale, value).texts[stepOf(shareOf(scale, value, range))] as string);

/** The same colour as a pixel of ImageData. */
export const pixelOfTint = (theme: Theme, scale: Scale, value: number, range: number): number =>
  rampOf(theme, scale, value).pixels[stepOf(shareOf(scale, value, range))] as number;

/** The colour of digits on that tint: a contrast of at least 4.5:1 on both scales. */
export function digitOf(theme: Theme, scale: Scale, value: number): string {
  return scale === "weight" && value > 0.4 ? theme.digitOnBright : theme.digit;
}
