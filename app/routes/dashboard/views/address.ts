/** The list at `path` as it stands (`kept`), with something said otherwise; null takes it out. */
export function hrefWith(path: string, kept: string, said: Record<string, string | null>): string {
  const search = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(said)) {
    search.delete(name);
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A list as it is sorted now: `sort` is a word of its orders. */
export type Sorted = { path: string; kept: string; sort: string };

/** The head of a column: upwards first, then downwards, then as the list stands by itself. */
export function sortBy({ path, kept, sort }: Sorted, column: string) {
  const direction = sort === column ? "asc" : sort === `-${column}` ? "desc" : null;
  const next = direction === "asc" ? `-${column}` : direction === "desc" ? null : column;
  return { href: hrefWith(path, kept, { sort: next }), direction } as const;
}

/** Of the column that says when: the newest first is how the list stands, and the oldest first is one press away. */
export function byDate({ path, kept, sort }: Sorted, shown: "date" | "age") {
  const [newest, oldest] = shown === "date" ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  const direction = sort === "newest" ? newest : sort === "oldest" ? oldest : null;
  return { href: hrefWith(path, kept, { sort: sort === "newest" ? "oldest" : null }), direction } as const;
}
