import { drawPapers } from "#app/platform/files/paper-child.server.ts";

/** The process that draws PDFs, started by `app/platform/files/paper-process.server.ts`: which function draws which. */
drawPapers({
  invoice: async () => (await import("#app/payments/documents/invoice-paper.server.ts")).invoicePaper,
  authorization: async () => (await import("#app/repair/records/authorization-paper.server.ts")).authorizationPaper,
  record: async () => (await import("#app/routes/repair-status/record/record-paper.server.ts")).recordPaper,
  person: async () => (await import("#app/desk/person/person-paper.server.ts")).personPaper,
});
