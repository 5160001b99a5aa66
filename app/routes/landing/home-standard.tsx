import { landingData } from "#app/routes/landing/landing.server.ts";
import { StandardPage } from "#app/routes/landing/standard/page.tsx";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/home-standard";

/** The same for everybody: drawn once, sent from memory, with a script of its own. */
export const handle = { still: true };

export { leaveForDocument as clientLoader } from "#app/ui/behavior/leave-for-document.ts";

export function loader({ request }: Route.LoaderArgs) {
  return landingData(request, { theme: "blue" as const });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: "Stop Overpaying for Car Repairs | Auto Repair Management System",
    description:
      "Free quote analysis against fair market prices. Save 24% on average, and pay a fee only on what you save.",
    origin: loaderData?.origin,
    path: "/home-standard",
  });
}

export default function HomeStandard({ loaderData }: Route.ComponentProps) {
  const { flash, terms } = loaderData;
  return <StandardPage heading="Stop overpaying for car repairs" flash={flash} terms={terms} />;
}
