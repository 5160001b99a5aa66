import { findWhoCalls } from "#app/desk/person/caller.server.ts";
import { lookUp } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import type { Route } from "./+types/caller";

/** Who calls from this number, while it is typed. */
export const loader = lookUp(
  { phone: null, caller: null, refused: null },
  async ({ request, url }: Route.LoaderArgs) => {
    const viewer = await requirePermission(request, "customers.keep");
    return findWhoCalls(viewer, url.searchParams.get("phone"));
  },
);
