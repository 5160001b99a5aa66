import { fullName } from "#app/platform/format.ts";
/** What stands for an account where one is chosen: its own name, else its first customer's, else its tier. */
export function accountName(account: {
  name: string | null;
  subscriptionTier: string;
  users?: { firstName: string; lastName: string }[];
}): string {
  const [first] = account.users ?? [];
  return account.name || (first && fullName(first)) || `${account.subscriptionTier} account`;
}
