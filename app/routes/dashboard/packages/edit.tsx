import { Form } from "react-router";
import { KeepPackage, toGridLine } from "#app/desk/packages/package.ts";
import { archivePackage, changePackage, findPackage } from "#app/desk/packages/packages.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { invalid, refused, refusedAtDoor } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/edit";
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
  const intent = form.get("intent");
  if (intent === "archive" || intent === "offer") {
    try {
      await archivePackage(viewer, params.id, intent === "archive");
      const title = intent === "archive" ? "Package archived" : "Package offered again";
      return await redirectWithToast(LIST, { kind: "success", title });
    } catch (error) {
      return refusedAtDoor(asFailure(error, messages.unforeseen), `${LIST}/${params.id}`, "Not done");
    }
  }
  const submission = parseForm(form, { schema: KeepPackage });
  if (submission.status !== "success") return invalid(submission);
  try {
    await changePackage(viewer, params.id, submission.value);
    const said = { title: "Package saved", description: submission.value.name };
    return await redirectWithToast(LIST, { kind: "success", ...said });
  } catch (error) {
    return refused(error, submission, "Package not saved", messages.unforeseen);
  }
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
