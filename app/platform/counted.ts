/** So many of them: "1 user", "2 users"; a plural that ends otherwise is named. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Which of a list stand on its page: "1–20 of 57 requests", and "20 of more than 1,000 requests" where nobody counts which they are.
 * `total` in words, as `counted` has them. Null of an empty page.
 */
export function pageOfList(first: number | null, rows: number, total: string): string | null {
  if (rows === 0) return null;
  return `${first === null ? rows : `${first}–${first + rows - 1}`} of ${total}`;
}

/** The same of a list that is read page by page and never counted: what its page alone tells. */
export function pageUncounted(
  rows: number,
  { previous, next }: { previous: unknown; next: unknown },
  one: string,
  many = `${one}s`,
): string | null {
  const total = previous || next ? `more than ${rows} ${many}` : counted(rows, one, many);
  return pageOfList(previous ? null : 1, rows, total);
}
