import type { PersonOnPdf } from "#app/desk/person/draw-person.server.ts";
import { personInWords } from "#app/desk/person/person-in-words.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { makePdf, PATIENTLY } from "#app/platform/pdf/make-pdf.server.ts";
import type { PdfAsked } from "#app/platform/pdf/pdf-pool.server.ts";

const TOO_LONG = "This is too much for one PDF. The same data as a file in JSON has all of it: download that instead.";

/** The bytes of what is kept about a person, to be read by people. Errors: as makePdf. */
export function renderPersonPdf(
  data: Record<string, unknown>,
  company: string,
  asked: PdfAsked = PATIENTLY,
): Promise<Buffer> {
  const made: PersonOnPdf = {
    sections: personInWords(data),
    company,
    said: `Made ${formatDateTime(new Date())}, on our clock, as all times here. The file in JSON has the same as the database keeps it.`,
  };
  return makePdf({ kind: "person", data: made, tooLong: TOO_LONG }, asked);
}
