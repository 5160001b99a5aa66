import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/page.tsx";

/** Also for a record that is not there, inside another page's frame. */
export function NotFoundMessage() {
  return (
    <Container width="sm" className="py-24 text-center">
      <svg aria-hidden="true" viewBox="0 0 320 90" fill="none" className="mx-auto mb-10 h-auto w-full max-w-72">
        <path d="M8 62h304" stroke="var(--raised)" strokeWidth="10" strokeLinecap="round" />
        <path d="M60 62h110" stroke="var(--saved)" strokeWidth="10" strokeLinecap="round" />
        <path d="M286 40v44" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
        <path d="M60 30h110M60 24v12M170 24v12" stroke="var(--control)" strokeWidth="2" />
      </svg>
      <h1 className="display text-2xl">404 Page Not Found</h1>
      <p className="mt-3 text-muted">Nothing is at this address. The link may be old, or a character is missing.</p>
      <ButtonLink to="/home-standard" className="mt-8">
        Go to the home page
      </ButtonLink>
    </Container>
  );
}
