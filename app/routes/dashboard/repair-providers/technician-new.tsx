import { useLocation } from "react-router";
import { readForm } from "#app/http/input.server.ts";
import { invalid } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { fullName } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { findProvider } from "#app/shop/repair-provider.server.ts";
import { NewTechnician, REQUIRED_OF_TECHNICIAN } from "#app/shop/repair-provider.ts";
import { listFutureTechnicians } from "#app/shop/repair-provider-list.server.ts";
import { addTechnician } from "#app/shop/technician.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/technician-new";
import { providerHref } from "./address.ts";
import { failed, inputsAgain, missingOf, withCertifications } from "./answers.server.ts";
import { changedCertifications } from "./certifications.ts";
import { TechnicianDialog } from "./technician-dialog.tsx";

const Entered = NewTechnician.omit({ repairProviderId: true });

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "technicians.write");
  const [provider, users] = await Promise.all([findProvider(viewer, params.id), listFutureTechnicians(viewer)]);
  return { provider: provider.name, users };
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
    const technician = await addTechnician(viewer, { ...submission.value, repairProviderId: params.id });
    return await redirectWithToast(providerHref(params.id, url.search, "technicians"), {
      kind: "success",
      title: messages.providers.technicianAdded,
      description: fullName(technician.user),
    });
  } catch (error) {
    return withCertifications(failed(error, submission, messages.providers.technicianAddFailed), form);
  }
}

export const meta = metaOf("Add Technician");

export default function AddTechnician({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <TechnicianDialog
      title="Add Technician"
      description={loaderData.provider}
      closeTo={providerHref(params.id, useLocation().search, "technicians")}
      answer={actionData}
      values={{ hourlyRate: "", certifications: [] }}
      users={loaderData.users}
      submit="Add Technician"
      busyLabel="Adding…"
    />
  );
}
