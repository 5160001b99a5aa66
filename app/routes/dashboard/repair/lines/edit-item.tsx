import { data, useLocation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { toDecimal } from "#app/platform/money.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { EditLineItem } from "#app/repair/lines/schemas.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { editLineItem } from "#app/repair/verbs.server.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/edit-item";
import { type ItemFields, ItemForm } from "./item-form.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  return await findItem(request, params);
}

async function findItem(request: Request, { id, itemId }: { id: string; itemId: string }) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, id);
  const item = found.lineItems.find((candidate) => candidate.id === itemId);
  if (!item) throw notFound("This line item");
  const { editItems } = requestPermissions(viewer.user, found);
  if (!editItems && viewer.user.role === "driver") throw forbidden();
  return {
    version: item.version,
    originals: item.group === "quote_analyzed",
    values: {
      type: item.type,
      status: item.status,
      description: item.description,
      detailedDescription: item.detailedDescription ?? "",
      quantity: String(item.quantity),
      unitPrice: toDecimal(item.unitPrice),
      originalQuantity: String(item.originalQuantity),
      originalUnitPrice: toDecimal(item.originalUnitPrice),
      partCondition: item.partCondition ?? "",
    },
    original: formatMoney(item.originalPrice),
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const submission = await readSubmission(request, { schema: EditLineItem.omit({ group: true }) });
  if (submission.status !== "success") return invalid(submission);
  try {
    await editLineItem(viewer, params.itemId, submission.value);
    return await redirectWithToast(`/dashboard/repair-requests/${params.id}${url.search}`, {
      kind: "success",
      title: "Line item updated",
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) return refusedOrThrown(error, submission);
    // What stands now goes beside what was entered, with its version: saving again is then a decision, not an accident.
    const answer = refused(error, submission, "Update failed");
    return data({ ...answer.data, current: await findItem(request, params) }, { status: 409 });
  }
}

function refusedOrThrown(error: unknown, submission: Parameters<typeof refused>[1]) {
  if (error instanceof Refusal && (error.status === 403 || error.status === 404)) throwAsResponse(error);
  return refused(error, submission, "Update failed", messages.unforeseen);
}

export const meta = metaOf("Edit line item");

export default function EditItem({ loaderData, actionData, params }: Route.ComponentProps) {
  const current = (actionData as { current?: Awaited<ReturnType<typeof findItem>> } | undefined)?.current;
  const { version, originals } = current ?? loaderData;
  const [form, fields] = useForm<ItemFields>({
    id: "edit-item",
    lastResult: actionData,
    defaultValue: loaderData.values,
  });
  const backTo = `/dashboard/repair-requests/${params.id}${useLocation().search}`;
  return (
    <RouteDialog title="Edit line item" description={`Originally quoted at ${loaderData.original}`} closeTo={backTo}>
      {current ? <StandsNow values={current.values} /> : null}
      <ItemForm
        form={form}
        fields={fields}
        version={version}
        originals={originals}
        submitLabel="Save line item"
        backTo={backTo}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}

function StandsNow({ values }: { values: Record<string, string> }) {
  const shown: [string, string | undefined][] = [
    ["Description", values.description],
    ["Type", values.type],
    ["Quantity", values.quantity],
    ["Unit price", `$${values.unitPrice}`],
    ["Status", values.status],
  ];
  return (
    <section aria-label="What stands now" className="mb-5 rounded-lg bg-raised p-4 text-sm">
      <h3 className="font-semibold">What stands now</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {shown.map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
