import { FileText, Pencil, Trash2 } from "lucide-react";
import { Form, useLocation } from "react-router";
import { formatMoney } from "#app/platform/format.ts";
import { roleLabel } from "#app/quotes/papers/paper.ts";
import type { RequestEvidence } from "#app/repair/evidence.server.ts";
import { itemStatusLabel, type LineItem, priceWord, type Summary } from "#app/repair/line-item.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { usePlainLinks } from "#app/ui/behavior/plain-links.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Table, Td, Th, Tr } from "#app/ui/table.tsx";
import { AddRows } from "./add-rows.tsx";
import { EditRow } from "./inline.tsx";
import { SumOfLines } from "./sum.tsx";
import { Worth } from "./worth.tsx";

type Item = Omit<LineItem, "sourceBox">;
type Document = { id: string; fileName: string; role: string; readStatus: string; readMessage: string | null };
type Props = {
  request: {
    id: string;
    vehicle: string;
    /** Names what is added next. */
    token: string;
    edit: string | null;
    lineItems: Item[];
    documents: Document[];
    summary: Summary;
    /** What the paper asks for the lines that nobody has decided about, in cents. */
    quoted: number;
    evidence: RequestEvidence;
    may: { editItems: boolean; uploadQuote: boolean; usePackages: boolean };
  };
};

const GROUP_TONES: Record<string, Tone> = {
  approved: "saved",
  pending: "warning",
  declined: "danger",
  deferred: "neutral",
  quote_analyzed: "accent",
};

const READ_WORDS: Record<string, string> = {
  stored: "waiting to be read",
  reading: "being read",
  read: "read",
  unreadable: "could not be read",
};

