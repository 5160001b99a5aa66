import { useLocation } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import {
  addRecommendation,
  findRecommendation,
  updateRecommendation,
} from "#app/shop/service-recommendation.server.ts";
import { EditRecommendation, RECOMMENDATION_STATUSES } from "#app/shop/service-recommendation.ts";
import { findVehicleAndOwner } from "#app/shop/vehicle-list.server.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/recommendation";
import { vehicleHref } from "./address.ts";

const NEW = "new";

/** Errors: 404 also for the recommendation of another vehicle. */
async function findOf(viewer: Viewer, { id, recommendationId }: Route.LoaderArgs["params"]) {
  const found = await findRecommendation(viewer, recommendationId);
  if (found.vehicleId !== id) throw notFound("This recommendation");
  return found;
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "recommendations.write");
  await askedOnce(request, `vehicle ${params.id}`, () => findVehicleAndOwner(viewer, params.id));
  if (params.recommendationId === NEW) return { values: { recommendationType: "Maintenance", status: "Pending" } };
  const { recommendedDueDate, recommendedDueMileage, ...found } = await findOf(viewer, params);
  return {
    values: {
      ...found,
      recommendedDueDate: recommendedDueDate?.toISOString().slice(0, 10) ?? "",
      recommendedDueMileage: recommendedDueMileage === null ? "" : String(recommendedDueMileage),
    },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "recommendations.write");
  return save(
    request,
    { schema: EditRecommendation, disableAutoCoercion: true, failed: "Recommendation not saved" },
    async (value) => {
      if (params.recommendationId === NEW) await addRecommendation(viewer, { ...value, vehicleId: params.id });
      else await updateRecommendation(viewer, (await findOf(viewer, params)).id, value);
      return { to: vehicleHref(params.id, url.search, "recommendations"), title: "Recommendation saved" };
    },
  );
}

export const meta = metaOf("Recommendation");

type Values = Record<
  "recommendationType" | "recommendedServiceDescription" | "recommendedDueDate" | "recommendedDueMileage" | "status",
  string
>;

export default function RecommendationDialog({ loaderData, params }: Route.ComponentProps) {
  const [form, fields] = useForm<Values>({
    id: "recommendation",
    defaultValue: loaderData.values,
  });
  return (
    <FormDialog
      title={params.recommendationId === NEW ? "Add Recommendation" : "Edit Recommendation"}
      closeTo={vehicleHref(params.id, useLocation().search, "recommendations")}
      form={form}
      submit="Save Recommendation"
    >
      <TextAreaField field={fields.recommendedServiceDescription} label="Service" required rows={3} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.recommendationType} label="Type" required />
        <SelectField field={fields.status} label="Status" options={RECOMMENDATION_STATUSES} />
        <TextField field={fields.recommendedDueDate} label="Due date" type="date" />
        <TextField field={fields.recommendedDueMileage} label="Due mileage" inputMode="numeric" hint="In miles." />
      </div>
    </FormDialog>
  );
}
