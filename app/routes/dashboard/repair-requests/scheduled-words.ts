import { formatDate, formatDay } from "#app/platform/format.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";

type Dated = { scheduledServiceDate: Date | string | null; requestedServiceDate: Date | string | null };

/** When a repair is planned, otherwise for when it was asked for: the same words in every list. */
export function scheduledWords({ scheduledServiceDate, requestedServiceDate }: Dated): string {
  if (scheduledServiceDate) return formatDate(scheduledServiceDate);
  return requestedServiceDate ? `Requested: ${formatDay(requestedServiceDate)}` : "Not scheduled";
}

/** Beside the state, for the customer: a service that was asked for stands as Scheduled before anybody has named a time. */
export function noTimeYet({ status, scheduledServiceDate }: Untimed): string | null {
  return status === "Scheduled" && scheduledServiceDate === null ? "No time is set yet" : null;
}
type Untimed = { status: RequestStatus; scheduledServiceDate: Date | null };
