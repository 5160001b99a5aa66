import type { ReactNode } from "react";
import { DELETE_DATA } from "#app/people/deletion.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container, Main, PageHeader, SiteFooter, SiteHeader } from "#app/ui/page.tsx";

/** The frame of a page of plain words: what we keep, what we promise. */
export function LegalPage({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
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
          <PageHeader title={title} description={description} />
          <div className="grid gap-10">{children}</div>
        </Container>
      </Main>
      <SiteFooter
        groups={[
          {
            title: "Legal",
            links: [
              { href: "/privacy", label: "Privacy" },
              { href: DELETE_DATA, label: "Delete your data" },
              { href: "/terms", label: "Terms" },
              { href: "/sms-policy", label: "SMS policy" },
            ],
          },
        ]}
      />
    </>
  );
}

export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="measure">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="mt-2 grid gap-3 text-muted">{children}</div>
    </section>
  );
}

type Who = { name: string; address: string[]; phone: string; email: string; registration: string; hours: string };

/** Who is responsible, and how to reach them: as far as the company has said it. */
export function WhoWeAre({ who }: { who: Who }) {
  return (
    <LegalPart title="Who we are, and how to reach us">
      <address className="not-italic">
        {[who.name, ...who.address, who.phone, who.email, who.registration && `Registration ${who.registration}`]
          .filter(Boolean)
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </address>
      {who.phone || who.email || who.address.length > 0 ? null : (
        <p>Write to us on the page of your repair, under Messages, or answer any of our texts.</p>
      )}
      {who.hours ? <p className="whitespace-pre-line">{who.hours}</p> : null}
    </LegalPart>
  );
}
