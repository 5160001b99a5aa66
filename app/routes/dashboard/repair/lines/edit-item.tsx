import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { EditLineItem } from "#app/repair/lines/schemas.ts";
import { editLineItem } from "#app/repair/verbs.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import { openLine } from "../open-repair.server.ts";
import type { Route } from "./+types/edit-item";
import { ItemDialog } from "./item-dialog.tsx";
import { valuesOfItem } from "./item-values.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { item, typed } = await openLine(request, params);
  const originals = item.group === "quote_analyzed";
  return {
    version: item.version,
    originals,
    typed,
    values: valuesOfItem(item),
    original: formatMoney(item.originalPrice),
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: EditLineItem.omit({ group: true }), failed: "Update failed" }, async (value) => {
    await editLineItem(viewer, params.itemId, value);
    return { to: `/dashboard/repair-requests/${params.id}${url.search}`, title: "Line item updated" };
  });
}

export const meta = metaOf("Edit line item");

export default function EditItem({ loaderData }: Route.ComponentProps) {
  const { version, originals, typed, values, original } = loaderData;
  return (
    <ItemDialog
      id="edit-item"
      title="Edit line item"
      description={`Originally quoted at ${original}`}
      values={values}
      version={version}
      originals={originals}
      typed={typed}
      submit="Save line item"
    />
  );
}
