import { formatWhen } from "#app/platform/format.ts";

type Asked = {
  timeAskedAt: Date | null;
  timeAsked: string | null;
  scheduledServiceDate: Date | null;
  missedAt: Date | null;
};

/** What the customer said about their appointment, while it waits for the shop. */
export function timeAskedSaid({ timeAskedAt, timeAsked, scheduledServiceDate, missedAt }: Asked) {
  const asked = formatWhen(timeAskedAt);
  if (timeAsked === null) {
    const title = "The customer cancelled the appointment";
    return { title, words: `${asked}. It was set for ${formatWhen(missedAt)}, and that time is free.` };
  }
  const stands = `Set for ${formatWhen(scheduledServiceDate)}, which stands until then.`;
  return { title: "The customer asks for another time", words: `${asked}: “${timeAsked}” ${stands}` };
}
