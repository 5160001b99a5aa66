import { formatMoney } from "#app/platform/format.ts";
import type { paidBefore } from "./order.ts";

/** Cents. */
export type Order = {
  lines: { id: string; description: string; totalPrice: number }[];
  fee: number;
  feePercent: number;
  /** What the shop's quote and we take off, and sales tax, each as it is called. */
  off: { term: string; cents: number }[];
  tax: { term: string; cents: number };
  /** What of it is paid at the shop, and not here. */
  atShop: number;
  total: number;
  saved: number;
};

/** What is paid for, line by line. */
export function OrderSummary({ order, before = null }: { order: Order; before?: ReturnType<typeof paidBefore> }) {
  return (
    <dl className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 border-b border-line pb-4 text-sm tabular-nums [&>dd]:pl-4 [&>dd]:text-right">
      {order.lines.map(({ id, description, totalPrice }) => (
        <Row key={id} term={description} cents={totalPrice} />
      ))}
      {order.off.map(({ term, cents }) => (
        <Row key={term} term={term} cents={-cents} />
      ))}
      {order.tax.cents > 0 ? <Row term={order.tax.term} cents={order.tax.cents} /> : null}
      {order.atShop > 0 ? <Row term="You pay this at the shop" cents={-order.atShop} /> : null}
      {order.fee > 0 ? <Row term={`Service Fee (${order.feePercent}% of savings)`} cents={order.fee} /> : null}
      <dt className="border-t border-line pt-2 text-base font-semibold">Total</dt>
      <dd className="border-t border-line pt-2 text-base font-semibold">{formatMoney(order.total)}</dd>
      {before?.rows.map(({ term, cents }) => (
        <Row key={term} term={term} cents={cents} />
      ))}
      {before ? (
        <>
          <dt className="font-semibold">Due now</dt>
          <dd className="font-semibold">{formatMoney(before.due)}</dd>
        </>
      ) : null}
      {order.saved > 0 ? (
        <>
          <dt className="font-medium text-saved">You save, after our fee</dt>
          <dd className="font-medium text-saved">{formatMoney(order.saved)}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Row({ term, cents }: { term: string; cents: number }) {
  return (
    <>
      <dt className="break-words text-muted">{term}</dt>
      <dd>{formatMoney(cents)}</dd>
    </>
  );
}
