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
type Order = { field: string; direction: Direction; nullable?: boolean; parse: (value: string) => unknown };

/**
 * What Prisma needs for one page without counting off the rows before it: `where` to add, `orderBy` and whether the rows
 * come reversed (a page before a row is read backwards). An unusable cursor value means the first page.
 */
export function keysetArgs(order: Order, place: Place): { where: object; orderBy: object[]; reversed: boolean } {
  const reversed = place !== null && "before" in place;
  const direction = reversed ? flip(order.direction) : order.direction;
  const nulls = reversed ? "first" : "last";
  const orderBy = [{ [order.field]: order.nullable ? { sort: direction, nulls } : direction }, { id: direction }];
  const cursor = place === null ? null : "before" in place ? place.before : place.after;
  return { where: cursor ? beyond(order, direction, cursor, reversed) : {}, orderBy, reversed };
}

function beyond(order: Order, direction: Direction, cursor: Cursor, reversed: boolean): object {
  const { field, nullable } = order;
  const further = direction === "asc" ? "gt" : "lt";
  const sameId = { id: { [further]: cursor.id } };
  if (cursor.value === null) {
    const sameNull = { [field]: null, ...sameId };
    return reversed ? { OR: [sameNull, { [field]: { not: null } }] } : sameNull;
  }
  const value = order.parse(cursor.value);
  if (value === null) return {};
  const beyondValue = [{ [field]: { [further]: value } }, { [field]: value, ...sameId }];
  return { OR: nullable && !reversed ? [...beyondValue, { [field]: null }] : beyondValue };
}

function flip(direction: Direction): Direction {
  return direction === "asc" ? "desc" : "asc";
}

export function parseDate(value: string): Date | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
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
