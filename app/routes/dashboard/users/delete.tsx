import { Form, Link, useLocation, useNavigation } from "react-router";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { deleteUser, findUser } from "#app/people/user.server.ts";
import { shortId } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
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
  try {
    const user = await findUser(viewer, params.id);
    await deleteUser(viewer, params.id);
    return await redirectWithToast(await stillToHandOver(viewer, user.id, back), {
      kind: "success",
      title: messages.users.deleted,
    });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.users.deleteFailed), back, "Error");
  }
}

export const meta = metaOf("Delete User");

export default function DeleteUser({ loaderData }: Route.ComponentProps) {
  const closeTo = PATH + useLocation().search;
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Delete User" description={loaderData.words} closeTo={closeTo} size="sm">
      <p>Are you sure you want to delete this user? This action cannot be undone.</p>
      {loaderData.handOver ? (
        <p className="mt-3 text-sm">
          Open repairs of theirs stay theirs.{" "}
          <Link to={loaderData.handOver} className="text-accent-text underline">
            Hand over the work first
          </Link>
          .
        </p>
      ) : null}
      <Form method="post" className="mt-6">
        <FormButtons variant="danger" busy={busy} busyLabel="Deleting…" cancelTo={closeTo}>
          Delete User
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
