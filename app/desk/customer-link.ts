import { z } from "zod";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";

/** What stands for the link while there is none yet, and in what is kept of the conversation: the code in it is a secret. */
export const LINK = "[the customer's link]";

const MOST = 600;

/** The words of a text that carries the link: whatever else is written, the link itself has to be in them. */
export const LinkText = z
  .string()
  .trim()
  .max(MOST, `At most ${MOST} characters`)
  .refine((text) => text.includes(LINK), `Please leave ${LINK} in the text: it becomes the address.`);

export const SendLink = z.object({ text: z.preprocess((value) => value || undefined, LinkText.optional()) });
export type SendLink = z.output<typeof SendLink>;

type Told = {
  /** The company's name. */
  company: string;
  firstName: string;
  vehicle: { make: string; model: string; year: number };
  /** How many lines there are, and what they come to in cents. */
  lines: number;
  total: number;
};

/** The text that is offered: who writes, which car, how many lines, their sum, where to decide, and how to end it. */
export function linkText({ company, firstName, vehicle, lines, total }: Told): string {
  const hello = firstName ? `Hi ${firstName}, this` : "This";
  const quote =
    lines === 0
      ? "is ready to follow here"
      : `has ${lines} ${lines === 1 ? "line" : "lines"}, ${formatMoney(total)} in all`;
  return `${hello} is ${company}. Your ${vehicleTitle(vehicle)} repair ${quote}. See each price and decide: ${LINK} Reply STOP to opt out.`;
}
