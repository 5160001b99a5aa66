import { readForm } from "#app/http/input.server.ts";
import { refusedWithToast, returnPath } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { assignAll } from "#app/repair/assign/hand-over.server.ts";
import type { Route } from "./+types/assign";

/** The ticked rows go to one advisor. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "requests.assign");
  const form = await readForm(request);
  const back = returnPath(form, "/dashboard");
  const requests = form.getAll("request").filter((value): value is string => typeof value === "string" && value !== "");
  const advisorId = form.get("advisorId");
  try {
    if (requests.length === 0) throw new Refusal(400, "Please tick what is to be assigned.");
    if (typeof advisorId !== "string" || advisorId === "") throw new Refusal(400, "Please choose an advisor.");
    const count = await assignAll(viewer, requests.slice(0, 50), advisorId);
    return await redirectWithToast(back, {
      kind: "success",
      title: `${count} ${count === 1 ? "repair" : "repairs"} assigned`,
    });
  } catch (error) {
    return refusedWithToast(error, back, "Not assigned");
  }
}

export { postOnly as loader };
