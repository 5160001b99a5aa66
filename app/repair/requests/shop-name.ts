import { readingOf } from "#app/platform/kept-reading.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

type Paper = { role: string; waitsFor: string | null; carAnswer: string | null; sameAs: unknown; reading: unknown };
type Named = { repairProvider: { name: string } | null; quoteDocuments: readonly Paper[] };

/** The shop that does the work: the one that was chosen, else the one whose quote it is, else "the shop". */
export function shopName({ repairProvider, quoteDocuments }: Named): string {
  return repairProvider?.name ?? shopOfQuotes(quoteDocuments) ?? "the shop";
}

/** The name on the newest of the quotes that count; `quotes` oldest first. */
export function shopOfQuotes(quotes: readonly Paper[]): string | null {
  const names = quotes.filter(counts).map(({ reading }) => nameOfShop(readingOf(reading)?.header.shop));
  return names.findLast((name) => name !== null) ?? null;
}

function counts({ role, waitsFor, carAnswer, sameAs }: Paper) {
  return (role === "original" || role === "revised") && !waitsFor && !sameAs && carAnswer !== "wrong_file";
}
