import { isRouteErrorResponse } from "react-router";
import * as messages from "#app/platform/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NotFoundMessage } from "#app/ui/not-found-message.tsx";
import { Container, Main } from "#app/ui/page.tsx";
import { StatusHeader } from "./frame.tsx";

/** In place of the status page: what failed, and the way to try again. */
export function Failed({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error.data : null;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <StatusHeader />
      <Main>
        {missing ? (
          <NotFoundMessage />
        ) : (
          <Container width="sm" className="py-20 text-center">
            <h1 className="display text-2xl">{answer?.title ?? messages.repair.fetchFailed}</h1>
            <p role="alert" className="mt-4 text-muted">
              {answer?.message ?? "Nothing you decided is lost. Please try again."}
            </p>
            <ButtonLink to="" reloadDocument className="mt-8">
              Try again
            </ButtonLink>
          </Container>
        )}
      </Main>
    </>
  );
}
