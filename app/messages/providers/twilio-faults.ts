import twilio from "twilio";
import { fieldIn } from "#app/platform/known.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";

/** What the SDK throws, in our words. Errors that are not the provider's go on as they are. */
export function asProviderFault(error: unknown): never {
  const refusal = readRefusal(error);
  if (refusal) {
    const { status, code } = refusal;
    throw new ProviderFault("Twilio", {
      passing: status >= 500 || status === 429,
      mayHaveActed: status >= 500,
      code: code || status,
      cause: error,
    });
  }
  if (isLost(error)) throw new ProviderFault("Twilio", { passing: true, code: error.code ?? "lost", cause: error });
  throw error;
}

/** The answer's status and Twilio's own number of the error. */
export function readRefusal(error: unknown): { status: number; code: number } | null {
  if (error instanceof twilio.RestException) return { status: error.status, code: error.code ?? 0 };
  // Its newer form of error is a class that the SDK does not export.
  const status = fieldIn(error, "status");
  if (typeof status === "number" && typeof fieldIn(error, "title") === "string")
    return { status, code: Number(fieldIn(error, "code")) || 0 };
  return null;
}

/** No answer came: the SDK lets its HTTP client's own error through. */
function isLost(error: unknown): error is { code?: string } {
  return error instanceof Error && "isAxiosError" in error;
}
