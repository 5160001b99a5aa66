import { useState } from "react";
import { useActionData, useLoaderData, useLocation } from "react-router";
import { formatDay, formatWallTime } from "#app/platform/format.ts";
import { fieldIn, isRecord } from "#app/platform/known.ts";
import type { Option } from "#app/ui/form/field-parts.tsx";
import { markOf, marksIn, OPENED, placeInRow } from "#app/ui/form/marks.ts";

export type Standing = { id: string; words: string };

/** An entry of a form, or the rows of a list. */
type Entry = string | readonly unknown[];

/**
 * What stands in a field since somebody else changed it, where the form's own entry is another: in words, and the id to be described by.
 * Null on every form that was not overtaken. A form with a version answers `values` from its loader, by the names of its fields: what
 * stands, never what an address or an ended session typed.
 */
export function useStandsNow(
  name: string,
  id: string,
  options: readonly Option[] = [],
  sayOther = (_: string) => "something else",
): Standing | null {
  const now = useStanding()[name];
  if (typeof now !== "string") return null;
  return { id: `${id}-now`, words: now === "" ? "nothing" : inWords(now, options, sayOther) };
}

/** The same of a list that is saved whole, each of its rows in words. */
export function useListStandsNow(name: string, id: string, rowInWords: (row: unknown) => string): Standing | null {
  const now = useStanding()[name];
  if (now === undefined || typeof now === "string") return null;
  return { id: `${id}-now`, words: now.map((row) => rowInWords(row)).join("; ") || "nothing" };
}

/** The same of all fields, by their names, as the loader has it. */
export function useStanding(): Record<string, Entry> {
  const entries = useOvertaken();
  const values = fieldIn(useLoaderData(), "values");
  if (!entries || !isRecord(values)) return {};
  const opened = openedOn(entries);
  const others = Object.entries(values).flatMap(([name, value]) => {
    if (opened.get(name) === markOf(value)) return [];
    if (!Array.isArray(value)) return otherIn(name, value, entries);
    const entered = listOf(fieldIn(entries, name));
    const haveVersions = [...value, ...entered].some((row) => fieldIn(row, "version") !== undefined);
    return haveVersions ? othersInRows(name, value, entered, opened) : otherList(name, value, entered);
  });
  return Object.fromEntries(others);
}

/** Whether the overtaken form said what it was opened on: if not, one's own change is not told from a colleague's. */
export function useKnowsWho(): boolean {
  return openedOn(useOvertaken()).size > 0;
}

function openedOn(entries: object | null) {
  return marksIn(fieldIn(entries, OPENED));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function otherIn(name: string, value: unknown, entries: object, path = name): [string, string][] {
  return typeof value === "string" && !isSame(value, asText(fieldIn(entries, name))) ? [[path, value]] : [];
}

/** A list that is saved whole: rows that were left empty are none. */
function otherList(name: string, rows: readonly unknown[], entered: readonly unknown[]): [string, Entry][] {
  const filled = entered.filter((entry) => asText(isRecord(entry) ? entry.description : entry).trim() !== "");
  const same = rows.length === filled.length && rows.every((row, at) => isSameRow(row, filled[at]));
  return same ? [] : [[name, rows]];
}

function isSameRow(row: unknown, entry: unknown): boolean {
  if (!isRecord(row)) return isSame(asText(row), asText(entry));
  return Object.entries(row).every(([field, value]) => isSame(asText(value), asText(fieldIn(entry, field))));
}

/** Of rows that each have a version: those that somebody else changed, found by their id wherever they stand by now. */
function othersInRows(
  name: string,
  rows: readonly unknown[],
  entered: readonly unknown[],
  opened: Map<string, string>,
): [string, string][] {
  return entered.flatMap((entry: unknown, at) => {
    const row = rows.find((one) => isRecord(one) && one.id !== undefined && one.id === fieldIn(entry, "id"));
    if (!isRecord(row) || !isRecord(entry) || asText(row.version) === asText(entry.version)) return [];
    const { id: _, version: __, ...fields } = row;
    return Object.entries(fields).flatMap(([field, value]) => {
      if (opened.get(placeInRow(name, row, field)) === markOf(value)) return [];
      return otherIn(field, value, entry, `${name}[${at}].${field}`);
    });
  });
}

/**
 * What was entered in a form that somebody else overtook, null in any other. The page then asks what stands now, and with that the
 * router forgets what it answered: it is kept here until the next press.
 */
function useOvertaken(): object | null {
  const answer = useActionData<unknown>();
  const { key } = useLocation();
  const [last, keep] = useState({ answer, key });
  if (answer !== undefined && answer !== last.answer) keep({ answer, key });
  const told = answer ?? (last.key === key ? last.answer : undefined);
  return fieldIn(told, "stale") === true ? Object(fieldIn(told, "initialValue")) : null;
}

function asText(entry: unknown): string {
  return typeof entry === "string" || typeof entry === "number" ? String(entry) : "";
}

/** As it was typed, or the same figure: $1,100 is 1100.00. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a === b || (a !== "" && b !== "" && Number(a) === Number(b));
}

function plain(entry: string): string {
  const text = entry.trim();
  return /^\$?\d[\d,]*(\.\d+)?$/.test(text) ? text.replace(/[$,]/g, "") : text;
}

function inWords(value: string, options: readonly Option[], sayOther: (value: string) => string): string {
  if (options.length > 0) return options.find((option) => option.value === value)?.label ?? sayOther(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? formatWallTime(value) : value;
}

/** Conform's option that names what a control is described by. */
export function describedBy(field: { descriptionId: string }, hint: unknown, standing: Standing | null = null) {
  const ids = [hint ? field.descriptionId : null, standing?.id].filter(Boolean);
  return ids.length > 0 ? { ariaDescribedBy: ids.join(" ") } : {};
}

/** Beside an entry: what somebody else put in its place meanwhile. */
export function StandsNow({ standing }: { standing: Standing | null }) {
  if (!standing) return null;
  return (
    <p id={standing.id} className="text-sm text-ink">
      Now: <strong className="font-semibold wrap-anywhere">{standing.words}</strong>
    </p>
  );
}
