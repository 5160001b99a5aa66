import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { removePaymentMethod } from "#app/payments/payment.server.ts";
import type { Route } from "./+types/remove-card";

/** Forgets a card on file. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    await removePaymentMethod(viewer, params.id);
    return await redirectWithToast("/dashboard/account", { kind: "success", title: "Card removed" });
  } catch (error) {
    return refusedWithToast(error, "/dashboard/account", "Card not removed");
  }
}

export { postOnly as loader };
