import { type AskedFor, askedFor } from "#app/messages/customers/asked-said.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { documentSums, type Taxation } from "#app/repair/tax.ts";

type Asked = Pick<LineItem, "type" | "description" | "totalPrice" | "originalPrice" | "priceBasis"> & {
  quoteDocumentId?: string | null;
};

/** What lines of a repair ask for, with the sales tax on them where it is known and nothing else changes the sum. */
export function askedOfLines(lines: readonly Asked[], taxation: Taxation): AskedFor {
  const asked = askedFor(lines);
  if (asked.target !== null) return asked;
  const { discount, tax } = documentSums(lines, taxation);
  return { ...asked, withTax: discount === 0 && tax > 0 ? asked.asked + tax : null };
}
