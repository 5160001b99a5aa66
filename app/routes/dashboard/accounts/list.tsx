import { Building2, Plus } from "lucide-react";
import { useLocation } from "react-router";
import { requireScreen } from "#app/http/page.server.ts";
import { type AccountSort, accountOrders, searchAccounts } from "#app/people/account-list.server.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import type { Account } from "#app/platform/db.server.ts";
import { formatDate, shortId } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { accountName } from "#app/shop/owner.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { SearchForm } from "#app/ui/form/search.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import { queryOf } from "../beside-list.ts";
import { hrefWith, sortBy } from "../views/address.ts";
import type { Route } from "./+types/list";
import { PATH } from "./address.ts";
import { StandingBadge } from "./standing-badge.tsx";

export { keepBehind as shouldRevalidate } from "#app/ui/behavior/keep-behind.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const q = url.searchParams.get("q")?.slice(0, 200) ?? null;
  const sort = accountOrders.sortOf(url.searchParams.get("sort"));
  const page = await searchAccounts(viewer, { q, sort, place: readPlace(url.searchParams) });
  return {
    ...page,
    q,
    sort,
    rows: page.rows.map(({ users: _users, ...row }) => ({
      ...row,
      shortId: shortId(row.id),
      title: accountName({ ...row, users: _users }),
      createdAt: formatDate(row.createdAt),
    })),
  };
}

export const meta = metaOf("Account Management");

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { rows, q, sort, previous, next } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title="Account Management"
        actions={
          <ButtonLink to={`${PATH}/new${search}`}>
            <Plus aria-hidden="true" className="size-5" /> Create Account
          </ButtonLink>
        }
      />
      <SearchForm
        label="Search accounts"
        placeholder="Name, ID, tier or status"
        action={PATH}
        defaultValue={q}
        hidden={{ sort: sort === "newest" ? null : sort }}
      />
      <Card className="mt-4 overflow-hidden">
        {rows.length === 0 ? <NoAccounts q={q} /> : <AccountTable rows={rows} query={{ q, sort }} />}
      </Card>
      <Pagination
        csv="/dashboard/export/accounts"
        previousHref={previous && hrefOf({ q, sort, before: previous })}
        nextHref={next && hrefOf({ q, sort, after: next })}
        summary={pageUncounted(rows.length, { previous, next }, "account")}
      />
      <Outlet />
    </>
  );
}

function NoAccounts({ q }: { q: string | null }) {
  return (
    <EmptyList icon={<Building2 className="size-6" />} title="No accounts found" searched={{ q, to: PATH }}>
      {q ? "No accounts match your search criteria" : "Create the first account, and its users after it."}
    </EmptyList>
  );
}

type Row = {
  id: string;
  shortId: string;
  title: string;
  subscriptionTier: string;
  status: Account["status"];
  createdAt: string;
};
type Query = { q: string | null; sort: AccountSort };

function AccountTable({ rows, query }: { rows: Row[]; query: Query }) {
  const sorted = { path: PATH, kept: String(queryOf({ q: query.q })), sort: query.sort };
  const { search } = useLocation();
  return (
    <PlainLinks>
      <Table
        caption="Accounts"
        className="tight"
        columns={[
          "ID",
          { name: "Subscription Tier", sort: sortBy(sorted, "tier") },
          { name: "Status", sort: sortBy(sorted, "status") },
          "Created At",
          { name: "Actions", align: "end" },
        ]}
      >
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td label="ID">
              <span className="min-w-0">
                <span className="font-mono">{row.shortId}</span>
                <span className="block text-muted [overflow-wrap:anywhere]">{row.title}</span>
              </span>
            </Td>
            <Td label="Subscription Tier">
              <Badge tone={row.subscriptionTier === "Luxury" ? "accent" : "neutral"}>{row.subscriptionTier}</Badge>
            </Td>
            <Td label="Status">
              <StandingBadge status={row.status} />
            </Td>
            <Td label="Created At" className="whitespace-nowrap">
              {row.createdAt}
            </Td>
            <Td align="end">
              <span className="flex flex-wrap justify-end gap-x-0.5 max-md:-mr-2.5 max-md:pt-2 lg:flex-nowrap lg:whitespace-nowrap">
                <RowAction href={`/dashboard/users?accountId=${row.id}`} label={`View users of ${row.shortId}`}>
                  View Users
                </RowAction>
                <RowAction href={`${PATH}/${row.id}/edit${search}`} label={`Edit ${row.shortId}`}>
                  Edit
                </RowAction>
                <RowAction href={`${PATH}/${row.id}/delete${search}`} label={`Delete ${row.shortId}`}>
                  Delete
                </RowAction>
              </span>
            </Td>
          </Tr>
        ))}
      </Table>
    </PlainLinks>
  );
}

function RowAction({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <a href={href} aria-label={label} className={buttonClass({ variant: "quiet", size: "sm" }, "max-md:px-2.5")}>
      {children}
    </a>
  );
}

function hrefOf({ q, sort, ...place }: Query & { before?: string; after?: string }) {
  return hrefWith(PATH, "", { q, sort: sort === "newest" ? null : sort, ...place });
}
