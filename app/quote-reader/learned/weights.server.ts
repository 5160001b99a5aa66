import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Network, opened, type Stored } from "#app/quote-reader/learned/network.ts";

let types: Network | undefined;

/** The network that tells of what type a line is, as training left it; read at the first asking. */
export function typeNetwork(): Network {
  types ??= unpacked();
  return types;
}

/** Another in its place: the bench reads each author's papers with what was learned from the rest. */
export function learnTypes(given: Network): void {
  types = given;
}

function unpacked(): Network {
  const file = path.join(import.meta.dirname, "types.json.br");
  return opened(JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8")) as Stored);
}
