import { makePdfPool, type PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";

const MEMORY = 600_000_000;

/** A request is answered within 30 seconds: a PDF says before what it could not do. */
export const { makePdf, close: closePdfs } = makePdfPool({
  file: "app/pdfs.ts",
  // Two at least: who has a long one drawn holds up nobody else.
  size: 2,
  idle: 60_000,
  limits: { cpu: 24, clock: 26, memory: MEMORY },
  patientLimits: { cpu: 120, clock: 600, memory: MEMORY },
  mostWaiting: 30,
  mostForOne: 3,
});

/** Of the product itself, in a job. */
export const PATIENTLY: PdfAsked = { owner: "the product", patient: true };

/** Whom PDFs are counted for: a person, or an address. */
export function pdfOwner(viewer: { user: { id: string } | null; ip: string | null } | null): string {
  return viewer?.user?.id ?? viewer?.ip ?? "visitor";
}
