import type { QuoteDocument } from "#app/platform/db.server.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import type { ShopPlace } from "#app/quote-reader/paper/shop-place.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

/** What a document is judged by, to be read oldest first. */
export const standingFields = {
  readStatus: true,
  role: true,
  waitsFor: true,
  carAnswer: true,
  sameAs: { select: { id: true } },
  reading: true,
} as const;

type Counted = Pick<QuoteDocument, "readStatus" | "waitsFor" | "carAnswer"> & { sameAs: unknown };
/** A document of a repair, as its standing is told. */
export type Paper = Counted & Pick<QuoteDocument, "role"> & { reading: unknown };
type Named = { repairProvider: { name: string } | null; quoteDocuments: readonly Paper[] };

/** Read, of this car, and not there already: only such a document counts for anything. */
export function counts({ readStatus, waitsFor, carAnswer, sameAs }: Counted): boolean {
  return readStatus === "read" && !waitsFor && !sameAs && carAnswer !== "wrong_file";
}

export function isBeingRead({ readStatus }: Pick<QuoteDocument, "readStatus">): boolean {
  return readStatus === "stored" || readStatus === "reading";
}

/** The shop's own quote, first or newer; no rival's and no bill. */
export function isQuote({ role }: Pick<QuoteDocument, "role">): boolean {
  return role === "original" || role === "revised";
}

/**
 * What is read on the quotes whose lines the repair has, oldest first. Shop, number and date of a repair come from these alone: a file that was
 * set aside, another shop's and the final bill name nothing.
 */
export function standingQuotes(documents: readonly Paper[]): QuoteReading[] {
  return documents
    .filter((document) => counts(document) && isQuote(document))
    .flatMap(({ reading }) => readingOf(reading) ?? []);
}

/** The shop that does the work: the one that was chosen, else the one whose quote it is, else "the shop". */
export function shopName({ repairProvider, quoteDocuments }: Named): string {
  return repairProvider?.name ?? shopOfQuotes(quoteDocuments) ?? "the shop";
}

/** The shop whose prices they are: the one whose quote it is, else the one that was chosen, else "the shop". */
export function quotedBy({ repairProvider, quoteDocuments }: Named): string {
  return shopOfQuotes(quoteDocuments) ?? repairProvider?.name ?? "the shop";
}

/** Where the work is done by another shop than the one that quoted it: both. */
export function twoShops(request: Named): { quoted: string; works: string } | null {
  const [quoted, works] = [quotedBy(request), shopName(request)];
  return isSameShop(quoted, works) ? null : { quoted, works };
}

/** As a document names the shop: who does the work, and whose prices they are where that is another one. */
export function shopsSaid(request: Named): string {
  const two = twoShops(request);
  return two ? `${two.works}, at prices quoted by ${two.quoted}` : shopName(request);
}

/** "Bayside Auto Care, LLC" is Bayside Auto Care. */
export function isSameShop(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""));
  return Boolean(a && b && (a.includes(b) || b.includes(a)));
}

/** The name on the newest of the quotes that count; `documents` oldest first. */
export function shopOfQuotes(documents: readonly Paper[]): string | null {
  const names = standingQuotes(documents).map(({ header }) => nameOfShop(header.shop));
  return names.findLast((name) => name !== null) ?? null;
}

/** Where that shop is, by the newest letterhead that says it. */
export function placeOfQuotes(documents: readonly Paper[]): ShopPlace | null {
  return standingQuotes(documents).findLast(({ header }) => header.place)?.header.place ?? null;
}

/** Whether the newest of them is an insurer's estimate. */
export function isOfInsurer(documents: readonly Paper[]): boolean {
  return standingQuotes(documents).at(-1)?.kind === "insurance";
}

/** Number and date of the newest of them, and what it prints for parts and labor, all its lines together; sums in cents. */
export function estimateOfQuotes(documents: readonly Paper[]) {
  const { header, partsSubtotal = null, laborSubtotal = null } = standingQuotes(documents).at(-1) ?? {};
  return {
    number: header?.documentNumber ?? null,
    date: header?.date ?? null,
    parts: partsSubtotal,
    labor: laborSubtotal,
  };
}
