import { save } from "#app/http/form/save.server.ts";
import { loaderWith, requirePermission } from "#app/http/permission.server.ts";
import { createAccount } from "#app/people/account.server.ts";
import { NewAccount } from "#app/people/account.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/new";
import { AccountDialog } from "./account-dialog.tsx";
import { PATH } from "./address.ts";

export const loader = loaderWith("accounts.manage");

export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "accounts.manage");
  return save(
    request,
    { schema: NewAccount, failed: "Error", otherwise: messages.accounts.createFailed },
    async (value) => {
      const account = await createAccount(viewer, value);
      return {
        to: PATH + url.search,
        title: messages.accounts.created,
        description: [account.name, account.subscriptionTier, shortId(account.id)].filter(Boolean).join(" · "),
      };
    },
  );
}

export const meta = metaOf("Create Account");

export default function CreateAccount() {
  return (
    <AccountDialog
      title="Create Account"
      size="sm"
      values={{ status: "Active" }}
      submit="Create Account"
      busyLabel="Creating…"
    />
  );
}
