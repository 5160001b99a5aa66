import { z } from "zod";
import { momentOf } from "#app/platform/clock.ts";
import { blankIsNone, dayOrMomentField } from "#app/platform/form-values.ts";
import { oneOfSaid } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import { AddLineItem } from "#app/repair/lines/schemas.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { bookableSaid, isBookable } from "#app/repair/work/bookable.ts";

const date = z.preprocess(blankIsNone, dayOrMomentField("Please pick a valid date").optional());

/** The shop's way to a new request: POST /api/repair-requests with a vehicle. Prices are dollars and come out in cents. */
export const NewShopRequest = z.object({
  vehicleId: z.guid("Please select a vehicle for this repair request"),
  initiatedBy: z.string().trim().max(500).optional(),
  status: z.enum(REQUEST_STATUSES, oneOfSaid("Please select a status", REQUEST_STATUSES)).optional(),
  requestedServiceDate: date,
  scheduledServiceDate: date.refine((said) => !said || isBookable(momentOf(said)), { error: () => bookableSaid() }),
  lineItems: z
    .array(
      AddLineItem.pick({ type: true, description: true, quantity: true, unitPrice: true }).transform((line) => ({
        ...line,
        unitPrice: toCents(line.unitPrice),
      })),
    )
    .max(200)
    .optional(),
});
