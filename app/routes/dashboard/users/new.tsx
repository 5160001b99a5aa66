import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { listAccountChoices } from "#app/people/account-list.server.ts";
import { PASSWORD_HINT } from "#app/people/password-length.ts";
import { createUser } from "#app/people/user.server.ts";
import { NewUser } from "#app/people/user.ts";
import { fullName } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/new";
import { PATH } from "./address.ts";
import { UserDialog } from "./user-dialog.tsx";

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
    return { to: PATH + url.search, title: messages.users.created, description: fullName(user) };
  });
}

export const meta = metaOf("Create User");

export default function CreateUser({ loaderData }: Route.ComponentProps) {
  return (
    <UserDialog
      title="Create User"
      values={{ role: "driver", status: "Active", ...loaderData.typed }}
      accounts={loaderData.accounts}
      passwordHint={`${PASSWORD_HINT}. Drivers sign in by phone and need none.`}
      submit="Create User"
      busyLabel="Creating…"
    />
  );
}
