import { getFormProps } from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, redirect, type ShouldRevalidateFunctionArgs, useNavigation, useSubmit } from "react-router";
import { getViewer } from "#app/access/viewer.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, refusedWithToast } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { listPaymentMethods, startPayment } from "#app/payments/payment.server.ts";
import type { CardForm } from "#app/payments/payment.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { DEMO_ID } from "#app/repair/sample/sample-view.ts";
import { CardFields, SavedCards } from "#app/routes/payment-form/card-fields.tsx";
import { checkCard } from "#app/routes/payment-form/check-card.ts";
import { dueOf, startOrReturn, toCheckout } from "#app/routes/payment-form/checkout.server.ts";
import { OF_THE_CUSTOMER } from "#app/routes/payment-form/confirm.ts";
import { orderOf, paidBefore } from "#app/routes/payment-form/order.ts";
import { OrderSummary } from "#app/routes/payment-form/order-summary.tsx";
import { PayAtProvider } from "#app/routes/payment-form/provider.tsx";
import { RETURNED } from "#app/routes/payment-form/returned.ts";
import { useCardCheck } from "#app/routes/payment-form/use-card-check.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useActionsAtHand } from "#app/ui/behavior/use-actions-at-hand.ts";
import { Button } from "#app/ui/button.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { newToastId } from "#app/ui/over/toast-id.ts";
import type { ToastView } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/pay";
import { demoHeader } from "./demo/demo.server.ts";
import { askedId, openStatus } from "./open.server.ts";

/** What was paid has its receipt, though the connection is lost with the answer. */
const RECEIPT = ["routes/repair-status/receipt/page"] as const;

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await askedOnce(request, "status", () => openStatus({ request, params, url }));
  if ("refusal" in opened || !opened.request) throw redirect("/repair-status");
  const { id, invoice } = opened.request;
  if (!invoice)
    throw await redirectWithToast(`/repair-status/${id}`, { kind: "error", ...messages.payment.invoiceRequired });
  if (invoice.status === "Paid") throw redirect(`/repair-status/${id}`);
  const cards = opened.viewer ? await listPaymentMethods(opened.viewer, { repairRequestId: id }) : [];
  const started =
    payments && opened.viewer ? await startOrReturn(opened.viewer, invoice.id, `/repair-status/${id}`) : null;
  const order = orderOf(opened.request.lineItems, invoice, opened.request.summary.keeps);
  return {
    id,
    order,
    before: paidBefore(invoice),
    due: invoice.outstandingBalance,
    amount: formatMoney(invoice.outstandingBalance),
    cards,
    started,
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const id = askedId(params, url) ?? "";
  if (form.get("way") === "checkout") return checkout(request, id, dueOf(form));
  const receipt = `/repair-status/${id}/receipt`;
  const chosen = form.get("paymentMethodId");
  const saved = typeof chosen === "string" && chosen !== "" && chosen !== "new" ? chosen : null;
  const submission = checkCard(form);
  if (!saved && submission.status !== "success") {
    const empty = !form.get("number") ? { title: messages.payment.methodRequired } : undefined;
    return withoutCard(invalid(submission, empty));
  }
  try {
    if (id === DEMO_ID) {
      const headers = { "Set-Cookie": await demoHeader(request, ["pay", "Simulated card", Date.now()]) };
      return await redirectWithToast(receipt, { kind: "success", title: messages.payment.success }, { headers });
    }
    const viewer = await getViewer(request);
    const { invoice } = await findRepairRequest(viewer, id);
    if (!invoice)
      throw new Refusal(409, messages.payment.invoiceRequired.description, messages.payment.invoiceRequired);
    const { paymentId } = await startPayment(viewer, { invoiceId: invoice.id, ...dueOf(form) }).catch((error) =>
      throwRefusal(error, messages.payment.initFailed),
    );
    const card = submission.status === "success" ? submission.value : undefined;
    await confirmSimulatedPayment(viewer, { paymentId, ...(saved ? { paymentMethodId: saved } : { card }) }).catch(
      (error) => throwRefusal(error, { title: messages.payment.failed, description: messages.payment.processFailed }),
    );
    return await redirectWithToast(receipt, { kind: "success", title: messages.payment.success });
  } catch (error) {
    // A session or link that has ended meanwhile: the page itself leads to the phone.
    if (error instanceof Refusal && error.status === 404) return redirect(`/repair-status/${id}`);
    return withoutCard(refused(error, submission, messages.payment.failed));
  }
}

