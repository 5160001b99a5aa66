import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type AttentionNetwork, openedNetwork } from "#app/quote-reader/attention/network.ts";

/** Trained apart from other beginnings: what they say is averaged. */
const FILES = ["attention.bin.br", "attention-2.bin.br"];

let networks: Promise<AttentionNetwork[]> | undefined;

/** The networks as training left them; read at the first asking. */
export function attentionNetworks(): Promise<AttentionNetwork[]> {
  networks ??= Promise.all(
    FILES.map((file) => openedNetwork(brotliDecompressSync(readFileSync(path.join(import.meta.dirname, file))))),
  );
  return networks;
}

/** Others in their place: the bench reads each author's papers with what was learned from the rest. */
export function attendWith(given: AttentionNetwork[]): void {
  networks = Promise.resolve(given);
}
