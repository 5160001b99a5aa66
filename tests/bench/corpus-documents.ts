import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Truth } from "./quote-scores.ts";

const CORPUS = path.join(import.meta.dirname, "../corpus");

export const SPLITS = [
  "tuned",
  "held-back",
  "other/tuned",
  "other/held-back",
  "third/tuned",
  "fourth/tuned",
  "fifth/tuned",
  "random/held-back",
  "scans",
  "blind",
  "shop-systems",
  "dealers",
  "fleets",
  "insurers",
  "chains",
  "by-hand",
  "second-authors",
  "third-authors",
  "fourth-round",
  "fifth-round",
  "sixth-round",
  "seventh-round",
  "eighth-round",
  "ninth-round",
  "tenth-round",
  "eleventh-round",
  "twelfth-round",
  "thirteenth-round",
  "fifteenth-round",
  "sixteenth-round",
  "seventeenth-round",
  "eighteenth-round",
  "nineteenth-round",
  "twentieth-round",
  "throws-a",
  "throws-b",
  "throws-c",
  "throws-d",
  "throws-r",
  "throws-s",
  "throws-t",
  "throws-u",
  "throws-v",
  "throws-k",
  "throws-l",
  "throws-w",
  "throws-x",
  "throws-y",
  "throws-z",
];

export type CorpusDocument = {
  split: string;
  name: string;
  kind: "digital" | "pictures";
  truth: Truth;
  bytes: () => Buffer;
};

/** The labelled documents of the sets that are named, or of all; a set may also be a folder elsewhere, by its absolute path. */
export function documentsOf(words: string[]): CorpusDocument[] {
  const named = words.filter((word) => SPLITS.includes(word) || path.isAbsolute(word));
  const names = words.filter((word) => !named.includes(word));
  return (named.length > 0 ? named : SPLITS).flatMap((split) => {
    const folder = path.resolve(CORPUS, split);
    const labels = readdirSync(folder).filter((file) => file.endsWith(".json"));
    return labels.sort().flatMap((label): CorpusDocument[] => {
      const name = label.replace(".json", "");
      if (names.length > 0 && !names.some((part) => name.includes(part))) return [];
      const truth = JSON.parse(readFileSync(path.join(folder, label), "utf8")) as Truth;
      const kind = truth.hardships.length === 0 ? "digital" : "pictures";
      return [{ split, name, kind, truth, bytes: () => readFileSync(path.join(folder, truth.file)) }];
    });
  });
}
