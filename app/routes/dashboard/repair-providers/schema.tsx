import { data, Form, useLocation, useNavigation } from "react-router";
import { runMigrations } from "#app/access/migration.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/schema";
import { PATH } from "./address.ts";

export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "admin.api");
  return null;
}

export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "admin.api");
  try {
    const { message } = await runMigrations(viewer);
    const toast = { kind: "success", title: messages.providers.migrated, description: message } as const;
    return await redirectWithToast(PATH + url.search, toast);
  } catch (error) {
    const { title, description } = messages.providers.migrationFailed;
    const { status, message } = asFailure(error, description);
    return data({ message, toast: toastOf({ kind: "error", title, description: message }) }, { status });
  }
}

export const meta = metaOf("Update Schema");

export default function UpdateSchema({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = PATH + search;
  return (
    <RouteDialog title="Update Schema" closeTo={closeTo} size="sm">
      <div className="grid gap-4">
        {actionData ? <Alert title={messages.providers.migrationFailed.title}>{actionData.message}</Alert> : null}
        <p>
          Are you sure you want to run the schema update? The database structure will be changed: the migrations of this
          version that the database does not have yet are applied.
        </p>
        <p className="text-sm text-muted">When it has them all, nothing happens.</p>
      </div>
      <Form method="post" className="mt-6">
        <FormButtons busy={busy} busyLabel="Updating…" cancelTo={closeTo}>
          Update Schema
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
