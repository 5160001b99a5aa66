import { splitName } from "#app/format.ts";

type Carried = {
  methodId: string;
  phone: string;
  redirectTo: string;
  name?: string;
  email?: string;
  contactPreference?: string;
  make?: string;
  model?: string;
  year?: number;
  color?: string;
};

/** /verify-otp with what it shows and where it leads. */
export function verifyPath({ name, year, ...rest }: Carried): string {
  const { firstName, lastName } = splitName(name ?? "");
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...rest, firstName, lastName, year: year?.toString() })) {
    if (value) query.set(key, value);
  }
  return `/verify-otp?${query}`;
}
