import type { PersonOnPdf } from "#app/desk/person/draw-person.server.ts";
import { makePdf, PATIENTLY } from "#app/platform/pdf/make-pdf.server.ts";
import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";

const TOO_LONG = "This is too much for one PDF. The same data as a file in JSON has all of it: download that instead.";

/** The bytes of what is kept about a person, to be read by people. Errors: as makePdf. */
export function renderPersonPdf(
  data: Record<string, unknown>,
  company: string,
  asked: PdfAsked = PATIENTLY,
): Promise<Buffer> {
  const said: PersonOnPdf = { data, company };
  return makePdf({ kind: "person", data: said, tooLong: TOO_LONG }, asked);
}
