export const PATH = "/dashboard/vehicles";

export const TABS = [
  { key: "details", label: "Vehicle Details" },
  { key: "history", label: "Service History" },
  { key: "recommendations", label: "Recommendations" },
] as const;
export type TabKey = (typeof TABS)[number]["key"];

/** The tab that an address names; a recommendation's dialog stands on its tab. */
export function tabOf(url: { pathname: string; searchParams: URLSearchParams }): TabKey {
  const named = TABS.find(({ key }) => key === url.searchParams.get("tab"))?.key;
  return named ?? (url.pathname.includes("/recommendations/") ? "recommendations" : "details");
}

/** A vehicle on one of its tabs; the search and the page of the list beside it stay as they are. */
export function vehicleHref(id: string, search: string, tab: TabKey, dialog = ""): string {
  const query = new URLSearchParams(search);
  if (tab === "details") query.delete("tab");
  else query.set("tab", tab);
  return `${PATH}/${id}${dialog}${query.size > 0 ? `?${query}` : ""}`;
}

/** The id of the vehicle whose details an address shows. */
export function chosenIn(pathname: string): string | null {
  return /^\/dashboard\/vehicles\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/i.exec(pathname)?.[1] ?? null;
}
