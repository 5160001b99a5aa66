import type { ReactNode } from "react";
import { formatMoney } from "#app/platform/format.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { PlaceOnPage } from "#app/ui/place-on-page.tsx";

/** What the paper says of a line, and what became of it. */
export function Facts({ item, corrects }: { item: LineItem; corrects: boolean }) {
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm tabular-nums sm:grid-cols-4 [&_dt]:text-muted">
        <Fact term="Type">{item.type}</Fact>
        <Both term="Quantity" original={item.originalQuantity} current={item.quantity} said={String} />
        <Both term="Unit Price" original={item.originalUnitPrice} current={item.unitPrice} said={formatMoney} />
        <Both term="Total" original={item.originalPrice} current={item.totalPrice} said={formatMoney} />
        {item.byHand ? <Fact term="By hand">{item.byHand === "added" ? "Added" : "Corrected"}</Fact> : null}
        {item.sourcePage ? (
          <Fact term="On the quote">
            <PlaceOnPage page={item.sourcePage} box={item.sourceBox} />
          </Fact>
        ) : null}
      </dl>
      {item.reconciles === false ? (
        <p className="mt-3 text-sm text-warning">
          Quantity times unit price does not give the printed total of this line.
        </p>
      ) : null}
      {item.group === "quote_analyzed" && corrects ? (
        <a
          href={`/repair-status/${item.repairRequestId}/line-items/${item.id}/correct`}
          className="mt-2 inline-flex min-h-11 items-center text-sm text-accent-text underline print:hidden"
        >
          {item.quoteDocumentId === null ? "Typed wrong?" : "Misread?"} Correct this line
        </a>
      ) : null}
    </>
  );
}

type Figures = { term: string; original: number; current: number; said: (figure: number) => string };

/** The original figure and the current one; once where it is the same. */
function Both({ term, original, current, said }: Figures) {
  if (original === current) return <Fact term={term}>{said(current)}</Fact>;
  return (
    <>
      <Fact term={`Original ${term}`}>{said(original)}</Fact>
      <Fact term={term}>{said(current)}</Fact>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
