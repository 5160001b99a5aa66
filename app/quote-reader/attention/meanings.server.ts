import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { headAndRest, type Table } from "#app/quote-reader/attention/table.ts";

/** Vectors of what words mean, learned from far more text than quotes (GloVe); `at` is the row of a word in lower case. */
type Meanings = { at: Map<string, number>; table: Table };

let meanings: Meanings | undefined;

export function wordMeanings(): Meanings {
  meanings ??= opened(brotliDecompressSync(readFileSync(path.join(import.meta.dirname, "meanings.bin.br"))));
  return meanings;
}

/** The rows of the words in a text that are known; most often one. */
export function meansOf(text: string): number[] {
  const { at } = wordMeanings();
  const bare = text.toLowerCase();
  return (bare.match(/[a-z']{2,}/g) ?? []).flatMap((word) => at.get(word) ?? at.get(word.replace(/'s?$/, "")) ?? []);
}

/** What `tests/bench/learned/meanings.py` wrote: words and width, a scale for each row, the rows. */
function opened(file: Uint8Array): Meanings {
  const { head, rest } = headAndRest<{ words: string; wide: number }>(file);
  const at = new Map(head.words.split(" ").map((word, row): [string, number] => [word, row]));
  // A copy: numbers of four bytes begin at a multiple of four.
  const { buffer } = new Uint8Array(rest);
  const scales = new Float32Array(buffer, 0, at.size);
  return { at, table: { wide: head.wide, scales, bytes: new Int8Array(buffer, at.size * 4) } };
}
