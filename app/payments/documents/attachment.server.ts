import { systemViewer } from "#app/access/viewer.server.ts";
import type { MakeFile } from "#app/messages/email/deliver.server.ts";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { openAuthorization } from "#app/repair/records/authorizations.server.ts";
import { fetchFile } from "#app/repair/records/kept-file.server.ts";
import { findRequestHistory } from "#app/repair/requests/history.server.ts";
import { findAppointment } from "#app/repair/work/appointment.server.ts";
import { icsOf } from "#app/repair/work/ics.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** The documents that e-mails carry, made as they leave: an invoice (a receipt once it is paid), the newest record of authorization, an appointment for a calendar, or a file of the message. */
export const makeFile: MakeFile = async ({ kind, id }) => {
  try {
    if (kind === "file") return await messageFile(id);
    if (kind === "appointment") return await appointmentFile(id);
    return await (kind === "invoice" ? invoiceFile(id) : recordFile(id));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
};

const PDF = "application/pdf";
const ICS = "text/calendar; charset=utf-8; method=PUBLISH";

async function invoiceFile(id: string) {
  const row = await db.invoice.findUnique({ where: { id }, select: { repairRequestId: true } });
  if (!row) return null;
  const viewer = viewerOf(row.repairRequestId);
  const document = await findInvoiceDocument(viewer, id);
  const history = (await findRequestHistory(viewer, row.repairRequestId)).toReversed();
  const content = await renderInvoicePdf(document, history, await readSettings());
  const name = document.invoice.status === "Paid" ? "receipt" : "invoice";
  return { filename: `${name}-${document.invoice.number}.pdf`, content, contentType: PDF };
}

async function recordFile(repairRequestId: string) {
  const last = await db.authorization.findFirst({
    where: { repairRequestId },
    orderBy: { revision: "desc" },
    select: { revision: true },
  });
  if (!last) return null;
  const { pdf } = await openAuthorization(viewerOf(repairRequestId), repairRequestId, last.revision);
  return { filename: "record-of-authorization.pdf", content: pdf, contentType: PDF };
}

/** A picture or a paper that was chosen for the message. */
async function messageFile(id: string) {
  const file = await db.attachment.findUnique({ where: { id } });
  const content = file?.storageKey && (await fetchFile(file.storageKey));
  return content ? { filename: file.fileName, content, contentType: file.fileType } : null;
}

async function appointmentFile(repairRequestId: string) {
  const appointment = await findAppointment(viewerOf(repairRequestId), repairRequestId);
  const content = new TextEncoder().encode(icsOf(appointment));
  return { filename: "appointment.ics", content, contentType: ICS };
}

/** The product itself, which sees this one request. */
function viewerOf(repairRequestId: string) {
  return { ...systemViewer("system", "E-mail"), repairCode: { code: "", repairRequestId } };
}
