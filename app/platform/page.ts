import { Refusal } from "#app/platform/refusal.ts";

/** Part of a list: how many rows, after the row with this id. */
export type Page = { take: number; cursor?: string | undefined };

/** Rows where a call says nothing, and the most that it may ask for. */
export const PAGE_DEFAULT = 100;
export const PAGE_MAX = 500;

/** What Prisma needs to go on at the cursor's row, for afterCursor to look at; the order must end with the id to be stable. */
export function pageArgs(page: Page | undefined): { take: number; cursor?: { id: string } } {
  const take = page?.take ?? PAGE_MAX;
  return page?.cursor ? { take: take + 1, cursor: { id: page.cursor } } : { take };
}

/** The rows after the cursor's own, which begins them. Errors: 400 where that is gone: nobody knows where the rest begins, and none would look like the end. */
export function afterCursor<Row extends { id: string }>(rows: Row[], { cursor }: Page): Row[] {
  if (!cursor) return rows;
  const [first] = rows;
  if (!first)
    throw new Refusal(400, "The row of this cursor is not there any more: read the list from its beginning.", {
      field: "cursor",
    });
  return first.id === cursor ? rows.slice(1) : rows;
}
