import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Container, Main, PageHeader, SiteHeader } from "#app/ui/page.tsx";

type Props = { id: string; title: string; description: string; children: ReactNode };

/** One form about what was read of the paper, on a page of its own. */
export function FormPage({ id, title, description, children }: Props) {
  return (
    <>
      <SiteHeader />
      <Main>
        <Container width="sm" className="pb-16">
          <PageHeader
            title={title}
            description={description}
            backTo={`/repair-status/${id}`}
            backLabel="Back to the repair"
          />
          <Card>
            <CardBody>{children}</CardBody>
          </Card>
        </Container>
      </Main>
    </>
  );
}

type LookProps = { id: string; document: string; page?: number | null; named?: string | null };

/** The paper itself, beside the form, in a window of its own. */
export function LookAt({ id, document, page, named }: LookProps) {
  return (
    <a
      href={`/repair-status/${id}/documents/${document}${page ? `#page=${page}` : ""}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-accent-text underline"
    >
      Look at {named ?? "the document"}
      {page ? `, page ${page}` : ""}
    </a>
  );
}

export function SaveOrCancel({ id, busy, children }: { id: string; busy: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} busyLabel="Saving…">
        {children}
      </Button>
      <ButtonLink to={`/repair-status/${id}`} variant="secondary">
        Cancel
      </ButtonLink>
    </div>
  );
}
