import { useLocation } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { createAccount } from "#app/people/account.server.ts";
import { NewAccount } from "#app/people/account.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/new";
import { AccountForm } from "./account-form.tsx";
import { PATH } from "./address.ts";

export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "accounts.manage");
  return null;
}

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

export default function CreateAccount({ actionData }: Route.ComponentProps) {
  const closeTo = PATH + useLocation().search;
  return (
    <RouteDialog title="Create Account" closeTo={closeTo} size="sm">
      <AccountForm
        answer={actionData}
        values={{ status: "Active" }}
        button="Create Account"
        busyLabel="Creating…"
        closeTo={closeTo}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
