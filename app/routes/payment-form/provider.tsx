import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useMemo, useState } from "react";
import { Form } from "react-router";
import type { StartedPayment } from "#app/payments/payment.ts";
import { formatMoney } from "#app/platform/format.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { newToastId } from "#app/ui/over/toast-id.ts";
import { confirmAtProvider, type FailedWords } from "./confirm.ts";
import { PaymentFailed } from "./return-notice.tsx";

type Props = { started: StartedPayment; returnTo: string; words: FailedWords };

/** The card provider's own form, and its own page for browsers that cannot show the form. */
export function PayAtProvider({ started, returnTo, words }: Props) {
  const hydrated = useHydrated();
  return (
    <div className="grid gap-5">
      {hydrated ? <CardProviderForm started={started} returnTo={returnTo} words={words} /> : null}
      <Form method="post" reloadDocument className="grid gap-2">
        <input type="hidden" name="way" value="checkout" />
        <input type="hidden" name="due" value={started.amount} />
        <Button variant={hydrated ? "quiet" : "primary"}>
          {hydrated ? "Pay on Stripe's own page instead" : `Pay ${formatMoney(started.amount)} on Stripe's page`}
        </Button>
      </Form>
    </div>
  );
}

/** Its script is fetched only where this is shown. */
function CardProviderForm({ started, returnTo, words }: Props) {
  const { publishableKey, clientSecret, cardsSecret, amount } = started;
  const provider = useMemo(() => (publishableKey ? loadStripe(publishableKey) : null), [publishableKey]);
  const options = { clientSecret, ...(cardsSecret ? { customerSessionClientSecret: cardsSecret } : {}) };
  return (
    <Elements stripe={provider} options={options}>
      <ConfirmForm amount={amount} returnTo={returnTo} words={words} />
    </Elements>
  );
}

/** The provider confirms with this page as the return address, redirecting only if required; its signed word settles. */
function ConfirmForm({ amount, returnTo, words }: Omit<Props, "started"> & { amount: number }) {
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ id: string; why: string } | null>(null);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setBusy(true);
    const returnUrl = `${window.location.origin}${returnTo}`;
    const why = await confirmAtProvider({ stripe, elements, returnUrl, words });
    if (why === null) return window.location.assign(returnTo);
    setBusy(false);
    setFailed({ id: newToastId(), why });
  }

  return (
    <form onSubmit={confirm} className="grid gap-5">
      {failed ? <PaymentFailed id={failed.id}>{failed.why}</PaymentFailed> : null}
      <PaymentElement />
      <Button busy={busy} busyLabel="Processing..." disabled={!stripe}>
        Pay {formatMoney(amount)}
      </Button>
    </form>
  );
}
