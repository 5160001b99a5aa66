import { BookOpenText } from "lucide-react";
import { useLocation } from "react-router";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { listGuide } from "#app/prices/own/correct.server.ts";
import { type Coverage, findCoverage } from "#app/prices/own/coverage.server.ts";
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
import type { Route } from "./+types/list";

const PATH = "/dashboard/price-guide";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "guide.manage");
  const q = url.searchParams.get("q")?.slice(0, 100) ?? "";
  const { rows: jobs, more } = await listGuide(viewer, q);
  return {
    q,
    more,
    covered: q === "" ? coveredIn(await findCoverage(viewer)) : null,
    rows: jobs.map(({ price, ...job }) => ({
      ...job,
      range: price ? rangeOf(price.low, price.high) : null,
      parts: price?.parts ? rangeOf(price.parts.low, price.parts.high) : null,
      labor: price?.labor ? rangeOf(price.labor.low, price.labor.high) : null,
      hours: price?.hours ? `${price.hours.low.toFixed(1)} to ${price.hours.high.toFixed(1)} h` : null,
      witnesses: price ? `${price.witnesses} independent ${price.witnesses === 1 ? "source" : "sources"}` : null,
      fromShop: price?.fromShop ?? false,
      grades: price ? price.grades.split("").join(", ") : null,
    })),
  };
}

/** How much of what shops quote the guide can judge, in a sentence; null before anything was quoted. */
function coveredIn(of: Coverage) {
  const judged = of.published + of.ownInvoices + of.corrected;
  if (of.lines === 0) return null;
  const grounds = `${of.published} by published figures, ${of.ownInvoices} by own invoices, ${of.corrected} by corrections`;
  const rest = `${of.noFigures} name a job without enough figures, ${of.notOnCar} work that the car cannot have, ${of.noJob} no job that the guide knows`;
  return `Of the ${of.lines} newest quoted lines without fees, ${judged} got a verdict (${Math.round((100 * judged) / of.lines)}%): ${grounds}. Of the others, ${rest}.`;
}

function rangeOf(low: number, high: number) {
  return `${formatMoney(Math.round(low))} to ${formatMoney(Math.round(high))}`;
}

export const meta = metaOf("Price Guide");

export default function PriceGuidePage({ loaderData }: Route.ComponentProps) {
  const { rows, q, more, covered } = loaderData;
  return (
    <>
      <PageHeader
        title="Price Guide"
        description="What each job should cost on a midsize car at an independent shop, at national labor rates. The car, the state, the kind of shop and the shop's own invoices move these figures."
        actions={<ButtonLink to={`${PATH}/add`}>Add Job</ButtonLink>}
      />
      <SearchForm label="Search jobs" placeholder="Brake, alternator…" action={PATH} defaultValue={q} />
      {covered ? <p className="mt-3 max-w-3xl text-sm text-muted">{covered}</p> : null}
      <Card className="mt-4 overflow-hidden">
        {rows.length === 0 ? (
          <EmptyList icon={<BookOpenText className="size-6" />} title="No jobs found" searched={{ q, to: PATH }}>
            No job of the guide matches these words.
          </EmptyList>
        ) : (
          <GuideTable rows={rows} />
        )}
      </Card>
      {rows.length > 0 ? (
        <Pagination
          csv="/dashboard/export/price-guide"
          summary={more > 0 ? `${more} more jobs: search for a part or a word.` : null}
        />
      ) : null}
      <Outlet />
    </>
  );
}

function GuideTable({ rows }: { rows: Route.ComponentProps["loaderData"]["rows"] }) {
  const { search } = useLocation();
  return (
    <PlainLinks>
      <Table
        caption="Jobs of the price guide"
        columns={["Job", "Fair price", "Parts", "Labor", "Sources", { name: "Actions", align: "end" }]}
      >
        {rows.map((row) => (
          <Tr key={row.slug}>
            <Td>
              <span className="block font-medium">{row.job}</span>
              {row.per === "job" ? null : <span className="text-muted">per {row.per}</span>}
            </Td>
            <Td label="Fair price" className="tabular-nums">
              {row.range ?? "Not enough data"}
            </Td>
            <Td label="Parts" className="tabular-nums">
              {row.parts ?? "—"}
            </Td>
            <Td label="Labor" className="tabular-nums">
              <span>
                {row.labor ?? "—"}
                {row.hours ? <span className="block text-muted">{row.hours}</span> : null}
              </span>
            </Td>
            <Td label="Sources">
              <span className="flex flex-wrap gap-1">
                {row.corrected ? <Badge tone="accent">Corrected</Badge> : null}
                {row.fromShop ? <Badge tone="saved">Own invoices</Badge> : null}
                {row.grades && !row.corrected ? <Badge>Grade {row.grades}</Badge> : null}
                {row.witnesses ? <span className="text-muted">{row.witnesses}</span> : null}
              </span>
            </Td>
            <Td align="end">
              <a
                href={`${PATH}/${row.slug}${search}`}
                aria-label={`Correct ${row.job}`}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                Correct
              </a>
            </Td>
          </Tr>
        ))}
      </Table>
    </PlainLinks>
  );
}
