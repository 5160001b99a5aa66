import { Form, useLocation, useNavigation } from "react-router";
import { refusedAtDoor, throwAsResponse } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findFactors, resetSecondFactor } from "#app/people/second-factor/factors.server.ts";
import { findUser } from "#app/people/user.server.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/second-factor";
import { PATH } from "./address.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const user = await findUser(viewer, params.id).catch(throwAsResponse);
  const { app, passkeys } = await findFactors(user.id);
  const has = [
    ...(app ? ["an authenticator app"] : []),
    ...(passkeys.length > 0 ? [passkeys.length === 1 ? "1 passkey" : `${passkeys.length} passkeys`] : []),
  ];
  return { name: `${user.firstName} ${user.lastName}`.trim(), has: has.join(" and ") };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const back = PATH + url.search;
  try {
    await resetSecondFactor(viewer, params.id);
    return await redirectWithToast(back, {
      kind: "success",
      title: "Second factor reset",
      description: "The person has been signed out everywhere.",
    });
  } catch (error) {
    return refusedAtDoor(error, back, "Error");
  }
}

export const meta = metaOf("Reset second factor");

export default function ResetSecondFactor({ loaderData: { name, has } }: Route.ComponentProps) {
  const closeTo = PATH + useLocation().search;
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Reset second factor" description={name} closeTo={closeTo} size="sm">
      <p>
        {has ? `${name} has ${has}. ` : `${name} has no second factor. `}
        After a reset the password alone signs in until a new one is set up, and every session ends. Be sure who is
        asking.
      </p>
      <Form method="post" className="mt-6">
        <FormButtons variant="danger" busy={busy} busyLabel="Resetting…" cancelTo={closeTo} disabled={!has}>
          Reset
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
