import { z } from "zod";
import { ContactPreference } from "#app/people/profile.ts";
import { lineField } from "#app/platform/fields/one-line.ts";
import { outcomeOf } from "#app/platform/kept-reading.ts";
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
import { SERVICE_TYPES } from "#app/repair/repair-request.ts";
import { Urgency } from "#app/repair/requests/schemas.ts";
import { DayToCome } from "#app/repair/word-schemas.ts";

export const PENDING_KINDS = ["create_request", "manual_quote", "file_quote"] as const;
export type PendingKind = (typeof PENDING_KINDS)[number];

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

const word = z.string().optional().catch(undefined);
const lineWord = lineField().optional().catch(undefined);
const said = word.transform((value) => value);

/** What every form that waits says of the car and the person; what cannot be read was not said. */
const person = {
  vehicleId: word,
  newVehicle: z.boolean().catch(true),
  year: z.number().optional().catch(undefined),
  make: lineWord,
  otherMake: lineWord,
  model: lineWord,
  color: lineWord,
  accessCode: word,
  userAccessCode: word,
  name: said,
  email: said,
  phone: said,
  contactPreference: ContactPreference.catch("phone"),
  smsOptIn: z.boolean().catch(false),
  smsWording: word,
};

/** The forms as they lie in the database: they were checked when they were filled in, and amounts are cents by now. */
const KEPT_FORMS: Record<PendingKind, z.ZodType<AnyForm>> = {
  create_request: z.object({
    ...person,
    serviceType: z.enum(SERVICE_TYPES),
    description: z.string(),
    preferredDate: word,
    urgency: Urgency.catch("normal"),
    additionalNotes: word,
  }),
  manual_quote: z.object({
    ...person,
    repairShop: word,
    repairDescription: z.string(),
    quoteAmount: z.number().optional().catch(undefined),
  }),
  file_quote: z.object({ ...person, description: z.string().catch("Repair quote") }),
};

/** What waits, from its column. */
export function keptOf(kind: PendingKind, data: unknown): PendingData {
  const kept = z.looseObject({ sha256: word, attachTo: word }).safeParse(data).data;
  if (!kept) return {};
  const { form, outcome, sha256, attachTo } = kept;
  return { sha256, attachTo, form: KEPT_FORMS[kind].safeParse(form).data, outcome: outcomeOf(outcome) };
}

/** A form that came with the verify call, by what is in it; null where it makes no request. */
export function readCarriedForm(values: unknown, file: StoredFile | null): CarriedForm | null {
  if (!values || typeof values !== "object") return null;
  const kind = file ? "file_quote" : "repairDescription" in values ? "manual_quote" : "create_request";
  const schema = { file_quote: fileQuoteForm, manual_quote: manualQuoteForm, create_request: createRequestForm }[kind];
  // A day that has passed while the code was on its way is no wish any more; the rest is.
  const wish =
    "preferredDate" in values && DayToCome.safeParse(values.preferredDate).success ? {} : { preferredDate: undefined };
  const parsed = schema({ identified: true }).safeParse({ ...values, ...wish, newVehicle: true, vehicleId: undefined });
  return parsed.success ? { kind, form: parsed.data, file } : null;
}
