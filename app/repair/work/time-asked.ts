import { formatWhen } from "#app/platform/format.ts";

type Asked = {
  timeAskedAt: Date | null;
  timeAsked: string | null;
  scheduledServiceDate: Date | null;
  missedAt: Date | null;
  timeCancelledAt: Date | null;
};

/** What the customer said about their appointment, while it waits for the shop. */
export function timeAskedSaid({ timeAskedAt, timeAsked, timeCancelledAt, scheduledServiceDate, missedAt }: Asked) {
  const asked = formatWhen(timeAskedAt);
  if (timeCancelledAt) {
    const was = `${asked}. It was set for ${formatWhen(missedAt)}, and that time is free.`;
    const next =
      "Ask whether the repair is still wanted: if so, a new time under Assign answers it; if not, cancel it.";
    return { title: "The customer cancelled the appointment", words: `${was} ${next}` };
  }
  const stands = `Set for ${formatWhen(scheduledServiceDate)}, which stands until then. A new time under Assign answers it.`;
  return { title: "The customer asks for another time", words: `${asked}: “${timeAsked}” ${stands}` };
}
