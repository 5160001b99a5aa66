import { ScrollText } from "lucide-react";
import { AUDIT_KINDS, type AuditKind, isAuditKind } from "#app/access/audit.ts";
import { searchAudit } from "#app/access/audit-list.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { isDay } from "#app/platform/clock.ts";
import { pageUncounted } from "#app/platform/counted.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { isOneOf } from "#app/platform/known.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyList } from "#app/ui/desk/empty-list.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/list";
import { AuditFilters, type AuditQuery, hrefOf, PATH } from "./filters.tsx";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const given = (name: string) => url.searchParams.get(name)?.trim().slice(0, 320) || null;
  const [kind, from, to] = [given("kind"), given("from"), given("to")];
  const query: AuditQuery = {
    kind: isAuditKind(kind) ? kind : null,
    person: given("person")?.replaceAll("\u0000", "") ?? null,
    from: isDay(from) ? from : null,
    to: isDay(to) ? to : null,
  };
  const page = await searchAudit(viewer, query, readPlace(url.searchParams));
  return {
    query,
    previous: page.previous,
    next: page.next,
    rows: page.rows.map((row) => ({
      id: row.id,
      when: formatDateTime(row.createdAt),
      kind: row.kind,
      label: isAuditKind(row.kind) ? AUDIT_KINDS[row.kind] : row.kind,
      summary: row.summary,
      actor: row.actorName,
      actorId: row.actorUserId,
      from: [row.ip, row.channel].filter(Boolean).join(" · "),
      browser: row.userAgent,
    })),
  };
}

export const meta = metaOf("Audit Record");

const KINDS = Object.entries(AUDIT_KINDS)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { rows, query, previous, next } = loaderData;
  return (
    <>
      <PageHeader
        title="Audit Record"
        description="Sign-ins, rights, passwords, prices and deletions. Nothing here can be changed or removed."
      />
      <AuditFilters query={query} kinds={KINDS} />
      <Card className="mt-4 overflow-hidden">
        {rows.length === 0 ? <Nothing query={query} /> : <AuditTable rows={rows} query={query} />}
      </Card>
      <Pagination
        csv="/dashboard/export/audit"
        previousHref={previous && hrefOf(query, { before: previous })}
        nextHref={next && hrefOf(query, { after: next })}
        summary={pageUncounted(rows.length, { previous, next }, "entry", "entries")}
      />
    </>
  );
}

function Nothing({ query }: { query: AuditQuery }) {
  const filtered = Object.values(query).some(Boolean);
  return (
    <EmptyList
      icon={<ScrollText className="size-6" />}
      title={filtered ? "Nothing matches." : "Nothing has been recorded yet."}
      searched={{ filtered, to: PATH }}
    >
      {filtered ? "Try another kind, person or day." : "The next sign-in or change of a right shows here."}
    </EmptyList>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const DANGER: readonly AuditKind[] = ["sign_in_failed", "payment_mismatch", "limit_reached"];
const WARNING: readonly AuditKind[] = [
  "role_changed",
  "status_changed",
  "user_deleted",
  "account_deleted",
  "data_deleted",
];

function toneOf(kind: string) {
  if (isOneOf(DANGER, kind)) return "danger";
  return isOneOf(WARNING, kind) ? "warning" : "neutral";
}

function AuditTable({ rows, query }: { rows: Row[]; query: AuditQuery }) {
  return (
    <PlainLinks>
      <Table caption="Audit record" columns={["What", "Who", "When", "From"]}>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td>
              <Badge tone={toneOf(row.kind)}>{row.label}</Badge>
              <span className="mt-1 block [overflow-wrap:anywhere]">{row.summary}</span>
            </Td>
            <Td label="Who">
              {row.actorId ? (
                <a
                  href={hrefOf({ ...query, person: row.actorId })}
                  className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4 md:my-0 md:min-h-0"
                >
                  {row.actor}
                </a>
              ) : (
                row.actor
              )}
            </Td>
            <Td label="When" className="tabular-nums">
              {row.when}
            </Td>
            <Td label="From">
              <span title={row.browser ?? undefined} className="[overflow-wrap:anywhere]">
                {row.from}
              </span>
            </Td>
          </Tr>
        ))}
      </Table>
    </PlainLinks>
  );
}
