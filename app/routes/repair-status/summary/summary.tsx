import { formatMoney } from "#app/platform/format.ts";
import { notOwed, paidLabel } from "#app/repair/invoice.ts";
import { missingOf, type PaperSums, taxWithin } from "#app/repair/tax.ts";
import { ownDiscountLabel } from "#app/repair/tax-words.ts";
import { CorrectSums } from "#app/routes/repair-status/put-right/correct-sums-link.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Money } from "#app/ui/money/money.tsx";
import { countedOf, estimateSaid, nothingOwed, totalSaid } from "./counted-said.ts";
import { DiscountAndTax } from "./discount-and-tax.tsx";

/** With targets open the figures are what stands if the shop agrees; what it comes to if the shop keeps its prices stands below them. */
export function CostSummary({
  repair,
}: {
  repair: Pick<
    StatusView,
    | "id"
    | "summary"
    | "shop"
    | "taxation"
    | "settlement"
    | "invoice"
    | "corrected"
    | "sumsDiffer"
    | "left"
    | "correctsSumsOf"
    | "costOfNo"
    | "status"
    | "authorized"
    | "lineItems"
    | "setAside"
  >;
}) {
  const {
    selected,
    originalTotal,
    currentTotal,
    discount,
    discountSource,
    tax,
    taxSource,
    serviceFee,
    serviceFeePercentage,
    ownDiscount,
    finalTotal,
    undecided,
    openTargets,
    confirmed,
  } = repair.summary;
  const counted = countedOf(repair);
  const more = totalSaid(counted);
  const nothing = nothingOwed(repair);
  return (
    <Card>
      <CardHeader
        title="Cost summary"
        description={openTargets > 0 ? `If ${repair.shop} agrees to our targets` : undefined}
      />
      <CardBody>
        {selected === 0 ? (
          <>
            <p className="text-muted">No Items Selected</p>
            {nothing ? (
              <div className="mt-3 grid gap-2">
                <p className="font-semibold">You owe us nothing.</p>
                <p>{nothing}</p>
                <a href="/upload-quote" className="inline-flex min-h-11 items-center text-accent-text underline">
                  Send another quote
                </a>
              </div>
            ) : null}
          </>
        ) : (
          <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums [&>dd]:pl-4 [&>dd]:text-right">
            <dt className="text-muted">
              Original Estimate
              {estimateSaid(counted, undecided > 0 || originalTotal < repair.taxation.paper.lines).map((words) => (
                <span key={words} className="block text-sm">
                  {words}
                </span>
              ))}
            </dt>
            <dd>{formatMoney(originalTotal)}</dd>
            <dt className="text-muted">Current Total</dt>
            <dd>{formatMoney(currentTotal)}</dd>
            <DiscountAndTax discount={discount} discountSource={discountSource} tax={tax} taxSource={taxSource} />
            <dt className="text-muted">Service Fee ({serviceFeePercentage}% of savings)</dt>
            <dd>{formatMoney(serviceFee)}</dd>
            {ownDiscount ? (
              <>
                <dt className="text-muted">{ownDiscountLabel(ownDiscount.reason)}</dt>
                <dd>
                  <Money cents={-ownDiscount.cents} />
                </dd>
              </>
            ) : null}
            <dt className="border-t border-line pt-2 font-semibold">
              Final Total
              {more ? <span className="block text-sm font-normal text-muted">{more}</span> : null}
            </dt>
            <dd className="border-t border-line pt-2 text-lg font-semibold">{formatMoney(finalTotal)}</dd>
            <GivenBack invoice={repair.invoice} />
            <Halves repair={repair} />
            {openTargets === 0 ? (
              <>
                <dt className="font-medium text-saved">You save, after our fee</dt>
                <dd className="font-medium text-saved">{formatMoney(confirmed.keeps)}</dd>
              </>
            ) : null}
            {undecided > 0 ? (
              <>
                <dt className="text-muted">Quoted, not in these sums</dt>
                <dd>{formatMoney(undecided)}</dd>
              </>
            ) : null}
          </dl>
        )}
        {counted.discounts.map((sentence) => (
          <p key={sentence} className="mt-4 text-sm text-muted tabular-nums">
            {sentence}
          </p>
        ))}
        <Outcomes repair={repair} />
        {repair.costOfNo ? <p className="mt-4 text-sm">{repair.costOfNo}</p> : null}
        <PaperTotal paper={repair.taxation.paper} corrected={repair.corrected} differ={repair.sumsDiffer} />
        {repair.left ? <p className="mt-2 text-sm text-muted tabular-nums">{repair.left}</p> : null}
        {repair.correctsSumsOf ? (
          <CorrectSums id={repair.id} document={repair.correctsSumsOf} missing={repair.taxation.paper.total === null} />
        ) : null}
      </CardBody>
    </Card>
  );
}

