import { Pencil, Plus, Trash2 } from "lucide-react";
import { Form, useLocation } from "react-router";
import { formatMoney } from "#app/platform/format.ts";
import type { Evidence, RequestEvidence } from "#app/repair/evidence.server.ts";
import { itemStatusLabel, type LineItem, priceWord, type Summary } from "#app/repair/line-item.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Money } from "#app/ui/money.tsx";
import { usePlainLinks } from "#app/ui/plain-links.ts";
import { Table, Td, Th, Tr } from "#app/ui/table.tsx";

type Item = Omit<LineItem, "sourceBox">;
type Props = {
  requestId: string;
  items: Item[];
  summary: Summary;
  evidence: RequestEvidence;
  editable: boolean;
};

const GROUP_TONES: Record<string, Tone> = {
  approved: "saved",
  pending: "warning",
  declined: "danger",
  deferred: "neutral",
  quote_analyzed: "accent",
};

export function LineItems({ requestId, items, summary, evidence, editable }: Props) {
  const follow = usePlainLinks();
  const { search } = useLocation();
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
                    {priceWord(item) ? <span className="block text-muted tabular-nums">{priceWord(item)}</span> : null}
                    <Worth evidence={evidence.byItem[item.id] ?? null} />
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
                          href={`${base}/${item.id}${search}`}
                          aria-label={`Edit ${item.description}`}
                          className={buttonClass({ variant: "quiet", size: "sm" })}
                        >
                          <Pencil aria-hidden="true" className="size-4" />
                        </a>
                        <a
                          href={`${base}/${item.id}/remove${search}`}
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
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${base}${search}`} variant="secondary" size="sm">
            <Plus aria-hidden="true" className="size-4" /> Add line item
          </ButtonLink>
          <Form method="post" action={`/dashboard/repair-requests/${requestId}/totals${search}`} preventScrollReset>
            <Button variant="quiet" size="sm">
              Recalculate Totals
            </Button>
          </Form>
        </div>
      ) : null}
      <Totals summary={summary} />
      <Questions questions={evidence.questions} />
    </div>
  );
}

/** What the work should cost, in one line; nothing where no job was recognised. */
function Worth({ evidence }: { evidence: Evidence | null }) {
  if (!evidence || evidence.low === null || evidence.high === null || !evidence.placement) return null;
  const { where, by } = evidence.placement;
  return (
    <span className="block text-muted tabular-nums">
      {evidence.job}: fair {formatMoney(evidence.low)} to {formatMoney(evidence.high)},{" "}
      <span className={where === "above" ? "text-warning" : "text-saved"}>
        quoted {where === "inside" ? "within it" : `${formatMoney(by)} ${where}`}
      </span>
    </span>
  );
}

function Questions({ questions }: { questions: RequestEvidence["questions"] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="rounded-lg bg-raised p-4 text-sm">
      <h3 id="questions" className="font-semibold">
        Questions for the shop
      </h3>
      <ul className="mt-2 grid gap-2">
        {questions.map((question) => (
          <li key={question.code + question.question}>
            {question.question} <span className="text-muted">{question.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Totals({ summary }: { summary: Summary }) {
  const open = summary.openTargets > 0;
  const rows: [string, number][] = [
    ["Original total", summary.originalTotal],
    ["Current total", summary.currentTotal],
    [open ? "Savings, if the shop agrees" : "Savings", summary.savings],
    [`Service fee (${summary.serviceFeePercentage}% of savings)`, summary.serviceFee],
  ];
  return (
    <div className="ml-auto grid w-full max-w-sm gap-1 text-sm">
      {open ? (
        <p className="text-muted">
          {summary.openTargets === 1 ? "1 price is" : `${summary.openTargets} prices are`} not confirmed by the shop
          yet.
        </p>
      ) : null}
      <dl className="grid gap-1">
        {rows.map(([term, cents]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd>
              <Money cents={cents} className={term === "Savings" && cents > 0 ? "font-medium text-saved" : undefined} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>{open ? "Final total, if the shop agrees" : "Final total"}</dt>
          <dd>
            <Money cents={summary.finalTotal} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function words(group: string) {
  const text = group.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
