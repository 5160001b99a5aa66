import { codeOf } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";

export const CUSTOMER_TAKEN = "A customer with this phone exists already. Look them up by the phone.";
export const DRIVER_TAKEN = "A driver with this phone exists already.";

/** Writes a person. `ofPhone` is the sentence for a phone that is somebody's. Errors: 409 at the field that somebody else has. */
export async function orTaken<Result>(write: Promise<Result>, ofPhone: string): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (codeOf(error) !== "P2002") throw error;
    const at = JSON.stringify(error instanceof Object && "meta" in error ? error.meta : null) ?? "";
    if (at.includes("phone")) throw new Refusal(409, ofPhone, { field: "phone" });
    if (at.includes("email")) throw new Refusal(409, "A user with this email exists already.", { field: "email" });
    throw error;
  }
}
