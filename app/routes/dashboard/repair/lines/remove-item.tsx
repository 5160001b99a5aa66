import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { removeLineItem } from "#app/repair/verbs.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import { openLine } from "../open-repair.server.ts";
import type { Route } from "./+types/remove-item";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { description, totalPrice, version } = (await openLine(request, params)).item;
  return { description, price: formatMoney(totalPrice), version };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const version = Number((await readForm(request)).get("version") || Number.NaN);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Deletion failed" }, async () => {
    await removeLineItem(viewer, params.itemId, Number.isInteger(version) ? version : undefined);
    return { title: "Line item removed" };
  });
}

export const meta = metaOf("Remove line item");

export default function RemoveItem({ loaderData }: Route.ComponentProps) {
  return (
    <FormDialog
      title="Remove line item"
      size="sm"
      submit="Remove line item"
      variant="danger"
      busyLabel="Removing…"
      version={loaderData.version}
    >
      <p>
        Remove <strong>{loaderData.description}</strong> ({loaderData.price}) from this repair request? The history
        keeps it.
      </p>
    </FormDialog>
  );
}
