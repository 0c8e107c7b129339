/** Which videos the browser can make. The file that makes them comes when one is made. */
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

export const VIDEO_KINDS: readonly VideoKind[] = ["webm", "mp4"];

/** Whether there is anything to ask. */
export const hasEncoder = (): boolean => typeof VideoEncoder !== "undefined";

/** Whether the browser encodes such videos. It may take half a second to say, so it is asked when one is wanted. */
export async function encodes(kind: VideoKind): Promise<boolean> {
  // WebKitGTK 2.50 ends the page where a question about encoders is its first one about media.
  document.createElement("video").canPlayType(`video/${kind}`);
  for (const codec of names[kind]) {
    const answer = VideoEncoder.isConfigSupported({ codec, width: 1920, height: 1080 });
    const { supported } = await answer.catch(() => ({ supported: false }));
    if (supported) return true;
  }
  return false;
}
