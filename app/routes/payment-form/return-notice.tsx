import { useLocation } from "react-router";
import * as messages from "#app/platform/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useRefreshWhile } from "#app/ui/behavior/use-refresh-while.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { isRefused, RETURNED } from "./returned.ts";

/** What a browser that comes back from paying is told until the payment is booked. It only looks. */
export function PaymentReturned({ booked, className }: { booked: boolean; className?: string }) {
  const { search } = useLocation();
  const returned = search.includes(RETURNED) && !booked;
  const refused = isRefused(search);
  useRefreshWhile(returned && !refused);
  if (!returned) return null;
  if (refused) {
    return (
      <PaymentFailed id="refused-by-bank" className={className}>
        The bank did not confirm this payment. Please try again.
      </PaymentFailed>
    );
  }
  return (
    <Alert tone="info" title="Your payment is being confirmed" className={className}>
      The card company tells us in a moment, and this page shows it by itself. There is no need to pay again.
      <noscript>
        <meta httpEquiv="refresh" content="4" />
      </noscript>
    </Alert>
  );
}

type Props = { id: string; children: string; className?: string | undefined };

/** In its place and as a toast; the id names one failure, so that the next one is said again. */
export function PaymentFailed({ id, children, className = "" }: Props) {
  const title = messages.payment.failed;
  return (
    <>
      <Alert title={title} className={className}>
        {children}
      </Alert>
      <FormToast toast={{ id, kind: "error", title, description: children }} />
    </>
  );
}
