/** Work that falls due with the miles. `jobs` are the guide's names for it, to see whether it was done lately. */
export type MileageRule = {
  key: string;
  words: string;
  /** Miles from one time to the next. */
  every: number;
  /** Not on cars without a combustion engine. */
  engine: boolean;
  jobs: readonly string[];
};

/**
 * Intervals as most makers' schedules have them for normal driving, on the careful side; a car's own manual has the last
 * word, and every recommendation says so. They remind, they price nothing.
 */
export const MILEAGE_RULES: readonly MileageRule[] = [
  {
    key: "oil",
    words: "Engine oil and filter",
    every: 7_500,
    engine: true,
    jobs: [
      "Oil change",
      "Oil change, conventional",
      "Oil change, full synthetic",
      "Oil change, synthetic blend",
      "Oil change, diesel",
    ],
  },
  { key: "tires", words: "Tire rotation and tread check", every: 7_500, engine: false, jobs: ["Tire rotation"] },
  { key: "cabin-filter", words: "Cabin air filter", every: 20_000, engine: false, jobs: ["Cabin air filter"] },
  { key: "air-filter", words: "Engine air filter", every: 30_000, engine: true, jobs: ["Engine air filter"] },
  { key: "brake-fluid", words: "Brake fluid", every: 40_000, engine: false, jobs: ["Brake fluid flush"] },
  {
    key: "transmission",
    words: "Transmission fluid",
    every: 60_000,
    engine: true,
    jobs: [
      "Transmission fluid flush",
      "Transmission fluid change",
      "Transmission service (pan drop, filter and fluid)",
      "CVT drain and fill",
    ],
  },
  {
    key: "spark-plugs",
    words: "Spark plugs",
    every: 100_000,
    engine: true,
    jobs: ["Spark plugs", "Ignition coil(s) and spark plug(s)", "Spark plugs and wires"],
  },
  { key: "coolant", words: "Coolant", every: 100_000, engine: false, jobs: ["Coolant flush"] },
];

/** Miles ahead of a due mileage at which it is worth a word. */
const AHEAD = 1_500;
/** A car that is this far past a due mileage has had the work, or hears of the next time. */
const BEHIND = 3_000;

const ELECTRIC =
  /\b(tesla|rivian|lucid|polestar)\b|\b(leaf|bolt|ioniq 5|ioniq 6|ev6|ev9|mach-?e|lightning|id\.?4|taycan|e-tron|i3|i4|ix|eqs|eqe|eqb)\b/i;

/** What falls due about now for a car with these miles on it. */
export function dueByMileage(car: { make: string; model: string; mileage: number }): (MileageRule & { due: number })[] {
  const electric = ELECTRIC.test(`${car.make} ${car.model}`);
  return MILEAGE_RULES.flatMap((rule) => {
    if (rule.engine && electric) return [];
    const due = Math.max(1, Math.round(car.mileage / rule.every)) * rule.every;
    const near = car.mileage >= due - AHEAD && car.mileage <= due + BEHIND;
    return near ? [{ ...rule, due }] : [];
  });
}
