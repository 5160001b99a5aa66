import type { Car, Level } from "#app/prices/car/car.ts";
import type { Entry } from "#app/prices/car/times.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { ShopKind } from "#app/prices/labor/labor-rate.ts";
import { stateCode } from "#app/prices/place/states.ts";

/**
 * How hours and parts of a job on this car compare with those on a midsize four-cylinder car. Trade knowledge without a page:
 * it moves a figure of witnesses to the class of the car, and makes none.
 */
export type Scale = { hours: number; parts: number };

/** How much of a price is labor where nothing says it. */
export const USUAL_SHARE = 0.5;

type Size = { parts: number; hours: number };

const SIZES: Record<string, Size> = {
  subcompact: { parts: 0.88, hours: 0.95 },
  compact: { parts: 0.94, hours: 0.97 },
  midsize: { parts: 1, hours: 1 },
  fullsize: { parts: 1.1, hours: 1.03 },
  sports: { parts: 1.2, hours: 1.06 },
  minivan: { parts: 1.08, hours: 1.07 },
  "small-suv": { parts: 1.04, hours: 1.02 },
  "mid-suv": { parts: 1.15, hours: 1.07 },
  "large-suv": { parts: 1.3, hours: 1.1 },
  "small-truck": { parts: 1.04, hours: 1 },
  "mid-truck": { parts: 1.1, hours: 1.03 },
  "half-ton": { parts: 1.18, hours: 1.05 },
  "heavy-truck": { parts: 1.5, hours: 1.25 },
  van: { parts: 1.3, hours: 1.2 },
};

const LEVELS: Record<Level, Size> = {
  economy: { parts: 0.95, hours: 1 },
  domestic: { parts: 0.93, hours: 0.98 },
  mainstream: { parts: 1, hours: 1 },
  european: { parts: 1.3, hours: 1.1 },
  "american luxury": { parts: 1.13, hours: 1.03 },
  "japanese luxury": { parts: 1.26, hours: 1.04 },
  "european luxury": { parts: 1.78, hours: 1.14 },
  sports: { parts: 2.3, hours: 1.25 },
  electric: { parts: 1.4, hours: 1.1 },
};

/** Parts of the chassis grow with the car, parts of the engine with its cylinders, and a flush hardly at all. */
const CHASSIS = /^(?:Brakes|Suspension|Steering|Drivetrain|Tires\/Wheels|Exhaust|Body|Glass)$/;
const ENGINE = /^(?:Engine|Ignition|Fuel|Cooling|Turbo|Emissions)$/;
const PER_CYLINDER = /^(?:Spark plugs|Ignition coil\(s\)|Fuel injector set|Spark plug)/;
export const TWO_BANKS = /^(?:Valve cover|Head gasket|Exhaust manifold)/;
/** Two banks have a chain each, with guides and tensioners of their own, and one more between them. */
const SEVERAL_CHAINS = /^Timing chain$/;
const FLUIDS = /flush|fill|clean/;

export function scaleOf(job: Job, car: Car): Scale {
  const size = SIZES[car.segment] ?? { parts: 1, hours: 1 };
  const level = LEVELS[car.level];
  if (job.kind === "fee" || job.system === "Inspection" || job.system === "Fees") return { hours: 1, parts: 1 };
  if (job.system === "Diagnosis" || job.action === "inspect") return { hours: level.hours ** 0.5, parts: 1 };
  const many = cylinderScale(job, car.cylinders);
  if (/^Oil change/.test(job.job))
    return {
      hours: 1,
      parts:
        level.parts ** (/^(?:european luxury|sports)$/.test(car.level) ? 1.4 : 0.7) *
        (car.cylinders ? (Math.max(4, car.cylinders) / 4) ** 0.5 : 1),
    };
  if (FLUIDS.test(job.action) || job.system === "Maintenance") {
    // The transmission of a truck holds much more than that of a car.
    const grows = job.system === "Transmission" ? 1.5 : 0.6;
    return { hours: size.hours ** 0.5 * level.hours ** 0.5, parts: size.parts ** grows * level.parts ** 0.6 };
  }
  if (/tire/i.test(job.job) && job.system === "Tires/Wheels")
    // Those of electric cars are larger, and made to bear and to quieten them.
    return { hours: 1, parts: size.parts * level.parts ** (car.level === "electric" ? 1 : 0.35) };
  // The 12-volt battery of an electric car starts no engine, and is no larger than others.
  if (job.job === "12V battery" && car.level === "electric") return { hours: level.hours, parts: 1 };
  // A catalyst is as dear as the metal in it, not as the car is large.
  if (job.job === "Catalytic converter")
    return { hours: size.hours * level.hours, parts: size.parts ** 0.3 * level.parts };
  if (ENGINE.test(job.system))
    return { hours: level.hours * many.hours, parts: size.parts ** 0.5 * level.parts * many.parts };
  if (CHASSIS.test(job.system)) return { hours: size.hours * level.hours, parts: size.parts * level.parts };
  return { hours: size.hours ** 0.5 * level.hours, parts: size.parts ** 0.5 * level.parts };
}

