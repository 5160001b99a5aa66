/**
 * `npm run train:reader`: trains the reader's networks on every labelled paper of the corpus and writes their weights beside the
 * reader. Needs Debian's python3-torch (`PYTHON` names another Python that has torch). Finding the words of all photographs takes an hour
 * of one core the first time; they are kept. `-- FILE…` learns from what `npm run -s reader:examples > FILE` printed too, a folder from its
 * papers.
 */
import { statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { exportPapers } from "./export-attention.ts";
import { examplesIn, papers } from "./papers.ts";
import { trainedAttention } from "./train-attention.ts";

const READER = path.join(import.meta.dirname, "../../../app/quote-reader");
const asked = process.argv.slice(2);
const folders = asked.filter((each) => statSync(each).isDirectory());
const all = [
  ...(await papers()),
  ...(folders.length > 0 ? await papers(folders) : []),
  ...asked.filter((each) => !folders.includes(each)).flatMap(examplesIn),
];
const file = path.join(tmpdir(), `papers-${process.pid}.jsonl`);
await exportPapers(file, all);
const [first, second] = await trainedAttention(file, all);
if (first) keep("attention/attention.bin.br", first);
if (second) keep("attention/attention-2.bin.br", second);

function keep(name: string, bytes: Uint8Array): void {
  const packed = brotliCompressSync(bytes);
  writeFileSync(path.join(READER, name), packed);
  console.log(`${name}: ${Math.round(packed.length / 1000)} kB`);
}
