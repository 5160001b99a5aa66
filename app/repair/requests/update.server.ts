import { z } from "zod";
import { may } from "#app/access/permissions.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { calendarDayOf, momentOf } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/day.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { dayOrMomentField } from "#app/platform/form-values.ts";
import { formatDateTime, formatDay } from "#app/platform/format.ts";
import { given, oneOfSaid } from "#app/platform/known.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { findNames, tellNewcomers } from "#app/repair/assign/assign.server.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { chooseCar } from "#app/repair/requests/correct-car.server.ts";
import { changeRequest, type LockedRequest, lockRequest } from "#app/repair/requests/lock.server.ts";
import { Urgency } from "#app/repair/requests/schemas.ts";
import { Delay } from "#app/repair/word-schemas.ts";
import { isNewTime, isTakenAway, tellOfAppointment } from "#app/repair/work/tell-appointment.server.ts";
import { writeAppointment } from "#app/repair/work/write-appointment.server.ts";

const date = dayOrMomentField("Please pick a valid date").nullable().optional();

/** What the shop changes on a request; what is left out stays. Null takes an assignment or a date away. */
export const UpdateRequest = z.object({
  status: z.enum(REQUEST_STATUSES, oneOfSaid("Please select a status", REQUEST_STATUSES)).optional(),
  delay: Delay.nullish().describe(
    "Why, and until when: the customer reads it. Of a repair that is or becomes Delayed; of any other it is not used.",
  ),
  unbilled: z
    .boolean()
    .optional()
    .describe(
      "With false a repair with money to come is not Completed (409, unbilled), as the pages ask first; left out it is, and stands as not billed.",
    ),
  reason: z
    .string()
    .trim()
    .max(160)
    .optional()
    .describe("Why it is cancelled, for the record; of any other status it is not used."),
  initiatedBy: z.string().trim().max(500).optional(),
  description: z.string().trim().max(5000).optional(),
  additionalNotes: z.string().trim().max(5000).nullable().optional(),
  urgency: Urgency.optional(),
  requestedServiceDate: date,
  scheduledServiceDate: date.describe(
    "Two years back and ahead (400 beyond). A time that has passed or is taken, or at which somebody is away, is refused first (409, asks_first): see `anyway`.",
  ),
  anyway: z
    .string()
    .max(4000)
    .optional()
    .describe("What stands against the time and is booked all the same: `asked` of the 409, as it came."),
  tell: z
    .boolean()
    .optional()
    .describe(
      "With false the customer is not told of a new time, nor that it is taken away; left out they are, as the pages do.",
    ),
  scheduledMinutes: z.number().int().min(1).max(100_000).nullable().optional(),
  bay: z.string().max(40).nullable().optional().describe("One of the shop's bays, by its name."),
  vehicleId: z
    .guid("Please choose a car")
    .optional()
    .describe(
      "Another car of the same account, in place of a mistaken one. For admins and the request's advisor; 409 once it is invoiced.",
    ),
  advisorId: z.guid("Please select an advisor").nullable().optional(),
  technicianId: z.guid("Please select a technician").nullable().optional(),
  repairProviderId: z.guid("Please select a provider").nullable().optional(),
  version: z.coerce
    .number()
    .int()
    .optional()
    .describe("As read; refused (409) when somebody else changed it meanwhile."),
});
export type UpdateRequest = z.output<typeof UpdateRequest>;

const ASSIGNMENTS = ["advisorId", "technicianId", "repairProviderId"] as const;

/** When and where the work is done then, and whether the time is a day without an hour. */
type Place = {
  start: Date;
  minutes: number | null;
  technicianId: string | null;
  bay: string | null;
  providerId: string | null;
  clock: "moment" | "day";
};

/** What is asked about a place in the calendar before it is written. */
type AskOfPlace = (tx: Transaction, viewer: SignedInViewer, request: LockedRequest, place: Place) => Promise<void>;

/**
 * Changes a request's details, who works on it, and its status, in that order and as one change.
 * Errors: 401; 403 for drivers, and for technicians who assign or change the car; 404; 400 for someone
 * who cannot be given the request; 409 when the version seen is stale; as `ask`, where the call names another place.
 */
