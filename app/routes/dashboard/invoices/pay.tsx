import { getFormProps } from "@conform-to/react";
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, refusedAtDoor, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { toastOf } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { CardForm } from "#app/payments/payment.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { atTheDesk, dueOf, startOrReturn, toCheckout } from "#app/routes/payment-form/checkout.server.ts";
import { AT_THE_DESK } from "#app/routes/payment-form/confirm.ts";
import { PayAtProvider } from "#app/routes/payment-form/provider.tsx";
import { listAfter } from "#app/routes/payment-form/returned.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField, FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/pay";
import { toPaidList } from "./returned.server.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  try {
    const invoice = await findInvoice(viewer, params.id);
    if (invoice.status !== "Unpaid") throw redirect(`/dashboard/invoices/${invoice.id}`);
    return {
      number: invoice.number,
      due: invoice.outstandingBalance,
      amount: formatMoney(invoice.outstandingBalance),
      returnTo: listAfter(invoice.id),
      started: payments
        ? await startOrReturn(viewer, invoice.id, `/dashboard/invoices/${invoice.id}`, atTheDesk)
        : null,
    };
  } catch (error) {
    if (error instanceof Response) throw error;
    throwAsResponse(error);
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  if (form.get("way") === "checkout") {
    const back = `/dashboard/invoices/${params.id}`;
    const payment = { invoiceId: params.id, ...dueOf(form) };
    return toCheckout(request, viewer, payment, back, listAfter(params.id)).catch((error: unknown) =>
      refusedAtDoor(atTheDesk(error), back, messages.payment.notStarted),
    );
  }
  const submission = parseForm(form, { schema: CardForm });
  if (submission.status !== "success") return invalid(submission);
  try {
    const { paymentId } = await startPayment(viewer, { invoiceId: params.id, ...dueOf(form) });
    await confirmSimulatedPayment(viewer, { paymentId, card: submission.value });
    return await toPaidList();
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.status === 404 || error.status === 403) throwAsResponse(error);
      return refused(atTheDesk(error), submission, messages.payment.failed);
    }
    logFailure(error, "payment failed");
    const { failed: title, notProcessed: description } = messages.payment;
    const toast = toastOf({ kind: "error", title, description });
    return data(
      { ...submission.reply({ formErrors: [description], hideFields: ["number", "cvc"] }), toast },
      { status: 500 },
    );
  }
}

/** Refused because something else is due now: the heading, the button and what is sent say the new amount. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export const meta = metaOf("Pay invoice");

export default function PayInvoice({ loaderData, params }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ number: string; expiry: string; cvc: string; saveCard: boolean }>({
    id: "pay",
  });
  return (
    <RouteDialog
      title={`Pay invoice ${loaderData.number}`}
      description={`${loaderData.amount} is due.`}
      closeTo={`../${params.id}`}
      size="sm"
    >
      {loaderData.started ? (
        <PayAtProvider started={loaderData.started} returnTo={loaderData.returnTo} words={AT_THE_DESK} />
      ) : (
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <p className="rounded-lg bg-warning-soft p-4 text-sm">
            Payments are simulated here: no card is charged. Use 4242 4242 4242 4242 with any future date and any code.
          </p>
          <FormErrors
            form={form}
            heading={messages.payment.failed}
            labels={{ number: "Card number", cvc: "Security code" }}
          />
          <input type="hidden" name="due" value={loaderData.due} />
          <TextField field={fields.number} label="Card number" inputMode="numeric" autoComplete="cc-number" />
          <div className="grid grid-cols-2 gap-5">
            <TextField field={fields.expiry} label="Expiry" hint="MM / YY" inputMode="numeric" autoComplete="cc-exp" />
            <TextField
              field={fields.cvc}
              label="Security code"
              hint="On the back"
              inputMode="numeric"
              autoComplete="cc-csc"
            />
          </div>
          <CheckboxField field={fields.saveCard} label="Keep this card for the account" />
          <Button busy={busy} busyLabel="Paying…">
            Pay {loaderData.amount}
          </Button>
        </Form>
      )}
    </RouteDialog>
  );
}
