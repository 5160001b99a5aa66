import { later } from "#app/ui/behavior/later.tsx";
import { useIsCustomer } from "#app/ui/behavior/use-signed-in.ts";

const AccountMenu = later(async () => (await import("./account-menu.tsx")).AccountMenu);

/** What a customer who is signed in has in the header; nobody else fetches it. */
export function Account() {
  return useIsCustomer() ? <AccountMenu /> : null;
}
