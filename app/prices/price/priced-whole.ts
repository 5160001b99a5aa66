import { type Car, lacks } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Group } from "#app/prices/jobs/groups/group.ts";
import type { Question } from "#app/prices/judgement.ts";
import { momentOf } from "#app/prices/moments.ts";
import { priceOfWork } from "#app/prices/price/price-of-work.ts";

/** Whether several works can be judged as one: this car can have each of them, and each has a whole price. */
export function isPricedWhole(guide: Guide, question: Question, car: Car, group: Group): boolean {
  if (group.jobs.some(({ needs }) => lacks(car, needs) !== null)) return false;
  const whole = priceOfWork(guide, { ...question, moment: momentOf(question.lines, group) }, car, group);
  return typeof whole !== "string" && !whole.only;
}
