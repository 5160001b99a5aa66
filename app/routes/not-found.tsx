import { data } from "react-router";
import { socialMeta } from "#app/ui/meta.ts";
import { NotFoundMessage } from "#app/ui/not-found-message.tsx";
import { Main, SiteHeader } from "#app/ui/page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return socialMeta({ title: "404 Page Not Found", description: "There is no page at this address.", noindex: true });
}

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <Main>
        <NotFoundMessage />
      </Main>
    </>
  );
}
