import { z } from "zod";
import { may } from "#app/access/permissions.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { calendarDayOf, momentOf } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/day.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import { dayOrMomentField } from "#app/platform/form-values.ts";
import { oneOfSaid } from "#app/platform/known.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { findNames, tellNewcomers } from "#app/repair/assign/assign.server.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { chooseCar } from "#app/repair/requests/correct-car.server.ts";
import { changeRequest, lockRequest } from "#app/repair/requests/lock.server.ts";
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
  scheduledServiceDate: date,
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

/**
 * Changes a request's details, who works on it, and its status, in that order and as one change.
 * Errors: 401; 403 for drivers, and for technicians who assign or change the car; 404; 400 for someone
 * who cannot be given the request; 409 when the version seen is stale.
 */
export function updateRequest(viewer: Viewer, repairRequestId: string, input: UpdateRequest): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, found) => {
    requireSignedIn(viewer);
    const { role } = viewer.user;
    const { status, version, delay, unbilled, reason, vehicleId, tell = true, ...changes } = input;
    if (!may(role, "requests.status")) throw forbidden();
    refuseStale(version, found.version, "This repair request");
    if (vehicleId) await chooseCar(tx, viewer, found, vehicleId);
    // Whoever is told of the rest is told of the right car.
    const request = vehicleId ? await lockRequest(tx, viewer, found.id) : found;
    const assigned = ASSIGNMENTS.filter((name) => changes[name] !== undefined);
    if (assigned.length > 0 && !may(role, "requests.assign")) throw forbidden();
    const { technicianUserId } = await findNames(tx, changes, request.bay);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const assigns = assigned.length > 0;
    const entry = {
      kind: assigns ? "assigned" : "details_changed",
      summary: assigns ? "Assignment changed" : "Details changed",
      details: { changes: Object.fromEntries(given) },
    } as const;
    const columns = columnsOf(changes);
    // A day alone names no time.
    const news = tell && changes.scheduledServiceDate?.includes("T") ? columns.scheduledServiceDate : null;
    // Whose repair is cancelled hears of that.
    const off = tell && status !== "Cancelled" && isTakenAway(request, columns.scheduledServiceDate);
    const told = isNewTime(request, news) || off;
    await writeAppointment(tx, viewer, request, {
      columns,
      told,
      entry: given.length > 0 ? entry : null,
      // The specification's call sends the status alone, and shows no restrictions on the options of its dialog.
      ...(status ? { status, unbilled: unbilled ?? status === "Completed", ...(reason ? { reason } : {}) } : {}),
      ...(delay ? { delay } : {}),
    });
    if (assigns) await tellNewcomers(tx, viewer, request, changes, technicianUserId);
    if (told) await tellOfAppointment(tx, request, news ?? null);
  });
}

function columnsOf({
  requestedServiceDate,
  scheduledServiceDate,
  ...rest
}: Omit<UpdateRequest, "status" | "version" | "delay" | "unbilled" | "reason" | "vehicleId" | "tell">) {
  return {
    ...rest,
    requestedServiceDate: toDay(requestedServiceDate && calendarDayOf(requestedServiceDate)),
    scheduledServiceDate: scheduledServiceDate === undefined ? undefined : momentIn(scheduledServiceDate),
  } satisfies Prisma.RepairRequestUncheckedUpdateInput;
}

function momentIn(date: string | null): Date | null {
  return date ? momentOf(date) : null;
}
