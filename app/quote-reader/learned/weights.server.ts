import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Network, opened, type Stored } from "#app/quote-reader/learned/network.ts";

/** What each was trained for: what a figure is, which words name it, and of what type a line is. */
export type Networks = { figures: Network; names: Network; types: Network };

let networks: Networks | undefined;

/** The networks as `tests/bench/learned/write-weights.ts` left them; read at the first asking. */
export function learnedNetworks(): Networks {
  networks ??= unpacked();
  return networks;
}

/** Others in their place: the bench reads each author's papers with what was learned from the rest. */
export function learnFrom(given: Networks): void {
  networks = given;
}

function unpacked(): Networks {
  const file = path.join(import.meta.dirname, "weights.json.br");
  const { figures, names, types } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8")) as Record<
    keyof Networks,
    Stored
  >;
  return { figures: opened(figures), names: opened(names), types: opened(types) };
}
