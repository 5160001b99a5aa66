import { domains, landingData, requestHost } from "#app/routes/landing/landing.server.ts";
import { LuxuryPage } from "#app/routes/landing/luxury/page.tsx";
import { StandardPage, standardDescription } from "#app/routes/landing/standard/page.tsx";
import { type Choice, chooseVariant, lookUpHost } from "#app/routes/landing/variant.ts";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/home";

/** The server knows the host, so it chooses; the page comes whole, without a wait. */
/** The same for everybody: drawn once, sent from memory, with a script of its own. */
export const handle = { still: true };

export { leaveForDocument as clientLoader } from "#app/ui/behavior/leave-for-document.ts";

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const lookup = lookUpHost(requestHost(request), domains);
  const choice = chooseVariant({ domain: query.get("domain"), lookup, domains });
  const theme = choice.variant === "premium" ? "purple" : "blue";
  return landingData(request, { choice, theme, debug: query.get("debug") === "true" });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin;
  if (loaderData?.choice.variant === "basic") {
    return socialMeta({
      site: companyNameIn(matches),
      title: "Car Repairs Without The Stress",
      description: standardDescription(loaderData.terms),
      origin,
      path: "/",
    });
  }
  return socialMeta({
    site: companyNameIn(matches),
    title: "Exceptional Service for Exceptional Cars",
    description:
      "A personal service advisor for your car: scheduling, pickup and delivery, and negotiation with dealerships and repair shops.",
    image: "/social-card-luxury.png",
    origin,
    path: "/",
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { choice, debug, flash, terms } = loaderData;
  return (
    <>
      {debug ? <DebugBanner choice={choice} /> : null}
      {choice.variant === "premium" ? (
        <LuxuryPage flash={flash} terms={terms} />
      ) : (
        <StandardPage heading="Car Repairs Without The Stress" flash={flash} terms={terms} />
      )}
    </>
  );
}

function DebugBanner({ choice }: { choice: Choice }) {
  return (
    <aside aria-label="Debug" className="bg-warning-soft px-4 py-2 font-mono text-sm text-warning">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact term="Host name" value={choice.hostname} />
        <Fact term="Detected domain" value={choice.domain} />
        <Fact term="Variant" value={choice.variant} />
      </dl>
    </aside>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt>{term}:</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
