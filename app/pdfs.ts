import { drawPdfs } from "#app/platform/pdf/pdf-child.server.ts";

/** The process that draws PDFs, started by `app/platform/pdf/pdf-process.server.ts`: which function draws which. */
drawPdfs({
  invoice: async () => (await import("#app/payments/documents/draw-invoice.server.ts")).drawInvoice,
  authorization: async () => (await import("#app/repair/records/draw-authorization.server.ts")).drawAuthorization,
  record: async () => (await import("#app/routes/repair-status/record/draw-record.server.ts")).drawRecord,
  person: async () => (await import("#app/desk/person/draw-person.server.ts")).drawPerson,
});
