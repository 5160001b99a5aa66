import { z } from "zod";
import { id, moment } from "#app/http/wire/values.ts";

export const WireVehicle = z
  .object({
    id,
    accountId: id,
    make: z.string(),
    model: z.string(),
    year: z.number(),
    vin: z.string().nullable(),
    mileage: z.number().nullable(),
    color: z.string().nullable(),
    plate: z.string().nullable().describe("Of the license plate."),
    warrantyStatus: z.string(),
    warrantyPlan: z.string().nullable(),
    warrantyExpiresAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: "Vehicle" });
