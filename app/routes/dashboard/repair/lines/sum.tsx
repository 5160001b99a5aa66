import { type Summary, UNDECIDED_SAID } from "#app/repair/line-item.ts";
import { discountLabel, ownDiscountLabel, taxLabel } from "#app/repair/tax-words.ts";
import { Money } from "#app/ui/money/money.tsx";

/** `own`: whoever reads it is the customer. */
type Props = { summary: Summary; quoted: number; own: boolean };

/** What the lines come to, whose word that is, and what would be charged. */
export function SumOfLines({ summary, quoted, own }: Props) {
  if (quoted > 0) return <Quoted cents={quoted} whole={summary.finalTotal - summary.serviceFee} />;
  const open = summary.openTargets > 0;
  const { keeps } = summary.confirmed;
  // What makes the final total is shown, and nothing that is none.
  const rows: [string, number][] = [
    ["Original total", summary.originalTotal],
    ["Current total", summary.currentTotal],
    [open ? "Savings, if the shop agrees" : "Savings", summary.savings],
    ...(summary.discount > 0
      ? [[discountLabel(summary.discountSource), -summary.discount] satisfies [string, number]]
      : []),
    ...(summary.tax > 0 ? [[taxLabel(summary.taxSource), summary.tax] satisfies [string, number]] : []),
    [`Service fee (${summary.serviceFeePercentage}% of savings)`, summary.serviceFee],
    ...(summary.ownDiscount
      ? [[ownDiscountLabel(summary.ownDiscount.reason), -summary.ownDiscount.cents] satisfies [string, number]]
      : []),
  ];
  return (
    <div className="ml-auto grid w-full max-w-sm gap-1 text-sm">
      {open ? (
        <p className="text-muted">
          {summary.openTargets === 1 ? "1 price is" : `${summary.openTargets} prices are`} not confirmed by the shop
          yet.
        </p>
      ) : null}
      <dl className="grid gap-1">
        {rows.map(([term, cents]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
        {keeps > 0 ? (
          <div className="flex justify-between gap-4 font-medium text-saved">
            <dt>{keptWords(open, own)}</dt>
            <dd>
              <Money cents={keeps} />
            </dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>{open ? "Final total, if the shop agrees" : "Final total"}</dt>
          <dd>
            <Money cents={summary.finalTotal} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function keptWords(open: boolean, own: boolean) {
  if (own) return open ? "Of this you keep for sure, after the fee" : "You keep, after the fee";
  return open ? "Of this the customer keeps for sure, after the fee" : "The customer keeps, after the fee";
}

/** Before anything is asked for or decided there is what the paper says, and no sum of ours. `whole`: with its discount and tax. */
function Quoted({ cents, whole }: { cents: number; whole: number }) {
  const rows: [string, number][] = [[UNDECIDED_SAID, cents]];
  if (whole !== cents) rows.push(["With its discount and sales tax", whole]);
  return (
    <dl className="ml-auto grid w-full max-w-sm gap-1 font-semibold">
      {rows.map(([term, sum]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt>{term}</dt>
          <dd>
            <Money cents={sum} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
