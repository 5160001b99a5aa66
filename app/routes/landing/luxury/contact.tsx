import type { CallFlash } from "#app/routes/landing/call-flash.server.ts";
import { CallRequestLine } from "#app/routes/landing/call-request-box.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/page.tsx";

export function Contact({ flash }: { flash: CallFlash | null }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="border-t border-line">
      <Container className="grid gap-x-20 gap-y-10 py-20 lg:grid-cols-2 lg:py-32">
        <div>
          <h2 id="contact-title" className="display text-3xl">
            Your advisor is listening
          </h2>
          <p className="mt-5 max-w-md text-lg text-muted">
            Leave a number and we call at once. If you would rather write, describe what your car needs and choose how
            we reach you.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/create-request" variant="secondary">
              Request service
            </ButtonLink>
            <ButtonLink to="/upload-quote" variant="quiet">
              Upload a quote
            </ButtonLink>
          </div>
        </div>
        <CallRequestLine
          id="call-contact"
          plan="Luxury"
          flash={flash}
          title="Request a call"
          subtitle="For service, pickup or a second opinion on an estimate."
        />
      </Container>
    </section>
  );
}
