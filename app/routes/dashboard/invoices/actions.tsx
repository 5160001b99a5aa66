import type { InvoiceStatus } from "#app/repair/invoice.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

type Props = {
  id: string;
  search: string;
  status: InvoiceStatus;
  mayAnswer: boolean;
  mayTake: boolean;
  mayRefund: boolean;
  mayVoid: boolean;
};

/** What can be done with an invoice: staff take money in, customers pay; what cannot be undone stands apart. */
export function InvoiceActions({ id, search, status, mayAnswer, mayTake, mayRefund, mayVoid }: Props) {
  const base = `/dashboard/invoices/${id}`;
  const quiet = mayTake || mayAnswer ? "secondary" : "primary";
  const quietLook = buttonClass({ variant: "secondary", size: "sm" });
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {mayAnswer ? (
        <ButtonLink to={`${base}/dispute${search}`} size="sm">
          Answer the Dispute
        </ButtonLink>
      ) : null}
      {mayTake ? (
        <>
          <ButtonLink to={`${base}/take${search}`} variant={mayAnswer ? "secondary" : "primary"} size="sm">
            Record a Payment
          </ButtonLink>
          <ButtonLink to={`${base}/send${search}`} variant="secondary" size="sm">
            Send
          </ButtonLink>
        </>
      ) : null}
      {status !== "Unpaid" ? null : (
        <ButtonLink to={`${base}/pay${search}`} variant={quiet} size="sm">
          Pay Now
        </ButtonLink>
      )}
      {mayRefund ? (
        <ButtonLink to={`${base}/refund${search}`} variant="secondary" size="sm">
          Refund
        </ButtonLink>
      ) : null}
      {mayTake ? (
        <ButtonLink to={`${base}/discount${search}`} variant="secondary" size="sm">
          Discount
        </ButtonLink>
      ) : null}
      {/* The PDF, which has all that a paper must have; a window of its own keeps the dialog open. */}
      <a href={`${base}/pdf?print`} target="_blank" rel="noreferrer" className={quietLook}>
        Print
      </a>
      <a href={`${base}/pdf`} download className={quietLook}>
        Download PDF
      </a>
      {mayVoid ? (
        <ButtonLink to={`${base}/void${search}`} variant="quiet" size="sm" className="text-danger sm:ml-auto">
          Void
        </ButtonLink>
      ) : null}
    </div>
  );
}
