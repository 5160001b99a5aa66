import { Form, useNavigation } from "react-router";
import { askedOnce } from "#app/http/asked-once.ts";
import { refusedAtDoor, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { requireFresh } from "#app/http/sign-in.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findFactors, nameOfFactor, removeFactor } from "#app/people/second-factor/factors.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/remove-factor";

const BACK = "/dashboard/account";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  await requireFresh(request, viewer);
  const factors = await askedOnce(request, "factors", () => findFactors(viewer.user.id));
  const name = nameOfFactor(factors, params.id);
  return name ? { name } : throwAsResponse(notFound("This second factor"));
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  await requireFresh(request, viewer);
  try {
    await removeFactor(viewer, params.id);
    return await redirectWithToast(BACK, { kind: "success", title: "Removed" });
  } catch (error) {
    return refusedAtDoor(error, BACK, "Not removed");
  }
}

export const meta = metaOf("Remove");

export default function RemoveFactor({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Remove" closeTo={BACK} size="sm">
      <p>It will no longer open your second step: {loaderData.name}.</p>
      <Form method="post" className="mt-6">
        <FormButtons variant="danger" busy={busy} busyLabel="Removing…" cancelTo={BACK}>
          Remove
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