/** To the provider's own page and, when it is done there, back to this one. */
async function checkout(request: Request, id: string, due: { amountCents?: number }) {
  const viewer = await getViewer(request);
  try {
    const { invoice } = await findRepairRequest(viewer, id);
    if (!invoice)
      throw new Refusal(409, messages.payment.invoiceRequired.description, messages.payment.invoiceRequired);
    return await toCheckout(request, viewer, { invoiceId: invoice.id, ...due }, `/repair-status/${id}`);
  } catch (error) {
    return refusedWithToast(error, `/repair-status/${id}`, messages.payment.initFailed.title);
  }
}

/** What nobody foresaw is said in the words of the step it happened in. */
function throwRefusal(error: unknown, { title, description }: { title: string; description: string }): never {
  if (error instanceof Refusal) throw error;
  logFailure(error, "a payment failed");
  throw new Refusal(503, description, { title });
}

/** Card numbers are not sent back into the page. */
function withoutCard<Answer extends ReturnType<typeof refused>>(answer: Answer): Answer {
  const { number: _number, cvc: _cvc, ...kept } = answer.data.initialValue ?? {};
  answer.data.initialValue = kept;
  return answer;
}

/** Refused because something else is due now: the heading, the button and what is sent say the new amount. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function CompletePayment({ loaderData }: Route.ComponentProps) {
  const { id, order, before, amount, due, cards, started } = loaderData;
  const confirmation = useConfirmation();
  useActionsAtHand(RECEIPT);
  const busy = useNavigation().formMethod === "POST" || confirmation.waiting;
  const check = useCardCheck();
  const [toast, setToast] = useState<ToastView | null>(null);
  const [form, fields] = useForm<TypedCard, CardForm>({
    id: "payment",
    ...(check ? { onValidate: ({ formData }) => check(formData) } : {}),
  });
  const { onSubmit: conformSubmit, ...formProps } = getFormProps(form);

  /** A card on file was checked when it was kept; a new one is before anything waits. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget);
    if (["", "new"].includes(String(typed.get("paymentMethodId") ?? ""))) conformSubmit(event);
    if (!event.defaultPrevented) return confirmation.confirm(event);
    const empty = typed.get("number") === "";
    setToast(empty ? { id: newToastId(), kind: "error", title: messages.payment.methodRequired } : null);
  }

  return (
    <RouteDialog
      title="Complete Payment"
      description={`${amount} is due.`}
      closeTo={`/repair-status/${id}`}
      size="sm"
      toast={toast ?? undefined}
    >
      <OrderSummary order={order} before={before} />
      {started ? (
        <PayAtProvider started={started} returnTo={`/repair-status/${id}?${RETURNED}`} words={OF_THE_CUSTOMER} />
      ) : (
        <Form method="post" {...formProps} noValidate onSubmit={onSubmit} className="group/pay grid gap-5">
          <p className="rounded-lg bg-warning-soft p-4 text-sm">
            Payments are simulated here: no card is charged. Use 4242 4242 4242 4242 with any future date and any code.
          </p>
          {form.errors ? <Alert title={messages.payment.failed}>{form.errors.join(" ")}</Alert> : null}
          <input type="hidden" name="due" value={due} />
          <SavedCards cards={cards} />
          <div className={cards.length > 0 ? "hidden gap-5 group-has-[[value=new]:checked]/pay:grid" : "grid gap-5"}>
            <CardFields fields={fields} />
          </div>
          <Button busy={busy} busyLabel="Processing...">
            Pay {amount}
          </Button>
        </Form>
      )}
    </RouteDialog>
  );
}

type TypedCard = { number: string; expiry: string; cvc: string; saveCard: boolean };

const CONFIRMED_AFTER = 1500;

/** The simulated processor takes its time, as a real one does; without script the form is sent at once. */
function useConfirmation() {
  const submit = useSubmit();
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (waiting) return;
    const form = event.currentTarget;
    setWaiting(true);
    timer.current = setTimeout(() => {
      setWaiting(false);
      submit(form, { preventScrollReset: true });
    }, CONFIRMED_AFTER);
  }

  return { waiting, confirm };
}
