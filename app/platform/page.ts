/** Part of a list: how many rows, after the row with this id. */
export type Page = { take: number; cursor?: string | undefined };

/** Rows where a call says nothing, and the most that it may ask for. */
export const PAGE_DEFAULT = 100;
export const PAGE_MAX = 500;

/** What Prisma needs to go on after the cursor's row; the order must end with the id to be stable. */
export function pageArgs(page: Page | undefined): { take: number; skip?: number; cursor?: { id: string } } {
  const take = page?.take ?? PAGE_MAX;
  return page?.cursor ? { take, skip: 1, cursor: { id: page.cursor } } : { take };
}
