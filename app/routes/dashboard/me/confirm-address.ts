import { redirect } from "react-router";
import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { askToConfirm } from "#app/people/email-link.server.ts";
import type { Route } from "./+types/confirm-address";

const PATH = "/dashboard/profile";

export async function loader() {
  return redirect(PATH);
}

/** Sends the e-mail that confirms one's own address. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    await askToConfirm(viewer);
    const description = `Follow the link that we sent to ${viewer.user.email}.`;
    return await redirectWithToast(PATH, { kind: "success", title: "E-mail sent", description });
  } catch (error) {
    return refusedWithToast(error, PATH);
  }
}
