/** The kinds of files that the dialog offers. */
export type FileKind =
  | "svg"
  | "png"
  | "gif"
  | "webm"
  | "mp4"
  | "csv"
  | "csvHead"
  | "npy"
  | "json"
  | "markdown"
  | "latex"
  | "worksheet";
