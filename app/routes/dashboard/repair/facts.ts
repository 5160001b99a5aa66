import { formatDay, formatMoment, formatPhone, fullName } from "#app/platform/format.ts";
import { CONTACT_PREFERENCES, URGENCIES } from "#app/repair/repair-request.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { delaySaid } from "#app/repair/words.ts";

/** What is known of a request, as terms and values; how the customer is reached is the shop's to see. */
export function factsOf(
  found: RepairRequestView,
  { staff, call, away }: { staff: boolean; call: Call | undefined; away: string | null },
): [string, string][] {
  const { vehicle, requester, advisor, technician } = found;
  return [
    ["Customer", fullName(requester) || "Not known"],
    ...(staff ? contactFacts(found) : []),
    ["VIN", vehicle.vin ?? "No VIN"],
    ["Mileage", vehicle.mileage === null ? "Not known" : `${vehicle.mileage.toLocaleString("en-US")} miles`],
    ["Service", found.initiatedBy ?? "Not specified"],
    ["Requested for", found.requestedServiceDate ? formatDay(found.requestedServiceDate) : "No date given"],
    ["Scheduled", found.scheduledServiceDate ? formatMoment(found.scheduledServiceDate) : "Not scheduled"],
    ...fact("Delayed", found.delay && delaySaid(found.delay).replace(/^:? /, "")),
    ["Advisor", fullName(advisor) || "Not assigned"],
    ["Technician", `${fullName(technician?.user) || "Not assigned"}${staff && away ? `, away ${away}` : ""}`],
    ["Repair provider", found.repairProvider?.name ?? "Not assigned"],
    ...fact("Mileage in", found.mileageIn === null ? null : `${found.mileageIn.toLocaleString("en-US")} miles`),
    ...fact("Work done", found.workDoneAt && formatMoment(found.workDoneAt)),
    ["Created", formatMoment(found.createdAt)],
    ...fact("Call requested", call ? `${formatPhone(call.phoneNumber)}, ${formatMoment(call.createdAt)}` : null),
  ];
}

/** What is known of it, or nothing. */
function fact(name: string, words: string | null): [string, string][] {
  return words === null ? [] : [[name, words]];
}

type Call = { phoneNumber: string; createdAt: Date };
type Contact = Pick<RepairRequestView, "requester" | "urgency" | "contactPreference">;

/** How the customer is reached, and how much it presses. */
function contactFacts({ requester, urgency, contactPreference }: Contact): [string, string][] {
  const wordOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return [
    ["Phone", requester?.phone ? formatPhone(requester.phone) : "Not known"],
    ["E-mail", requester?.email ?? "Not known"],
    ["Preferred way", wordOf(CONTACT_PREFERENCES, contactPreference)],
    ["Urgency", wordOf(URGENCIES, urgency)],
  ];
}
