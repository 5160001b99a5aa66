import { redirect } from "react-router";
import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
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
  try {
    const { email } = await findCustomer(viewer, params.id);
    if (email) await forgetTrouble(viewer, email);
    return await redirectWithToast(back, { kind: "success", title: "E-mail is sent there again" });
  } catch (error) {
    return refusedAtDoor(error, back);
  }
}
