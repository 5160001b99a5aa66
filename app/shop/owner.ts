import type { Prisma } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";

/** The first customer there still is; where each was deleted one of those, who has no name, number or page any more. */
const FIRST_CUSTOMER = {
  where: { role: "driver" },
  orderBy: [{ deletedAt: { sort: "desc", nulls: "first" } }, { createdAt: "asc" }],
  take: 1,
  select: { id: true, firstName: true, lastName: true, deletedAt: true },
} as const satisfies Prisma.Account$usersArgs;

/** What an account is called by: see accountName. */
export const OWNER = {
  select: {
    name: true,
    subscriptionTier: true,
    users: FIRST_CUSTOMER,
  },
} as const satisfies Prisma.AccountDefaultArgs;

/** What stands for an account where one is chosen: its own name, else its first customer's, else its tier. */
export function accountName(account: {
  name: string | null;
  subscriptionTier: string;
  users?: { firstName: string; lastName: string }[];
}): string {
  const [first] = account.users ?? [];
  return account.name || (first && fullName(first)) || `${account.subscriptionTier} account`;
}
