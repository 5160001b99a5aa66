import { safePath } from "#app/http/page.server.ts";

const PLACES: [prefix: string, label: string][] = [
  ["/dashboard/repair-requests", "Repair Requests"],
  ["/dashboard/customers", "Customer"],
  ["/dashboard/vehicles", "Vehicles"],
  ["/dashboard/invoices", "Invoices"],
  ["/dashboard/communications", "Communications"],
  ["/dashboard/search", "Search"],
  ["/dashboard/calendar", "Calendar"],
  ["/dashboard/work", "My work"],
  ["/dashboard", "Dashboard"],
];

/** Where a repair was opened from: the address says so, or else it is the list, at its search, page and row. */
export function wayBack(id: string, search: URLSearchParams): { to: string; label: string } {
  const from = search.get("from");
  const to = from && safePath(from, "");
  const place = to && PLACES.find(([prefix]) => to.startsWith(prefix));
  if (place) return { to, label: place[1] };
  const kept = new URLSearchParams(search);
  for (const own of ["edit", "from"]) kept.delete(own);
  return { to: `/dashboard/repair-requests${kept.size > 0 ? `?${kept}` : ""}#r-${id}`, label: "Repair Requests" };
}
