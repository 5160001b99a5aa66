import { requireScreen } from "#app/http/page.server.ts";
import { formatFileSize } from "#app/platform/files/file-size.ts";
import { formatDateTime, vehicleTitle } from "#app/platform/format.ts";
import { readingOf } from "#app/platform/kept-reading.ts";
import { notFound } from "#app/platform/refusal.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { foresee } from "#app/quotes/papers/change-by.server.ts";
import { linesSaid } from "#app/quotes/papers/lines-said.ts";
import { proofOf } from "#app/quotes/papers/proof.server.ts";
import { paperView } from "#app/quotes/papers/view.server.ts";
import { HAND_SAID } from "#app/repair/line-item.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { quotedBy } from "#app/repair/requests/standing-quotes.ts";
import { Paper } from "#app/routes/repair-status/documents/paper.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { Money } from "#app/ui/money/money.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { PlaceOnPage } from "#app/ui/place-on-page.tsx";
import type { Route } from "./+types/document";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, params.id);
  const document = found.quoteDocuments.find(({ id }) => id === params.documentId);
  if (!document) throw notFound("This document");
  const takes = viewer.user.role !== "driver";
  return {
    vehicle: vehicleTitle(found.vehicle),
    fileName: document.fileName,
    isImage: ["image/jpeg", "image/png", "image/webp"].includes(document.fileType),
    isFramed: ["application/pdf", "text/plain"].includes(document.fileType),
    words: `${formatFileSize(document.fileSize)} · uploaded ${formatDateTime(document.uploadedAt)}`,
    readMessage: document.readMessage,
    lines: found.lineItems
      .filter((item) => item.quoteDocumentId === document.id)
      .map(({ id, description, quantity, originalPrice, sourcePage, sourceBox, reconciles, byHand }) => ({
        id,
        description,
        quantity,
        originalPrice,
        sourcePage,
        sourceBox,
        reconciles,
        byHand,
      })),
    none: linesSaid({ ...document, read: readingOf(document.reading)?.items.length ?? 0 }).words,
    paper: paperView(document, found),
    takes,
    foreseen: takes && document.waitsFor === "shop" ? await foresee(viewer, found.id, document.id) : null,
    shop: quotedBy(found),
    ...proofOf(document, found),
  };
}

type Warning = QuoteReading["warnings"][number];

export const meta = metaOf("Quote document");

/** The document as it was uploaded, beside the lines that were read from it. */
export default function QuoteDocumentPage({ loaderData, params }: Route.ComponentProps) {
  const { fileName, isImage, isFramed, lines, readMessage } = loaderData;
  const file = `/repair-status/${params.id}/documents/${params.documentId}`;
  return (
    <>
      <PageHeader
        title={fileName}
        description={`${loaderData.vehicle} · ${loaderData.words}`}
        backTo={`/dashboard/repair-requests/${params.id}`}
        backLabel="Back to the repair request"
        actions={
          <a href={file} className={buttonClass({ variant: "secondary" })}>
            Open the file
          </a>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="overflow-hidden">
          {isImage ? <img src={file} alt={`The uploaded quote ${fileName}`} className="w-full" /> : null}
          {isFramed ? <iframe src={file} title={`The uploaded quote ${fileName}`} className="h-[80vh] w-full" /> : null}
          {isImage || isFramed ? null : <p className="p-6 text-muted">This kind of file is not shown here: open it.</p>}
        </Card>
        <Card>
          <CardHeader title="Lines read from it" description={readMessage} />
          {loaderData.paper ? (
            <div className="border-b border-line px-5 py-4 sm:px-6">
              <p className="mb-3 text-sm font-medium">{loaderData.paper.label}</p>
              <Paper
                paper={loaderData.paper}
                shop={loaderData.shop}
                door={`${file}/say`}
                takes={loaderData.takes}
                foreseen={loaderData.foreseen}
              />
            </div>
          ) : null}
          <Proof reconciles={loaderData.reconciles} warnings={loaderData.warnings} />
          {lines.length === 0 ? (
            <p className="p-6 text-sm text-muted">{loaderData.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <li key={line.id} className="flex justify-between gap-4 px-5 py-3 text-sm sm:px-6">
                  <span>
                    <span className="block font-medium">{line.description}</span>
                    <span className="text-muted">
                      Quantity {line.quantity}
                      {line.byHand ? ` · ${HAND_SAID[line.byHand].toLowerCase()}` : ""}
                      {line.reconciles === false ? " · quantity times price is not the printed total" : ""}
                    </span>
                    {line.sourcePage ? (
                      <span className="mt-1 block text-muted">
                        <PlaceOnPage page={line.sourcePage} box={line.sourceBox} />
                      </span>
                    ) : null}
                  </span>
                  <Money cents={line.originalPrice} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}

/** Whether the document adds up, and what does not, with its place. */
function Proof({ reconciles, warnings }: { reconciles: boolean | null; warnings: Warning[] }) {
  if (reconciles === null) return null;
  return (
    <div className="grid gap-3 border-b border-line px-5 py-4 text-sm sm:px-6">
      <p className={reconciles ? "font-medium text-saved" : "font-medium text-warning"}>
        {reconciles
          ? "The figures add up: lines, discounts and tax make the printed total."
          : "The figures could not be shown to add up. Compare the lines with the document."}
      </p>
      {warnings.length > 0 ? (
        <ul className="grid gap-3">
          {warnings.map((warning) => (
            <li key={warning.code + warning.message}>
              {warning.message}
              {warning.page ? (
                <span className="mt-1 block text-muted">
                  <PlaceOnPage page={warning.page} box={warning.box} />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
