import { may } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import type { Cell } from "#app/platform/files/csv.ts";
import type { LIST_FILTERS } from "#app/platform/files/list-filters.ts";
import { cursorValue, decodeCursor, encodeCursor, keysetArgs, type Order } from "#app/platform/keyset.ts";

/** Rows that are read at once; a file may have any number of them. */
export const PAGE = 1_000;

/** What of a list is wanted: the days between, and what its screen was searched, filtered and sorted by. */
export type Span = { from?: Date; until?: Date } & { [Name in (typeof LIST_FILTERS)[number]]?: string };
export type Row = { id: string; cells: Cell[] };
export type List = {
  /** For the name of the file. */
  header: string[];
  mayExport: (viewer: Viewer) => boolean;
  /** The next rows after the `id` of one: in the order of the screen where that can be sorted, else oldest first. */
  read: (viewer: Viewer, after: string | null, span: Span) => Promise<Row[]>;
};

export const signedIn = ({ user }: Viewer) => user !== null;
export const shop = ({ user }: Viewer) => user !== null && may(user.role, "customers.keep");
export const admin = ({ user }: Viewer) => user?.role === "admin";
export const day = (moment: Date | null) => (moment ? dayOf(moment) : null);
export const page = (after: string | null) => ({
  orderBy: { id: "asc" as const },
  take: PAGE,
  ...(after ? { skip: 1, cursor: { id: after } } : {}),
});
/** The same in an order of the screen; an `id` is a cursor then. */
export function sorted(order: Order, after: string | null) {
  const cursor = decodeCursor(after);
  const { where, orderBy } = keysetArgs(order, cursor && { after: cursor });
  // Else the file would begin anew and never end.
  if (after && Object.keys(where).length === 0) throw new Error(`no place in the order: ${after}`);
  const idOf = (row: { id: string }) => encodeCursor({ id: row.id, value: cursorValue(order, row) });
  return { where, page: { orderBy, take: PAGE }, idOf };
}
export const within = ({ from, until }: Span) => ({ ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) });
export const customer = { select: { firstName: true, lastName: true, phone: true, email: true } };
export const car = { select: { make: true, model: true, year: true, vin: true, plate: true } };
export const carOf = (one: { make: string; model: string; year: number }) => `${one.year} ${one.make} ${one.model}`;
