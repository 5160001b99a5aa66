import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { requireScreen, throwAsResponse } from "#app/http/page.server.ts";
import { listRecipientChoices } from "#app/messages/communication.server.ts";
import { listAccountChoices } from "#app/people/account-list.server.ts";
import { listOwnerChoices } from "#app/people/customer-list.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { listRequestChoices } from "#app/repair/requests/list.server.ts";
import { listVehicleChoices } from "#app/shop/vehicle-list.server.ts";
import type { Route } from "./+types/pick";

type Choices = (viewer: SignedInViewer, query: { q: string }) => Promise<{ value: string; label: string }[]>;

const LISTS: Record<string, Choices> = {
  accounts: listAccountChoices,
  owners: listOwnerChoices,
  recipients: listRecipientChoices,
  requests: listRequestChoices,
  vehicles: listVehicleChoices,
};

/** What a field with a search offers while one types. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const list = Object.hasOwn(LISTS, params.what) ? LISTS[params.what] : undefined;
  try {
    if (!list) throw notFound();
    return { options: await list(viewer, { q: url.searchParams.get("q")?.slice(0, 200) ?? "" }) };
  } catch (error) {
    throwAsResponse(error);
  }
}
