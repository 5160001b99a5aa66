import { z } from "zod";
import { ROLES } from "#app/access/permissions.ts";
import { id, moment, oneOf } from "#app/http/wire/values.ts";

const person = {
  id,
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: oneOf(ROLES),
};

export const WireUser = z
  .object({ ...person, status: z.string().describe("Active, Inactive or Suspended."), createdAt: moment })
  .meta({ id: "User" });

/** A driver, as those see them who look after the account. */
export const WireCustomer = z
  .object({ ...person, status: z.string(), contactPreference: z.string(), createdAt: moment })
  .meta({ id: "Customer" });

/** Whoever is signed in. */
export const WireCurrentUser = z
  .object({ ...person, status: z.string(), subscriptionTier: z.string(), technicianId: id.nullable() })
  .meta({ id: "CurrentUser" });

/** A name only. */
export const WireName = z.object({ id, firstName: z.string(), lastName: z.string() }).meta({ id: "Name" });

export const WireAccount = z
  .object({
    id,
    name: z.string().nullable().describe("To choose it by; null where nobody gave one."),
    subscriptionTier: z.string().describe("Free, Premium, Exclusive or Luxury."),
    status: z.string().describe("Active, Inactive or Suspended."),
    createdAt: moment,
  })
  .meta({ id: "Account" });
