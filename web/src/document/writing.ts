/** How a model that writes on draws its next word. */
export interface WordDrawing {
  /** 0: always the likeliest word; 1: as the model has learnt; up to 2. */
  readonly temperature: number;
  /** Drawn among so many; 0: among all. */
  readonly topK: number;
  /** Of the next draw. */
  readonly seed: number;
}

export const FIRST_DRAWING: WordDrawing = { temperature: 0.8, topK: 0, seed: 1 };
