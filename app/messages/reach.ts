import { parsePhoneNumberFromString } from "libphonenumber-js/max";

export type World = {
  /** Countries whose numbers may be reached, as ISO codes. */
  countries: readonly string[];
  /** Nothing is really sent: numbers of films and examples are good there, and only there. */
  simulated: boolean;
};

/** What a person answers: the rest is billed to somebody else, or to whoever calls. */
const ORDINARY = new Set(["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE", "VOIP"]);

/** No area code 555 was ever given out, and 555-0100 to 555-0199 of every other is kept for films and examples. */
const FICTIONAL = /^\+1(?:555\d{7}|(\d{3})55501\d\d)$/;
/** What stands after an area code that is good. */
const ORDINARY_END = "2345678";

export const UNREACHABLE = {
  impossible: "Please enter a valid phone number",
  fictional: "This number is one of those kept for films and examples. Please enter a real one.",
  abroad: "We cannot call or text numbers of this country. Please enter a US number.",
  charged: "This is a toll-free or premium number. Please enter the number of your own phone.",
} as const;

export type Unreachable = keyof typeof UNREACHABLE;

/** The same to whoever writes down somebody else's number. */
export const UNREACHABLE_OF_CUSTOMER: Record<Unreachable, string> = {
  ...UNREACHABLE,
  charged: "This is a toll-free or premium number, which no text reaches. Please enter the customer's own phone.",
};

/** Why nothing may be sent to a number in E.164; null when it can exist, and is an ordinary one of an allowed country. */
export function unreachable(phone: string, { countries, simulated }: World): Unreachable | null {
  const film = FICTIONAL.exec(phone);
  if (film) {
    // The number is no real one; its area code may be premium, abroad or none at all.
    const why = film[1] ? unreachable(`+1${film[1]}${ORDINARY_END}`, { countries, simulated }) : null;
    return why ?? (simulated ? null : "fictional");
  }
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) return "impossible";
  // Toll-free and premium numbers belong to no single country of +1.
  const type = number.getType();
  if (!type || !ORDINARY.has(type)) return "charged";
  return number.country && countries.includes(number.country) ? null : "abroad";
}
