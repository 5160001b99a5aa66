import { z } from "zod";
import { WireName } from "#app/http/wire/person.ts";
import { dollars, id, moment } from "#app/http/wire/values.ts";

export const WireProvider = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    registrationNumber: z
      .string()
      .nullable()
      .describe("Of the Bureau of Automotive Repair, or what the state calls it."),
    type: z.string(),
    specialties: z.array(z.string()),
    certifications: z.array(z.string()),
    qualityRating: z.number().nullable(),
    status: z.string(),
    createdAt: moment,
  })
  .meta({ id: "RepairProvider" });

/** What the holder of a user access code sees of a provider. */
export const WirePublicProvider = z.object({ id, name: z.string() }).meta({ id: "PublicRepairProvider" });

export const WireStaff = z
  .object({
    id,
    repairProviderId: id,
    name: z.string(),
    position: z.string(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
  })
  .meta({ id: "RepairProviderStaff" });

export const WireTechnician = z
  .object({
    id,
    userId: id,
    repairProviderId: id.nullable(),
    hourlyRate: dollars,
    certifications: z.array(z.string()),
    user: WireName,
  })
  .meta({ id: "Technician" });

export const WireMessage = z
  .object({
    id,
    senderUserId: id.nullable(),
    receiverUserId: id.nullable(),
    repairRequestId: id.nullable(),
    messageBody: z.string(),
    channel: z.string(),
    direction: z.string(),
    sentAt: moment,
    readAt: moment.nullable(),
  })
  .meta({ id: "Communication" });

export const WireRecommendation = z
  .object({
    id,
    vehicleId: id,
    recommendationType: z.string(),
    recommendedServiceDescription: z.string(),
    status: z.string().describe("Pending, Scheduled or Completed."),
    recommendedDueDate: moment.nullable(),
    recommendedDueMileage: z.number().nullable(),
    createdAt: moment,
  })
  .meta({ id: "ServiceRecommendation" });
