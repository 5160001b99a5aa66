import { redirect } from "react-router";
import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { forgetTrouble } from "#app/messages/email/trouble.server.ts";
import { findCustomer } from "#app/people/customer.server.ts";
import type { Route } from "./+types/email-again";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/dashboard/customers/${params.id}`);
}

/** Somebody looked into it: e-mail goes to this customer's address again. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/customers/${params.id}`;
  return carryOut(back, {}, async () => {
    const { id, email } = await findCustomer(viewer, params.id);
    if (email) await forgetTrouble(viewer, { id, address: email });
    return { title: "E-mail is sent there again" };
  });
}
