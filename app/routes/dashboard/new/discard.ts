import { redirect } from "react-router";
import { dropDraft } from "#app/desk/draft.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import type { Route } from "./+types/discard";

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  const form = await readForm(request);
  await dropDraft(viewer, "intake", String(form.get("token") ?? ""));
  return redirect(`/dashboard/new?fresh=${Date.now().toString(36)}`);
}

export { postOnly as loader };
