import { redirect } from "react-router";
import { refusedWithToast } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { sendTestEmail } from "#app/messages/email/example.server.ts";
import type { Route } from "./+types/email-test";

const PATH = "/dashboard/shop-settings/words";

export function loader() {
  return redirect(PATH);
}

/** Sends the example to the admin who asks. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  try {
    const description = `It is on its way to ${await sendTestEmail(viewer)}.`;
    return await redirectWithToast(PATH, { kind: "success", title: "Test e-mail sent", description });
  } catch (error) {
    return refusedWithToast(error, PATH);
  }
}
