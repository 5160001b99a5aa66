import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import * as messages from "#app/platform/messages.ts";
import { findProvider, updateProvider } from "#app/shop/repair-provider.server.ts";
import { EditProvider as Edited, REQUIRED_OF_PROVIDER } from "#app/shop/repair-provider.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/edit";
import { providerHref, tabOf } from "./address.ts";
import { missingOf } from "./answers.server.ts";
import { ProviderDialog } from "./provider-dialog.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "providers.write");
  const provider = await findProvider(viewer, params.id);
  return {
    name: provider.name,
    version: provider.updatedAt.toISOString(),
    values: {
      name: provider.name,
      address: provider.address,
      city: provider.city,
      state: provider.state,
      zip: provider.zip ?? "",
      phoneNumber: provider.phoneNumber ?? "",
      registrationNumber: provider.registrationNumber ?? "",
      type: provider.type,
      specialties: provider.specialties.join(", "),
      certifications: provider.certifications.join(", "),
      qualityRating: provider.qualityRating === null ? "" : String(provider.qualityRating),
      status: provider.status,
    },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "providers.write");
  // Without coercion a blank field stays a blank one: it empties what stood there.
  const how = {
    schema: Edited,
    disableAutoCoercion: true,
    failed: "Error",
    otherwise: messages.providers.updateFailed,
  };
  return save(request, { ...how, missing: missingOf(REQUIRED_OF_PROVIDER) }, async (value) => {
    const provider = await updateProvider(viewer, params.id, value);
    return {
      to: providerHref(provider.id, url.search, tabOf(url)),
      title: messages.providers.updated,
      description: provider.name,
    };
  });
}

export const meta = metaOf("Edit Provider");

export default function EditProvider({ loaderData }: Route.ComponentProps) {
  return (
    <ProviderDialog
      title="Edit Provider"
      description={loaderData.name}
      version={loaderData.version}
      values={loaderData.values}
      submit="Save Provider"
    />
  );
}
