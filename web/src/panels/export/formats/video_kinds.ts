/** Which videos the browser can encode, without loading the encoder library. */
export type VideoKind = "mp4" | "webm";

export const VIDEO = {
  /** Twice the size on the screen, up to the limit of common encoders. */
  fit: { scale: 2, most: 1920 * 1080 },
  /** The first codec that the browser supports: H.264, which every player plays, and VP8, five times as fast as VP9. */
  codecs: { mp4: ["avc"], webm: ["vp8", "vp9"] },
} as const;

/** Codec strings of the encoders, for the largest pictures. */
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