/** What of it was paid and came back: the total alone would say that it was kept. */
function GivenBack({ invoice }: Pick<StatusView, "invoice">) {
  if (!invoice || invoice.notOwed <= 0 || invoice.status === "Void") return null;
  const { label, cents } = notOwed(invoice);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Money cents={-cents} />
      </dd>
      <dt className="text-muted">{paidLabel(invoice)}</dt>
      <dd>{formatMoney(invoice.amountPaid)}</dd>
    </>
  );
}

/** Where the shop is paid at the shop: what of the total goes where. */
function Halves({ repair }: { repair: Pick<StatusView, "summary" | "settlement" | "invoice"> }) {
  if (repair.settlement === "whole") return null;
  const { finalTotal, serviceFee } = repair.summary;
  const here = repair.invoice?.totalAmount ?? serviceFee;
  return (
    <>
      <dt className="text-muted">You pay this at the shop</dt>
      <dd>{formatMoney(finalTotal - here)}</dd>
      <dt className="text-muted">You pay us our fee</dt>
      <dd>{formatMoney(here)}</dd>
    </>
  );
}

/** Whether lines, discount and tax of the paper make the total that is printed on it, or what is missing. `corrected`: they did, as they were read. */
function PaperTotal({ paper, corrected, differ }: { paper: PaperSums; corrected: boolean; differ: string | null }) {
  const missing = missingOf(paper);
  if (missing === null || paper.total === null || paper.lines === 0) return null;
  const printed = formatMoney(paper.total);
  if (missing === 0) {
    const off = paper.discount > 0 ? [`less ${formatMoney(paper.discount)} discount`] : [];
    const parts = ["The lines of the quote", ...off];
    const taxed = paper.tax ? [`${formatMoney(paper.tax)} sales tax`] : [];
    return (
      <p className="mt-4 text-sm text-muted tabular-nums">
        {[parts.join(" "), ...taxed].join(" and ")} together make the {printed} that is printed on it.
      </p>
    );
  }
  if (differ) return <p className="mt-4 text-sm text-warning">{`${differ} It prints ${printed}.`}</p>;
  return (
    <p className="mt-4 text-sm text-warning">
      The quote prints a total of {printed}. {formatMoney(Math.abs(missing))}{" "}
      {corrected
        ? missing > 0
          ? "of it stands on no line since its lines were corrected."
          : "more stands on its lines since they were corrected."
        : taxWithin(paper) !== null
          ? "of it is beyond the lines; that may be sales tax, which it does not print apart."
          : missing > 0
            ? "of it is not among the lines that could be read."
            : "more is among the lines than it prints."}
    </p>
  );
}

/** While targets are open: what is paid and kept if the shop agrees, and what if it does not. Neither is in "You save". */
function Outcomes({ repair: { summary, shop } }: { repair: Pick<StatusView, "summary" | "shop"> }) {
  const { selected, openTargets, finalTotal, keeps, tax, confirmed } = summary;
  if (selected === 0 || openTargets === 0) return null;
  const agreed = confirmed.serviceFee > 0 || confirmed.keeps > 0;
  return (
    <div className="mt-4 rounded-lg bg-raised p-3 text-sm">
      <dl className="grid gap-3 tabular-nums">
        <Outcome when={`If ${shop} agrees`} total={finalTotal} keeps={keeps} lessTax={confirmed.tax - tax} />
        <Outcome
          when={agreed ? `If ${shop} lowers nothing more` : `If ${shop} keeps its prices`}
          total={confirmed.finalTotal}
          keeps={confirmed.keeps}
          lessTax={0}
        />
      </dl>
      <p className="mt-3 text-muted">
        {agreed ? "Our fee is of what was agreed, and of nothing else." : "Nothing agreed, no fee."}
      </p>
    </div>
  );
}

/** What a lower price saves in sales tax is no saving of ours and has no fee, yet the totals differ by it. */
function Outcome({ when, total, keeps, lessTax }: { when: string; total: number; keeps: number; lessTax: number }) {
  const less = lessTax > 0 ? ` and pay ${formatMoney(lessTax)} less sales tax` : "";
  return (
    <div>
      <dt>{when}</dt>
      <dd className="flex items-baseline justify-between gap-4">
        <span className="text-muted">
          {keeps > 0 ? `you keep ${formatMoney(keeps)} after our fee${less}` : "nothing is saved"}
        </span>
        <strong>{formatMoney(total)}</strong>
      </dd>
    </div>
  );
}
