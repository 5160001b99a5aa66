import { isNameOf } from "./known.ts";

/** Where a page of a sorted list begins or ends: the value of its sort column there (null sorts last) and the row's id. */
export type Cursor = { value: string | null; id: string };

/** After a row, or before it; the first page has neither. */
export type Place = { after: Cursor } | { before: Cursor } | null;

export function encodeCursor({ value, id }: Cursor): string {
  return `${id}${value === null ? "" : `_${value}`}`;
}

/** Null for anything that encodeCursor did not make. */
export function decodeCursor(text: string | null | undefined): Cursor | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_(.*))?$/s.exec(text ?? "");
  // PostgreSQL takes no null character.
  return match?.[1] && !match[2]?.includes("\u0000") ? { id: match[1], value: match[2] ?? null } : null;
}

/** From an address that says `after=` or `before=`. */
export function readPlace(search: URLSearchParams): Place {
  const after = decodeCursor(search.get("after"));
  if (after) return { after };
  const before = decodeCursor(search.get("before"));
  return before ? { before } : null;
}

type Direction = "asc" | "desc";
type Column = { field: string; nullable?: boolean; parse: (value: string) => unknown };
/** By a column, by a second where that is the same, and by the id. Both have one direction; what is null stands last. */
export type Order = Column & { direction: Direction; second?: Column };

/** The orders in which a list is offered, by their words in its address; any other word is `standing`, as it stands by itself. */
export function ordersOf<Name extends string>(table: Record<Name, Order>, standing: NoInfer<Name>) {
  const sortOf = (word: string | null | undefined): Name => (isNameOf(table, word) ? word : standing);
  return { sortOf, orderOf: (word?: string | null): Order => table[sortOf(word)] };
}

/** A column of words. */
export const asText = (value: string): string => value;

/**
 * What Prisma needs for one page without counting off the rows before it: `where` to add, `orderBy` and whether the rows
 * come reversed (a page before a row is read backwards). An unusable cursor value means the first page.
 */
export function keysetArgs(order: Order, place: Place): { where: object; orderBy: object[]; reversed: boolean } {
  const reversed = place !== null && "before" in place;
  const direction = reversed ? flip(order.direction) : order.direction;
  const nulls = reversed ? "first" : "last";
  const columns = order.second ? [order, order.second] : [order];
  const orderBy = [
    ...columns.map(({ field, nullable }) => ({ [field]: nullable ? { sort: direction, nulls } : direction })),
    { id: direction },
  ];
  const cursor = place === null ? null : "before" in place ? place.before : place.after;
  return { where: cursor ? beyond(columns, direction, cursor, reversed) : {}, orderBy, reversed };
}

/** The value of a cursor: of one column as it is, of two as JSON. */
export function cursorValue(order: Order, row: Record<string, unknown>): string | null {
  const text = ({ field }: Column) => {
    const value = row[field];
    if (value === null || value === undefined) return null;
    return value instanceof Date ? value.toISOString() : String(value);
  };
  return order.second ? JSON.stringify([text(order), text(order.second)]) : text(order);
}

function partsOf(value: string | null, columns: Column[]): (string | null)[] | null {
  if (columns.length === 1) return [value];
  try {
    const parts: unknown = JSON.parse(value ?? "");
    const usable = Array.isArray(parts) && parts.length === columns.length;
    return usable && parts.every((part) => part === null || typeof part === "string") ? parts : null;
  } catch {
    return null;
  }
}

/** What stands further in the first column, or is the same there and further in the next, and so on to the id. */
function beyond(columns: Column[], direction: Direction, cursor: Cursor, reversed: boolean): object {
  const further = direction === "asc" ? "gt" : "lt";
  const parts = partsOf(cursor.value, columns);
  const same: object[] = [];
  const ways: object[] = [];
  for (const [index, { field, nullable, parse }] of columns.entries()) {
    const part = parts?.[index] ?? null;
    const value = part === null ? null : parse(part);
    if (!parts || (value === null && (part !== null || !nullable))) return {};
    if (value !== null) ways.push(merged(same, { [field]: { [further]: value } }));
    if (value !== null && nullable && !reversed) ways.push(merged(same, { [field]: null }));
    if (value === null && reversed) ways.push(merged(same, { [field]: { not: null } }));
    same.push({ [field]: value });
  }
  const last = merged(same, { id: { [further]: cursor.id } });
  if (ways.length === 0) return last;
  // One bound for all of the ways is where the database begins in the index: without it, it reads through all rows before.
  const [first] = same.flatMap(Object.entries);
  const bounded = first && first[1] !== null && (reversed || !columns[0]?.nullable);
  return { OR: [...ways, last], ...(bounded ? { [first[0]]: { [`${further}e`]: first[1] } } : {}) };
}

function merged(same: object[], more: object): object {
  return Object.assign({}, ...same, more);
}

function flip(direction: Direction): Direction {
  return direction === "asc" ? "desc" : "asc";
}

export function parseDate(value: string): Date | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Dollars as they stand in the database; null for what is none. */
export function parseDecimal(value: string): string | null {
  return /^-?\d{1,10}(\.\d{1,2})?$/.test(value) ? value : null;
}

/** One page out of `limit + 1` rows: the rows in their order, and the cursors of the pages around it. */
export function cutPage<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  place: Place,
  sortValue: (row: Row) => string | null,
): { rows: Row[]; previous: string | null; next: string | null } {
  const reversed = place !== null && "before" in place;
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  if (reversed) page.reverse();
  const first = page[0];
  const last = page.at(-1);
  const cursorOf = (row: Row | undefined) => (row ? encodeCursor({ id: row.id, value: sortValue(row) }) : null);
  return {
    rows: page,
    previous: (reversed ? more : place !== null) ? cursorOf(first) : null,
    next: (reversed ? true : more) ? cursorOf(last) : null,
  };
}
