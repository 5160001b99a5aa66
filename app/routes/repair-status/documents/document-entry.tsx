import { FileText } from "lucide-react";
import { formatFileSize } from "#app/platform/files/file-size.ts";
import { formatDate } from "#app/platform/format.ts";
import type { PaperView } from "#app/quotes/papers/view.server.ts";
import { CorrectSums } from "#app/routes/repair-status/put-right/correct-sums-link.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ProgressBar } from "#app/ui/progress.tsx";
import { Paper } from "./paper.tsx";

export type EntryProps = { document: StatusView["documents"][number]; repairId: string; shop: string };

/** What was set aside, or uploaded before, has nothing to say of its own. */
function counts(paper: PaperView | null) {
  return !paper?.setAside && !paper?.sameAs;
}

/** One paper: how far it is read, what it says, and what did not add up. */
export function DocumentEntry({ document, repairId, shop }: EntryProps) {
  return (
    <article
      id={`document-${document.id}`}
      className="grid scroll-mt-24 gap-3 not-first:border-t not-first:border-line not-first:pt-4"
    >
      <a
        href={`/repair-status/${repairId}/documents/${document.id}`}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-11 min-w-0 items-center gap-3 underline-offset-2 hover:underline"
      >
        <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span className="grid min-w-0">
          <span className="truncate font-medium">{document.fileName}</span>
          <span className="text-sm text-muted">
            {document.paper ? `${document.paper.label} · ` : ""}
            {formatFileSize(document.fileSize)} · {formatDate(document.uploadedAt)}
          </span>
        </span>
      </a>
      {document.waiting ? (
        <div className="grid gap-2">
          <ProgressBar value={document.readProgress} label="Analyzing Quote" />
          <p className="text-sm text-muted">
            <noscript>
              <meta httpEquiv="refresh" content="4" />
            </noscript>
            The quote is stored and being read. <a href={`/repair-status/${repairId}`}>Look again</a>
          </p>
        </div>
      ) : null}
      {document.readStatus === "unreadable" ? (
        <Alert tone="info" title="This document could not be read by itself">
          {document.readMessage ?? "It is kept, and an advisor will look at it."}
        </Alert>
      ) : null}
      {document.paper ? (
        <Paper
          paper={document.paper}
          shop={shop}
          door={`/repair-status/${repairId}/documents/${document.id}/say`}
          compared={`#beside-${document.id}`}
        />
      ) : null}
      {document.correctsSums ? (
        <CorrectSums id={repairId} document={document.id} missing={document.total === null} />
      ) : null}
      {document.reconciles && counts(document.paper) ? (
        <p className="text-sm text-saved">The lines, tax and total of this quote add up.</p>
      ) : null}
      {document.warnings.length > 0 && counts(document.paper) ? (
        <ul className="grid list-disc gap-1 pl-5 text-sm text-warning">
          {document.warnings.map(({ message, page }) => (
            <li key={`${page}${message}`}>
              {message}
              {page ? ` (page ${page})` : ""}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
