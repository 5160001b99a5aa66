import { Pencil, Plus, Trash2 } from "lucide-react";
import { formatMoney } from "#app/format.ts";
import { itemStatusLabel, type LineItem, type Summary } from "#app/models/line-item.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Money } from "#app/ui/money.tsx";
import { usePlainLinks } from "#app/ui/plain-links.ts";
import { Table, Td, Th, Tr } from "#app/ui/table.tsx";

type Item = Omit<LineItem, "sourceBox">;
type Props = { requestId: string; items: Item[]; summary: Summary; editable: boolean };

const GROUP_TONES: Record<string, Tone> = {
  approved: "saved",
  pending: "warning",
  declined: "danger",
  deferred: "neutral",
  quote_analyzed: "accent",
};

export function LineItems({ requestId, items, summary, editable }: Props) {
  const follow = usePlainLinks();
  const base = `/dashboard/repair-requests/${requestId}/line-items`;
  return (
    <div className="grid gap-4">
      {items.length === 0 ? (
        <p className="text-sm text-muted">No line items yet.{editable ? " Add the first one below." : ""}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: presses on the anchors inside bubble; they take the keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div className="overflow-x-auto rounded-lg border border-line" onClick={follow}>
          <Table caption="Repair line items">
            <thead>
              <Tr>
                <Th>Item</Th>
                <Th>Decision</Th>
                <Th align="end">Quantity</Th>
                <Th align="end">Unit price</Th>
                <Th align="end">Original</Th>
                <Th align="end">Total</Th>
                {editable ? <Th align="end">Actions</Th> : null}
              </Tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <Tr key={item.id}>
                  <Td>
                    <span className="block font-medium">{item.description}</span>
                    <span className="text-muted">
                      {item.type} · {itemStatusLabel(item.status)}
                      {item.detailedDescription ? ` · ${item.detailedDescription}` : ""}
                    </span>
                  </Td>
                  <Td label="Decision">
                    <Badge tone={GROUP_TONES[item.group]}>{words(item.group)}</Badge>
                  </Td>
                  <Td label="Quantity" align="end">
                    {item.quantity}
                  </Td>
                  <Td label="Unit price" align="end">
                    {formatMoney(item.unitPrice)}
                  </Td>
                  <Td label="Original" align="end" className="text-muted">
                    {formatMoney(item.originalPrice)}
                  </Td>
                  <Td label="Total" align="end" className="font-semibold">
                    {formatMoney(item.totalPrice)}
                  </Td>
                  {editable ? (
                    <Td align="end">
                      <span className="flex justify-end gap-1">
                        <a
                          href={`${base}/${item.id}`}
                          aria-label={`Edit ${item.description}`}
                          className={buttonClass({ variant: "quiet", size: "sm" })}
                        >
                          <Pencil aria-hidden="true" className="size-4" />
                        </a>
                        <a
                          href={`${base}/${item.id}/remove`}
                          aria-label={`Remove ${item.description}`}
                          className={buttonClass({ variant: "quiet", size: "sm" })}
                        >
                          <Trash2 aria-hidden="true" className="size-4" />
                        </a>
                      </span>
                    </Td>
                  ) : null}
                </Tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {editable ? (
        <div>
          <ButtonLink to={base} variant="secondary" size="sm">
            <Plus aria-hidden="true" className="size-4" /> Add line item
          </ButtonLink>
        </div>
      ) : null}
      <Totals summary={summary} />
    </div>
  );
}

function Totals({ summary }: { summary: Summary }) {
  const rows: [string, number][] = [
    ["Original total", summary.originalTotal],
    ["Current total", summary.currentTotal],
    ["Savings", summary.savings],
    [`Service fee (${summary.serviceFeePercentage}% of savings)`, summary.serviceFee],
  ];
  return (
    <dl className="ml-auto grid w-full max-w-sm gap-1 text-sm">
      {rows.map(([term, cents]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-muted">{term}</dt>
          <dd>
            <Money cents={cents} className={term === "Savings" && cents > 0 ? "font-medium text-saved" : undefined} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
        <dt>Final total</dt>
        <dd>
          <Money cents={summary.finalTotal} />
        </dd>
      </div>
    </dl>
  );
}

function words(group: string) {
  const text = group.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
