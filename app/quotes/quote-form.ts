import { z } from "zod";
import { partOfName, wholeName } from "#app/people/person-name.ts";
import { ContactPreference } from "#app/people/profile.ts";
import { TOGETHER } from "#app/platform/fields/together.ts";
import { bareDigits, readTyped } from "#app/platform/fields/typed-number.ts";
import { blankIsNone, optionalLine, phoneField } from "#app/platform/form-values.ts";
import * as messages from "#app/platform/messages.ts";
import { toCents } from "#app/platform/money.ts";
import { SERVICE_TYPES } from "#app/repair/repair-request.ts";
import { Urgency } from "#app/repair/requests/schemas.ts";
import { DayToCome } from "#app/repair/word-schemas.ts";
import { FIRST_YEAR } from "#app/shop/makes.ts";

const INVALID_PHONE = "Please enter a valid phone number";
const INVALID_EMAIL = "Please enter a valid email address";
const INVALID_AMOUNT = "Please enter the amount in dollars, such as 1240.50";
const MOST_CENTS = 999_999_999;

function text(message: string, longest: number) {
  return z.preprocess(blankIsNone, z.string({ error: message }).max(longest, `At most ${longest} characters`));
}

function optional(longest: number) {
  return z.preprocess(blankIsNone, z.string().max(longest, `At most ${longest} characters`).optional());
}

const ticked = z.preprocess(
  (value) => value === true || value === "on" || value === "true" || value === "1",
  z.boolean(),
);

const accessCode = z.preprocess(blankIsNone, z.uuid("This access code is not valid").optional());

const vehicle = {
  vehicleId: z.preprocess(blankIsNone, z.uuid("Please select a vehicle").optional()),
  newVehicle: ticked,
  year: z.preprocess(
    blankIsNone,
    z
      .preprocess(
        readTyped,
        z
          .number({ error: "Year must be a number" })
          .int("Year must be a whole number")
          .min(FIRST_YEAR, `Year must be ${FIRST_YEAR} or later`)
          .refine((year) => year <= new Date().getFullYear() + 1, "Year cannot be later than next year"),
      )
      .optional(),
  ),
  make: optionalLine(60),
  /** Typed where the list of makes says Other. */
  otherMake: optionalLine(60),
  model: optionalLine(60),
  color: optionalLine(40),
};

const codes = { accessCode, userAccessCode: accessCode };

const preference = z.preprocess(blankIsNone, ContactPreference.default("phone"));

const phoneNumber = phoneField(INVALID_PHONE);

const personName = wholeName("Name is required");

/** Who must give a name, an email and a phone: whoever we do not know from a session or an access code. */
type Asked = {
  /** Signed in, or holding a valid access code. */
  identified: boolean;
};

function contact({ identified }: Asked, phoneNeeded: string) {
  const email = z.email(INVALID_EMAIL).max(254);
  return {
    name: z.preprocess(blankIsNone, identified ? personName.optional() : personName),
    email: z.preprocess(
      blankIsNone,
      identified
        ? email.optional()
        : z.email({ error: (issue) => (issue.input === undefined ? "Email is required" : INVALID_EMAIL) }).max(254),
    ),
    phone: z.preprocess(
      blankIsNone,
      identified ? phoneNumber.optional() : z.string({ error: phoneNeeded }).pipe(phoneNumber),
    ),
    contactPreference: preference,
    smsOptIn: ticked,
    smsWording: optional(40),
  };
}

const VEHICLE_FIELDS = ["year", "make", "model"] as const;
const LABELS = { year: "Year", make: "Make", model: "Model" };

type VehicleInput = {
  vehicleId?: string;
  newVehicle: boolean;
  year?: number;
  make?: string;
  otherMake?: string;
  model?: string;
  color?: string;
};

function isChosen(input: VehicleInput): boolean {
  return Boolean(input.vehicleId) && !input.newVehicle;
}

/** The make that was chosen; the one typed beside the list where it is "Other", or none was chosen. */
function makeOf({ make, otherMake }: VehicleInput) {
  return !make || make === "Other" ? otherMake : make;
}

function missingOf(input: VehicleInput) {
  return VEHICLE_FIELDS.filter((field) => !(field === "make" ? makeOf(input) : input[field]));
}

/** Where it is to be filled in: of a make that is "Other" the field beside the list is the empty one. */
function placeOf(field: (typeof VEHICLE_FIELDS)[number], { make }: VehicleInput) {
  return field === "make" && make === "Other" ? "otherMake" : field;
}

/** In new-vehicle mode the chosen vehicle does not count, otherwise the described one does not. */
function settleVehicle<Input extends VehicleInput>(input: Input): Input {
  if (isChosen(input)) {
    return { ...input, year: undefined, make: undefined, otherMake: undefined, model: undefined, color: undefined };
  }
  return { ...input, vehicleId: undefined, make: makeOf(input), otherMake: undefined };
}

