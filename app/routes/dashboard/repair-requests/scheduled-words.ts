import { formatDate, formatDay } from "#app/platform/format.ts";

type Dated = { scheduledServiceDate: Date | string | null; requestedServiceDate: Date | string | null };

/** When a repair is planned, otherwise for when it was asked for: the same words in every list. */
export function scheduledWords({ scheduledServiceDate, requestedServiceDate }: Dated): string {
  if (scheduledServiceDate) return formatDate(scheduledServiceDate);
  return requestedServiceDate ? `Requested: ${formatDay(requestedServiceDate)}` : "Not scheduled";
}
