import { billTogether } from "#app/quotes/papers/bills/together.ts";

type Documents = Parameters<typeof billTogether>[1];
type Repair = {
  lineItems: Parameters<typeof billTogether>[0];
  quoteDocuments: Documents;
  taxation: Parameters<typeof billTogether>[2];
};

/** The final bill that waits to be settled, as it stands beside what is approved by now. */
export function billStanding({ lineItems, quoteDocuments, taxation }: Repair, at: string) {
  const check = billTogether(lineItems, quoteDocuments, taxation);
  return { at, above: check?.above ?? 0, sentence: check?.sentence ?? "" };
}