/** The jobs, each under the paper it came from; a line is changed where it stands. */
export function Jobs({ request }: Props) {
  const { id, documents, lineItems, may } = request;
  const { search } = useLocation();
  const base = `/dashboard/repair-requests/${id}`;
  const known = new Set(documents.map((document) => document.id));
  const own = lineItems.filter(({ quoteDocumentId }) => !quoteDocumentId || !known.has(quoteDocumentId));
  return (
    <div className="grid gap-4">
      {lineItems.length === 0 ? (
        <p className="text-sm text-muted">No line items yet.{may.editItems ? " Add the first one below." : ""}</p>
      ) : null}
      {documents.map((document) => (
        <div key={document.id} className="grid gap-1">
          <Paper document={document} base={base} />
          <Lines request={request} items={lineItems.filter((item) => item.quoteDocumentId === document.id)} />
        </div>
      ))}
      {own.length > 0 ? (
        <div className="grid gap-1">
          {documents.length > 0 ? <h2 className="text-sm font-medium">Typed by the shop</h2> : null}
          <Lines request={request} items={own} />
        </div>
      ) : null}
      {may.editItems ? (
        <AddRows requestId={id} car={request.vehicle} token={request.token} withPackages={may.usePackages} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {may.uploadQuote ? (
          <ButtonLink to={`${base}/quote${search}`} variant="secondary" size="sm">
            Upload Repair Quote
          </ButtonLink>
        ) : null}
        {may.editItems && lineItems.length > 0 ? (
          <Form method="post" action={`${base}/totals${search}`} preventScrollReset>
            <Button variant="quiet" size="sm">
              Recalculate Totals
            </Button>
          </Form>
        ) : null}
        {may.usePackages && lineItems.length > 0 ? (
          <ButtonLink to={`/dashboard/packages/new?from=${id}`} variant="quiet" size="sm">
            Save as Package
          </ButtonLink>
        ) : null}
      </div>
      {lineItems.length > 0 ? <SumOfLines summary={request.summary} quoted={request.quoted} /> : null}
      <Questions questions={request.evidence.questions} />
    </div>
  );
}

function Paper({ document, base }: { document: Document; base: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <h2 className="min-w-0 truncate font-medium">{document.fileName}</h2>
      <span className="text-muted">
        {roleLabel(document.role)}, {READ_WORDS[document.readStatus] ?? document.readStatus}
      </span>
      <ButtonLink to={`${base}/documents/${document.id}`} variant="quiet" size="sm" className="px-2">
        View beside its lines
      </ButtonLink>
      {document.readMessage ? <p className="w-full text-muted">{document.readMessage}</p> : null}
    </div>
  );
}

function Lines({ request, items }: { request: Props["request"]; items: Item[] }) {
  const follow = usePlainLinks();
  if (items.length === 0) return <p className="text-sm text-muted">No line came from it.</p>;
  const { editItems } = request.may;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses on the anchors inside bubble; they take the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="tight overflow-x-auto border-y border-line" onClick={follow}>
      <Table caption="Repair line items">
        <thead>
          <Tr>
            <Th>Item</Th>
            <Th>Decision</Th>
            <Th align="end">Total</Th>
            {editItems ? (
              <Th align="end">
                <span className="sr-only">Actions</span>
              </Th>
            ) : null}
          </Tr>
        </thead>
        <tbody>
          {items.map((item) =>
            editItems && request.edit === item.id ? (
              <EditRow key={item.id} requestId={request.id} item={item} />
            ) : (
              <Line key={item.id} item={item} request={request} />
            ),
          )}
        </tbody>
      </Table>
    </div>
  );
}

function Line({ item, request }: { item: Item; request: Props["request"] }) {
  const { pathname, search } = useLocation();
  const edit = new URLSearchParams(search);
  edit.set("edit", item.id);
  const changed = item.originalPrice !== item.totalPrice;
  return (
    <Tr id={`line-${item.id}`}>
      <Td>
        <span className="block font-medium">{item.description}</span>
        <span className="text-muted tabular-nums">{[wordsOf(item), priceWord(item)].filter(Boolean).join(" · ")}</span>
        <Worth evidence={request.evidence.byItem[item.id] ?? null} />
      </Td>
      <Td label="Decision">
        <Badge tone={GROUP_TONES[item.group]}>{words(item.group)}</Badge>
      </Td>
      <Td label="Total" align="end" className="font-semibold">
        <span>
          {formatMoney(item.totalPrice)}
          {item.quantity === 1 ? null : (
            <span className="block font-normal text-muted">
              {item.quantity} × {formatMoney(item.unitPrice)}
            </span>
          )}
          {changed ? (
            <span className="block font-normal text-muted">
              <span className="sr-only">Original </span>
              <s>{formatMoney(item.originalPrice)}</s>
            </span>
          ) : null}
        </span>
      </Td>
      {request.may.editItems ? (
        <Td align="end">
          <span className="flex justify-end">
            <a
              href={`${pathname}?${edit}#line-${item.id}`}
              aria-label={`Edit ${item.description}`}
              className={buttonClass({ variant: "quiet", size: "sm" }, "px-2.5")}
            >
              <Pencil aria-hidden="true" className="size-4" />
            </a>
            <a
              href={`/dashboard/repair-requests/${request.id}/line-items/${item.id}/remove${search}`}
              aria-label={`Remove ${item.description}`}
              className={buttonClass({ variant: "quiet", size: "sm" }, "px-2.5")}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </a>
          </span>
        </Td>
      ) : null}
    </Tr>
  );
}

/** "Part · Lowered · front axle": what says nothing new is left out. */
function wordsOf({ type, status, detailedDescription }: Item) {
  const state = itemStatusLabel(status);
  const details = detailedDescription?.trim() ?? "";
  const repeats = details.toLowerCase().replace(/s$/, "") === type.toLowerCase();
  return [type, state === "Pending" ? "" : state, repeats ? "" : details].filter(Boolean).join(" · ");
}

function Questions({ questions }: { questions: RequestEvidence["questions"] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="rounded-lg bg-raised p-4 text-sm">
      <h2 id="questions" className="font-semibold">
        Questions for the shop
      </h2>
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

function words(group: string) {
  const text = group.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
