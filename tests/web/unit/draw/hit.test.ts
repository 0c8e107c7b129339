import { describe, expect, it } from "vitest";
import type { Frame, Mark, Table } from "../../../../web/src/types/frame.js";
import { cubics, type Cubic } from "../../../../web/src/ops/attention_views/curves.js";
import { cellAt, expanded, markOf } from "../../../../web/src/draw/hit.js";

const table = (over: Partial<Table> = {}): Table => ({
  node: "scores",
  first: 100,
  rowStep: 4,
  columnStep: 1,
  rows: 3,
  columns: 4,
  rowLabels: [],
  columnLabels: [],
  ...over,
});

const block = (over: Partial<Table> = {}, state: Mark["state"] = "value"): Mark => ({
  key: "block",
  kind: "block",
  x: 10,
  y: 20,
  width: 34,
  height: 25,
  state,
  opacity: 1,
  block: {
    tints: {
      table: table(over),
      values: Float32Array.from({ length: 120 }, (_, i) => i / 4),
      scale: "signed",
      masked: Uint8Array.of(0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1),
      cellWidth: 7,
      cellHeight: 7,
      gap: 2,
      rowGap: 2,
    },
    row: 0,
    column: 0,
    rows: 3,
    columns: 4,
  },
});

const tile: Mark = {
  key: "tile",
  kind: "cell",
  x: 28,
  y: 29,
  width: 7,
  height: 7,
  state: "pinned",
  opacity: 1,
  cell: { node: "scores", index: 106 },
  value: 26.5,
};

const frame = (...marks: Mark[]): Frame => ({
  width: 100,
  height: 100,
  range: 1,
  marks,
  narration: [],
});

/** An arch from (0, 100) to (`width`, 100), three quarters as high as wide. */
const arch = (index: number, width: number, thickness = 2): Mark => {
  const top = 100 - width;
  const way: Cubic = [
    [0, 100],
    [0, top],
    [width, top],
    [width, 100],
  ];
  return cubics(`arc/${String(index)}`, [way], { thickness, cell: { node: "weights", index } });
};

describe("a curve", () => {
  const both = frame(arch(1, 30), arch(2, 90, 8));
  const at = (x: number, y: number) => cellAt(both, x, y)?.index;

  it("is found on its line and beside it", () => {
    expect(at(45, 100 - 67.5)).toBe(2);
    expect(at(45, 100 - 67.5 - 9)).toBe(2);
    expect(at(45, 100 - 67.5 - 12)).toBeUndefined();
  });

  it("is found below a larger one that is drawn on top of it", () => {
    expect(at(15, 100 - 22.5)).toBe(1);
    expect(at(15, 90)).toBe(1);
  });

  it("is found anywhere below it where nothing else is", () => {
    expect(at(60, 95)).toBe(2);
    expect(cellAt(frame({ ...tile, y: 70 }, arch(2, 90)), 30, 72)).toEqual(tile.cell);
  });
});

describe("the cell at a point", () => {
  it("is found in a block by row and column, and not between two", () => {
    expect(cellAt(frame(block()), 10, 20)).toEqual({ node: "scores", index: 100 });
    expect(cellAt(frame(block()), 30, 40)).toEqual({ node: "scores", index: 110 });
    expect(cellAt(frame(block()), 17.5, 20)).toBeUndefined();
    expect(cellAt(frame(block()), 9.9, 20)).toBeUndefined();
  });

  it("follows the steps of a transposed table", () => {
    const turned = block({ rowStep: 1, columnStep: 3 });
    expect(cellAt(frame(turned), 30, 40)?.index).toBe(100 + 2 + 2 * 3);
  });

  it("is that of the mark on top, and of none that is invisible", () => {
    const other = { ...tile, cell: { node: "other", index: 3 } };
    expect(cellAt(frame(block(), other), 30, 31)).toEqual({ node: "other", index: 3 });
    expect(cellAt(frame(block(), { ...other, opacity: 0 }), 30, 31)?.node).toBe("scores");
    const label: Mark = { ...other, kind: "text", cell: undefined as never };
    expect(cellAt(frame(block(), label), 30, 31)?.node).toBe("scores");
  });
});

describe("the mark of a cell", () => {
  it.each([table(), table({ rowStep: 1, columnStep: 3 }), table({ rowStep: 16, columnStep: 2 })])(
    "leads back to the cell, in a table of steps $rowStep and $columnStep",
    (steps) => {
      const shown = frame(block(steps));
      for (const { cell, x, y, width, height } of expanded(shown.marks)) {
        if (!cell) throw new Error("a cell of a block names itself");
        expect(markOf(shown, cell)).toMatchObject({ kind: "cell", x, y, width, height });
        expect(cellAt(shown, x + width / 2, y + height / 2)).toEqual(cell);
      }
    },
  );

  it("is the tile where the cell stands alone on top", () => {
    expect(markOf(frame(block(), tile), { node: "scores", index: 106 })).toBe(tile);
  });

  it("is none where the cell is not drawn", () => {
    expect(markOf(frame(block()), { node: "scores", index: 112 })).toBeUndefined();
    expect(markOf(frame(block()), { node: "scores", index: 99 })).toBeUndefined();
    expect(markOf(frame(block()), { node: "keys", index: 101 })).toBeUndefined();
  });
});

describe("a block expanded", () => {
  it("has each cell once, hatched if it is masked", () => {
    const cells = expanded([block()]);
    expect(cells.map(({ cell }) => cell?.index)).toEqual(
      Array.from({ length: 12 }, (_, i) => 100 + i),
    );
    expect(cells.map(({ state }) => state === "masked")).toEqual(
      [0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1].map(Boolean),
    );
    expect(cells[5]).toMatchObject({ x: 19, y: 29, value: 26.25, scale: "signed" });
    expect(new Set(cells.map(({ key }) => key)).size).toBe(12);
  });

  it("has no values while they are not computed yet", () => {
    const cells = expanded([block({}, "to-come")]);
    expect(cells.every(({ state, value }) => state === "to-come" && value === undefined)).toBe(
      true,
    );
  });
});
