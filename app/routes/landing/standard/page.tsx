import type { CallFlash } from "#app/routes/landing/call-flash.server.ts";
import { CallParts } from "#app/routes/landing/call-parts.tsx";
import { CallRequestBox, CallRequestLine } from "#app/routes/landing/call-request-box.tsx";
import { Hatchback } from "#app/routes/landing/drawings/cars.tsx";
import { ExampleQuote } from "#app/routes/landing/drawings/example-quote.tsx";
import { PhotographQuote } from "#app/routes/landing/photograph.tsx";
import { Benefits } from "#app/routes/landing/standard/benefits.tsx";
import { Faq } from "#app/routes/landing/standard/faq.tsx";
import { HowItWorks } from "#app/routes/landing/standard/how-it-works.tsx";
import { Testimonials } from "#app/routes/landing/standard/testimonials.tsx";
import { TrustStrip } from "#app/routes/landing/standard/trust-strip.tsx";
import { type FeeTerms, keptPercent, NOTHING_SAVED, paidWhere } from "#app/shop/settlement.ts";
import { useSignedIn } from "#app/ui/behavior/use-signed-in.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container, Main, SiteFooter, SiteHeader } from "#app/ui/page.tsx";
import { OurTerms } from "../our-terms.tsx";

const LINKS = [
  { href: "#how-it-works", label: "How it works" },
  { href: "#benefits", label: "Benefits" },
  { href: "#testimonials", label: "Testimonials" },
  { href: "#faq", label: "FAQ" },
];

const FOOTER = [
  {
    title: "Services",
    links: [
      { href: "/upload-quote", label: "Quote Analysis" },
      { href: "#how-it-works", label: "Repair Negotiation" },
      { href: "/create-request", label: "Shop Finder" },
      { href: "/login?redirectTo=/dashboard", label: "Maintenance Reminders" },
    ],
  },
  {
    title: "Good to know",
    links: [
      { href: "#faq", label: "Questions and answers" },
      { href: "/sms-policy", label: "SMS policy" },
      { href: "/login", label: "Sign in" },
    ],
  },
];

/** Nobody who is signed in is asked to sign in. */
const SIGNED_IN_FOOTER = FOOTER.map(({ title, links }) => ({
  title,
  links: links.map((link) => (link.href === "/login" ? { href: "/repairs", label: "Your repairs" } : link)),
}));

type Props = { heading: string; flash: CallFlash | null; terms: FeeTerms };

/** For the cards of pages that show it. */
export function standardDescription(terms: FeeTerms) {
  return `Send us your repair quote. We check every line against fair prices, negotiate for you, and you keep ${keptPercent(terms)}% of the savings.`;
}

/** The blue house: what was quoted, what it should cost, what you keep. */
export function StandardPage({ heading, flash, terms }: Props) {
  const signedIn = useSignedIn();
  return (
    <>
      <SiteHeader
        links={LINKS}
        action={
          <>
            <ButtonLink to="/repairs" variant="quiet" size="sm" className="max-sm:px-2">
              Your repairs
            </ButtonLink>
            {signedIn ? null : (
              <ButtonLink to="/login" variant="quiet" size="sm" className="max-lg:hidden">
                Sign in
              </ButtonLink>
            )}
            <ButtonLink to="/upload-quote" variant="secondary" size="sm" className="max-sm:hidden">
              Upload a quote
            </ButtonLink>
          </>
        }
      />
      <Main>
        <Hero heading={heading} flash={flash} terms={terms} />
        <TrustStrip />
        <HowItWorks />
        <Benefits terms={terms} />
        <Testimonials />
        <Guarantee flash={flash} terms={terms} />
        <Faq terms={terms} />
        <Closing flash={flash} />
      </Main>
      <SiteFooter groups={signedIn ? SIGNED_IN_FOOTER : FOOTER} legal={<Legal />}>
        Repair quotes checked against fair prices, then negotiated for you.
      </SiteFooter>
      <CallParts />
    </>
  );
}

function Hero({ heading, flash, terms }: Props) {
  return (
    <Container className="grid grid-cols-1 items-center gap-x-14 gap-y-10 pt-10 pb-16 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:pt-16 lg:pb-24">
      <div>
        <h1 className="display text-3xl">{heading}</h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          Send us the quote you were given. We check every line against fair prices, then negotiate with the shop or
          find you a cheaper one. You keep {keptPercent(terms)}% of what we save. {NOTHING_SAVED}
        </p>
        <PhotographQuote className="mt-7" />
        <CallRequestBox
          id="call-hero"
          plan="Free"
          flash={flash}
          title="Talk to us about your repair"
          subtitle="Our AI assistant calls you right away."
          className="mt-8 max-w-xl"
        />
      </div>
      <ExampleQuote feePercent={terms.feePercent} />
    </Container>
  );
}

function Guarantee({ flash, terms }: Omit<Props, "heading">) {
  return (
    <section aria-labelledby="guarantee-title" className="border-y border-line bg-raised">
      <Container className="grid grid-cols-1 items-center gap-x-14 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="guarantee-title" className="display text-2xl">
            Our savings guarantee
          </h2>
          <p className="measure mt-4 text-lg">
            If we do not save you money, there is no fee. And if you are not satisfied, we make it right or refund our
            fee.
          </p>
          <p className="measure mt-3 text-muted">
            Our fee is {terms.feePercent}% of what you save, and only of that. The other {keptPercent(terms)}% stays
            with you. {paidWhere(terms.settlement)}
          </p>
          <Hatchback className="mt-8 h-auto w-full max-w-md" />
        </div>
        <CallRequestLine
          id="call-guarantee"
          plan="Free"
          flash={flash}
          title="Find out what you could save"
          subtitle="One call is all it takes to start."
        />
      </Container>
    </section>
  );
}

function Closing({ flash }: { flash: CallFlash | null }) {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line">
      <Container width="md" className="py-16 text-center lg:py-24">
        <h2 id="closing-title" className="display text-2xl">
          Pay what the repair is worth
        </h2>
        <p className="mx-auto mt-3 max-w-lg text-lg text-muted">
          Have your quote at hand, or just the name of the repair. We take it from there.
        </p>
        <CallRequestLine
          id="call-closing"
          plan="Free"
          flash={flash}
          title="Start saving today"
          className="mx-auto mt-8 max-w-xl text-left"
        />
        <p className="mt-5 text-muted">No credit card required. No obligations. Just savings.</p>
      </Container>
    </section>
  );
}

function Legal() {
  return (
    <p>
      Repair updates are sent by SMS only to people who asked for them. Message and data rates may apply; reply STOP to
      opt out. <OurTerms />
    </p>
  );
}
