import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Container, Main, SiteHeader } from "#app/ui/page.tsx";

export function StatusHeader() {
  return (
    <SiteHeader
      action={
        <span className="flex flex-wrap justify-end gap-1 print:hidden">
          <ButtonLink to="/repairs" variant="quiet" size="sm" className="max-sm:hidden">
            Your Repairs
          </ButtonLink>
          <ButtonLink to="/upload-quote" variant="quiet" size="sm" className="max-sm:px-2">
            Upload Quote
          </ButtonLink>
          <ButtonLink to="/create-request" variant="quiet" size="sm" className="max-sm:px-2">
            New Request
          </ButtonLink>
        </span>
      }
    />
  );
}

/** Signed in, and nothing brought yet. */
export function NoRequest() {
  return (
    <>
      <StatusHeader />
      <Main>
        <Container width="md" className="py-16">
          <EmptyState title="No repair yet" action={<ButtonLink to="/upload-quote">Upload a quote</ButtonLink>}>
            Upload a repair quote or ask for a service, and its status shows here.
          </EmptyState>
        </Container>
      </Main>
    </>
  );
}
