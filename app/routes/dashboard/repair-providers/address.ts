export const PATH = "/dashboard/repair-providers";

export const TABS = [
  { key: "details", label: "Provider Details" },
  { key: "staff", label: "Staff" },
  { key: "technicians", label: "Technicians" },
] as const;
export type TabKey = (typeof TABS)[number]["key"];

/** The tab that an address names; a dialog over a provider stands on the tab it belongs to. */
export function tabOf(url: { pathname: string; searchParams: URLSearchParams }): TabKey {
  const named = TABS.find(({ key }) => key === url.searchParams.get("tab"));
  const underneath = TABS.find(({ key }) => url.pathname.includes(`/${key}/`));
  return named?.key ?? underneath?.key ?? "details";
}

/** A provider on one of its tabs; the search and the page of the list beside it stay as they are. */
export function providerHref(id: string, search: string, tab: TabKey, dialog = ""): string {
  const query = new URLSearchParams(search);
  if (tab === "details") query.delete("tab");
  else query.set("tab", tab);
  return `${PATH}/${id}${dialog}${query.size > 0 ? `?${query}` : ""}`;
}

/** The id of the provider whose details an address shows. */
export function chosenIn(pathname: string): string | null {
  return /^\/dashboard\/repair-providers\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/i.exec(pathname)?.[1] ?? null;
}
