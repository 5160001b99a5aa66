import type { SubmissionResult } from "@conform-to/react";
import * as messages from "#app/platform/messages.ts";

/** What is said about a form that failed, by what is missing in it; what is there and wrong has its sentence at its field. */
export function toastFor(error: SubmissionResult<string[]>["error"]) {
  const missing = (names: string[]) =>
    names.some((name) => error?.[name]?.some((said) => said.endsWith("is required")));
  if (missing(["year", "make", "otherMake", "model"])) return messages.quote.vehicleDetails;
  if (missing(["name", "email", "phone"])) {
    return { title: "Validation Error", description: messages.quote.contactInformation };
  }
  const names = Object.keys(error ?? {});
  if (names.length === 1 && names[0] === "file") {
    return { title: messages.quote.uploadFailed, description: messages.quote.noFile };
  }
  return messages.quote.validation;
}
