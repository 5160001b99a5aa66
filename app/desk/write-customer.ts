import { z } from "zod";
import { MessageWords, sentOnce } from "#app/messages/communication.ts";
import { cancelledByThem, STILL_WANTED } from "#app/messages/customers/cancelled-said.ts";
import { formatPhone } from "#app/platform/format.ts";

/** By text or by e-mail, with the link, or on the customer's page alone. */
const WAYS = ["text", "email", "web"] as const;
type Way = (typeof WAYS)[number];
export type WayChoice = { value: Way; label: string };

/** `stopped`: the phone replied STOP. */
type Reached = { phone: string | null; email: string | null; stopped: boolean };

export const STOPPED = "This customer replied STOP and receives no text messages.";

/** How a word can leave for this customer, the way that they chose first; by no text after STOP. */
export function waysTo({ phone, email, stopped }: Reached, prefers: string): WayChoice[] {
  const text: WayChoice[] = phone && !stopped ? [{ value: "text", label: `Text to ${formatPhone(phone)}` }] : [];
  const mail: WayChoice[] = email ? [{ value: "email", label: `E-mail to ${email}` }] : [];
  return [...(prefers === "email" ? [...mail, ...text] : [...text, ...mail]), ON_PAGE];
}

export const ON_PAGE: WayChoice = { value: "web", label: "On their page only" };

export const WriteCustomer = z.object({
  messageBody: MessageWords,
  way: z.enum(WAYS).default("web"),
  key: sentOnce,
});
export type WriteCustomer = z.output<typeof WriteCustomer>;

type Repair = { firstName: string; vehicle: string; advisor: string };

/** Words that are written often, filled in for this repair. */
export function templatesFor({ firstName, vehicle, advisor }: Repair): { name: string; text: string }[] {
  const hello = firstName ? `Hi ${firstName}, ` : "";
  const from = advisor ? ` ${advisor}` : "";
  return [
    { name: "It is ready", text: `${hello}your ${vehicle} is ready to be picked up.${from}` },
    { name: "Please decide", text: `${hello}your quote for the ${vehicle} waits for your decision.${from}` },
    {
      name: "We are running late",
      text: `${hello}your ${vehicle} takes longer than we said. We will write as soon as we know when it is ready.${from}`,
    },
    {
      name: "We missed you",
      text: `${hello}we missed you and your ${vehicle} at your appointment. Please write or call us for a new time.${from}`,
    },
    {
      name: "Still wanted?",
      text: `${hello}${cancelledByThem(`the appointment for your ${vehicle}`)} ${STILL_WANTED} If so, which time suits you?${from}`,
    },
    { name: "Please call", text: `${hello}please call us about your ${vehicle}.${from}` },
    { name: "A photo, please", text: `${hello}could you send us a photo of the odometer and of the quote?${from}` },
  ];
}
