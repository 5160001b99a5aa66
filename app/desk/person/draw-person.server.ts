import type { ReactElement } from "react";
import type { Section } from "#app/desk/person/person-in-words.ts";
import { group, lines, PDF, pdf, sheet, styles, text } from "#app/platform/pdf/pdf-parts.server.ts";

const style = styles({
  page: PDF.page,
  title: { fontSize: 18, fontWeight: 700, marginBottom: 12 },
  heading: { fontSize: 12, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  muted: PDF.muted,
});

/** All that is kept about a person, in sentences; `said`: whose it is and when it was made. */
export type PersonOnPdf = { sections: Section[]; company: string; said: string };

/** Points after an entry. */
const ROOM = 5;

/** What is kept, to be read by people: a heading a kind, a sentence a thing. */
export function drawPerson({ sections, company, said }: PersonOnPdf): ReactElement {
  const isCut = sections.some(({ more }) => more > 0);
  const sentences = sections.reduce((sum, { entries }) => sum + entries.flat().length, 0);
  return pdf(
    { title: "Personal data", author: company },
    sheet(
      style.page,
      sentences + sections.length,
      text(style.title, "What ", company, " keeps about you"),
      text(style.muted, said, isCut ? " This is long: the file in JSON has all of it." : ""),
      ...sections.map(section),
    ),
  );
}

function section({ name, entries, more }: Section) {
  return group(
    0,
    text(style.heading, name),
    entries.length === 0 && more === 0 ? text(style.muted, "Nothing") : null,
    ...entries.map((entry) => group(ROOM, ...lines(entry))),
    more > 0 ? text(style.muted, `${more} more: in the file in JSON.`) : null,
  );
}
