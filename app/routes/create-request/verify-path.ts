import { splitName } from "#app/platform/format.ts";

type Carried = {
  methodId: string;
  phone: string;
  redirectTo: string;
  repairId?: string;
  name?: string;
  email?: string;
  contactPreference?: string;
  make?: string;
  model?: string;
  year?: number;
  color?: string;
};

/** /verify-otp with what it shows and where it leads; an access code is never in it. */
export function verifyPath(carried: Carried): string {
  const { methodId, phone, redirectTo, repairId, name, email, contactPreference, make, model, year, color } = carried;
  const { firstName, lastName } = splitName(name ?? "");
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({
    methodId,
    phone,
    redirectTo,
    repairId,
    firstName,
    lastName,
    email,
    contactPreference,
    make,
    model,
    year: year?.toString(),
    color,
  })) {
    if (value) query.set(key, value);
  }
  return `/verify-otp?${query}`;
}
