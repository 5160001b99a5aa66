import { z } from "zod";
import { Version } from "#app/platform/version.ts";
import { CorrectedCar } from "#app/shop/vehicle.ts";

/** In the list of cars: none of those that the customer has. */
export const NOT_LISTED = "not-listed";

const Chosen = z.object({
  vehicleId: z.union([z.literal(NOT_LISTED), z.guid()], "Please choose a car"),
  /** The car that the form was opened about. */
  was: z.guid(),
  version: z.coerce.number().int().optional(),
  carVersion: Version,
});
const Described = Chosen.extend(CorrectedCar.shape);

/**
 * The Correct the Car dialog: which car the repair is about, and how that one is described. Of another car that the customer has, the
 * form says nothing: what stands in its fields is about the one that was named before.
 */
export function correctCarForm(form: FormData): typeof Chosen | typeof Described {
  const vehicleId = form.get("vehicleId");
  return vehicleId === NOT_LISTED || vehicleId === form.get("was") ? Described : Chosen;
}

export type CorrectCar = z.output<typeof Chosen | typeof Described>;
