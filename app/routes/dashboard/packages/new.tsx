import { KeepPackage, toPackageLines } from "#app/desk/packages/package.ts";
import { makePackage } from "#app/desk/packages/packages.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/new";
import { moreRows } from "./more-rows.ts";
import { PackageForm } from "./package-form.tsx";

/** An empty one, or one that begins with the lines of a repair within the viewer's scope. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const from = url.searchParams.get("from");
  if (from === null) return { lines: [], more: 0 };
  const { lineItems } = await findRepairRequest(viewer, from);
  const lines = toPackageLines(lineItems);
  return { lines, more: lineItems.length - lines.length };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const form = await readForm(request);
  const more = moreRows(form);
  if (more) return more;
  return save(form, { schema: KeepPackage, failed: "Package not saved" }, async (value) => {
    await makePackage(viewer, value);
    const said = { title: "Package saved", description: value.name };
    return { to: "/dashboard/packages", ...said };
  });
}

export const meta = metaOf("New Package");

export default function NewPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, more } = loaderData;
  return (
    <>
      <PageHeader
        title="New Package"
        description={
          lines.length > 0
            ? `The lines of the repair, at what the shop asked.${more > 0 ? ` ${more} more did not fit.` : ""}`
            : "Lines that you quote together again and again."
        }
        backTo="/dashboard/packages"
        backLabel="Back to the packages"
      />
      <PackageForm values={{ name: "", note: "", lineItems: lines }} answer={actionData} button="Save Package" />
    </>
  );
}
