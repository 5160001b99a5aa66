import { useLocation } from "react-router";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { listAccountChoices } from "#app/people/account-list.server.ts";
import { createUser } from "#app/people/user.server.ts";
import { NewUser } from "#app/people/user.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/new";
import { PATH } from "./address.ts";
import { UserForm } from "./user-form.tsx";

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const typed = { accountId: url.searchParams.get("accountId") ?? "", ...(await typedBefore(request, url)) };
  const q = url.searchParams.get("accountQ")?.slice(0, 200) ?? "";
  const options = await listAccountChoices(viewer, { q, chosen: String(typed.accountId) });
  return { accounts: { q, options }, typed };
}

export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  return save(request, { schema: NewUser, failed: "Error", otherwise: messages.users.createFailed }, async (value) => {
    const user = await createUser(viewer, value);
    return { to: PATH + url.search, title: messages.users.created, description: `${user.firstName} ${user.lastName}` };
  });
}

export const meta = metaOf("Create User");

export default function CreateUser({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = PATH + useLocation().search;
  return (
    <RouteDialog title="Create User" closeTo={closeTo}>
      <UserForm
        answer={actionData}
        values={{ role: "driver", status: "Active", ...loaderData.typed }}
        accounts={loaderData.accounts}
        passwordHint="At least 8 characters. Drivers sign in by phone and need none."
        button="Create User"
        busyLabel="Creating…"
        closeTo={closeTo}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
