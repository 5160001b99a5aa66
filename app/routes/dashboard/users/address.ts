import type { UserSort } from "#app/people/user-list.server.ts";
import { hrefWith } from "../views/address.ts";

export const PATH = "/dashboard/users";

export type UserQuery = { q: string | null; accountId: string | null; sort: UserSort };

export function hrefOf({ q, accountId, sort, ...place }: UserQuery & { before?: string; after?: string }) {
  return hrefWith(PATH, "", { q, accountId, sort: sort === "name" ? null : sort, ...place });
}
