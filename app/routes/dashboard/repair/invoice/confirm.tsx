import { useState } from "react";
import { data, redirect } from "react-router";
import { beforeInvoice } from "#app/desk/now/before-invoice.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { counted } from "#app/platform/counted.ts";
import { formatMoney } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import { openRepair } from "../open-repair.server.ts";
import type { Route } from "./+types/confirm";
import { AgainstBill } from "./against-bill.tsx";
import { billSaid } from "./bill-said.ts";
import { makeInvoice } from "./make.server.ts";
import { notOffered, Unpriced } from "./unpriced.tsx";

/** What the invoice leaves out, and that the work is not done: read before it is made, and told to the customer. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const found = await openRepair(request, params.id, "createInvoice");
  const asks = beforeInvoice(found);
  if (!asks) throw redirect(`/dashboard/repair-requests/${params.id}${url.search}`);
  return { ...asks, version: found.version };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  await openRepair(request, params.id, "createInvoice");
  const form = await readForm(request);
  const bill = billSaid(form);
  const unpriced = notOffered(form);
  const typed = { ...bill, words: unpriced.words, changed: null };
  if (bill.missing) return data(typed, { status: 400 });
  return makeInvoice(
    viewer,
    params.id,
    url.search,
    {
      version: Number(form.get("version")),
      done: form.has("asked") ? !form.has("ahead") : undefined,
      anyway: bill.anyway,
      notDone: bill.notDone,
      asBilled: bill.asBilled,
      notOffered: unpriced,
    },
    (changed) => data({ ...typed, changed, stale: true }, { status: 409 }),
  );
}

export const meta = metaOf("Create Invoice");

export default function ConfirmInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { left, sum, work, toPay, version, bill, findings } = loaderData;
  // The answer goes when the dialog asks anew what stands.
  const [said, keep] = useState(actionData);
  if (actionData && actionData !== said) keep(actionData);
  return (
    <FormDialog
      title="Create the invoice now?"
      submit={work ? "It is done: create the invoice" : "Create the invoice"}
      busyLabel="Creating invoice…"
      version={version}
    >
      {said?.changed ? <Alert title={said.changed} /> : null}
      {findings.length > 0 ? <Unpriced findings={findings} words={said?.words} /> : null}
      {bill ? <AgainstBill bill={bill} said={said} /> : null}
      {work ? (
        <div className="grid justify-items-start gap-3">
          <input type="hidden" name="asked" value="work" />
          <p>{work} Is it done by now? Paid ahead of it, the repair stays open until it is.</p>
          <Button variant="secondary" name="ahead" value="yes">
            Not done yet: bill it ahead of the work
          </Button>
        </div>
      ) : null}
      {left.length > 0 ? (
        <div className="grid gap-2">
          <p>
            <strong>{counted(left.length, "line")}</strong> nobody has decided about {left.length === 1 ? "is" : "are"}{" "}
            left out, {formatMoney(sum)} in all, and cannot be decided once the invoice is made:
          </p>
          <ul className="grid gap-1 text-sm">
            {left.map(({ id, description, price }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{description}</span>
                <span className="tabular-nums">{formatMoney(price)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-sm text-muted">
        {toPay === null
          ? "First it asks what the shop said of the prices that are only our target. Then the customer is told at once that it is ready to be paid."
          : bill && bill.missing.length + bill.less.length > 0
            ? `The customer is told at once what is ready to be paid: ${formatMoney(toPay)} where all of it is invoiced as it was approved.`
            : toPay === 0
              ? "Nothing is to be paid: the invoice is paid as it is made, and the customer is told so."
              : `The customer is told at once that ${formatMoney(toPay)} is ready to be paid.`}
      </p>
    </FormDialog>
  );
}
