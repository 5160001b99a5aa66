import { Link } from "react-router";
import { DELETE_DATA } from "#app/people/deletion.ts";
import { siteOrigin } from "#app/routes/landing/landing.server.ts";
import { findWho } from "#app/routes/landing/who.server.ts";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/privacy";
import { LegalPage, LegalPart, WhoWeAre } from "./legal-page.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  return { who: await findWho(), origin: siteOrigin(request) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: `Privacy | ${companyNameIn(matches)}`,
    description: "What we keep of you, why, for how long, and who else sees it.",
    origin: loaderData?.origin,
    path: "/privacy",
  });
}

export default function Privacy({ loaderData: { who } }: Route.ComponentProps) {
  return (
    <LegalPage title="Privacy" description="What we keep of you, why, for how long, and who else sees it.">
      <WhoWeAre who={who} />
      <LegalPart title="What we keep">
        <p>
          Your name, phone number and email; your car and its VIN; the quotes and photos that you send; what you decide
          about each line, when and from where; the messages between you and us; what was paid.
        </p>
        <p>
          The time, address and browser of a decision stand in your record of authorization: it is proof for you as much
          as for the shop.
        </p>
      </LegalPart>
      <LegalPart title="What we use it for">
        <p>To read your quote, negotiate it, have the repair done, take the payment and keep the record of it.</p>
        <p>
          No mobile information is shared with third parties or affiliates for marketing or promotional purposes. Your
          phone number, your consent to text messages and your data are never sold.
        </p>
      </LegalPart>
      <LegalPart title="Who else sees it">
        <p>
          The repair shop that does your work sees your car and the work. Card numbers go to the card processor alone.
        </p>
        <p>
          Text messages, calls and card payments travel through companies that carry them for us, and may use what they
          carry for nothing else.
        </p>
      </LegalPart>
      <LegalPart title="How long">
        <p>
          The record of authorization and the invoice stay as long as the law asks. You can take a copy of everything
          about you from your{" "}
          <Link to="/dashboard/profile" className="text-accent-text underline">
            profile
          </Link>
          , and ask here for what need not stay to be deleted:{" "}
          <Link to={DELETE_DATA} className="text-accent-text underline">
            Delete your data
          </Link>
          . You can also write or call; name the phone number you use here.
        </p>
      </LegalPart>
      <LegalPart title="Cookies">
        <p>Only those that keep you signed in and your form filled in. No advertising, no tracking across sites.</p>
      </LegalPart>
    </LegalPage>
  );
}
