import { siteOrigin } from "#app/routes/landing/landing.server.ts";
import { findWho } from "#app/routes/landing/who.server.ts";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/terms";
import { LegalPage, LegalPart, WhoWeAre } from "./legal-page.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  return { who: await findWho(), origin: siteOrigin(request) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: `Terms | ${companyNameIn(matches)}`,
    description: "What we do for you, what it costs, and how you stop.",
    origin: loaderData?.origin,
    path: "/terms",
  });
}

export default function Terms({ loaderData: { who } }: Route.ComponentProps) {
  return (
    <LegalPage title="Terms" description="What we do for you, what it costs, and how you stop.">
      <WhoWeAre who={who} />
      <LegalPart title="What we do">
        <p>
          We read your repair quote, say what the work usually costs and why, and negotiate it with the shop in your
          name. You decide about every line. Nothing is done and nothing is charged that you have not approved.
        </p>
      </LegalPart>
      <LegalPart title="What it costs">
        <p>
          Our fee is {who.feePercent}% of what the shop agreed to take off your quote. Where nothing is saved, there is
          no fee.{" "}
          {who.settlement === "fee"
            ? "You pay the repair at the shop, and only our fee to us. The sum that you approve is what you pay the shop and us together."
            : "The sum that you approve is the sum on the invoice."}
        </p>
      </LegalPart>
      <LegalPart title="Prices">
        <p>
          A fair range is what the work usually costs for such a car at such a place, from the sources that stand beside
          it. They speak of all cars: our own tables of labor times and part prices move them to the very car. It is no
          promise: a price counts once a named person at the shop agreed to it.
        </p>
      </LegalPart>
      <LegalPart title={`Text messages from ${who.name}`}>
        <p>
          If you agree, {who.name} texts you about your repair: usually two to ten messages for each repair. Message and
          data rates may apply. Reply STOP to stop, HELP for help. Agreeing is no condition of any purchase.
        </p>
      </LegalPart>
      <LegalPart title="The repair itself">
        <p>
          The repair shop does the work, answers for it, and gives its own warranty. We keep your authorization and its
          record, which you can read and download at any time.
        </p>
      </LegalPart>
    </LegalPage>
  );
}
