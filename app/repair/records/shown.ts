import { z } from "zod";
import { inZone } from "#app/platform/format.ts";
import { DISCOUNT_SOURCES, TAX_SOURCES } from "#app/repair/tax-words.ts";

const cents = z.int();
const text = z.string();

/** What the customer was shown when they authorized: the first page of the record, kept as it was. Money in integer cents. */
export const ShownAuthorization = z.object({
  /** `parts`, `labor`: what the paper itself prints for them, all its lines together; absent in records of before. */
  estimate: z.object({
    number: text.nullable(),
    date: text.nullable(),
    revision: z.int(),
    parts: cents.nullish(),
    labor: cents.nullish(),
  }),
  company: z.object({ name: text, address: z.array(text), phone: text, email: text, registration: text }),
  shop: z
    .object({ name: text, address: z.array(text), phone: text.nullable(), registration: text.nullable() })
    .nullable(),
  customer: z.object({ name: text, phone: text.nullable(), email: text.nullable() }).nullable(),
  designee: z.object({ name: text, contact: text }).nullable(),
  car: z.object({
    title: text,
    vin: text.nullable(),
    plate: text.nullable(),
    odometer: z.int().nullable(),
  }),
  lines: z.array(
    z.object({
      type: z.enum(["Service", "Part", "Labor", "Fee"]),
      description: text,
      quantity: z.number(),
      unitPrice: cents,
      totalPrice: cents,
      condition: text.nullable(),
      partNumber: text.nullable(),
      word: text.nullable(),
    }),
  ),
  subtotals: z.object({ parts: cents, labor: cents, services: cents, fees: cents, work: cents }),
  /** What a go-ahead in the middle of the repair adds to what was authorized before. */
  further: z
    .object({ before: cents, lines: z.array(z.object({ description: text, totalPrice: cents })) })
    .nullable()
    .default(null),
  /** What the customer took back of it after the work had begun; absent in records of before. */
  takenBack: z
    .object({ before: cents, lines: z.array(z.object({ description: text, totalPrice: cents })) })
    .nullable()
    .default(null),
  /** What the law of the state says beside it, and which of its alternatives the customer chose. */
  law: z
    .object({ words: z.array(text), choice: text.nullable() })
    .nullable()
    .default(null),
  /** What was agreed to where somebody else was named to decide. */
  designation: text.nullable().default(null),
  discount: cents,
  tax: cents,
  /** Where both come from; absent in records of before. */
  discountSource: z.enum(DISCOUNT_SOURCES).nullish(),
  taxSource: z.enum(TAX_SOURCES).nullish(),
  serviceFee: cents,
  /** What of the sum is paid at the shop itself, where only the fee is paid here; absent in records of before. */
  atShop: cents.nullish(),
  sum: cents,
  notToExceed: cents.nullable(),
  notIncluded: z.array(text),
  statement: text,
  /** Who authorized, how they were known or reached, and when: the shop's local time with its zone. */
  by: text,
  how: text,
  when: text,
  /** What was said, where somebody else recorded it. */
  said: text.nullable(),
  /** When it was taken back: on a copy that is drawn after that, and never in what is kept. */
  withdrawn: text.nullish(),
});
/** What is kept; a go-ahead of an earlier version lacks what came later. */
export type ShownAuthorization = z.output<typeof ShownAuthorization>;

/** How a person was known, in words for people. */
const KNOWN_BY: Record<string, string> = {
  session: "signed in",
  password: "signed in with a password",
  passkey: "signed in with a passkey",
  phone_code: "signed in by a code sent to the phone",
  access_code: "by the link of this repair",
  provider: "told by the provider",
  system: "by the system",
};

const CHANNELS: Record<string, string> = {
  web: "on the website",
  api: "by a program of theirs",
  sms: "by text",
  webhook: "by a message of the provider",
  system: "",
};

/** "signed in by a code sent to the phone, on the website"; no word of the machine. */
export function howKnown(knownBy: string, channel: string): string {
  return [KNOWN_BY[knownBy] ?? "", CHANNELS[channel] ?? ""].filter(Boolean).join(", ");
}

/** The network's address as people write it; nothing for the machine itself. */
export function plainAddress(ip: string | null): string | null {
  const plain = ip?.replace(/^::ffff:/i, "") ?? null;
  return !plain || plain === "::1" || plain.startsWith("127.") ? null : plain;
}

/** "November 22, 2026, 6:04 PM PST". */
export function localTime(at: Date, timeZone: string): string {
  return inZone(timeZone, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
}
