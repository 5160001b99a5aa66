import { redirect } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { keepDraft } from "#app/desk/draft.server.ts";
import type { takeIn } from "#app/desk/intake.server.ts";
import { IntakeDraft } from "#app/desk/intake.ts";
import { addPackageToDraft } from "#app/desk/packages/insert.server.ts";
import { invalid, refused } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import * as messages from "#app/platform/messages.ts";

/** What is looked up goes by the draft: a caller's name and number stand in no address. */
export async function lookedUp(viewer: Viewer, form: FormData) {
  const typed = parseForm(form, { schema: IntakeDraft });
  if (typed.status !== "success") return invalid(typed);
  await keepDraft(viewer, "intake", typed.value);
  const looked = form.get("find") === "phone" ? "&looked=phone" : "";
  return redirect(`/dashboard/new?draft=${typed.value.token}${looked}`);
}

/** Where no script adds them: the package's lines stand below what was typed, and nothing of it is lost. */
export async function withPackage(viewer: Viewer, form: FormData) {
  const typed = parseForm(form, { schema: IntakeDraft });
  if (typed.status !== "success") return invalid(typed);
  try {
    await addPackageToDraft(viewer, typed.value, String(form.get("package") ?? ""));
    return redirect(`/dashboard/new?draft=${typed.value.token}#intake-lineItems`);
  } catch (error) {
    return refused(error, typed, "Package not added", messages.unforeseen);
  }
}

/** The files of the quote, out of the form: they are no field of the draft. */
export function takeQuote(form: FormData): File[] {
  const files = form.getAll("quote").filter((file) => file instanceof File);
  form.delete("quote");
  return files.filter(({ size }) => size > 0);
}

const AGAIN =
  "It was made a moment before, and has what you put right. A plate, VIN, name or e-mail that we had before stays as it was.";

export function saidOf({ sent, notSent, kept, again }: Awaited<ReturnType<typeof takeIn>>) {
  if (notSent) {
    const description = [notSent, kept].filter(Boolean).join(" ");
    return { kind: "error", title: "Saved, but not sent", description } as const;
  }
  const went = sent ? `${sent.to || "The customer"} gets the link ${sent.where}.` : again ? AGAIN : "";
  const description = [went, kept].filter(Boolean).join(" ");
  const title = sent ? "Sent to the customer" : "Repair request created";
  return { kind: "success", title, ...(description ? { description } : {}) } as const;
}
