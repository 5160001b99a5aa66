import { carryOut } from "#app/http/form/save.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findFactors, resetSecondFactor } from "#app/people/second-factor/factors.server.ts";
import { findUser } from "#app/people/user.server.ts";
import { fullName } from "#app/platform/format.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
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
  return { name: fullName(user), has: has.join(" and ") };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "users.manage");
  const back = PATH + url.search;
  return carryOut(back, { failed: "Error" }, async () => {
    await resetSecondFactor(viewer, params.id);
    return { title: "Second factor reset", description: "The person has been signed out everywhere." };
  });
}

export const meta = metaOf("Reset second factor");

export default function ResetSecondFactor({ loaderData: { name, has } }: Route.ComponentProps) {
  return (
    <FormDialog
      title="Reset second factor"
      description={name}
      size="sm"
      submit="Reset"
      variant="danger"
      busyLabel="Resetting…"
      disabled={!has}
    >
      <p>
        {has ? `${name} has ${has}. ` : `${name} has no second factor. `}
        After a reset the password alone signs in until a new one is set up, and every session ends. Be sure who is
        asking.
      </p>
    </FormDialog>
  );
}
