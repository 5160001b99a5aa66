import { Form } from "react-router";
import { KeepPackage, toGridLine } from "#app/desk/packages/package.ts";
import { archivePackage, changePackage, findPackage } from "#app/desk/packages/packages.server.ts";
import { carryOut, save } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { Button } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/edit";
import { moreRows } from "./more-rows.ts";
import { PackageForm } from "./package-form.tsx";

const LIST = "/dashboard/packages";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const { name, note, lines, archivedAt, updatedAt } = await findPackage(viewer, params.id);
  const values = { name, note: note ?? "", lineItems: lines.map(toGridLine) };
  return { values, archived: archivedAt !== null, version: updatedAt.toISOString() };
}

/** Saves the form, or takes the package out of what is offered, or back into it. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "packages.keep");
  const form = await readForm(request);
  const more = moreRows(form);
  if (more) return more;
  const intent = form.get("intent");
  if (intent === "archive" || intent === "offer") {
    return carryOut(`${LIST}/${params.id}`, { failed: "Not done" }, async () => {
      await archivePackage(viewer, params.id, intent === "archive");
      return { to: LIST, title: intent === "archive" ? "Package archived" : "Package offered again" };
    });
  }
  return save(form, { schema: KeepPackage, failed: "Package not saved" }, async (value) => {
    await changePackage(viewer, params.id, value);
    return { to: LIST, title: "Package saved", description: value.name };
  });
}

export const meta = metaOf("Edit Package");

export default function EditPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, archived, version } = loaderData;
  return (
    <>
      <PageHeader
        title={values.name}
        description={
          archived
            ? "Archived: it is not offered while lines are typed."
            : "What was added to a repair before stays as it was."
        }
        backTo={LIST}
        backLabel="Back to the packages"
        actions={
          <Form method="post">
            <Button name="intent" value={archived ? "offer" : "archive"} variant="secondary" size="sm">
              {archived ? "Offer Again" : "Archive"}
            </Button>
          </Form>
        }
      />
      <PackageForm values={values} version={version} answer={actionData} button="Save Package" />
    </>
  );
}
