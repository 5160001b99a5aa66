/**
 * `npm run train:reader`: trains the reader's networks on every labelled paper of the corpus and writes their weights beside the
 * reader. Finding the words of all photographs takes an hour of one core the first time; they are kept. `-- FILE…` learns from what
 * `npm run -s reader:examples > FILE` printed too.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { stored } from "#app/quote-reader/learned/network.ts";
import { examplesIn, papers } from "./papers.ts";
import { learned } from "./samples.ts";

const WEIGHTS = path.join(import.meta.dirname, "../../../app/quote-reader/learned/weights.json.br");

const { figures, names, types } = learned([...(await papers()), ...process.argv.slice(2).flatMap(examplesIn)]);
const packed = brotliCompressSync(
  JSON.stringify({ figures: stored(figures), names: stored(names), types: stored(types) }),
);
writeFileSync(WEIGHTS, packed);
console.log(`${WEIGHTS}: ${Math.round(packed.length / 1000)} kB`);
