import { Plus } from "lucide-react";
import { Link, useNavigation } from "react-router";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { turnOf } from "#app/desk/now/turn.ts";
import { ageOf } from "#app/desk/now.ts";
import { listViewsAndHands } from "#app/desk/views.server.ts";
import { COLUMNS, columnsOf, viewSearch } from "#app/desk/views.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { toastOf } from "#app/http/toast.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { counted as countedOf, pageOfList } from "#app/platform/counted.ts";
import { formatDateTime, formatMoney, fullName, shortId, statusLabel } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { logFailure } from "#app/platform/log.server.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { COUNT_CAP, COUNTED_FILTERS, listRepairRequests, requestOrders } from "#app/repair/requests/list.server.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { hrefWith } from "../views/address.ts";
import { ListViews } from "../views/views.tsx";
import type { Route } from "./+types/list";
import { RequestFilters } from "./filters.tsx";
import { noTimeYet, scheduledWords } from "./scheduled-words.ts";
import { LOAD_FAILED, RequestTable } from "./table.tsx";

const PATH = "/dashboard/repair-requests";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const search = url.searchParams;
  const query = {
    q: search.get("q"),
    status: search.get("status"),
    advisorId: search.get("advisorId"),
    technicianId: search.get("technicianId"),
    sort: requestOrders.sortOf(search.get("sort")),
    columns: columnsOf(COLUMNS["repair-requests"], search),
  };
  const [{ failure, rows, previous, next, total, first }, narrowed] = await Promise.all([
    listOrNone(viewer, { ...query, place: readPlace(search) }),
    listViewsAndHands(viewer, "repair-requests", query),
  ]);
  const counted =
    total > COUNT_CAP ? `more than ${COUNT_CAP.toLocaleString("en-US")} requests` : countedOf(total, "request");
  return {
    query,
    search: viewSearch(search),
    statuses: [...COUNTED_FILTERS, ...REQUEST_STATUSES.map((value) => ({ value, label: statusLabel(value) }))],
    role: viewer.user.role,
    failure,
    previous,
    next,
    ...narrowed,
    summary: pageOfList(first, rows.length, counted),
    rows: rows.map((row) => ({
      id: row.id,
      shortId: `#${shortId(row.id)}`,
      vehicle: row.vehicle.make ? `${row.vehicle.make} ${row.vehicle.model}` : "Vehicle info unavailable",
      year: row.vehicle.make ? row.vehicle.year : null,
      vin: row.vehicle.vin ? row.vehicle.vin.slice(0, 8) : "No VIN",
      service: row.initiatedBy || "Not specified",
      items: row.lineItems.length,
      date: scheduledWords(row),
      customer: fullName(row.requester) || "Not known",
      sum: row.totalPrice.isZero() ? null : formatMoney(toCents(row.totalPrice)),
      age: ageOf(row.createdAt),
      created: formatDateTime(row.createdAt),
      status: row.status,
      turn: viewer.user.role === "driver" ? noTimeYet(row) : turnOf(row, dayOf()).words,
      needsAdvisor: row.needsAdvisor,
    })),
  };
}

/** A list that cannot be read is an empty one with a toast: what stands around it, and the way to try again, stay. */
async function listOrNone(viewer: SignedInViewer, query: Parameters<typeof listRepairRequests>[1]) {
  try {
    return { failure: null, ...(await listRepairRequests(viewer, query)) };
  } catch (error) {
    if (error instanceof Response || error instanceof Refusal) throw error;
    logFailure(error, "the repair requests could not be listed");
    const failure = toastOf({ kind: "error", ...LOAD_FAILED });
    return { failure, rows: [], previous: null, next: null, total: 0, first: 0 };
  }
}

export const meta = metaOf("Repair Requests");

export default function RepairRequestsPage({ loaderData }: Route.ComponentProps) {
  const { rows, query, previous, next } = loaderData;
  const navigation = useNavigation();
  const loading = navigation.state === "loading" && navigation.location.pathname === PATH && !navigation.formMethod;
  const filtered = Boolean(query.status || query.advisorId || query.technicianId);
  return (
    <>
      <PageHeader
        title="Repair Requests"
        actions={
          <ButtonLink to={`${PATH}/new`}>
            <Plus aria-hidden="true" className="size-5" /> New Request
          </ButtonLink>
        }
      />
      <RequestFilters
        query={query}
        search={loaderData.search}
        statuses={loaderData.statuses}
        advisors={loaderData.advisors}
        technicians={loaderData.technicians}
      />
      <ListViews list="repair-requests" views={loaderData.views} columns={query.columns} search={loaderData.search} />
      <Card className="mt-1 overflow-hidden">
        {loading && rows.length === 0 ? (
          <SkeletonRows count={5} label="Loading repair requests" />
        ) : (
          <div aria-busy={loading || undefined} className={loading ? "opacity-60" : undefined}>
            <RequestTable
              rows={rows}
              query={query}
              kept={loaderData.search}
              role={loaderData.role}
              searched={{ q: query.q, filtered, to: PATH }}
              failed={loaderData.failure !== null}
            />
          </div>
        )}
      </Card>
      <Pagination
        csv="/dashboard/export/repair-requests"
        previousHref={previous && hrefWith(PATH, loaderData.search, { before: previous })}
        nextHref={next && hrefWith(PATH, loaderData.search, { after: next })}
        summary={loaderData.summary}
      />
      {rows.length > 0 && (query.q || filtered) ? (
        <p className="text-sm">
          <Link to={PATH} className="inline-flex min-h-11 items-center text-accent-text underline">
            Clear search and filter
          </Link>
        </p>
      ) : null}
      <FormToast toast={loaderData.failure} />
      <Outlet />
    </>
  );
}
