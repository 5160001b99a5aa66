import { Form, useLocation, useNavigation } from "react-router";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { deleteAccount, findAccount } from "#app/people/account.server.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
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
  try {
    await deleteAccount(viewer, params.id);
    return await redirectWithToast(back, { kind: "success", title: messages.accounts.deleted });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.accounts.deleteFailed), back, "Error");
  }
}

export const meta = metaOf("Delete Account");

export default function DeleteAccount({ loaderData }: Route.ComponentProps) {
  const closeTo = PATH + useLocation().search;
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Delete Account" description={loaderData.words} closeTo={closeTo} size="sm">
      <p>Are you sure you want to delete this account? This action cannot be undone.</p>
      <Form method="post" className="mt-6">
        <FormButtons variant="danger" busy={busy} busyLabel="Deleting…" cancelTo={closeTo}>
          Delete Account
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
