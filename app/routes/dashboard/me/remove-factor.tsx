import { askedOnce } from "#app/http/asked-once.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { requireFresh } from "#app/http/sign-in.server.ts";
import { findFactors, nameOfFactor, removeFactor } from "#app/people/second-factor/factors.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
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
  return carryOut(BACK, { failed: "Not removed" }, async () => {
    await removeFactor(viewer, params.id);
    return { title: "Removed" };
  });
}

export const meta = metaOf("Remove");

export default function RemoveFactor({ loaderData }: Route.ComponentProps) {
  return (
    <FormDialog title="Remove" size="sm" submit="Remove" variant="danger" busyLabel="Removing…">
      <p>It will no longer open your second step: {loaderData.name}.</p>
    </FormDialog>
  );
}
