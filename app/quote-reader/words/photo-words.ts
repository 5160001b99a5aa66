import { withLettersMended, withZerosMended } from "#app/quote-reader/words/misread-letters.ts";
import type { ReadLetter, ReadText } from "#app/quote-reader/words/ocr-recognise.ts";
import type { Word } from "#app/quote-reader/words/page.ts";
import type { Point } from "#app/quote-reader/words/raster.ts";
import type { Straightener } from "#app/quote-reader/words/straighten.ts";

/** The share of a box's thickness that its line of text fills: the detector's boxes are drawn with room. */
const FILLED = 0.68;
const SURE = 0.5;

/** The words in what was read, at their places on the straightened page; `original` finds a point on the sent picture. */
export function wordsOf(texts: ReadText[], straight: Straightener, original: (point: Point) => Point): Word[] {
  return texts.filter((text) => text.confidence >= SURE).flatMap((text, run) => wordsIn(text, run, straight, original));
}

function wordsIn(text: ReadText, run: number, straight: Straightener, original: (point: Point) => Point): Word[] {
  const { box } = text;
  const height = box.thickness * FILLED;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const place = (along: number): Point => ({ x: box.x + along * cos, y: box.y + along * sin });
  return groups(text.letters, (height * 1.6) / box.length).map((letters) => {
    const half = Math.min(height * 0.3, box.length / 2);
    const from = ((letters[0]?.at ?? 0) - 0.5) * box.length - half;
    const to = ((letters.at(-1)?.at ?? 0) - 0.5) * box.length + half;
    const [left, right] = [straight(place(from)), straight(place(to))];
    const corners = [from, to].flatMap((along) => {
      const point = place(along);
      return [-0.5, 0.5].map((up) => original({ x: point.x - up * height * sin, y: point.y + up * height * cos }));
    });
    const xs = corners.map((corner) => corner.x);
    const ys = corners.map((corner) => corner.y);
    const seen = letters.map((letter) => letter.text).join("");
    const mended = withZerosMended(seen);
    // What can only be a zero is doubted no more.
    const doubted = mended === seen ? letters : letters.filter(({ text }) => !/o/i.test(text));
    return {
      text: withLettersMended(mended),
      x: left.x,
      y: (left.y + right.y) / 2 - height / 2,
      width: Math.max(1, right.x - left.x),
      height,
      confidence: Math.min(...doubted.map((letter) => letter.confidence)),
      run,
      origin: { x: Math.min(...xs), y: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) },
    };
  });
}

/** Letters between spaces, or further apart than letters of one word are. */
function groups(letters: ReadLetter[], wide: number): ReadLetter[][] {
  const found: ReadLetter[][] = [];
  let current: ReadLetter[] = [];
  const close = () => {
    if (current.length > 0) found.push(current);
    current = [];
  };
  for (const letter of letters) {
    if (letter.text.trim() === "") {
      close();
      continue;
    }
    const previous = current.at(-1);
    if (previous && letter.at - previous.at > wide) close();
    current.push(letter);
  }
  close();
  return found;
}
