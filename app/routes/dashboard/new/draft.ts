import { data } from "react-router";
import { dropDraft, keepDraft } from "#app/desk/draft.server.ts";
import { IntakeDraft } from "#app/desk/intake.ts";
import { readForm } from "#app/http/input.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import type { Route } from "./+types/draft";

/** Keeps what stands in New while it is typed; nothing is refused for being half of something. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  const form = await readForm(request);
  form.delete("quote");
  const submission = parseForm(form, { schema: IntakeDraft });
  if (submission.status !== "success") return data({ kept: false }, { status: 400 });
  const { token, lineItems, vehicleId: _chosen, ...words } = submission.value;
  const isEmpty = [...Object.values(words), ...lineItems.map((line) => line.description + line.unitPrice)].every(
    (word) => word.trim() === "",
  );
  if (isEmpty) await dropDraft(viewer, "intake", token);
  else await keepDraft(viewer, "intake", submission.value);
  return { kept: true };
}

export { postOnly as loader };
