import type { ReactNode } from "react";
import { SMS_CONSENT_TEXT } from "#app/messages/consent-texts.ts";
import { siteOrigin } from "#app/routes/landing/landing.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import { Container, Main, PageHeader, SiteFooter, SiteHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/sms-policy";

/** The same for everybody: drawn once, sent from memory, with a script of its own. */
export const handle = { still: true };

export { leaveForDocument as clientLoader } from "#app/ui/behavior/leave-for-document.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { origin: siteOrigin(request) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: "SMS Policy | Auto Repair Management System",
    description:
      "What you receive when you agree to text messages about your repair, what we never send, and how to stop them.",
    origin: loaderData?.origin,
    path: "/sms-policy",
  });
}

export default function SmsPolicy() {
  return (
    <>
      <SiteHeader
        action={
          <ButtonLink to="/" variant="secondary" size="sm">
            Back
          </ButtonLink>
        }
      />
      <Main>
        <Container width="md" className="pb-20">
          <PageHeader
            title="SMS policy"
            description="Text messages keep you informed while your car is being looked after. You get them only if you agree."
          />
          <div className="grid gap-10">
            <Part title="What you receive">
              <ul className="list-disc space-y-2 pl-5">
                <li>Updates on the status of your repair: quote ready, approval needed, work started, car ready.</li>
                <li>Replies of your service advisor about that repair.</li>
                <li>One-time codes that you ask for when you verify your phone.</li>
              </ul>
            </Part>
            <Part title="What we commit to">
              <ul className="list-disc space-y-2 pl-5">
                <li>Messages are about your vehicle's repairs and maintenance only.</li>
                <li>No marketing messages, ever.</li>
                <li>Your phone number and data are never sold.</li>
              </ul>
            </Part>
            <Part title="How to stop">
              <p>
                Reply <strong>STOP</strong> to any message to opt out. Reply <strong>START</strong> to receive messages
                again, or <strong>HELP</strong> for help.
              </p>
            </Part>
            <Part title="What it costs">
              <p>
                We charge nothing for messages. Your carrier's message and data rates may apply. How many you receive
                depends on your repair.
              </p>
            </Part>
            <Part title="What you agree to">
              <p>
                The box you tick reads: <q>{SMS_CONSENT_TEXT}</q> We keep the time of your consent and these words with
                it. A call from our AI voice assistant is agreed to separately, with the button that requests it.
              </p>
            </Part>
          </div>
          <ButtonLink to="/" variant="secondary" className="mt-12">
            Back to the home page
          </ButtonLink>
        </Container>
      </Main>
      <SiteFooter />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="measure">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="mt-2 text-muted">{children}</div>
    </section>
  );
}
