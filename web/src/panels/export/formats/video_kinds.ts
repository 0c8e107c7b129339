/** Which videos the browser can make, found out without what makes them. */
export type VideoKind = "mp4" | "webm";

export const VIDEO = {
  /** Twice the screen, as far as common encoders go. */
  fit: { scale: 2, most: 1920 * 1080 },
  /** The first that the browser encodes: what every player plays, and VP8, which takes a fifth of VP9's time. */
  codecs: { mp4: ["avc"], webm: ["vp8", "vp9"] },
} as const;

/** By the names that encoders go by, for pictures as large as they may be. */
const names: Readonly<Record<VideoKind, readonly string[]>> = {
  mp4: ["avc1.640028"],
  webm: ["vp8", "vp09.00.40.08"],
};

async function encodes(kind: VideoKind): Promise<boolean> {
  const size = { width: 1920, height: 1080 };
  const answers = names[kind].map((codec) => VideoEncoder.isConfigSupported({ codec, ...size }));
  return (await Promise.all(answers)).some(({ supported }) => supported);
}

export async function videoKinds(): Promise<ReadonlySet<VideoKind>> {
  if (typeof VideoEncoder === "undefined") return new Set();
  const kinds: readonly VideoKind[] = ["webm", "mp4"];
  const able = await Promise.all(kinds.map((kind) => encodes(kind).catch(() => false)));
  return new Set(kinds.filter((_, i) => able[i]));
}
