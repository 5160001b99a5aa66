import { getFormProps } from "@conform-to/react";
import { Form, useLocation } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { asksFirst, invoiceIn } from "#app/payments/invoice.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { type LineItem, priceWord } from "#app/repair/line-item.ts";
import { shopName } from "#app/repair/requests/standing-quotes.ts";
import { RecordPrices } from "#app/repair/schemas.ts";
import { recordPrices } from "#app/repair/verbs.server.ts";
import { WAYS } from "#app/repair/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SeenValues, SeenVersion } from "#app/ui/form/as-opened.tsx";
import { FormErrors, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/prices";
import { thenOf, withoutThen } from "./invoice/then-invoice.ts";
import { openRepair } from "./open-repair.server.ts";

const SAID = [
  { value: "agreed", label: "Shop agreed to this price" },
  { value: "kept", label: "Shop keeps its price" },
];

/** Every line, the open targets first: what the shop says of them is recorded in one go. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const found = await openRepair(request, params.id, "recordPrices");
  const open = found.lineItems.filter(({ priceBasis }) => priceBasis === "target");
  const lines = [...open, ...found.lineItems.filter((line) => !open.includes(line))];
  return {
    vehicle: vehicleTitle(found.vehicle),
    shop: shopName(found),
    thenInvoice: thenOf(url.search) !== null,
    lines: lines.map((line) => ({ id: line.id, description: line.description, stands: standsOf(line) })),
    values: {
      lines: lines.map(({ id, version, unitPrice }) => ({ id, version, unitPrice: toDecimal(unitPrice) })),
    },
  };
}

/** What the paper says, and what is asked for or stands instead. */
function standsOf(line: LineItem) {
  const { quantity, unitPrice, originalUnitPrice, priceBasis } = line;
  const hours = line.type === "Labor";
  const each = quantity === 1 ? "" : hours ? " an hour" : " each";
  const many = hours ? `${quantity} hours` : `${quantity} of them`;
  const quoted = `Quoted at ${formatMoney(originalUnitPrice)}${each && `${each}, ${many}`}`;
  const now = `${formatMoney(unitPrice)}${each}`;
  if (priceBasis === "target") return `${quoted}; the target is ${now}, not confirmed by the shop yet.`;
  const word = priceWord(line);
  const note = line.shopWord?.note ? ` “${line.shopWord.note}”` : "";
  return `${quoted}${unitPrice === originalUnitPrice ? "" : `; ${now} now`}.${word ? ` ${word}.` : ""}${note}`;
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: RecordPrices, failed: "Update failed" }, async (value) => {
    const thenInvoice = thenOf(url.search);
    const repair = `/dashboard/repair-requests/${params.id}`;
    const search = withoutThen(url.search);
    let asks = false;
    const stands = await recordPrices(viewer, params.id, value, async (tx, request) => {
      if (!thenInvoice) return;
      asks = await asksFirst(tx, request);
      if (!asks) await invoiceIn(tx, viewer, request, thenInvoice);
    });
    // The prices are said; the rest is asked on the invoice's own page.
    if (stands && asks) return { to: `${repair}/invoice/confirm${search}`, title: "Shop's answer recorded" };
    return {
      to: `${repair}${search}`,
      title: thenInvoice && stands ? "Invoice created" : "Shop's answer recorded",
      ...(stands ? {} : { description: "An item is dearer than it was approved at: the customer is asked again." }),
    };
  });
}

export const meta = metaOf("Shop's Answer");

const LABELS = { person: "Who at the shop", way: "How", until: "Prices hold until", note: "Note", lines: "Items" };

type Row = { id: string; said: string; unitPrice: string; version: string };

export default function ShopsAnswer({ loaderData, params }: Route.ComponentProps) {
  const { lines, values, shop, vehicle, thenInvoice } = loaderData;
  const backTo = `/dashboard/repair-requests/${params.id}${withoutThen(useLocation().search)}`;
  const [form, fields] = useForm<{
    person: string;
    way: string;
    until: string;
    note: string;
    lines: Row[];
  }>({
    id: "prices",
    defaultValue: {
      way: "phone",
      lines: values.lines.map((line) => ({ ...line, version: String(line.version), said: "" })),
    },
  });
  // By their ids: who saves meanwhile may move a line to another place.
  const rows = fields.lines.getFieldList().map((row) => {
    const { id, said, unitPrice, version } = row.getFieldset();
    const isHere = (each: { id: string }) => each.id === id.initialValue;
    return { id, said, unitPrice, version, line: lines.find(isHere), seen: values.lines.find(isHere) };
  });
  const named = Object.fromEntries(rows.map(({ unitPrice, line }) => [unitPrice.name, line?.description ?? "Item"]));
  return (
    <RouteDialog title="Shop's Answer" description={`${vehicle}: what ${shop} said of its prices.`} closeTo={backTo}>
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        {thenInvoice ? (
          <Alert tone="info" title="An approved item is at a price that the shop has not confirmed yet">
            Say who at the shop agreed, or that the shop keeps its price. The invoice is made when this is saved.
          </Alert>
        ) : null}
        <SeenValues />
        <FormErrors form={form} labels={{ ...LABELS, ...named }} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={fields.person} label="Who at the shop" required autoComplete="off" />
          <SelectField field={fields.way} label="How" options={WAYS} />
        </div>
        {rows.map(({ id, said, unitPrice, version, line, seen }) => {
          if (!line || !seen) return <input key={id.id} type="hidden" name={id.name} value={id.initialValue} />;
          return (
            <fieldset key={line.id} className="rounded-lg border border-line p-4">
              <legend className="px-1 font-medium">{line.description}</legend>
              <p className="mb-3 text-sm text-muted tabular-nums">{line.stands}</p>
              <input type="hidden" name={id.name} value={line.id} />
              <SeenVersion name={version.name} version={seen.version} />
              <div className="grid gap-4 sm:grid-cols-2">
                <SelectField field={said} label="The shop's word" options={SAID} placeholder="No word yet" />
                <TextField field={unitPrice} label="Agreed unit price" inputMode="decimal" autoComplete="off" />
              </div>
            </fieldset>
          );
        })}
        {lines.length === 0 ? (
          <p className="text-muted">There is no line yet. Add one on the repair, or upload the quote.</p>
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={fields.until} label="Prices hold until" type="date" />
          <TextAreaField field={fields.note} label="Note" rows={2} />
        </div>
        {lines.length > 0 ? (
          <FormButtons>{thenInvoice ? "Save and create invoice" : "Save the shop's answer"}</FormButtons>
        ) : null}
      </Form>
    </RouteDialog>
  );
}
