import { Form, useLocation, useNavigation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { removeLineItem } from "#app/repair/verbs.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/remove-item";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, params.id);
  const item = found.lineItems.find(({ id }) => id === params.itemId);
  if (!item) throw notFound("This line item");
  if (viewer.user.role === "driver") throw forbidden();
  return { description: item.description, price: formatMoney(item.totalPrice), version: item.version };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const version = Number((await readForm(request)).get("version") || Number.NaN);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  try {
    await removeLineItem(viewer, params.itemId, Number.isInteger(version) ? version : undefined);
    return await redirectWithToast(back, { kind: "success", title: "Line item removed" });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Deletion failed");
  }
}

export const meta = metaOf("Remove line item");

export default function RemoveItem({ loaderData, params }: Route.ComponentProps) {
  const backTo = `/dashboard/repair-requests/${params.id}${useLocation().search}`;
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Remove line item" closeTo={backTo} size="sm">
      <p>
        Remove <strong>{loaderData.description}</strong> ({loaderData.price}) from this repair request? The history
        keeps it.
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-2">
        <SeenVersion version={loaderData.version} />
        <Button variant="danger" busy={busy} busyLabel="Removing…">
          Remove line item
        </Button>
        <ButtonLink to={backTo} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </RouteDialog>
  );
}
