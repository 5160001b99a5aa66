import { Link } from "react-router";
import { typedBefore } from "#app/http/form/in-address.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { listAccountChoices } from "#app/people/account-list.server.ts";
import { PASSWORD_HINT } from "#app/people/password-length.ts";
import { findUserAndFactor, updateUser } from "#app/people/user.server.ts";
import { EditUser as Edited } from "#app/people/user.ts";
import { formatPhone, fullName } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/edit";
import { PATH } from "./address.ts";
import { UserDialog } from "./user-dialog.tsx";
import { afterChange, hasWork } from "./work-left.server.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const q = url.searchParams.get("accountQ")?.slice(0, 200) ?? "";
  const found = await findUserAndFactor(viewer, params.id);
  const { id: _id, createdAt: _createdAt, updatedAt, secondFactor, ...user } = found;
  return {
    name: fullName(user),
    version: updatedAt.toISOString(),
    handOver: hasWork(user.role) ? `${PATH}/${params.id}/hand-over` : null,
    accounts: { q, options: await listAccountChoices(viewer, { q, chosen: user.accountId }) },
    typed: await typedBefore(request, url),
    secondFactor,
    values: { ...user, email: user.email ?? "", phone: user.phone ? formatPhone(user.phone) : "" },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  return save(
    request,
    { schema: Edited, disableAutoCoercion: true, failed: "Error", otherwise: messages.users.updateFailed },
    async (value) => {
      const user = await updateUser(viewer, params.id, value);
      const back = PATH + url.search;
      return {
        to: await afterChange(viewer, user, back),
        title: messages.users.updated,
        description: fullName(user),
      };
    },
  );
}

export const meta = metaOf("Edit User");

export default function EditUser({ loaderData }: Route.ComponentProps) {
  const { name, version, handOver, secondFactor, accounts, values, typed } = loaderData;
  return (
    <UserDialog
      title="Edit User"
      description={name}
      version={version}
      values={{ ...values, ...typed }}
      accounts={accounts}
      passwordHint={`${PASSWORD_HINT}. Blank keeps the current one.`}
      submit="Save User"
      below={
        secondFactor ? (
          <p className="mt-4 text-sm">
            <Link to="../second-factor" relative="path" className="underline">
              Reset second factor
            </Link>
          </p>
        ) : null
      }
    >
      {handOver ? (
        <p className="text-sm">
          Before an advisor or a technician is suspended:{" "}
          <Link to={handOver} className="text-accent-text underline">
            hand over their open repairs
          </Link>
          .
        </p>
      ) : null}
    </UserDialog>
  );
}
