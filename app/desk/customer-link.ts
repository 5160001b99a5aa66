import { z } from "zod";
import { LINK_PLACE } from "#app/access/keys-in-words.ts";
import { type AskedFor, askedSaid } from "#app/messages/customers/asked-said.ts";
import { counted } from "#app/platform/counted.ts";
import { blankIsNone } from "#app/platform/form-values.ts";
import { formatMoney, formatWallTime, inZone, zoneName } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { REVIEW, Refusal } from "#app/platform/refusal.ts";
import { shopZone } from "#app/platform/zone.ts";
import { type RequestStatus, STAGES, stageOf } from "#app/repair/repair-request.ts";

/** What stands for the link while there is none yet, and in what is kept of the conversation. */
export const LINK = LINK_PLACE;

const MOST = 600;

/** The words of a text that carries the link: whatever else is written, the link itself has to be in them. */
export const LinkText = z
  .string()
  .trim()
  .max(MOST, `At most ${MOST} characters`)
  .refine((text) => text.includes(LINK), `Please leave ${LINK} in the text: it becomes the address.`);

export const SendLink = z.object({
  text: z.preprocess(blankIsNone, LinkText.optional()),
  offered: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .describe("The words that the text was written over: a sum of theirs that has changed since is refused (409)."),
});
export type SendLink = z.output<typeof SendLink>;

/**
 * What leaves: the words of now, unless others were written over those that were offered. Errors: 409 where these name a total that
 * was offered and is the request's no more.
 */
export function wordsToSend({ text, offered }: SendLink, now: { words: string; total: number }): string {
  if (text === undefined || text === offered) return now.words;
  const stands = totalsIn(now.words);
  const named: number[] = [...text.matchAll(FIGURE)].map(([figure]) => centsOf(figure));
  const gone = totalsIn(offered ?? "").find((total) => !stands.includes(total) && named.includes(total));
  if (gone === undefined || stands.some((total) => named.includes(total))) return text;
  throw new Refusal(
    409,
    `The total has changed to ${formatMoney(now.total)} since, and the text names ${formatMoney(gone)}. Correct it, or send it again as it is.`,
    { title: REVIEW, field: "text" },
  );
}

/** However a person writes an amount: 1354.99, $1,354.99. */
const FIGURE = /\d[\d,]*(?:\.\d{1,2})?/g;

/** The amounts in words of ours, in cents. */
function totalsIn(words: string): number[] {
  return [...words.matchAll(/\$\d[\d,]*\.\d{2}/g)].map(([amount]) => centsOf(amount.slice(1)));
}

function centsOf(figure: string) {
  return toCents(figure.replaceAll(",", ""));
}

type Told = AskedFor & {
  /** The company's name. */
  company: string;
  firstName: string;
  /** The car, as they are told which one. */
  vehicle: string;
  /** How many lines there are. */
  lines: number;
  /** What is asked of them, see askOf. */
  ask?: string;
  /** The appointment that is to come, as bookedSaid has it. */
  booked?: string | null;
};

/** What the customer of a repair is asked to do with the link: of one that is done, or that never will be, nothing is to be decided. */
export function askOf(status: RequestStatus): string {
  const stage = stageOf(status);
  const over = stage === null || STAGES.indexOf(stage) >= STAGES.indexOf("Pending_Payment");
  return over ? "See your repair" : DECIDE;
}

const DECIDE = "See each price and decide";

/** Day, hour and place, in the sentence of the text that carries the link; `wall`: what the shop's clock shows then. */
export function bookedSaid(wall: string, place: string): string {
  return `You are booked for ${formatWallTime(wall)} ${zoneThen(wall)} at ${place}.`;
}

/** Whether a time, as it is typed, is one that the customer can still come at. */
export function isToCome(wall: string, now = new Date()): boolean {
  return !Number.isNaN(Date.parse(`${wall}Z`)) && momentThen(wall) > now;
}

/** On the day on which clocks are changed the name of the zone is that of the hour; without the clock's library, for New shows it too. */
function zoneThen(wall: string): string {
  return zoneName(momentThen(wall));
}

function momentThen(wall: string): Date {
  const parts = inZone(shopZone(), { timeZoneName: "longOffset" }).formatToParts(new Date(`${wall}Z`));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") || "Z";
  return new Date(`${wall}${offset}`);
}

/** The text that is offered: who writes, which car, how many lines, their sum, where to decide, and how to end it. */
export function linkText({ company, firstName, vehicle, lines, ask = DECIDE, booked, ...sums }: Told): string {
  const hello = firstName ? `Hi ${firstName}, this` : "This";
  const quote =
    lines === 0 ? "is ready to follow here" : `has ${counted(lines, "line")}, ${askedSaid(sums, " in all")}`;
  return `${hello} is ${company}. Your ${vehicle} repair ${quote}.${booked ? ` ${booked}` : ""} ${ask}: ${LINK} Reply STOP to opt out.`;
}
