import { useRouteLoaderData } from "react-router";
import { later } from "#app/ui/behavior/later.tsx";

const AccountMenu = later(async () => (await import("./account-menu.tsx")).AccountMenu);

/** What a customer who is signed in has in the header; nobody else fetches it. */
export function Account() {
  return useRouteLoaderData<{ customer?: boolean }>("root")?.customer ? <AccountMenu /> : null;
}
