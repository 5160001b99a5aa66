import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { readForm } from "#app/http/input.server.ts";
import { asRefusal, invalid, refused, refusedAtDoor, throwAsResponse } from "#app/http/page.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import type { Refusal } from "#app/platform/refusal.ts";

/** Where it leads when it is done, and the toast there: of success, unless it says otherwise. */
type Done = Said & { to: string; kind?: Toast["kind"] };

type Said = { title: string; description?: string };

type Form<Schema extends z.ZodType> = {
  schema: Schema;
  /** A blank field stays a blank one: it empties what stood there. */
  disableAutoCoercion?: boolean;
  /** Over the sentence of a refusal, as a toast; without it the sentence stands in the form alone. */
  failed?: string;
  /** The sentence for what nobody foresaw, a database that is away among it. */
  otherwise?: string;
  /** The toast over a form with faults, or over some of them. */
  missing?: Said | ((submission: Submission<z.input<Schema>, string[], z.output<Schema>>) => Said | undefined);
};

/**
 * What the action of a form does, once it is known who sends it: the form is read by its schema, its faults stand at their fields, `deed` does what it is for, and
 * a toast on the page behind says so. What is not there or not theirs is its status page (404, 403); any other refusal stands
 * in the form, with all that was typed.
 */
export async function save<Schema extends z.ZodType>(
  sent: Request | FormData,
  { failed, otherwise, missing, ...form }: Form<Schema>,
  deed: (value: z.output<Schema>) => Promise<Done>,
) {
  const submission = parseForm(sent instanceof FormData ? sent : await readForm(sent), form);
  if (submission.status !== "success")
    return invalid(submission, typeof missing === "function" ? missing(submission) : missing);
  try {
    return await leadOn(await deed(submission.value));
  } catch (error) {
    const refusal = refusalOf(error, otherwise);
    if (!refusal.field && isClosed(refusal)) throwAsResponse(refusal);
    return refused(refusal, submission, failed);
  }
}

/**
 * What a button's action does: `deed`, and back with a toast that says so, or why not. What is not there or not theirs is its
 * status page.
 */
export async function carryOut(
  back: string,
  { failed, otherwise }: { failed?: string; otherwise?: string },
  deed: () => Promise<Omit<Done, "to"> & { to?: string }>,
) {
  try {
    return await leadOn({ to: back, ...(await deed()) });
  } catch (error) {
    return refusedAtDoor(refusalOf(error, otherwise), back, failed);
  }
}

function leadOn({ to, kind = "success", ...said }: Done) {
  return redirectWithToast(to, { kind, ...said });
}

/** A page that the deed leads to by itself goes its way. */
function refusalOf(error: unknown, otherwise: string | undefined): Refusal {
  if (error instanceof Response) throw error;
  return otherwise === undefined ? asRefusal(error, messages.unforeseen) : asFailure(error, otherwise);
}

function isClosed({ status }: Refusal) {
  return status === 403 || status === 404;
}