/** Between two figures of one thing (their geometric mean); the first where nothing is known of the second. */
export function between(one: number, other: number): number {
  return one > 0 && other > 0 ? Math.sqrt(one * other) : one;
}

/** Half the way from what the class of a car says to what the table of times says of the car. */
export function nearerTo(onCar: { here: Entry; usual: Entry } | null, { hours, parts }: Scale): Scale {
  if (!onCar) return { hours, parts };
  const { here, usual } = onCar;
  return {
    hours: between(hours, usual.hours > 0 ? here.hours / usual.hours : 0),
    parts: between(parts, usual.parts > 0 ? here.parts / usual.parts : 0),
  };
}

/** A figure that names no car speaks of all, from these to these. */
const SMALL_CAR = { segment: "subcompact", level: "economy", cylinders: 4 } as const;
const LARGE_CAR = { segment: "large-suv", level: "european luxury", cylinders: 8 } as const;

/** What a job of so much labor (0 to 1) costs on the smallest and on the dearest of usual cars: times what it costs on the midsize one. */
export function carsApart(job: Job, car: Car, laborShare: number): { small: number; large: number } {
  const on = (usual: typeof SMALL_CAR | typeof LARGE_CAR) => {
    const { hours, parts } = scaleOf(job, { ...car, ...usual });
    return hours * laborShare + parts * (1 - laborShare);
  };
  return { small: on(SMALL_CAR), large: on(LARGE_CAR) };
}

function cylinderScale(job: Job, cylinders: number | null): Scale {
  if (!cylinders || cylinders <= 4) return { hours: 1, parts: 1 };
  const times = cylinders / 4;
  if (PER_CYLINDER.test(job.job)) return { hours: cylinders === 6 ? 1.9 : 1.7, parts: times };
  if (TWO_BANKS.test(job.job)) return { hours: 1.5, parts: 1.5 };
  if (SEVERAL_CHAINS.test(job.job)) return { hours: 1.25, parts: 1.3 };
  return { hours: 1.12, parts: 1.08 };
}

type Asked = { state: string | null; shop: ShopKind | null };

/** Dealers fit the maker's parts, chains carry a little more than independents. */
export function sizeOfPart({ shop }: Asked, level: Level, job?: Job): number {
  const luxury = level.endsWith("luxury") || level === "sports";
  if (job && /^Oil change/.test(job.job)) return shop === "dealer" ? (luxury ? 1.4 : 1.08) : 1;
  // Whose makers run their service centers pay no dealer for a battery that they buy by the thousand.
  if (shop === "dealer" && level === "electric" && job?.job === "12V battery") return 0.85;
  // Fluids are on the menu that dealers write beside their rates.
  if (shop === "dealer" && job && FLUIDS.test(job.action)) return luxury ? 1.4 : 1.2;
  if (shop === "dealer") return level === "european luxury" || level === "sports" ? 1.55 : luxury ? 1.42 : 1.33;
  if (shop === "chain") return 1.05;
  return shop === null ? 1.07 : 1;
}

/** Parts of older cars are made by many; those of the newest by their maker alone. */
export function sizeByAge({ year }: Car): number {
  if (year === null) return 1;
  return year < 2013 ? 0.97 : year < 2018 ? 1 : year < 2021 ? 1.03 : 1.07;
}

/** Catalysts that California's rules admit cost about half as much again; three more states follow them for cars on the road. */
export function sizeByLaw(job: Job, { state }: Asked): number {
  if (job.job !== "Catalytic converter") return 1;
  const code = stateCode(state) ?? "";
  return code === "CA" ? 1.4 : /^(?:NY|ME|CO)$/.test(code) ? 1.15 : 1;
}

/** Dealers of luxury makes book more time for the same work, and for small work no less than they need to take the car in. */
export function hoursAt({ shop }: Asked, level: Level, hours: number): number {
  if (shop !== "dealer" || !(level.endsWith("luxury") || level === "sports")) return 1;
  return hours <= 1 ? 1.35 : 1.1;
}
