import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type AttentionNetwork, openedNetwork, told } from "#app/quote-reader/attention/network.ts";
import { nodesOf } from "#app/quote-reader/attention/nodes.ts";
import { relationsOf } from "#app/quote-reader/attention/relations.ts";
import { attendWith } from "#app/quote-reader/attention/weights.server.ts";
import type { Paper } from "./papers.ts";

const SCRIPT = path.join(import.meta.dirname, "attention.py");
const PACKED = path.join(import.meta.dirname, "../../../app/quote-reader/attention/meanings.bin.br");
const MEANINGS = path.join(tmpdir(), `meanings-${process.pid}.bin`);

/** Trains the attention networks on an export, without the papers of some authors, puts them in their place and gives their files. */
export async function trainedAttention(file: string, papers: Paper[], without: string[] = []): Promise<Buffer[]> {
  writeFileSync(MEANINGS, brotliDecompressSync(readFileSync(PACKED)));
  const files = await Promise.all(["1", "2"].map((seed) => trainedOnce(file, papers, { without, seed })));
  attendWith(await Promise.all(files.map(openedNetwork)));
  return files;
}

/** Each on a core of its own. */
async function trainedOnce(
  file: string,
  papers: Paper[],
  { without, seed }: { without: string[]; seed: string },
): Promise<Buffer> {
  const out = path.join(tmpdir(), `attention-${process.pid}-${seed}.bin`);
  const left = without.length > 0 ? ["--leave-out", ...without] : [];
  const asked = [SCRIPT, file, out, "--seed", seed, ...left];
  const python = spawn(process.env.PYTHON ?? "/usr/bin/python3", asked, {
    stdio: "inherit",
    env: { ...process.env, MEANINGS },
  });
  const [status] = await once(python, "close");
  if (status !== 0) throw new Error("The network was not trained: is python3-torch installed?");
  const bytes = readFileSync(out);
  await saysTheSame(await openedNetwork(bytes), papers, JSON.parse(readFileSync(`${out}.told.json`, "utf8")));
  return bytes;
}

/** By how much a probability may differ: tables are kept as bytes. */
const ROUNDED = 0.05;

/** What reads and what was trained are two programs: they must say the same of the same papers. */
export async function saysTheSame(
  network: AttentionNetwork,
  papers: Paper[],
  said: { name: string; roles: number[][] }[],
): Promise<void> {
  for (const { name, roles } of said) {
    const paper = papers.find(({ document }) => `${document.split}/${document.name}` === name);
    const nodes = paper ? nodesOf(paper.rows).nodes : [];
    const own = (await told(network, nodes, relationsOf(nodes))).roles;
    const most = Math.max(
      ...own.flatMap((chances, at) => [...chances].map((chance, role) => Math.abs(chance - (roles[at]?.[role] ?? 2)))),
    );
    if (!(most < ROUNDED)) throw new Error(`${name} is read otherwise than it was learned: off by ${most}.`);
  }
}
