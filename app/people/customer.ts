import { z } from "zod";
import { wholeName } from "#app/people/person-name.ts";
import { blankIsNone, phoneField } from "#app/platform/form-values.ts";
import { splitName } from "#app/platform/format.ts";
import { Version } from "#app/platform/version.ts";

/** Ten digits of a US number, as E.164. */
export const Phone = z
  .string({ error: "Please enter the customer's phone number" })
  .pipe(phoneField("Please enter a phone number with ten digits"));

/** Somebody's whole name in one field. */
export const FullName = wholeName("Please enter the customer's name").transform(splitName);

export const Email = z.preprocess(
  blankIsNone,
  z.string().toLowerCase().pipe(z.email("Invalid email address").max(254, "Invalid email address")).optional(),
);

export const ContactPreference = z.enum(["phone", "email", "text"], "Please select how to reach the customer");

/** The Add Customer dialog and POST /api/customers: a driver with an account of their own. */
export const NewCustomer = z.object({
  phone: Phone,
  name: FullName,
  email: Email,
  contactPreference: ContactPreference.default("phone"),
});
export type NewCustomer = z.output<typeof NewCustomer>;

/** What an advisor may set right on a customer: the phone and the e-mail open the account, and are an admin's to change. */
export const EditCustomer = z.object({ name: FullName, contactPreference: ContactPreference, version: Version });
export type EditCustomer = z.output<typeof EditCustomer>;