/** Create Service Request: the page and POST /api/public/repair-requests. The phone comes out in E.164. */
export function createRequestForm(asked: Asked) {
  return z
    .object({
      ...vehicle,
      serviceType: z.preprocess(blankIsNone, z.enum(SERVICE_TYPES, "Service type is required")),
      description: z.preprocess(
        (value) => (typeof value === "string" ? value.trim() : (value ?? "")),
        z
          .string({ error: "Description should be at least 10 characters" })
          .min(10, "Description should be at least 10 characters")
          .max(5000, "At most 5000 characters"),
      ),
      preferredDate: z.preprocess(
        (value) => (typeof value === "string" && value.trim() ? value.trim().slice(0, 10) : undefined),
        DayToCome.optional(),
      ),
      urgency: z.preprocess(blankIsNone, Urgency.default("normal")),
      additionalNotes: optional(5000),
      ...contact(asked, "Phone number is required"),
      ...codes,
    })
    .superRefine((input, context) => {
      if (isChosen(input) || missingOf(input).length === 0) return;
      context.addIssue({
        code: "custom",
        path: ["vehicleId"],
        message: "Vehicle details (Year, Make, and Model) are required when adding a new vehicle",
      });
    }, TOGETHER)
    .transform(settleVehicle);
}
export type CreateRequestForm = z.output<ReturnType<typeof createRequestForm>>;

/** Manual Entry: the page and POST /api/quotes/analyze-manual. The amount is in dollars and comes out in cents. */
export function manualQuoteForm(asked: Asked) {
  return z
    .object({
      ...vehicle,
      repairShop: optionalLine(200),
      repairDescription: text("Description is required", 5000),
      quoteAmount: z.preprocess(blankIsNone, z.coerce.string().transform(readAmount).optional()),
      ...contact(asked, "Phone is required"),
      ...codes,
    })
    .superRefine((input, context) => {
      if (isChosen(input)) return;
      const missing = missingOf(input);
      for (const field of missing) {
        const message = `${LABELS[field]} is required when adding a new vehicle`;
        context.addIssue({ code: "custom", path: [placeOf(field, input)], message });
      }
      if (missing.length > 0) {
        context.addIssue({
          code: "custom",
          path: ["vehicleId"],
          message: "Please provide vehicle details or select an existing vehicle",
        });
      }
    }, TOGETHER)
    .transform(settleVehicle);
}
export type ManualQuoteForm = z.output<ReturnType<typeof manualQuoteForm>>;

/** `mayNameCar`: the file may say yet which car it is of, so that none has to be chosen. */
type AskedOfFile = Asked & { hasFile?: boolean; mayNameCar?: boolean };

/** Upload Quote without its file, of which it is only known whether there is one: the page and POST /api/quotes/analyze-file. */
export function fileQuoteForm({ hasFile = true, mayNameCar = false, ...asked }: AskedOfFile) {
  return z
    .object({
      ...vehicle,
      description: z.preprocess(blankIsNone, z.string().max(200).default("Repair quote")),
      ...contact(asked, "Phone is required"),
      ...codes,
    })
    .superRefine((input, context) => {
      if (!hasFile) context.addIssue({ code: "custom", path: ["file"], message: messages.quote.noFile });
      if (isChosen(input) || (mayNameCar && !input.make && !input.model)) return;
      const missing = missingOf(input);
      if (!input.newVehicle && missing.length === VEHICLE_FIELDS.length) {
        context.addIssue({ code: "custom", path: ["vehicleId"], message: "Please select a vehicle" });
        return;
      }
      for (const field of missing) {
        const message = `${LABELS[field]} is required`;
        context.addIssue({ code: "custom", path: [placeOf(field, input)], message });
      }
    }, TOGETHER)
    .transform(settleVehicle);
}
export type FileQuoteForm = z.output<ReturnType<typeof fileQuoteForm>>;

function readAmount(value: string, context: z.RefinementCtx): number {
  const plain = bareDigits(value);
  const cents = /^\d+(\.\d+)?$/.test(plain) ? toCents(plain) : Number.NaN;
  if (cents <= MOST_CENTS) return cents;
  context.addIssue({ code: "custom", message: INVALID_AMOUNT });
  return z.NEVER;
}

/** The code and what the person says about themselves. */
export const VerifyForm = z.object({
  methodId: z.string().min(1).max(60),
  phone: z.string().min(1).max(40),
  code: z.preprocess(
    (value) => (typeof value === "string" ? value.replace(/\s/g, "") : (value ?? "")),
    z.string({ error: "OTP code must be 6 digits" }).regex(/^\d{6}$/, "OTP code must be 6 digits"),
  ),
  firstName: z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    partOfName("First name").optional(),
  ),
  lastName: z.preprocess(blankIsNone, partOfName("Last name").optional()),
  email: z.preprocess(blankIsNone, z.email(INVALID_EMAIL).max(254).optional()),
  contactPreference: z.preprocess(blankIsNone, ContactPreference.optional().catch(undefined)),
});
export type VerifyForm = z.output<typeof VerifyForm>;
