import { Form, Link, useNavigation } from "react-router";
import { DELETED_CUSTOMER } from "#app/access/forgotten.ts";
import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { toSignIn } from "#app/http/interrupted.server.ts";
import { askDeletion, findDeletionAsked, takeDeletionBack } from "#app/people/deletion.server.ts";
import { DELETE_DATA, DELETION_DAYS, deletionDue } from "#app/people/deletion.ts";
import { formatDate } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { siteOrigin } from "#app/routes/landing/landing.server.ts";
import { findWho } from "#app/routes/landing/who.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { companyNameIn, socialMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/delete-data";
import { LegalPage, LegalPart, WhoWeAre } from "./legal-page.tsx";

const LINK = "text-accent-text underline";

export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await getViewer(request);
  const asked = isSignedIn(viewer) ? await findDeletionAsked(viewer) : null;
  return {
    who: await findWho(),
    origin: siteOrigin(request),
    person: viewer.user && { id: viewer.user.id, customer: viewer.user.role === "driver", name: viewer.name },
    asked: asked && { on: formatDate(asked), due: formatDate(deletionDue(asked)) },
  };
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  if (!isSignedIn(viewer)) throw await toSignIn(request, viewer);
  const form = await readForm(request);
  return carryOut(DELETE_DATA, { failed: "Not changed" }, async () => {
    if (form.get("do") === "take-back") {
      await takeDeletionBack(viewer);
      return { title: "Your request is taken back", description: "Nothing is deleted." };
    }
    if (form.get("sure") !== "yes") throw new Refusal(400, "Please tick what you ask for.");
    await askDeletion(viewer);
    return { title: "We have your request", description: "What happens next stands on this page." };
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return socialMeta({
    site: companyNameIn(matches),
    title: `Delete your data | ${companyNameIn(matches)}`,
    description: "What is deleted when you ask for it, what has to stay and why, and how to ask.",
    origin: loaderData?.origin,
    path: DELETE_DATA,
  });
}

export default function DeleteData({ loaderData: { who, person, asked } }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Delete your data"
      description="What is deleted when you ask for it, what has to stay and why, and how to ask."
    >
      <LegalPart title="What is deleted">
        <p>
          Your name, phone number and email; the messages, texts and calls between you and us; what you wrote about your
          repairs; your codes and sign-ins; the VIN and license plate of your car, and the quotes and photos that you
          sent.
        </p>
        <p>
          While a repair that you authorized is under way or a bill is open, we keep the car and its papers until it is
          done and paid. They go the night after.
        </p>
      </LegalPart>
      <LegalPart title="What has to stay, and why">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Your authorizations and invoices as they were made, and what was paid: the law has repair records kept, in
            California for three years.
          </li>
          <li>
            The record of who decided what and when. Nobody can change it, us included. Whoever reads it from then on
            sees “{DELETED_CUSTOMER}” in place of you.
          </li>
          <li>Whether your phone number agreed to texts and calls: it keeps us from writing to it again.</li>
        </ul>
      </LegalPart>
      <LegalPart title="How long it takes">
        <p>
          An administrator deletes it within {DELETION_DAYS} days of your request. Until then you can take it back.
          Asking costs nothing, and nobody is treated worse for it.
        </p>
      </LegalPart>
      <LegalPart title="Ask for it">
        <Ask person={person} asked={asked} />
      </LegalPart>
      <WhoWeAre who={who} />
    </LegalPage>
  );
}

type Shown = Pick<Route.ComponentProps["loaderData"], "person" | "asked">;

function Ask({ person, asked }: Shown) {
  const busy = useNavigation().formAction === DELETE_DATA;
  if (!person)
    return (
      <>
        <p>So that nobody else deletes what is yours, we text a code to the phone number that you use here first.</p>
        <p>
          <ButtonLink to={`/login/phone?redirectTo=${DELETE_DATA}`}>Confirm my phone</ButtonLink>
        </p>
        <p>You have no phone number here, or no longer that one? Write to us or call, as described below.</p>
      </>
    );
  if (!person.customer) return <p>This is for customers. Of staff, an admin ends the sign-in and what it keeps.</p>;
  if (asked)
    return (
      <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
        <p role="status" className="text-ink">
          You asked for it on {asked.on}. It is deleted by {asked.due}. From then on your sign-in is gone too, and
          nothing more is sent to you.
        </p>
        <Button variant="secondary" name="do" value="take-back" busy={busy} busyLabel="Sending…">
          Take it back
        </Button>
      </Form>
    );
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
      <p>
        You are signed in as <span className="text-ink">{person.name}</span>. You may want a copy first:{" "}
        <a href={`/dashboard/people/${person.id}/pdf`} download className={LINK}>
          PDF
        </a>{" "}
        or{" "}
        <a href={`/dashboard/people/${person.id}/json`} download className={LINK}>
          JSON
        </a>
        . It cannot be brought back. What is open in{" "}
        <Link to="/repairs" className={LINK}>
          your repairs
        </Link>{" "}
        is better ended first.
      </p>
      <label className="flex min-h-11 items-center gap-3 text-ink">
        <input type="checkbox" name="sure" value="yes" required className="size-5 shrink-0" />
        Delete what you keep about me
      </label>
      <Button variant="danger" name="do" value="ask" busy={busy} busyLabel="Sending…">
        Ask for it
      </Button>
    </Form>
  );
}
