import { useLocation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { createProvider } from "#app/shop/repair-provider.server.ts";
import { NewProvider, REQUIRED_OF_PROVIDER } from "#app/shop/repair-provider.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/new";
import { PATH } from "./address.ts";
import { failed, incomplete } from "./answers.server.ts";
import { ProviderForm } from "./provider-form.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "providers.write");
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "providers.write");
  const submission = await readSubmission(request, { schema: NewProvider, disableAutoCoercion: true });
  if (submission.status !== "success") return incomplete(submission, REQUIRED_OF_PROVIDER);
  try {
    const provider = await createProvider(viewer, submission.value);
    return await redirectWithToast(`${PATH}/${provider.id}`, {
      kind: "success",
      title: messages.providers.created,
      description: provider.name,
    });
  } catch (error) {
    return failed(error, submission, messages.providers.createFailed);
  }
}

export const meta = metaOf("Add Provider");

export default function AddProvider({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const closeTo = PATH + search;
  return (
    <RouteDialog title="Add Provider" closeTo={closeTo}>
      <ProviderForm
        answer={actionData}
        values={{ status: "Active" }}
        button="Add Provider"
        busyLabel="Adding…"
        closeTo={closeTo}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
