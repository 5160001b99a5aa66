import { Link } from "react-router";
import { carryOut } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { deleteUser, findUser } from "#app/people/user.server.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/delete";
import { PATH } from "./address.ts";
import { hasWork, stillToHandOver } from "./work-left.server.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const user = await findUser(viewer, params.id);
  return {
    ...(hasWork(user.role) ? { handOver: `${PATH}/${user.id}/hand-over` } : {}),
    words: `${user.firstName} ${user.lastName} · ${shortId(user.id)}`,
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const back = PATH + url.search;
  return carryOut(back, { failed: "Error", otherwise: messages.users.deleteFailed }, async () => {
    const user = await findUser(viewer, params.id);
    await deleteUser(viewer, params.id);
    return { to: await stillToHandOver(viewer, user.id, back), title: messages.users.deleted };
  });
}

export const meta = metaOf("Delete User");

export default function DeleteUser({ loaderData }: Route.ComponentProps) {
  return (
    <FormDialog
      title="Delete User"
      description={loaderData.words}
      size="sm"
      submit="Delete User"
      variant="danger"
      busyLabel="Deleting…"
    >
      <p>Are you sure you want to delete this user? This action cannot be undone.</p>
      {loaderData.handOver ? (
        <p className="text-sm">
          Open repairs of theirs stay theirs.{" "}
          <Link to={loaderData.handOver} className="text-accent-text underline">
            Hand over the work first
          </Link>
          .
        </p>
      ) : null}
    </FormDialog>
  );
}