export function updateRequest(
  viewer: Viewer,
  repairRequestId: string,
  input: UpdateRequest,
  ask?: AskOfPlace,
): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, found) => {
    requireSignedIn(viewer);
    const { role } = viewer.user;
    const { status, version, delay, unbilled, reason, vehicleId, tell = true, anyway: _, ...changes } = input;
    if (!may(role, "requests.status")) throw forbidden();
    refuseStale(version, found.version, "This repair request");
    if (vehicleId) await chooseCar(tx, viewer, found, vehicleId);
    // Whoever is told of the rest is told of the right car.
    const request = vehicleId ? await lockRequest(tx, viewer, found.id) : found;
    const assigned = ASSIGNMENTS.filter((name) => changes[name] !== undefined);
    if (assigned.length > 0 && !may(role, "requests.assign")) throw forbidden();
    const names = await findNames(tx, changes, request.bay);
    const named = Object.entries(given(changes));
    const assigns = assigned.length > 0;
    const columns = columnsOf(changes);
    const place = placeOf(request, columns, changes.scheduledServiceDate);
    if (place) await ask?.(tx, viewer, request, place);
    const scheduled = scheduledSaid(request, columns, changes.scheduledServiceDate);
    const entry = {
      kind: assigns || scheduled ? "assigned" : "details_changed",
      summary: scheduled
        ? [
            scheduled,
            ...ASSIGNMENTS.flatMap((name) => (assigned.includes(name) ? [`${SAID[name]} ${names[SAID[name]]}`] : [])),
          ].join(", ")
        : assigns
          ? "Assignment changed"
          : "Details changed",
      details: { changes: Object.fromEntries(named) },
    } as const;
    // A day alone names no time.
    const news = tell && changes.scheduledServiceDate?.includes("T") ? columns.scheduledServiceDate : null;
    // Whose repair is cancelled hears of that.
    const off = tell && status !== "Cancelled" && isTakenAway(request, columns.scheduledServiceDate);
    const told = isNewTime(request, news) || off;
    await writeAppointment(tx, viewer, request, {
      columns,
      told,
      entry: named.length > 0 ? entry : null,
      // The specification's call sends the status alone, and shows no restrictions on the options of its dialog.
      ...(status ? { status, unbilled: unbilled ?? status === "Completed", ...(reason ? { reason } : {}) } : {}),
      ...(delay ? { delay } : {}),
    });
    if (assigns) await tellNewcomers(tx, viewer, request, changes, names.technicianUserId);
    if (told) await tellOfAppointment(tx, request, news ?? null);
  });
}

type Columns = ReturnType<typeof columnsOf>;

/** The place in the calendar that the change leads to; null where it names none, and where no time stands. */
function placeOf(request: LockedRequest, columns: Columns, sent: string | null | undefined): Place | null {
  const { scheduledServiceDate, scheduledMinutes, technicianId, bay, repairProviderId } = columns;
  const named = given({ scheduledServiceDate, scheduledMinutes, technicianId, bay, repairProviderId });
  const place = { ...request, ...named };
  if (Object.keys(named).length === 0 || !place.scheduledServiceDate) return null;
  return {
    start: place.scheduledServiceDate,
    minutes: place.scheduledMinutes,
    technicianId: place.technicianId,
    bay: place.bay,
    providerId: place.repairProviderId,
    clock: sent && !sent.includes("T") ? "day" : "moment",
  };
}

const SAID = { advisorId: "advisor", technicianId: "technician", repairProviderId: "provider" } as const;

/** Another time in the words of the record, as the forms say it; null where it stays. */
function scheduledSaid(
  { scheduledServiceDate: before }: LockedRequest,
  { scheduledServiceDate: at }: Columns,
  sent: string | null | undefined,
): string | null {
  if (at === undefined || at?.getTime() === before?.getTime()) return null;
  if (!at) return "Not scheduled any more";
  return `Scheduled for ${sent?.includes("T") ? formatDateTime(at) : formatDay(sent)}`;
}

function columnsOf({
  requestedServiceDate,
  scheduledServiceDate,
  ...rest
}: Omit<UpdateRequest, "status" | "version" | "delay" | "unbilled" | "reason" | "vehicleId" | "tell" | "anyway">) {
  return {
    ...rest,
    requestedServiceDate: toDay(requestedServiceDate && calendarDayOf(requestedServiceDate)),
    scheduledServiceDate: scheduledServiceDate === undefined ? undefined : momentIn(scheduledServiceDate),
  } satisfies Prisma.RepairRequestUncheckedUpdateInput;
}

function momentIn(date: string | null): Date | null {
  return date ? momentOf(date) : null;
}
