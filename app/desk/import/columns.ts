import { z } from "zod";
import { freeText } from "#app/platform/fields/free-text.ts";
import { readCsv } from "#app/platform/files/csv.ts";
import { Refusal } from "#app/platform/refusal.ts";

export const IMPORT_KINDS = ["customers", "vehicles", "repairs"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const ImportKind = z.enum(IMPORT_KINDS, "Please choose what the file holds");

type Column = { name: string; title: string; also: readonly string[]; example: string; required?: boolean };

const PHONE = {
  name: "phone",
  title: "Phone",
  also: ["phonenumber", "mobile", "mobilephone", "cell", "cellphone", "telephone", "customerphone", "ownerphone"],
  example: "(510) 555-0143",
  required: true,
};
const CAR: readonly Column[] = [
  { name: "year", title: "Year", also: ["modelyear", "vehicleyear"], example: "2019" },
  { name: "make", title: "Make", also: ["vehiclemake", "brand"], example: "Honda" },
  { name: "model", title: "Model", also: ["vehiclemodel"], example: "Civic" },
  { name: "vin", title: "VIN", also: ["vinnumber", "vehicleidentificationnumber"], example: "2HGFC2F59KH500001" },
];

/** What each kind of file holds: the title of our own example, and what other programs call the column. */
export const COLUMNS: Record<ImportKind, readonly Column[]> = {
  customers: [
    PHONE,
    { name: "name", title: "Name", also: ["customer", "customername", "fullname"], example: "Dana Rivera" },
    { name: "firstName", title: "First name", also: ["first", "givenname"], example: "" },
    { name: "lastName", title: "Last name", also: ["last", "surname", "familyname"], example: "" },
    { name: "email", title: "Email", also: ["emailaddress", "mail"], example: "dana@example.com" },
    {
      name: "contact",
      title: "Contact by",
      also: ["contactpreference", "preferredcontact", "contact", "prefers"],
      example: "text",
    },
  ],
  vehicles: [
    PHONE,
    ...CAR.map((column) => (column.name === "vin" ? column : { ...column, required: true })),
    { name: "plate", title: "Plate", also: ["licenseplate", "license", "tag"], example: "8ABC123" },
    { name: "color", title: "Color", also: ["colour"], example: "Blue" },
    { name: "mileage", title: "Mileage", also: ["odometer", "miles"], example: "61200" },
  ],
  repairs: [
    PHONE,
    ...CAR,
    { name: "car", title: "Vehicle", also: ["car", "yearmakemodel"], example: "" },
    {
      name: "date",
      title: "Date",
      also: ["completed", "invoicedate", "servicedate", "closed"],
      example: "2025-03-14",
      required: true,
    },
    {
      name: "service",
      title: "Work",
      also: ["service", "description", "job", "repair", "askedfor"],
      example: "Front brake pads",
      required: true,
    },
    {
      name: "amount",
      title: "Amount",
      also: ["total", "price", "invoicetotal", "cost"],
      example: "389.50",
      required: true,
    },
    { name: "mileage", title: "Mileage", also: ["odometer", "miles"], example: "58010" },
    { name: "notes", title: "Notes", also: ["note", "comment", "comments"], example: "" },
  ],
};

export const MOST_ROWS = 5000;

/** A row as it was typed, by the names of our columns, with its number in the file (the first line is 1). */
export type RawRow = { row: number; cells: Record<string, string> };

/** What the file's columns are taken for. Errors: 400 with what is missing, too much or not closed. */
export function readRows(kind: ImportKind, text: string): { rows: RawRow[]; left: string[] } {
  const [head = [], ...body] = parse(text);
  if (body.length === 0) throw new Refusal(400, "The file has no rows under its first line of column titles.", FILE);
  if (body.length > MOST_ROWS) {
    throw new Refusal(400, `The file has ${body.length} rows: at most ${MOST_ROWS} come in at once. Divide it.`, FILE);
  }
  const columns = COLUMNS[kind];
  const taken = head.map((title) => {
    const plain = plainTitle(title);
    return columns.find(({ name, title: own, also }) => [plainTitle(name), plainTitle(own), ...also].includes(plain));
  });
  const missing = columns.filter((column) => column.required && !taken.includes(column)).map(({ title }) => title);
  if (missing.length > 0) {
    const found = head.filter(Boolean).join(", ") || "none";
    throw new Refusal(400, `These columns are missing: ${missing.join(", ")}. The first line has: ${found}.`, FILE);
  }
  const rows = body.map((line, index) => {
    const cells: Record<string, string> = {};
    taken.forEach((column, at) => {
      if (column) cells[column.name] ??= (line[at] ?? "").trim();
    });
    return { row: index + 2, cells };
  });
  return { rows, left: head.filter((title, at) => title.trim() !== "" && !taken[at]) };
}

const FILE = { field: "file" };

function parse(text: string) {
  try {
    return readCsv(freeText(text));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(400, error.message, FILE);
  }
}

function plainTitle(title: string) {
  return title.toLowerCase().replace(/[^a-z]/g, "");
}

/** As programs on Windows save it too. Errors: 400 for what is no text. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes.includes(0)) {
    throw new Refusal(400, "This is no CSV file. In a spreadsheet choose Save as, CSV.", FILE);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
