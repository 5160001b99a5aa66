import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { type Paper, standingQuotes } from "#app/repair/requests/standing-quotes.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";

type Request = {
  repairProvider: unknown;
  quoteDocuments: readonly Paper[];
  lineItems: readonly Pick<RepairRequestView["lineItems"][number], "quoteDocumentId">[];
};

/** Where the company's own shop is, by its settings. */
export type OwnPlace = { city: string | null; state: string };

export function ownPlaceOf({ companyCity, companyState }: Pick<ShopSettings, "companyCity" | "companyState">) {
  return companyState ? { city: companyCity || null, state: companyState } : null;
}

/** Whether the prices are the company's own: its desk typed them, and no other shop stands on a paper or does the work. */
export function isOurs({ repairProvider, quoteDocuments, lineItems }: Request): boolean {
  const isTyped = lineItems.length > 0 && lineItems.every(({ quoteDocumentId }) => quoteDocumentId === null);
  return isTyped && !repairProvider && standingQuotes(quoteDocuments).length === 0;
}
