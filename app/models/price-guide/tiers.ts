import { median } from "#app/median.ts";
import { makeNamed } from "#app/models/makes.ts";
import type { PriceGuide, Range, Tier } from "#app/models/price-guide/guide.ts";

const TIER_OF: Record<string, Tier> = {
  Fiat: "economy",
  Hyundai: "economy",
  Kia: "economy",
  Mitsubishi: "economy",
  Saturn: "economy",
  Scion: "economy",
  Smart: "economy",
  Suzuki: "economy",
  Audi: "german_lux",
  BMW: "german_lux",
  "Mercedes-Benz": "german_lux",
  Mini: "german_lux",
  Porsche: "german_lux",
  Acura: "japanese_lux",
  Genesis: "japanese_lux",
  Infiniti: "japanese_lux",
  Lexus: "japanese_lux",
  Lucid: "ev",
  Polestar: "ev",
  Rivian: "ev",
  Tesla: "ev",
};

/** Makes whose prices the guide's figures do not reach. */
const BEYOND = ["Aston Martin", "Bentley", "Ferrari", "Lamborghini", "Lotus", "Maserati", "McLaren", "Rolls-Royce"];
/** Luxury makes from elsewhere: European ones cost as German ones do, American ones as Japanese; said with less confidence. */
const NEAR: Record<string, Tier> = {
  "Alfa Romeo": "german_lux",
  Jaguar: "german_lux",
  "Land Rover": "german_lux",
  Saab: "german_lux",
  Volvo: "german_lux",
  Cadillac: "japanese_lux",
  Lincoln: "japanese_lux",
  Hummer: "japanese_lux",
};

export type TierChoice = { tier: Tier; near: boolean } | "beyond";

/** The price tier of a make; a make that is not known counts as mid, and `near` says the tier is a guess. */
export function tierOfMake(make: string | null): TierChoice {
  const known = make ? (makeNamed(make) ?? make) : null;
  if (!known) return { tier: "mid", near: true };
  if (BEYOND.includes(known)) return "beyond";
  const near = NEAR[known];
  if (near) return { tier: near, near: true };
  return { tier: TIER_OF[known] ?? "mid", near: makeNamed(known) === null };
}

/** How much dearer a job is for a tier than for everyday cars, at both ends of the range; null when the guide lacks it. */
export function tierFactor(guide: PriceGuide, job: string | null, tier: Tier): Range | null {
  if (tier === "mid") return { low: 1, high: 1 };
  const totals = guide.tiers.find((row) => row.job === job)?.totals;
  const [wanted, usual] = [totals?.[tier], totals?.mid];
  if (wanted && usual) return { low: wanted.low / usual.low, high: wanted.high / usual.high };
  // A job the table lists, with this tier left empty, is not done on such cars.
  if (totals && usual) return null;
  return typicalFactor(guide, tier);
}

/** The middle proportion over all jobs, for jobs that the table of tiers does not list. */
function typicalFactor(guide: PriceGuide, tier: Tier): Range {
  const pairs = guide.tiers.flatMap(({ totals }) => {
    const [wanted, usual] = [totals[tier], totals.mid];
    return wanted && usual ? [{ low: wanted.low / usual.low, high: wanted.high / usual.high }] : [];
  });
  return {
    low: median(
      pairs.map((pair) => pair.low),
      1,
    ),
    high: median(
      pairs.map((pair) => pair.high),
      1,
    ),
  };
}
