import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useMemo, useState } from "react";
import { formatMoney } from "#app/format.ts";
import { messages } from "#app/messages.ts";
import type { StartedPayment } from "#app/models/payment.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

type Props = { started: StartedPayment; returnTo: string };

/** The card provider's own form. Its script is fetched only where this is shown. */
export function PayAtProvider({ started, returnTo }: Props) {
  const provider = useMemo(
    () => (typeof window === "undefined" || !started.publishableKey ? null : loadStripe(started.publishableKey)),
    [started.publishableKey],
  );
  return (
    <>
      <noscript>
        <p>Paying by card needs JavaScript here. Please call us, and we take the payment by phone.</p>
      </noscript>
      <Elements stripe={provider} options={{ clientSecret: started.clientSecret }}>
        <ConfirmForm amount={started.amount} returnTo={returnTo} />
      </Elements>
    </>
  );
}

/** The provider confirms with this page as the return address, redirecting only if required; its signed word settles. */
function ConfirmForm({ amount, returnTo }: { amount: number; returnTo: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setBusy(true);
    try {
      const confirmParams = { return_url: `${window.location.origin}${returnTo}` };
      const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" });
      if (error) setFailed(error.message ?? messages.payment.providerFailed);
      else window.location.assign(returnTo);
    } catch {
      setFailed(messages.payment.unexpected);
    }
    setBusy(false);
  }

  return (
    <form onSubmit={confirm} className="grid gap-5">
      {failed ? <Alert title={messages.payment.failed}>{failed}</Alert> : null}
      <PaymentElement />
      <Button busy={busy} busyLabel="Paying…" disabled={!stripe}>
        Pay {formatMoney(amount)}
      </Button>
    </form>
  );
}
