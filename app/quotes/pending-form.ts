import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import {
  type CreateRequestForm,
  createRequestForm,
  type FileQuoteForm,
  fileQuoteForm,
  type ManualQuoteForm,
  manualQuoteForm,
} from "#app/quotes/quote-form.ts";

export type PendingKind = "create_request" | "manual_quote" | "file_quote";

type AnyForm = CreateRequestForm | ManualQuoteForm | FileQuoteForm;

/** What waits for a verified phone. A document that came alone has no form yet. */
export type PendingData = {
  form?: AnyForm;
  /** What was read from the document meanwhile. */
  outcome?: ReadingOutcome;
  sha256?: string;
  /** The open request that a document goes to, instead of becoming one of its own. */
  attachTo?: string;
};

/** The same, brought along with the code itself instead of kept before. */
export type CarriedForm = { kind: PendingKind; form: AnyForm; file?: StoredFile | null; outcome?: ReadingOutcome };

/** A form that came with the verify call, by what is in it; null where it makes no request. */
export function readCarriedForm(values: unknown, file: StoredFile | null): CarriedForm | null {
  if (!values || typeof values !== "object") return null;
  const kind = file ? "file_quote" : "repairDescription" in values ? "manual_quote" : "create_request";
  const schema = { file_quote: fileQuoteForm, manual_quote: manualQuoteForm, create_request: createRequestForm }[kind];
  const parsed = schema({ identified: true }).safeParse({ ...values, newVehicle: true, vehicleId: undefined });
  return parsed.success ? { kind, form: parsed.data, file } : null;
}
