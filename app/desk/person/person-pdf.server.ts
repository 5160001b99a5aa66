import type { PersonOnPaper } from "#app/desk/person/person-paper.server.ts";
import type { PaperAsked } from "#app/platform/files/paper-gate.server.ts";
import { makePaper, PATIENTLY } from "#app/platform/files/papers.server.ts";

const TOO_LONG = "This is too much for one PDF. The same data as a file in JSON has all of it: download that instead.";

/** The bytes of what is kept about a person, to be read by people. Errors: as makePaper. */
export function renderPersonPdf(
  data: Record<string, unknown>,
  company: string,
  asked: PaperAsked = PATIENTLY,
): Promise<Buffer> {
  const said: PersonOnPaper = { data, company };
  return makePaper({ kind: "person", data: said, tooLong: TOO_LONG }, asked);
}
