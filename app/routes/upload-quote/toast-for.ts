import type { SubmissionResult } from "@conform-to/react";
import * as messages from "#app/platform/messages.ts";

/** What is said about a form that failed, by what failed in it. */
export function toastFor(error: SubmissionResult<string[]>["error"]) {
  const names = Object.keys(error ?? {});
  if (names.some((name) => ["year", "make", "model"].includes(name))) return messages.quote.vehicleDetails;
  if (names.some((name) => ["name", "email", "phone"].includes(name))) {
    return { title: "Validation Error", description: messages.quote.contactInformation };
  }
  if (names.length === 1 && names[0] === "file") {
    return { title: messages.quote.uploadFailed, description: messages.quote.noFile };
  }
  return messages.quote.validation;
}
