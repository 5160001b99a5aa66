import { randomUUID } from "node:crypto";
import { useState } from "react";
import { useLocation } from "react-router";
import { AddLines, type GridRow } from "#app/desk/packages/package.ts";
import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { type Added, addLineItems } from "#app/repair/lines/add-many.server.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { openRepair } from "../open-repair.server.ts";
import type { Route } from "./+types/add-lines";
import { LinesForm } from "./lines-form.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const found = await openRepair(request, params.id, "editItems", "The lines of this repair are closed.");
  return { token: randomUUID(), car: vehicleTitle(found.vehicle) };
}

/** All of them or none. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: AddLines, failed: "Adding failed" }, async (value) => {
    const { token, lineItems } = value;
    const added = await addLineItems(viewer, params.id, { token, lines: lineItems });
    return { to: `/dashboard/repair-requests/${params.id}${url.search}`, ...addedToast(lineItems.length, added) };
  });
}

/** All that stood there were sent before, and their answer did not arrive: they are what was added. */
function addedToast(sent: number, { standing, corrected }: Added) {
  const fresh = sent - standing - corrected;
  const added = fresh || (corrected > 0 ? 0 : sent);
  const said = [
    ...(added > 0 && standing > 0 && added < sent
      ? [`${standing === 1 ? "One" : standing} of these stood there already, added a moment before.`]
      : []),
    ...(added > 0 && corrected > 0 ? [`${corrected === 1 ? "One" : corrected} was put right.`] : []),
  ];
  return {
    title: added > 0 ? counted(added, "added") : counted(corrected, "put right"),
    ...(said.length > 0 ? { description: said.join(" ") } : {}),
  };
}

function counted(count: number, deed: string) {
  return count === 1 ? `Line item ${deed}` : `${count} line items ${deed}`;
}

export const meta = metaOf("Add line items");

export default function AddLineItems({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  const [begun] = useState(loaderData.token);
  const typed = actionData?.initialValue as { token?: string; lineItems?: Partial<GridRow>[] } | undefined;
  return (
    <RouteDialog title="Add line items" description="The customer decides on them before they are done." size="lg">
      <LinesForm
        door={`/dashboard/repair-requests/${params.id}/lines${search}`}
        token={typed?.token ?? begun}
        car={loaderData.car}
        {...(typed?.lineItems ? { initial: typed.lineItems } : {})}
        errors={actionData?.error?.lineItems ?? undefined}
      >
        <FormButtons busyLabel="Adding…">Add</FormButtons>
      </LinesForm>
    </RouteDialog>
  );
}
