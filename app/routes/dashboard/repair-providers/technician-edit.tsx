import { useLocation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { invalid } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { fullName } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { toDecimal } from "#app/platform/money.ts";
import { EditTechnician as Entered, REQUIRED_OF_TECHNICIAN } from "#app/shop/repair-provider.ts";
import { updateTechnician } from "#app/shop/technician.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/technician-edit";
import { providerHref } from "./address.ts";
import { failed, findTechnicianOf, inputsAgain, missingOf, withCertifications } from "./answers.server.ts";
import { changedCertifications } from "./certifications.ts";
import { TechnicianDialog } from "./technician-dialog.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "technicians.write");
  const { user, hourlyRate, certifications, updatedAt } = await findTechnicianOf(viewer, params);
  return {
    name: fullName(user),
    version: updatedAt.toISOString(),
    values: { hourlyRate: toDecimal(hourlyRate), certifications },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "technicians.write");
  const form = await readForm(request);
  const submission = parseForm(form, { schema: Entered, disableAutoCoercion: true });
  const certifications = changedCertifications(form);
  if (certifications) return inputsAgain(submission, certifications);
  if (submission.status !== "success")
    return withCertifications(invalid(submission, missingOf(REQUIRED_OF_TECHNICIAN)(submission)), form);
  try {
    const { id } = await findTechnicianOf(viewer, params);
    const { user } = await updateTechnician(viewer, id, submission.value);
    return await redirectWithToast(providerHref(params.id, url.search, "technicians"), {
      kind: "success",
      title: messages.providers.technicianUpdated,
      description: fullName(user),
    });
  } catch (error) {
    return withCertifications(failed(error, submission, messages.providers.technicianUpdateFailed), form);
  }
}

export const meta = metaOf("Edit Technician");

export default function EditTechnician({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <TechnicianDialog
      title="Edit Technician"
      description={loaderData.name}
      closeTo={providerHref(params.id, useLocation().search, "technicians")}
      answer={actionData}
      values={loaderData.values}
      version={loaderData.version}
      submit="Save Technician"
    />
  );
}
