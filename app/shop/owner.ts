import type { Prisma } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";

/** What an account is called by: see accountName. */
export const OWNER = {
  select: {
    name: true,
    subscriptionTier: true,
    users: {
      where: { role: "driver", deletedAt: null },
      orderBy: { createdAt: "asc" },
      take: 1,
      select: { id: true, firstName: true, lastName: true },
    },
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
