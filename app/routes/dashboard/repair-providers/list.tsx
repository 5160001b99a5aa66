import { DatabaseZap, MapPin, Plus, Wrench } from "lucide-react";
import { useLocation, useNavigation } from "react-router";
import { may } from "#app/access/permissions.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { searchProviders } from "#app/shop/repair-provider-list.server.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { cn } from "#app/ui/cn.ts";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { queryOf } from "../beside-list.ts";
import type { Route } from "./+types/list";
import { chosenIn, PATH } from "./address.ts";
import { ProviderList } from "./provider-list.tsx";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { role } = viewer.user;
  const q = url.searchParams.get("q")?.slice(0, 200) ?? null;
  const page = await searchProviders(viewer, { q, place: readPlace(url.searchParams), limit: 20 });
  return {
    ...page,
    q,
    tab: url.searchParams.get("tab"),
    mayAdd: may(role, "providers.write"),
    mayUpdateSchema: may(role, "admin.api"),
  };
}

export const meta = metaOf("Repair Providers");

export default function RepairProvidersPage({ loaderData }: Route.ComponentProps) {
  const { q, tab, rows, previous, next } = loaderData;
  const { pathname, search } = useLocation();
  const chosen = chosenIn(pathname);
  const loading = useLoading(chosen, search);
  const here = chosen ? `${PATH}/${chosen}` : PATH;
  const pageHref = (side: "before" | "after", cursor: string) => `${here}?${queryOf({ q, tab, [side]: cursor })}`;
  return (
    <>
      <PageHeader
        title="Repair Providers"
        actions={<PageActions {...loaderData} search={search} hiddenOnPhones={chosen !== null} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <Card
          aria-label="Providers"
          className={cn(
            "flex min-w-0 flex-col overflow-hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)]",
            chosen && "max-lg:hidden",
          )}
        >
          <SearchForm
            label="Search providers"
            placeholder="Name, place or type"
            action={here}
            defaultValue={q}
            hidden={{ tab }}
            className="border-b border-line p-4"
          />
          {rows.length === 0 && loading !== "list" ? <NoProviders q={q} href={`${here}?${queryOf({ tab })}`} /> : null}
          {loading === "list" ? (
            <SkeletonRows count={3} label="Loading providers" />
          ) : (
            <ProviderList rows={rows} chosen={chosen} search={search} />
          )}
          {rows.length > 0 ? (
            <div className="border-t border-line px-4">
              <Pagination
                csv="/dashboard/export/repair-providers"
                previousHref={previous && pageHref("before", previous)}
                nextHref={next && pageHref("after", next)}
                summary={pageUncounted(rows.length, { previous, next }, "provider")}
              />
            </div>
          ) : null}
        </Card>
        <div className="min-w-0">
          {chosen || loading === "provider" ? null : <NothingChosen />}
          {loading === "provider" ? (
            <Card>
              <SkeletonRows count={3} label="Loading provider" />
            </Card>
          ) : (
            <Outlet />
          )}
        </div>
      </div>
    </>
  );
}

/** What is on its way: another page or search of the list, or another provider. */
function useLoading(chosen: string | null, search: string): "list" | "provider" | null {
  const { state, location, formMethod } = useNavigation();
  if (state !== "loading" || formMethod === "POST" || !location.pathname.startsWith(PATH)) return null;
  const to = chosenIn(location.pathname);
  if (to && to !== chosen) return "provider";
  const [before, after] = [new URLSearchParams(search), new URLSearchParams(location.search)];
  return ["q", "before", "after"].some((name) => (before.get(name) ?? "") !== (after.get(name) ?? "")) ? "list" : null;
}

function PageActions(props: { mayAdd: boolean; mayUpdateSchema: boolean; search: string; hiddenOnPhones: boolean }) {
  if (!props.mayAdd && !props.mayUpdateSchema) return null;
  return (
    <div className={cn("flex flex-wrap gap-2", props.hiddenOnPhones && "max-lg:hidden")}>
      {props.mayUpdateSchema ? (
        <ButtonLink to={`${PATH}/schema${props.search}`} variant="secondary" className="whitespace-nowrap max-sm:px-4">
          <DatabaseZap aria-hidden="true" className="size-5 max-sm:hidden" /> Update Schema
        </ButtonLink>
      ) : null}
      {props.mayAdd ? (
        <ButtonLink to={`${PATH}/new${props.search}`} className="whitespace-nowrap max-sm:px-4">
          <Plus aria-hidden="true" className="size-5 max-sm:hidden" /> Add Provider
        </ButtonLink>
      ) : null}
    </div>
  );
}

function NoProviders({ q, href }: { q: string | null; href: string }) {
  return (
    <EmptyList icon={<Wrench className="size-6" />} title="No providers found" searched={{ q, to: href }}>
      {q ? "No providers match your search" : "There are no repair providers yet"}
    </EmptyList>
  );
}

function NothingChosen() {
  return (
    <Card className="max-lg:hidden">
      <EmptyState icon={<MapPin className="size-6" />} title="No provider selected">
        Choose a provider from the list to see its details, staff and technicians.
      </EmptyState>
    </Card>
  );
}
