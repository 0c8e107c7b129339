/** The kinds of files: what each needs, its name, and the function that makes it. */
import { plainNarration } from "../../ui/narration.js";
import { pathTo } from "../../story/levels.js";
import type { Frame } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import type { FileKind } from "./file_kind.js";
import { momentsOf, RATES, type Clip } from "./formats/clip.js";
import { matrixCsv } from "./formats/csv.js";
import { experimentJson } from "./formats/json.js";
import { latexOf } from "./formats/latex.js";
import { markdownOf } from "./formats/markdown.js";
import { fileName, matrixName } from "./names.js";
import { npyOf } from "./formats/npy.js";
import { pngOf } from "./formats/png.js";
import { completeResult, frameOf, nodeWithValues, type Subject } from "./subject.js";
import { svgText } from "./formats/svg.js";
import type { VideoKind } from "./formats/video_kinds.js";
import { Refused, type Work } from "./work.js";
import { workedExample, type Worked } from "./worked.js";

export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Which matrix the reader chose in the dialog. */
export interface ChosenMatrix extends Subject {
  readonly matrix: string;
}

type Maker = (wanted: ChosenMatrix, work: Work) => Promise<ExportedFile>;

const svgOf = (subject: Subject, frame: Frame): string =>
  svgText(frame, {
    theme: subject.theme,
    language: subject.language,
    title: subject.stage.title[subject.language],
    description: plainNarration(frame.narration),
  });

function clipOf(subject: Subject, rate: number): Clip {
  return {
    rate,
    moments: momentsOf(subject.stage, rate),
    draw: (moment) => svgOf(subject, frameOf(subject, moment)),
  };
}

const blobOf = (parts: BlobPart[], type: string): Blob => new Blob(parts, { type });

const named = (
  subject: Subject,
  parts: readonly string[],
  extension: string,
  blob: Blob,
): ExportedFile => ({
  name: fileName(parts, extension, subject.language),
  blob,
});

const ofStage = (subject: Subject, extension: string, blob: Blob): ExportedFile => {
  const { stage, level, language } = subject;
  const above = pathTo(level).filter(({ parent }) => parent);
  const parts = [...above.map(({ title }) => title), stage.title].map((words) => words[language]);
  return named(subject, parts, extension, blob);
};

async function video(subject: Subject, kind: VideoKind, work: Work): Promise<ExportedFile> {
  const { videoOf } = await import("./formats/video.js");
  return ofStage(subject, kind, await videoOf(clipOf(subject, RATES.video), kind, work));
}

async function csv(wanted: ChosenMatrix, head?: number): Promise<ExportedFile> {
  const { result, matrix, batch, language } = wanted;
  const node = await nodeWithValues(wanted, matrix);
  const choice = { batch, head };
  const text = matrixCsv(result, node, choice, language);
  const parts = matrixName(result, matrix, choice, language);
  return named(wanted, parts, "csv", blobOf([text], "text/csv"));
}

async function worked(
  subject: Subject,
  extension: string,
  write: (worked: Worked, language: Language) => string,
): Promise<ExportedFile> {
  const { cell, language } = subject;
  const made = cell && workedExample(await completeResult(subject), cell, language);
  if (!made) throw new Refused("values");
  const blob = blobOf([write(made, language)], "text/plain");
  return named(subject, [made.title], extension, blob);
}

/** All kinds except the worksheet, which is printed. */
export const makers: Readonly<Record<Exclude<FileKind, "worksheet">, Maker>> = {
  svg: (subject) => {
    const svg = svgOf(subject, frameOf(subject, subject.time));
    return Promise.resolve(ofStage(subject, "svg", blobOf([svg], "image/svg+xml")));
  },
  png: async (subject) =>
    ofStage(subject, "png", await pngOf(svgOf(subject, frameOf(subject, subject.time)), 2)),
  gif: async (subject, work) => {
    const { gifOf } = await import("./formats/gif.js");
    return ofStage(subject, "gif", await gifOf(clipOf(subject, RATES.gif), work));
  },
  webm: (subject, work) => video(subject, "webm", work),
  mp4: (subject, work) => video(subject, "mp4", work),
  csv: (wanted) => csv(wanted),
  csvHead: (wanted) => csv(wanted, wanted.head),
  npy: async (wanted) => {
    const node = await nodeWithValues(wanted, wanted.matrix);
    const parts = matrixName(wanted.result, wanted.matrix, {}, wanted.language);
    return named(wanted, parts, "npy", blobOf([npyOf(node)], "application/octet-stream"));
  },
  json: async (subject) => {
    const result = await completeResult(subject);
    const title = subject.example?.title[subject.language] ?? "";
    const parts = [...experimentJson(subject.request, result)];
    return named(subject, [title], "json", blobOf(parts, "application/json"));
  },
  markdown: (subject) => worked(subject, "md", markdownOf),
  latex: (subject) => worked(subject, "tex", latexOf),
};
