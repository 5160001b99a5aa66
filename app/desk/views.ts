import { z } from "zod";

/** What the list of repair requests can show beside its number and its car. */
export const REQUEST_COLUMNS = [
  { value: "service", label: "Service Type" },
  { value: "customer", label: "Customer" },
  { value: "scheduled", label: "Scheduled Date" },
  { value: "status", label: "Status" },
  { value: "sum", label: "Sum" },
  { value: "age", label: "Age" },
] as const;
export type RequestColumn = (typeof REQUEST_COLUMNS)[number]["value"];

/** Of an address: all where it names none; a form whose boxes are all empty sends "none". */
export function columnsOf(search: URLSearchParams): RequestColumn[] {
  const all = REQUEST_COLUMNS.map(({ value }) => value);
  return search.has("columns") ? all.filter((column) => search.getAll("columns").includes(column)) : all;
}

/** What a view is made of; a page of the list is not part of it. */
const KEPT = ["q", "status", "sort", "columns"];

/** The part of an address that a view keeps, in one order, so that the same view is the same text. */
export function viewSearch(search: URLSearchParams): string {
  const kept = KEPT.flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(kept.filter(([, value]) => value)).toString();
}

export const SaveView = z.object({
  name: z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : "") || undefined,
    z.string({ error: "Give the view a name" }).max(40, "40 characters at most"),
  ),
  search: z.string().max(1000).default(""),
});
