import { Tensor } from "onnxruntime-node";
import type { Letter, OcrModels } from "#app/quote-reader/words/ocr-models.server.ts";
import { cutInto, type Raster, type TextBox } from "#app/quote-reader/words/raster.ts";

const HEIGHT = 48;
const MOST_WIDTH = 2400;
const BATCH = 6;
/** The share of a box's thickness that is cut: the detector leaves room, and larger letters are read better. */
const CUT = 0.9;
/** Pixels of width that one step of the recogniser's answer stands for. */
const STEP = 8;

/** A letter read, with its middle as a fraction of the box's length. */
export type ReadLetter = { text: string; at: number; confidence: number };
export type ReadText = { box: TextBox; letters: ReadLetter[]; confidence: number };

/** Reads the text in each box. `onBatch` is told the share that is done. */
export async function recogniseText(
  models: OcrModels,
  image: Raster,
  boxes: TextBox[],
  onBatch: (share: number) => void,
): Promise<ReadText[]> {
  const jobs = boxes.map((box, order) => ({ box, order, width: widthOf(box) })).sort((a, b) => a.width - b.width);
  const found: ReadText[] = new Array(boxes.length);
  let from = 0;
  while (from < jobs.length) {
    // One very long line would make a whole batch wide.
    const widest = Math.max((jobs[from]?.width ?? 0) * 1.5, 320);
    const batch = jobs.slice(from, from + BATCH).filter((job) => job.width <= widest);
    const width = Math.ceil(Math.max(...batch.map((job) => job.width)) / STEP) * STEP;
    const input = new Float32Array(batch.length * 3 * HEIGHT * width);
    batch.forEach((job, index) => {
      cutInto(
        image,
        { ...job.box, thickness: job.box.thickness * CUT },
        { width: job.width, height: HEIGHT },
        input,
        index * 3 * HEIGHT * width,
        width,
      );
    });
    const name = models.recognise.inputNames[0] as string;
    const output = await models.recognise.run({
      [name]: new Tensor("float32", input, [batch.length, 3, HEIGHT, width]),
    });
    const tensor = output[models.recognise.outputNames[0] as string];
    const [, steps = 0, classes = 0] = tensor?.dims ?? [];
    const data = tensor?.data as Float32Array;
    batch.forEach((job, index) => {
      const slice = data.subarray(index * steps * classes, (index + 1) * steps * classes);
      const letters = decode(slice, steps, classes, models.alphabet, (job.width / width) * steps);
      const sum = letters.reduce((total, letter) => total + letter.confidence, 0);
      found[job.order] = { box: job.box, letters, confidence: letters.length > 0 ? sum / letters.length : 0 };
    });
    from += batch.length;
    onBatch(from / jobs.length);
  }
  return found;
}

/** Reads several cuts of the same places with no letters but those of `alphabet`; one list of texts for each cut. */
export async function readAgain(
  models: OcrModels,
  image: Raster,
  cuts: TextBox[][],
  alphabet: RegExp,
): Promise<ReadText[][]> {
  const few = { ...models, alphabet: models.alphabet.filter((letter) => alphabet.test(letter.text)) };
  const views: ReadText[][] = [];
  for (const boxes of cuts) views.push(await recogniseText(few, image, boxes, () => {}));
  return views;
}

function widthOf(box: TextBox): number {
  const width = Math.round((box.length / Math.max(1, box.thickness * CUT)) * HEIGHT);
  return Math.max(16, Math.min(MOST_WIDTH, width));
}

/** Greedy reading of the steps: the same letter twice in a row is one, class 0 stands between letters. */
function decode(data: Float32Array, steps: number, classes: number, alphabet: Letter[], used: number): ReadLetter[] {
  const letters: ReadLetter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const row = step * classes;
    let best = 0;
    let probability = data[row] as number;
    let text = "";
    for (const letter of alphabet) {
      const value = data[row + letter.index] as number;
      if (value <= probability) continue;
      probability = value;
      best = letter.index;
      text = letter.text;
    }
    if (best !== 0 && best !== previous)
      letters.push({ text, at: Math.min(1, (step + 0.5) / used), confidence: probability });
    else if (best !== 0) {
      const last = letters.at(-1);
      if (last) last.confidence = Math.max(last.confidence, probability);
    }
    previous = best;
  }
  return letters;
}

/** Whether the text stands on its head, by the vote of its longest boxes. */
export async function upsideDown(models: OcrModels, image: Raster, boxes: TextBox[]): Promise<boolean> {
  const chosen = boxes
    .filter((box) => box.length > box.thickness * 2.5)
    .toSorted((a, b) => b.length * b.thickness - a.length * a.thickness)
    .slice(0, 12);
  if (chosen.length === 0) return false;
  const size = { width: 192, height: HEIGHT };
  const input = new Float32Array(chosen.length * 3 * HEIGHT * 192);
  chosen.forEach((box, index) => {
    const shown = { ...box, length: Math.min(box.length, box.thickness * 4) };
    cutInto(image, shown, size, input, index * 3 * HEIGHT * 192, 192);
  });
  const name = models.turn.inputNames[0] as string;
  const output = await models.turn.run({ [name]: new Tensor("float32", input, [chosen.length, 3, HEIGHT, 192]) });
  const data = output[models.turn.outputNames[0] as string]?.data as Float32Array;
  let votes = 0;
  for (let index = 0; index < chosen.length; index++)
    votes += (data[index * 2 + 1] as number) - (data[index * 2] as number);
  if (Math.abs(votes) >= chosen.length * CLEAR_VOTE) return votes > 0;
  // In the dark and in noise the vote is not clear: the way in which the same lines read better is up.
  const standing = await sureness(models, image, chosen);
  const turned = await sureness(
    models,
    image,
    chosen.map((box) => ({ ...box, angle: box.angle + Math.PI })),
  );
  return turned > standing;
}

/** Of all boxes, how many votes apart a clear answer is. */
const CLEAR_VOTE = 0.7;

async function sureness(models: OcrModels, image: Raster, boxes: TextBox[]): Promise<number> {
  const texts = await recogniseText(models, image, boxes, () => {});
  return texts.reduce((sum, { confidence, letters }) => sum + confidence * letters.length, 0);
}
