import { Boxes } from "lucide-react";
import { listPackages } from "#app/desk/packages/packages.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { Money } from "#app/ui/money/money.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table, Td, Tr } from "#app/ui/table.tsx";
import type { Route } from "./+types/list";

const PATH = "/dashboard/packages";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const archived = url.searchParams.has("archived");
  const packages = await listPackages(viewer, archived);
  return {
    archived,
    rows: packages.map(({ id, name, note, lines, total, changedByName, updatedAt }) => ({
      id,
      name,
      note,
      total,
      count: lines.length,
      lines: lines.map(({ description }) => description).join(", "),
      changed: `${changedByName}, ${formatDateTime(updatedAt)}`,
    })),
  };
}

export const meta = metaOf("Packages");

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const { rows, archived } = loaderData;
  return (
    <>
      <PageHeader
        title={archived ? "Archived Packages" : "Packages"}
        description="Lines that you quote together again and again. Their name, while a line is typed in New or on a repair, puts all of them there."
        actions={
          <>
            <ButtonLink to={archived ? PATH : `${PATH}?archived`} variant="secondary">
              {archived ? "Offered" : "Archived"}
            </ButtonLink>
            <ButtonLink to={`${PATH}/new`}>New Package</ButtonLink>
          </>
        }
      />
      <Card className="overflow-hidden">
        {rows.length === 0 ? (
          <EmptyState
            icon={<Boxes className="size-6" />}
            title={archived ? "Nothing is archived" : "No packages yet"}
            action={
              <ButtonLink to={archived ? PATH : `${PATH}/new`} size="sm">
                {archived ? "See what is offered" : "Make the first one"}
              </ButtonLink>
            }
          >
            {archived
              ? "A package that is archived is not offered any more, and can be offered again."
              : "Front brakes with pads, rotors, labor and shop supplies, for example: four lines by one name."}
          </EmptyState>
        ) : (
          <PackageTable rows={rows} />
        )}
      </Card>
      {rows.length > 0 ? <Pagination csv="/dashboard/export/packages" /> : null}
    </>
  );
}

function PackageTable({ rows }: { rows: Route.ComponentProps["loaderData"]["rows"] }) {
  return (
    <Table
      caption="Packages"
      className="tight"
      columns={["Package", "Lines", { name: "Sum", align: "end" }, "Changed", { name: "Actions", align: "end" }]}
    >
      {rows.map((row) => (
        <Tr key={row.id}>
          <Td className="[overflow-wrap:anywhere]">
            <span className="block font-medium">{row.name}</span>
            {row.note ? (
              <span title={row.note} className="text-muted md:line-clamp-1">
                {row.note}
              </span>
            ) : null}
          </Td>
          <Td label="Lines" className="[overflow-wrap:anywhere]">
            <span className="md:line-clamp-2">
              {row.count}: {row.lines}
            </span>
          </Td>
          <Td label="Sum" align="end" className="tabular-nums">
            <Money cents={row.total} />
          </Td>
          <Td label="Changed" className="text-muted lg:whitespace-nowrap">
            {row.changed}
          </Td>
          <Td align="end">
            <ButtonLink to={`${PATH}/${row.id}`} variant="quiet" size="sm" aria-label={`Edit ${row.name}`}>
              Edit
            </ButtonLink>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
