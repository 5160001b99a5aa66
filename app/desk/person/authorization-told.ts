import { DELETED_CUSTOMER, hiding } from "#app/access/forgotten.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import { ShownAuthorization } from "#app/repair/records/shown.ts";

/**
 * What was shown at a go-ahead, as another of the account has it in their export: without those of these names. The record itself stays as it was
 * frozen.
 */
export function authorizationTold(kept: Prisma.JsonValue, names: string[]): Prisma.JsonValue {
  const { data: shown } = ShownAuthorization.safeParse(kept);
  if (!shown || names.length === 0) return kept;
  const hide = hiding(names);
  const { customer, by, how, said } = shown;
  const isTheirs = customer !== null && hide(customer.name) !== customer.name;
  return {
    ...shown,
    ...{ by: hide(by), how: hide(how), said: said && hide(said) },
    customer: isTheirs ? { name: DELETED_CUSTOMER, phone: null, email: null } : customer,
  };
}
