import { FileText } from "lucide-react";
import { useLocation } from "react-router";
import { formatFileSize } from "#app/platform/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Document = {
  id: string;
  fileName: string;
  fileSize: number;
  description: string;
  uploadedAt: string;
  readStatus: string;
  readMessage: string | null;
};

type Props = { requestId: string; documents: Document[]; mayUpload: boolean };

const READ_WORDS: Record<string, string> = {
  stored: "Waiting to be read",
  reading: "Being read",
  read: "Read",
  unreadable: "Could not be read",
};

export function Documents({ requestId, documents, mayUpload }: Props) {
  const base = `/dashboard/repair-requests/${requestId}`;
  const { search } = useLocation();
  return (
    <div className="grid gap-3">
      {documents.length === 0 ? <p className="text-sm text-muted">No quote has been uploaded.</p> : null}
      <ul className="grid gap-2">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3 text-sm">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{document.fileName}</span>
              <span className="text-muted">
                {document.description} · {formatFileSize(document.fileSize)} · {document.uploadedAt} ·{" "}
                {READ_WORDS[document.readStatus] ?? document.readStatus}
              </span>
              {document.readMessage ? <span className="block text-muted">{document.readMessage}</span> : null}
            </span>
            <ButtonLink to={`${base}/documents/${document.id}`} variant="secondary" size="sm">
              View beside its lines
            </ButtonLink>
          </li>
        ))}
      </ul>
      {mayUpload ? (
        <div>
          <ButtonLink to={`${base}/quote${search}`} variant="secondary" size="sm">
            Upload Repair Quote
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
