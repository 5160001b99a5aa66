import type { UserSort } from "#app/people/user-list.server.ts";

export const PATH = "/dashboard/users";

export type UserQuery = { q: string | null; accountId: string | null; sort: UserSort };

export function hrefOf({ q, accountId, sort, ...place }: UserQuery & { before?: string; after?: string }) {
  const search = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(accountId ? { accountId } : {}),
    ...(sort === "name" ? {} : { sort }),
    ...place,
  });
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}
