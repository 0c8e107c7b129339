/** A clip as a video, by the browser's own encoder. Mediabunny writes the container around it. */
import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  getFirstEncodableVideoCodec,
} from "mediabunny";
import { canvasFor, playClip, type Clip } from "./clip.js";
import { VIDEO, type VideoKind } from "./video_kinds.js";
import { Refused, type Work } from "../work.js";

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
  webm: () => new WebMOutputFormat(),
} as const;

/** Bits per second and pixel: drawings have sharp edges, which need a high rate. */
const BITS = 4;

export async function videoOf(clip: Clip, kind: VideoKind, work: Work): Promise<Blob> {
  const canvas = canvasFor(clip, VIDEO.fit);
  const { width, height } = canvas;
  const { rate } = clip;
  const bitrate = width * height * BITS;
  const codec = await getFirstEncodableVideoCodec([...VIDEO.codecs[kind]], {
    width,
    height,
    bitrate,
  });
  if (!codec) throw new Refused("video");
  const target = new BufferTarget();
  const output = new Output({ format: formats[kind](), target });
  const source = new CanvasSource(canvas, { codec, bitrate });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  try {
    await playClip(clip, canvas, work, (_, index) => source.add(index / rate, 1 / rate));
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return new Blob([target.buffer as ArrayBuffer], { type: `video/${kind}` });
}
