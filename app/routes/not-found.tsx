import { data } from "react-router";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import { NotFoundMessage } from "#app/ui/not-found-message.tsx";
import { Main, SiteHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/not-found";

/** The same for everybody: drawn once, sent from memory, with a script of its own. */
export const handle = { still: true };

export { leaveForDocument as clientLoader } from "#app/ui/behavior/leave-for-document.ts";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: "404 Page Not Found",
    description: "There is no page at this address.",
    noindex: true,
  });
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
