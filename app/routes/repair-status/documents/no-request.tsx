import { StatusHeader } from "#app/routes/repair-status/frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Container, Main } from "#app/ui/page.tsx";

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
