import { carSaid } from "#app/desk/intake/car.server.ts";
import { lookUp } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { provenVin } from "#app/quote-reader/paper/vin.ts";
import type { Route } from "./+types/named-car";

/** Which car a VIN names, once it is typed whole. */
export const loader = lookUp({ vin: null, car: null }, async ({ request, url }: Route.LoaderArgs) => {
  await requirePermission(request, "customers.keep");
  const vin = provenVin(url.searchParams.get("vin")?.slice(0, 120) ?? "");
  return { vin, car: vin ? carSaid(vin) : null };
});
