import { Link } from "react-router";
import { listLeftBehind } from "#app/desk/person/left-behind.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findDeletionAsked } from "#app/people/deletion.server.ts";
import { deletionAskedSaid } from "#app/people/deletion.ts";
import { deleteUser, findUser } from "#app/people/user.server.ts";
import { fullName, shortId } from "#app/platform/format.ts";
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
    asked: deletionAskedSaid(await findDeletionAsked(viewer, user.id)),
    left: await listLeftBehind(viewer, user.id),
    words: `${fullName(user)} · ${shortId(user.id)}`,
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const back = PATH + url.search;
  const sure = (await readForm(request)).get("sure") === "yes";
  return carryOut(back, { failed: "Error", otherwise: messages.users.deleteFailed }, async () => {
    const user = await findUser(viewer, params.id);
    const left = sure ? [] : await listLeftBehind(viewer, user.id);
    if (left.length > 0) {
      const description = `${left.join(" ")} Tick that you delete this customer all the same.`;
      const to = `${PATH}/${user.id}/delete${url.search}`;
      return { to, kind: "error", title: "Not deleted", description } as const;
    }
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
      {loaderData.asked ? <p>{loaderData.asked}</p> : null}
      <p>Are you sure you want to delete this user? This action cannot be undone.</p>
      {loaderData.left.length > 0 ? (
        <div className="grid gap-2 text-sm">
          <ul className="grid list-disc gap-1 pl-5">
            {loaderData.left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            Once they are deleted there is nobody to tell of it and nobody to collect from. Keep the PDF of an invoice
            first where you need its name.
          </p>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="sure" value="yes" required className="size-5" />
            Delete all the same
          </label>
        </div>
      ) : null}
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
