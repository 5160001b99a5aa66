import type { Submission } from "@conform-to/react";
import { data } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { type FormAnswer, type invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import * as messages from "#app/platform/messages.ts";
import { notFound } from "#app/platform/refusal.ts";
import { findStaff } from "#app/shop/repair-provider.server.ts";
import { findTechnician } from "#app/shop/technician.server.ts";
import { readCertifications } from "./certifications.ts";

/** The form again: the server's sentence, or the catalogue's for what nobody foresaw. What is not there is its page. */
export function failed<Schema, FormValue>(
  error: unknown,
  submission: Submission<Schema, string[], FormValue>,
  sentence: string,
) {
  const refusal = asFailure(error, sentence);
  if (!refusal.field && (refusal.status === 404 || refusal.status === 403)) throwAsResponse(refusal);
  return refused(refusal, submission, "Error");
}

/** The toast where something required is missing. */
export function missingOf(required: readonly string[]) {
  return function missing<Schema, FormValue>(submission: Submission<Schema, string[], FormValue>) {
    const errors = submission.status === "error" ? (submission.error ?? {}) : {};
    const isMissing = required.some((name) => errors[name] && !given(submission.payload[name]));
    return isMissing ? messages.providers.missing : undefined;
  };
}

function given(value: unknown) {
  return typeof value === "string" && value.trim() !== "";
}

/** Errors: 404 also for the staff of another provider. */
export async function findStaffOf(viewer: Viewer, { id, staffId }: { id: string; staffId: string }) {
  const staff = await findStaff(viewer, staffId);
  if (staff.repairProviderId !== id) throw notFound("This staff member");
  return staff;
}

/** Errors: 404 also for a technician of another provider. */
export async function findTechnicianOf(viewer: Viewer, { id, technicianId }: { id: string; technicianId: string }) {
  const technician = await findTechnician(viewer, technicianId);
  if (technician.repairProviderId !== id) throw notFound("This technician");
  return technician;
}

/** The answer with the certification inputs as they were entered, so that blank ones and their number come back too. */
export function withCertifications(answer: ReturnType<typeof invalid>, form: FormData) {
  return data({ ...answer.data, certifications: readCertifications(form) }, answer.init ?? undefined);
}

/** The form again with one certification input more or fewer: nothing is checked yet, and what was entered is kept. */
export function inputsAgain<Schema, FormValue>(
  submission: Submission<Schema, string[], FormValue>,
  certifications: string[],
) {
  const answer: FormAnswer = { initialValue: submission.reply().initialValue ?? {} };
  return data({ ...answer, certifications });
}
