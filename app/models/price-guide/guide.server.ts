import { readFileSync } from "node:fs";
import path from "node:path";
import { type PriceGuide, parseGuide } from "#app/models/price-guide/guide.ts";

let guide: PriceGuide | undefined;

/** The guide as shipped, read once from `prisma/price-guide/`. */
export function priceGuide(): PriceGuide {
  guide ??= parseGuide({ prices: table("prices"), tiers: table("make-tiers"), rates: table("labor-rates") });
  return guide;
}

function table(name: string): string {
  return readFileSync(path.join(process.cwd(), "prisma/price-guide", `${name}.tsv`), "utf8");
}
