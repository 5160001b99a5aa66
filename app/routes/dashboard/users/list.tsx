import { ArrowLeft, Mail, Plus, Users } from "lucide-react";
import { useLocation, useNavigation } from "react-router";
import { requireScreen } from "#app/http/page.server.ts";
import { findAccount } from "#app/people/account.server.ts";
import { searchUsers, userOrders } from "#app/people/user-list.server.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import { formatPhone, fullName, shortId } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/list";
import { hrefOf, PATH, type UserQuery } from "./address.ts";
import { UserTable } from "./table.tsx";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const q = url.searchParams.get("q")?.slice(0, 200) ?? null;
  const accountId = url.searchParams.get("accountId");
  const sort = userOrders.sortOf(url.searchParams.get("sort"));
  const account = accountId ? await findAccount(viewer, accountId) : null;
  const page = await searchUsers(viewer, { q, accountId, sort, place: readPlace(url.searchParams) });
  return {
    ...page,
    query: { q, accountId, sort },
    tier: account?.subscriptionTier ?? null,
    rows: page.rows.map((row) => ({
      id: row.id,
      shortId: shortId(row.id),
      name: fullName(row),
      email: row.email,
      phone: row.phone ? formatPhone(row.phone) : null,
      role: row.role,
      status: row.status,
    })),
  };
}

export const meta = metaOf("User Management");

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { rows, query, tier, previous, next } = loaderData;
  const { search } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const loading = state === "loading" && location.pathname === PATH && formMethod !== "POST";
  return (
    <>
      <PageHeader
        title={tier === null ? "User Management" : `Users for Account: ${tier}`}
        actions={
          <>
            {tier === null ? null : (
              <ButtonLink to={hrefOf({ ...query, accountId: null })} variant="secondary">
                <ArrowLeft aria-hidden="true" className="size-5" /> Back to All Users
              </ButtonLink>
            )}
            <ButtonLink to={`${PATH}/invite${search}`} variant="secondary">
              <Mail aria-hidden="true" className="size-5" /> Invite Staff
            </ButtonLink>
            <ButtonLink to={`${PATH}/new${search}`}>
              <Plus aria-hidden="true" className="size-5" /> Create User
            </ButtonLink>
          </>
        }
      />
      <SearchForm
        label="Search users"
        placeholder="Name, email, phone or role"
        action={PATH}
        defaultValue={query.q}
        hidden={{ accountId: query.accountId, sort: query.sort === "name" ? null : query.sort }}
      />
      <Card className="mt-4 overflow-hidden">
        {loading ? (
          <p role="status" className="border-b border-line px-5 py-2 text-sm text-muted">
            Loading...
          </p>
        ) : null}
        {rows.length === 0 ? <NoUsers query={query} /> : <UserTable rows={rows} query={query} />}
      </Card>
      <Pagination
        csv="/dashboard/export/users"
        previousHref={previous && hrefOf({ ...query, before: previous })}
        nextHref={next && hrefOf({ ...query, after: next })}
        summary={pageUncounted(rows.length, { previous, next }, "user")}
      />
      <Outlet />
    </>
  );
}

function NoUsers({ query }: { query: UserQuery }) {
  return (
    <EmptyList
      icon={<Users className="size-6" />}
      title="No users found."
      searched={{ q: query.q, to: hrefOf({ ...query, q: null }) }}
    >
      {query.q ? "Nobody matches these words." : "Create the first user of this account."}
    </EmptyList>
  );
}
