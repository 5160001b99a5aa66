import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { lookUp, requireScreen } from "#app/http/page.server.ts";
import { listRecipientChoices } from "#app/messages/recipients.server.ts";
import { listAccountChoices } from "#app/people/account-list.server.ts";
import { listOwnerChoices } from "#app/people/customer-list.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { listAdvisorChoices, listAssignees, listTechnicianChoices } from "#app/repair/assign/assign.server.ts";
import { listOtherCars } from "#app/repair/requests/correct-car.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { listRequestChoices } from "#app/repair/requests/list.server.ts";
import { listStaffChoices } from "#app/shop/absence/days-off.server.ts";
import { listVehicleChoices } from "#app/shop/vehicle-list.server.ts";
import type { Route } from "./+types/pick";

type Choices = (
  viewer: SignedInViewer,
  query: { q: string; repair: string },
) => Promise<{ value: string; label: string }[]>;

const LISTS: Record<string, Choices> = {
  accounts: listAccountChoices,
  advisors: async (viewer, asked) => (await listAdvisorChoices(viewer, asked)).options,
  cars: async (viewer, { q, repair }) =>
    (await listOtherCars(viewer, await findRepairRequest(viewer, repair), { q })).options,
  owners: listOwnerChoices,
  recipients: listRecipientChoices,
  providers: async (viewer, asked) => (await listAssignees(viewer, { providers: asked })).providers.options,
  requests: listRequestChoices,
  staff: async (viewer, asked) => (await listStaffChoices(viewer, asked)).options,
  technicians: async (viewer, asked) => (await listTechnicianChoices(viewer, asked)).options,
  vehicles: listVehicleChoices,
};

/** What a field with a search offers while one types. */
export const loader = lookUp({ options: [] }, async ({ request, params, url }: Route.LoaderArgs) => {
  const viewer = await requireScreen(request);
  const list = Object.hasOwn(LISTS, params.what) ? LISTS[params.what] : undefined;
  if (!list) throw notFound();
  const asked = (name: string) => url.searchParams.get(name)?.slice(0, 200) ?? "";
  return { options: await list(viewer, { q: asked("q"), repair: asked("repair") }) };
});
