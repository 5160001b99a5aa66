import { save } from "#app/http/form/save.server.ts";
import { loaderWith, requirePermission } from "#app/http/permission.server.ts";
import * as messages from "#app/platform/messages.ts";
import { createProvider } from "#app/shop/repair-provider.server.ts";
import { NewProvider, REQUIRED_OF_PROVIDER } from "#app/shop/repair-provider.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/new";
import { PATH } from "./address.ts";
import { missingOf } from "./answers.server.ts";
import { ProviderDialog } from "./provider-dialog.tsx";

export const loader = loaderWith("providers.write");

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "providers.write");
  const how = {
    schema: NewProvider,
    disableAutoCoercion: true,
    failed: "Error",
    otherwise: messages.providers.createFailed,
  };
  return save(request, { ...how, missing: missingOf(REQUIRED_OF_PROVIDER) }, async (value) => {
    const provider = await createProvider(viewer, value);
    return { to: `${PATH}/${provider.id}`, title: messages.providers.created, description: provider.name };
  });
}

export const meta = metaOf("Add Provider");

export default function AddProvider() {
  return (
    <ProviderDialog title="Add Provider" values={{ status: "Active" }} submit="Add Provider" busyLabel="Adding…" />
  );
}
