import { isUuid, type SignedInViewer } from "#app/access/viewer.server.ts";
import { readPlan } from "#app/desk/calendar/plan.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { dayOf, momentOf } from "#app/platform/clock.ts";
import { daysOf, viewIn } from "./view.ts";

type Asking = { request: Request; url: URL; params: { id?: string } };

/** The plan of the days that an address shows, and of the day that one repair is moved to: the calendar and its dialog read it once. */
export function planOf(viewer: SignedInViewer, { request, url, params: { id } }: Asking) {
  const { days } = daysOf(viewIn(url.searchParams), dayOf());
  const wanted = momentOf(url.searchParams.get("at") ?? "");
  const asked = Number.isNaN(wanted.getTime()) ? [] : [dayOf(wanted)];
  const all = [...days, ...asked].toSorted();
  const [first = dayOf(), last = first] = [all[0], all.at(-1)];
  const chosen = url.searchParams.get("technicianId") ?? url.searchParams.get("technician");
  const moved = isUuid(id) ? { id, q: searchedIn(url), chosen } : null;
  return askedOnce(request, "plan", async () => ({ ...(await readPlan(viewer, { first, last, moved })), first, last }));
}

export function searchedIn(url: URL): string {
  return url.searchParams.get("technicianQ")?.slice(0, 200) ?? "";
}
