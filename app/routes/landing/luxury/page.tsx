import type { CallFlash } from "#app/routes/landing/call-flash.server.ts";
import { CallParts } from "#app/routes/landing/call-parts.tsx";
import { CallRequestBox, CallRequestLine } from "#app/routes/landing/call-request-box.tsx";
import { GrandTourer } from "#app/routes/landing/drawings/cars.tsx";
import { Contact } from "#app/routes/landing/luxury/contact.tsx";
import { Experience } from "#app/routes/landing/luxury/experience.tsx";
import { SavingsBenefits } from "#app/routes/landing/luxury/savings-benefits.tsx";
import { Services } from "#app/routes/landing/luxury/services.tsx";
import { Testimonials } from "#app/routes/landing/luxury/testimonials.tsx";
import { PhotographQuote } from "#app/routes/landing/photograph.tsx";
import type { FeeTerms } from "#app/shop/settlement.ts";
import { useSignedIn } from "#app/ui/behavior/use-signed-in.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container, Main, SiteFooter, SiteHeader } from "#app/ui/page.tsx";
import { OurTerms } from "../our-terms.tsx";

const LINKS = [
  { href: "#services", label: "Services" },
  { href: "#benefits", label: "Benefits" },
  { href: "#experience", label: "Experience" },
  { href: "#contact", label: "Contact" },
];

const FOOTER = [
  {
    title: "Concierge",
    links: [
      { href: "#services", label: "Concierge Service" },
      { href: "#experience", label: "Pickup & Delivery" },
      { href: "/create-request", label: "Repair & Maintenance" },
      { href: "#contact", label: "Personal Service Advisor" },
    ],
  },
  {
    title: "Clients",
    links: [
      { href: "/login", label: "Sign in" },
      { href: "/upload-quote", label: "Upload a quote" },
      { href: "/sms-policy", label: "SMS policy" },
    ],
  },
];

/** Nobody who is signed in is asked to sign in. */
const SIGNED_IN_FOOTER = FOOTER.map(({ title, links }) => ({
  title,
  links: links.map((link) => (link.href === "/login" ? { href: "/repairs", label: "Your repairs" } : link)),
}));

/** The purple house: dark, still, few words. */
export function LuxuryPage({ flash, terms }: { flash: CallFlash | null; terms: FeeTerms }) {
  const signedIn = useSignedIn();
  return (
    <>
      <SiteHeader
        links={LINKS}
        action={
          <>
            <ButtonLink to="/repairs" variant="quiet" size="sm">
              Your repairs
            </ButtonLink>
            {signedIn ? null : (
              <ButtonLink to="/login" variant="quiet" size="sm" className="max-lg:hidden">
                Sign in
              </ButtonLink>
            )}
          </>
        }
      />
      <Main>
        <Hero flash={flash} />
        <Introduction />
        <Services />
        <SavingsBenefits terms={terms} />
        <Experience />
        <Interlude flash={flash} />
        <Testimonials />
        <Contact flash={flash} />
      </Main>
      <SiteFooter groups={signedIn ? SIGNED_IN_FOOTER : FOOTER} legal={<Legal />}>
        Concierge care for exceptional cars.
      </SiteFooter>
      <CallParts />
    </>
  );
}

function Hero({ flash }: { flash: CallFlash | null }) {
  return (
    <div className="overflow-hidden border-b border-line">
      <Container className="grid items-center gap-x-20 gap-y-10 pt-12 lg:grid-cols-[minmax(0,1.3fr)_minmax(24rem,1fr)] lg:pt-20">
        <div>
          <h1 className="display max-w-3xl text-3xl">Exceptional Service for Exceptional Cars</h1>
          <p className="mt-6 max-w-lg text-lg text-muted">
            One person looks after your car: scheduling, pickup and delivery, and every conversation with the dealership
            or shop. You simply drive.
          </p>
          <PhotographQuote className="mt-8" />
          <ButtonLink to="/create-request" variant="quiet" className="mt-3 -ml-5">
            Request service
          </ButtonLink>
        </div>
        <CallRequestBox
          id="call-hero"
          plan="Luxury"
          flash={flash}
          title="Need Immediate Assistance?"
          subtitle="We will call you right away."
        />
      </Container>
      <GrandTourer className="mx-auto mt-8 -mb-1 h-auto w-[150vw] max-w-[82rem] max-sm:-ml-[12vw] sm:w-full lg:mt-4" />
    </div>
  );
}

function Introduction() {
  return (
    <Container className="py-20 lg:py-32">
      <p className="display max-w-4xl text-2xl">
        A remarkable car deserves more than a waiting room. We handle its care from the first call to the key back in
        your hand, and see that every invoice is as considered as the work.
      </p>
    </Container>
  );
}

function Interlude({ flash }: { flash: CallFlash | null }) {
  return (
    <section aria-labelledby="interlude-title" className="border-y border-line bg-panel">
      <Container className="grid items-center gap-x-20 gap-y-8 py-20 lg:grid-cols-2 lg:py-28">
        <div>
          <h2 id="interlude-title" className="display text-2xl">
            A call is all it takes
          </h2>
          <p className="mt-4 max-w-md text-lg text-muted">
            Tell us what your car needs. Your advisor arranges everything else around your day.
          </p>
        </div>
        <CallRequestLine
          id="call-experience"
          plan="Luxury"
          flash={flash}
          title="Speak with us now"
          subtitle="We call the number you leave here."
          className="bg-ground!"
        />
      </Container>
    </section>
  );
}

function Legal() {
  return (
    <p>
      Repair updates are sent by SMS only to clients who asked for them. Message and data rates may apply; reply STOP to
      opt out. <OurTerms />
    </p>
  );
}
