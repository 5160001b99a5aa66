/** Papers as pieces, features and labels, a line of JSON each, for `attention.py`; also `node tests/bench/learned/export-attention.ts FILE [FOLDER…]`. */
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { linesIn, wordsAround } from "#app/quote-reader/attention/around.ts";
import { meansOf } from "#app/quote-reader/attention/meanings.server.ts";
import { bucketOf, type Node, nodesOf, numbered, WORD_BUCKETS } from "#app/quote-reader/attention/nodes.ts";
import { geometryOf } from "#app/quote-reader/attention/relations.ts";
import { attentionLabels } from "./attention-labels.ts";
import { type Paper, papers, wovenRows } from "./papers.ts";
import { drawnPapers, printedOtherwise } from "./samples.ts";
import { markedLabels } from "./written/marked-labels.ts";
import { writtenPapers } from "./written/written.ts";

/** Own papers, the same printed otherwise or with columns left beside each other, and drawn ones. */
export async function exportPapers(file: string, all: Paper[]): Promise<void> {
  const out = createWriteStream(file);
  const counts: Record<string, number> = {};
  const write = (paper: Paper, kind: string) => {
    const line = paper.pages.length > 0 ? lineOf(paper, kind) : null;
    counts[line ? kind : `${kind}, no label`] = (counts[line ? kind : `${kind}, no label`] ?? 0) + 1;
    if (line) out.write(`${line}\n`);
  };
  for (const paper of all) write(paper, "own");
  for (const paper of all) {
    const rows = wovenRows(paper.pages);
    if (rows.length !== paper.rows.length) write({ ...paper, rows }, "woven");
  }
  all.forEach((paper, at) => {
    for (const other of paper.pages.length > 0 ? printedOtherwise(paper, at) : []) write(other, "varied");
  });
  for (const paper of drawnPapers(all)) write(paper, "drawn");
  for (const paper of writtenPapers())
    write(paper, paper.document.truth.file === paper.document.name ? "own" : "written");
  out.end();
  await finished(out);
  console.log(counts);
}

export function lineOf({ document, author, rows, marked }: Paper, kind: string): string | null {
  const seen = nodesOf(rows);
  const { nodes } = seen;
  // Their lines look like those of a quote: what such a paper is, is known by other means.
  if (["foreign", "menu", "price_list"].includes(document.truth.kind ?? "")) return null;
  const labels = marked ? markedLabels(seen, marked) : attentionLabels(seen, document.truth);
  if (!labels || nodes.length === 0) return null;
  const lineNodes = labels.roles.flatMap((role, at) => (role === 1 ? [at] : []));
  const lines = linesIn(
    seen.rows,
    lineNodes.flatMap((at) => nodes[at] ?? []),
  );
  const nodeAt = new Map(nodes.map((node, at) => [node.cell, at]));
  const pairs = lineNodes.flatMap((line) =>
    wordsAround(nodes[line] as Node, lines).flatMap(({ cell, word, index, features }) => {
      const node = nodeAt.get(cell);
      if (node === undefined) return [];
      const isOwn = labels.lines[node]?.[index] === line;
      const role = isOwn ? (labels.words[node]?.[index] ?? 0) : 0;
      return [{ line, node, word: index, role, features: numbered(features, WORD_BUCKETS), means: meansOf(word.text) }];
    }),
  );
  const geometry = nodes.map(geometryOf);
  return JSON.stringify({
    name: `${document.split}/${document.name}`,
    layout: `${document.split}/${document.truth.layout}`,
    author,
    kind,
    n: nodes.length,
    seen: base64(Uint16Array.from(nodes.flatMap((node) => node.seen))),
    lengths: base64(Uint16Array.from(nodes.map((node) => node.seen.length))),
    ...meansAs("means", nodes),
    ...meansAs("pairMeans", pairs),
    pairs: base64(Uint16Array.from(pairs.flatMap(({ features }) => features))),
    pairLengths: base64(Uint16Array.from(pairs.map(({ features }) => features.length))),
    pairLine: base64(Uint16Array.from(pairs.map(({ line }) => line))),
    pairNode: base64(Uint16Array.from(pairs.map(({ node }) => node))),
    pairWord: base64(Uint16Array.from(pairs.map(({ word }) => word))),
    pairRoles: base64(Uint8Array.from(pairs.map(({ role }) => role))),
    place: base64(Float32Array.from(geometry.flatMap(({ page, x, x2, y, size }) => [page, x, x2, y, size]))),
    says: base64(Int32Array.from(geometry.map(({ says }) => saysOf(says)))),
    roles: base64(Int8Array.from(labels.roles)),
    types: base64(Int8Array.from(labels.types)),
  });
}

function meansAs(name: string, lists: { means: number[] }[]) {
  return {
    [name]: base64(Uint16Array.from(lists.flatMap(({ means }) => means))),
    [`${name}Lengths`]: base64(Uint16Array.from(lists.map(({ means }) => means.length))),
  };
}

/** The same number for the same words or amount; words above a million. */
function saysOf(says: string): number {
  if (says === "") return 0;
  return bucketOf(says, 1_000_000) + 1 + (/^\d+$/.test(says) ? 0 : 1_000_001);
}

function base64({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

if (import.meta.main) {
  const [file = "papers.jsonl", ...folders] = process.argv.slice(2);
  await exportPapers(file, [...(await papers()), ...(folders.length > 0 ? await papers(folders) : [])]);
}
