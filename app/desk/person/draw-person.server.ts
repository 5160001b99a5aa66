import type { ReactElement } from "react";
import { shortRepair } from "#app/desk/person/short-repair.ts";
import { isRecord } from "#app/platform/known.ts";
import { group, lines, PDF, pdf, sheet, styles, text } from "#app/platform/pdf/pdf-parts.server.ts";

const style = styles({
  page: PDF.page,
  title: { fontSize: 18, fontWeight: 700, marginBottom: 12 },
  heading: { fontSize: 12, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  name: { color: "#4a5b73" },
});

/** All that is kept about a person, as the file in JSON has it. */
export type PersonOnPdf = { data: Record<string, unknown>; company: string };
type Section = { name: string; entries: string[][] };

/** Points after an entry. */
const ROOM = 5;
/** Entries of one kind that a PDF shows; the file in JSON has all. */
const MOST = 500;
/** Lines up to which every value is said on one of its own: some eighty pages. */
const EACH_ITS_LINE = 3000;

const SHORTENED =
  "This is long. Lines of work and steps of the record are said in a sentence each, every decision once; the same data with every value is in the file in JSON.";

/** What the JSON has, to be read by people: a heading a kind, a line a value. */
export function drawPerson({ data, company }: PersonOnPdf): ReactElement {
  const short = roomFor(data, EACH_ITS_LINE) < 0;
  const sections = sectionsOf(short ? { ...data, repairs: shortRepairs(data.repairs) } : data);
  return pdf(
    { title: "Personal data", author: company },
    sheet(
      style.page,
      countLines(sections),
      text(style.title, "What ", company, " keeps about you"),
      short ? text(style.name, SHORTENED) : null,
      ...sections.map(section),
    ),
  );
}

function shortRepairs(repairs: unknown) {
  return Array.isArray(repairs) ? repairs.slice(0, MOST).map(shortRepair) : repairs;
}

function sectionsOf(data: Record<string, unknown>): Section[] {
  return Object.entries(data).map(([name, value]) => {
    const entries = Array.isArray(value) ? value.slice(0, MOST) : [value];
    return { name, entries: entries.map((entry) => linesOf(entry)) };
  });
}

/** What is left of so many lines; below nothing as soon as they do not suffice, however much there is. */
function roomFor(value: unknown, room: number): number {
  if (!isRecord(value)) return room - 1;
  let left = room;
  for (const name in value) {
    left = roomFor(value[name], left);
    if (left < 0) return left;
  }
  return left;
}

function countLines(sections: Section[]) {
  return sections.reduce((count, { entries }) => entries.reduce((sum, entry) => sum + entry.length, count), 0);
}

function section({ name, entries }: Section) {
  return group(
    0,
    text(style.heading, wordsOf(name)),
    entries.length === 0 ? text(style.name, "Nothing") : null,
    ...entries.map((entry) => group(ROOM, ...lines(entry))),
  );
}

/** "lineItems 1: description: Brake pads": each value with its way there. */
function linesOf(value: unknown, path = ""): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (!isRecord(value)) return [`${path ? `${path}: ` : ""}${String(value)}`];
  const entries = Array.isArray(value) ? value.map((one, index) => [String(index + 1), one]) : Object.entries(value);
  return entries.flatMap(([name, one]) => linesOf(one, `${path ? `${path}, ` : ""}${wordsOf(String(name))}`));
}

function wordsOf(name: string) {
  return name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
