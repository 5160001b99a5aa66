import type { OcrModels } from "#app/quote-reader/words/ocr-models.server.ts";
import { type ReadText, readAgain } from "#app/quote-reader/words/ocr-recognise.ts";
import type { Raster, TextBox } from "#app/quote-reader/words/raster.ts";
import { placeIn } from "#app/quote-reader/words/text-boxes.ts";

/** Read with less doubt than this, a figure is not looked at again. */
const SURE = 0.9;
/** How wide and how high a box is cut around one figure, in its thickness: close, and closer. */
const VIEWS = [
  { length: 1.2, thickness: 0.7 },
  { length: 1.4, thickness: 0.65 },
];
const LEAST = 0.3;
const ENOUGH = 0.8;

/** Whether a box stands in the line of another, is about as high, and does not touch it. */
function standsBeside(box: TextBox, line: TextBox): boolean {
  const { along, across } = placeIn(box, line);
  if (box.thickness > line.thickness * 1.5 || box.thickness < line.thickness * 0.5) return false;
  return Math.abs(across) < line.thickness * 0.35 && Math.abs(along) > line.length / 2 + line.thickness * 0.3;
}

/**
 * Looks again at short boxes that were read with doubt: a quantity of one digit fills little of its box. Both views must show
 * the same digit.
 */
export async function secondLook(models: OcrModels, image: Raster, texts: ReadText[]): Promise<ReadText[]> {
  const lines = texts.filter(({ box, confidence }) => box.length > box.thickness * 2 && confidence > ENOUGH);
  const doubtful = texts.filter(({ box, letters, confidence }) => {
    const short = box.length < box.thickness * 1.15 && letters.length <= 2;
    if (!short || (confidence >= SURE && letters.every((letter) => /\d/.test(letter.text)))) return false;
    return lines.some((line) => standsBeside(box, line.box));
  });
  if (doubtful.length === 0) return texts;
  const cuts = VIEWS.map((view) =>
    doubtful.map(({ box }) => ({
      ...box,
      length: box.thickness * view.length,
      thickness: box.thickness * view.thickness,
    })),
  );
  const views = await readAgain(models, image, cuts, /^\d$/);
  const better = new Map<ReadText, ReadText>();
  for (const [index, text] of doubtful.entries()) {
    const seen = views.flatMap((view) => (view[index]?.letters.length === 1 ? [view[index]] : []));
    const figures = new Set(seen.map((view) => view.letters[0]?.text));
    const sure = seen.map((view) => view.confidence);
    if (seen.length < VIEWS.length || figures.size > 1 || Math.min(...sure) < LEAST || Math.max(...sure) < ENOUGH)
      continue;
    const letters = (seen[0] as ReadText).letters.map((letter) => ({ ...letter, at: 0.5 }));
    better.set(text, { box: text.box, letters, confidence: Math.max(...sure) });
  }
  return texts.map((text) => better.get(text) ?? text);
}
