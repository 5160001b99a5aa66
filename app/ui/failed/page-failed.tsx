import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/page.tsx";

const TITLES: Record<number, string> = {
  404: "404 Page Not Found",
  410: "This link has ended",
  503: "We will be right back",
};

/** What stands in place of a page that could not be shown: what may pass is tried again, and `children` lead elsewhere. */
export function PageFailed({ error, children }: { error: unknown; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const sentence = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <Container width="sm" className="py-24 text-center">
      <h1 className="display text-2xl">{TITLES[status] ?? "Something went wrong"}</h1>
      <p role="alert" className="mt-4 text-muted">
        {sentence ??
          (status === 404
            ? "There is nothing at this address."
            : "The page could not be shown. Nothing you entered before was lost; please try again.")}
      </p>
      <div className="mt-8 flex justify-center gap-3">
        {status >= 500 || status === 429 ? (
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        ) : null}
        {children}
      </div>
    </Container>
  );
}
