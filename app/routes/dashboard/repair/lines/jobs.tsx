import { FileText } from "lucide-react";
import { Form, useLocation } from "react-router";
import type { QuoteDocument } from "#app/platform/db.server.ts";
import { type Role as DocumentRole, roleLabel } from "#app/quotes/papers/paper.ts";
import type { RequestEvidence } from "#app/repair/evidence.server.ts";
import type { HistoryLine } from "#app/repair/history.server.ts";
import type { Summary } from "#app/repair/line-item.ts";
import { itemsAreLocked, type RequestStatus } from "#app/repair/repair-request.ts";
import { TakenOff } from "#app/routes/repair-status/put-right/taken-off.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { AddRows } from "./add-rows.tsx";
import { EditRow } from "./inline.tsx";
import { type Item, Line } from "./line.tsx";
import { SumOfLines } from "./sum.tsx";

type Document = {
  id: string;
  fileName: string;
  role: DocumentRole;
  readStatus: QuoteDocument["readStatus"];
  readMessage: string | null;
  /** Why none of its lines stands here, where none does. */
  lines: { words: string; ask: string | null };
};
type Props = {
  request: {
    id: string;
    vehicle: string;
    /** Names what is added next. */
    token: string;
    edit: string | null;
    /** Whether what staff typed as quoted may still be put right, of the line that is edited. */
    typed: boolean;
    staff: boolean;
    lineItems: Item[];
    takenOff: HistoryLine[];
    documents: Document[];
    summary: Summary;
    /** What the paper asks while nothing is decided, in cents; else 0. */
    quoted: number;
    evidence: RequestEvidence;
    status: RequestStatus;
    invoiceId: string | null;
    may: { editItems: boolean; uploadQuote: boolean; usePackages: boolean };
  };
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
          <LinesOf document={document} request={request} />
        </div>
      ))}
      {own.length > 0 ? (
        <div className="grid gap-1">
          {documents.length > 0 ? <h2 className="text-sm font-medium">Typed by hand</h2> : null}
          <Lines request={request} items={own} />
        </div>
      ) : null}
      <TakenOff id={id} lines={request.takenOff} />
      <div className="acts-row flex flex-wrap items-start gap-2">
        {may.editItems ? (
          <AddRows requestId={id} car={request.vehicle} token={request.token} withPackages={may.usePackages} />
        ) : null}
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
      {request.staff && request.invoiceId && !itemsAreLocked(request.status) ? (
        <p className="text-sm text-muted">
          This repair has its invoice: its lines and prices stand. Void the invoice to change them, or make a new repair
          for further work.
        </p>
      ) : null}
      {lineItems.length > 0 ? (
        <SumOfLines summary={request.summary} quoted={request.quoted} own={!request.staff} />
      ) : null}
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

function LinesOf({ document, request }: { document: Document; request: Props["request"] }) {
  const items = request.lineItems.filter((item) => item.quoteDocumentId === document.id);
  if (items.length > 0) return <Lines request={request} items={items} />;
  const { words, ask } = document.lines;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {words}
      {ask ? (
        <ButtonLink
          to={`/dashboard/repair-requests/${request.id}/documents/${document.id}`}
          variant="secondary"
          size="sm"
        >
          {ask}
        </ButtonLink>
      ) : null}
    </p>
  );
}

function Lines({ request, items }: { request: Props["request"]; items: Item[] }) {
  const { editItems } = request.may;
  return (
    <PlainLinks className="tight lines border-y border-line">
      <Table
        caption="Repair line items"
        columns={[
          "Item",
          "Fair range",
          "Decision",
          { name: "Total", align: "end" },
          editItems ? { name: "Actions", align: "end", isHidden: true } : null,
        ]}
      >
        {items.map((item) =>
          editItems && request.edit === item.id ? (
            <EditRow key={item.id} requestId={request.id} item={item} typed={request.typed} />
          ) : (
            <Line
              key={item.id}
              item={item}
              requestId={request.id}
              evidence={request.evidence.byItem[item.id] ?? null}
              mayEdit={editItems}
            />
          ),
        )}
      </Table>
    </PlainLinks>
  );
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
