import type { Point, TextBox } from "#app/quote-reader/words/raster.ts";

/** Of the thickness, how far two boxes of one line overlap when the text in them is one word cut in two. */
const ONE_WORD = 0.34;

/** Boxes that cut a word or an amount in two are made one: "8" and "8.75" were "88.75". */
export function joined(boxes: TextBox[]): TextBox[] {
  const left = boxes.toSorted((a, b) => a.x - b.x);
  for (let index = 0; index < left.length; index++) {
    for (let at = index + 1; at < left.length; at++) {
      const [a, b] = [left[index] as TextBox, left[at] as TextBox];
      if (b.x - b.length / 2 > a.x + a.length / 2 + a.thickness) continue;
      const both = oneWord(a, b);
      if (!both) continue;
      left[index] = both;
      left.splice(at, 1);
      at = index;
    }
  }
  return left;
}

function oneWord(a: TextBox, b: TextBox): TextBox | null {
  const wide = a.length >= b.length ? a : b;
  const other = wide === a ? b : a;
  if (Math.max(a.thickness, b.thickness) > Math.min(a.thickness, b.thickness) * 1.35) return null;
  const { along, across } = placeIn(other, wide);
  const overlap = (a.length + b.length) / 2 - Math.abs(along);
  if (Math.abs(across) > wide.thickness * 0.2 || overlap < wide.thickness * ONE_WORD) return null;
  const from = Math.min(-wide.length / 2, along - other.length / 2);
  const to = Math.max(wide.length / 2, along + other.length / 2);
  const middle = (from + to) / 2;
  return {
    ...wide,
    x: wide.x + middle * Math.cos(wide.angle),
    y: wide.y + middle * Math.sin(wide.angle),
    length: to - from,
  };
}

/** Pieces of letters that were found beside the text they belong to are let go. */
export function withoutPieces(boxes: TextBox[]): TextBox[] {
  return boxes.filter((box) => {
    if (box.length > box.thickness * 1.3) return true;
    return !boxes.some((other) => {
      const { along, across } = placeIn(box, other);
      return (
        other.length > box.length * 1.2 &&
        Math.abs(across) < other.thickness * 0.45 &&
        Math.abs(along) < other.length * 0.5
      );
    });
  });
}

/** Where a point, such as the middle of a box, lies from the middle of another box, along its line and across. */
export function placeIn(box: Point, other: TextBox): { along: number; across: number } {
  const [dx, dy] = [box.x - other.x, box.y - other.y];
  const [cos, sin] = [Math.cos(other.angle), Math.sin(other.angle)];
  return { along: dx * cos + dy * sin, across: dy * cos - dx * sin };
}
