import { data } from "react-router";
import { runMigrations } from "#app/access/migration.server.ts";
import { asFailure, loaderWith, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast, toastOf } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/schema";
import { PATH } from "./address.ts";

export const loader = loaderWith("admin.api");

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
  return (
    <FormDialog title="Update Schema" size="sm" submit="Update Schema" busyLabel="Updating…">
      <div className="grid gap-4">
        {actionData ? <Alert title={messages.providers.migrationFailed.title}>{actionData.message}</Alert> : null}
        <p>
          Are you sure you want to run the schema update? The database structure will be changed: the migrations of this
          version that the database does not have yet are applied.
        </p>
        <p className="text-sm text-muted">When it has them all, nothing happens.</p>
      </div>
    </FormDialog>
  );
}
