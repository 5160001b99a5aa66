import type { Car } from "#app/prices/car/car.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";

const PER_CYLINDER = /^(?:Spark plugs$|Spark plug wires|Ignition coil|Fuel injector)/;
const NUMBERS: Record<string, number> = { four: 4, six: 6, eight: 8, ten: 10 };
const BEFORE =
  /\b(\d{1,2}|four|six|eight|ten) (?:new |iridium |platinum |copper |ngk |denso )*(?:spark ?)?(?:plugs?|coils?|injectors?)\b/i;
const AFTER = /\b(?:plugs?|coils?|injectors?)\b[^,;]{0,12}?(?:\(|\bx ?|set of |qty:? ?)(\d{1,2})\b/i;

/** How many plugs, coils or injectors the lines ask for; null where no number is said. */
function asked(jobs: Job[], lines: Line[]): number | null {
  if (!jobs.some(({ job }) => PER_CYLINDER.test(job))) return null;
  const said = lines.flatMap(({ description, type, quantity }) => {
    const word = (BEFORE.exec(description) ?? AFTER.exec(description))?.[1]?.toLowerCase();
    const count = word ? (NUMBERS[word] ?? Number(word)) : null;
    const pieces = type === "Part" && /plug|coil|injector/i.test(description) ? quantity : null;
    return [count, pieces].filter((each): each is number => each !== null && each >= 3 && each <= 16);
  });
  return said.length > 0 ? Math.max(...said) : null;
}

/** Cars that are built with four cylinders only, as far as they are sold here; those of Volkswagen have had six. */
const ONLY_FOURS = /^(?:subcompact|compact)$/;
/** Two plugs a cylinder: the Hemi and some Mercedes engines. */
const TWO_PLUGS = /^(?:ram|dodge|chrysler|jeep|mercedes|mercedes-benz|smart)$/i;

/**
 * The car with as many cylinders as the lines ask plugs for, where its engine was only guessed by its model; or the sentence that
 * it has not so many.
 */
export function withCylinders(car: Car, jobs: Job[], lines: Line[]): Car | string {
  const count = asked(jobs, lines);
  const own = car.cylinders;
  if (count === null || own === null || own === 0 || count <= own) return car;
  if (count === own * 2 && TWO_PLUGS.test(car.make ?? "")) return car;
  const certain = car.engineSaid || (ONLY_FOURS.test(car.segment) && !/luxury|european/.test(car.level));
  if (!certain && (count === 6 || count === 8) && count - own <= 2) return { ...car, cylinders: count };
  return `This car's engine has ${own} cylinders, not ${count}: ask what is meant.`;
}
