import { carryOut } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { deleteAccount, findAccount } from "#app/people/account.server.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/delete";
import { PATH } from "./address.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  const account = await findAccount(viewer, params.id);
  return { words: `${account.subscriptionTier} · ${shortId(account.id)}` };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  const back = PATH + url.search;
  return carryOut(back, { failed: "Error", otherwise: messages.accounts.deleteFailed }, async () => {
    await deleteAccount(viewer, params.id);
    return { title: messages.accounts.deleted };
  });
}

export const meta = metaOf("Delete Account");

export default function DeleteAccount({ loaderData }: Route.ComponentProps) {
  return (
    <FormDialog
      title="Delete Account"
      description={loaderData.words}
      size="sm"
      submit="Delete Account"
      variant="danger"
      busyLabel="Deleting…"
    >
      <p>Are you sure you want to delete this account? This action cannot be undone.</p>
    </FormDialog>
  );
}
