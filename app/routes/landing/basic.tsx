import { landingData } from "#app/routes/landing/landing.server.ts";
import { StandardPage, standardDescription } from "#app/routes/landing/standard/page.tsx";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/basic";

/** The same for everybody: drawn once, sent from memory, with a script of its own. */
export const handle = { still: true };

export { leaveForDocument as clientLoader } from "#app/ui/behavior/leave-for-document.ts";

export function loader({ request }: Route.LoaderArgs) {
  return landingData(request, { theme: "blue" as const });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: "Car Repairs Without The Stress",
    description: loaderData && standardDescription(loaderData.terms),
    origin: loaderData?.origin,
    path: "/basic",
  });
}

export default function Basic({ loaderData }: Route.ComponentProps) {
  const { flash, terms } = loaderData;
  return <StandardPage heading="Car Repairs Without The Stress" flash={flash} terms={terms} />;
}
