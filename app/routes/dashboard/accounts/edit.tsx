import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findAccount, updateAccount } from "#app/people/account.server.ts";
import { EditAccount as Edited } from "#app/people/account.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/edit";
import { AccountDialog } from "./account-dialog.tsx";
import { PATH } from "./address.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  const { id, name, subscriptionTier, status, updatedAt } = await findAccount(viewer, params.id);
  return {
    shortId: shortId(id),
    version: updatedAt.toISOString(),
    values: { name: name ?? "", subscriptionTier, status },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  return save(
    request,
    { schema: Edited, failed: "Error", otherwise: messages.accounts.updateFailed },
    async (value) => {
      const account = await updateAccount(viewer, params.id, value);
      return {
        to: PATH + url.search,
        title: messages.accounts.updated,
        description: [account.name, account.subscriptionTier, shortId(account.id)].filter(Boolean).join(" · "),
      };
    },
  );
}

export const meta = metaOf("Edit Account");

export default function EditAccount({ loaderData }: Route.ComponentProps) {
  return (
    <AccountDialog
      title="Edit Account"
      description={loaderData.shortId}
      size="sm"
      version={loaderData.version}
      values={loaderData.values}
      submit="Save Account"
    />
  );
}
