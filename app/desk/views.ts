import { z } from "zod";

type Column = { value: string; label: string };

/** What the lists of the desk can show beside what names a row. */
export const COLUMNS = {
  "repair-requests": [
    { value: "service", label: "Service Type" },
    { value: "customer", label: "Customer" },
    { value: "scheduled", label: "Scheduled Date" },
    { value: "status", label: "Status" },
    { value: "sum", label: "Sum" },
    { value: "age", label: "Age" },
  ],
  invoices: [
    { value: "date", label: "Date" },
    { value: "vehicle", label: "Vehicle" },
    { value: "customer", label: "Customer" },
    { value: "service", label: "Service Type" },
    { value: "amount", label: "Amount" },
    { value: "status", label: "Status" },
  ],
  customers: [
    { value: "phone", label: "Phone" },
    { value: "email", label: "E-mail" },
    { value: "cars", label: "Vehicles" },
    { value: "last", label: "Last repair" },
    { value: "sum", label: "Owes" },
    { value: "age", label: "Since" },
  ],
} as const satisfies Record<string, readonly Column[]>;

/** A list that has columns to choose and views to keep; it stands at /dashboard/ and this name. */
export type List = keyof typeof COLUMNS;
export type ColumnOf<Of extends List> = (typeof COLUMNS)[Of][number]["value"];

/** Those that an address chooses: all where it names none; a form whose boxes are all empty sends "none". */
export function columnsOf<Value extends string>(
  columns: readonly { value: Value; label: string }[],
  search: URLSearchParams,
): Value[] {
  const all = columns.map(({ value }) => value);
  return search.has("columns") ? all.filter((column) => search.getAll("columns").includes(column)) : all;
}

/** What a view is made of; a page of the list is not part of it. */
const KEPT = ["q", "status", "advisorId", "technicianId", "sort", "columns"];

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
