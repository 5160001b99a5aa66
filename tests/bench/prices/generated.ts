import type { Job } from "#app/prices/jobs/job.ts";

/** Lines made from the ways of writing in the guide, as hurried people shorten and mistype them; the same at every run. */
export function generatedLines(jobs: Job[], seed = 17): { text: string; job: string }[] {
  const dice = mulberry(seed);
  const one = <T>(list: T[]): T => list[Math.floor(dice() * list.length)] as T;
  return jobs
    .filter(({ kind }) => kind === "job")
    .flatMap((job) =>
      Array.from({ length: 3 }, () => {
        const words = one(job.aliases).split(" ");
        const spoiled = words.map((word) => (dice() < 0.3 && word.length > 5 ? one(SPOILERS)(word, dice) : word));
        const text = [
          one(["", "", "R&R ", "Repl ", "replace ", "frt ", "LH "]),
          spoiled.join(" "),
          one(["", "", "", " RF", " - rear", " assy"]),
        ].join("");
        return { text: dice() < 0.3 ? text.toUpperCase() : text, job: job.job };
      }),
    );
}

/** Lines of papers that name no work. */
export const NO_WORK = [
  ...[
    "Thank you for choosing us",
    "Customer waiting in lobby",
    "Authorized by phone 3:15 pm",
    "See attached photos",
    "Balance forward",
  ],
  ...[
    "Vehicle delivered with full tank",
    "Next appointment in May",
    "Terms net 30",
    "Prices valid for 14 days",
    "Page two of three",
  ],
  ...[
    "Ask for Maria",
    "Coffee mug",
    "Gift card",
    "Loyalty points earned",
    "Deposit received by check number 1182",
    "Signature on file",
  ],
  ...[
    "Prepared for the insurance adjuster",
    "Left keys in drop box",
    "Parking lot camera footage",
    "Weekend hours nine to noon",
  ],
];

const SPOILERS: ((word: string, dice: () => number) => string)[] = [
  (word) => word[0] + word.slice(1).replace(/[aeiou]/g, ""),
  (word) => word.slice(0, 4),
  (word) => `${word.slice(0, 4)}.`,
  (word, dice) => {
    const at = 1 + Math.floor(dice() * (word.length - 2));
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  },
  (word, dice) => {
    const at = 1 + Math.floor(dice() * (word.length - 1));
    return word.slice(0, at) + word.slice(at + 1);
  },
];

export function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
