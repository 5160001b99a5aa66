/** When and where the car is with the shop, in the customer's words. */
export type Visit = {
  /** What matters now, where the status says more than its stage. */
  said: [headline: string, rest: string] | null;
  when: string | null;
  /** Whether the time is one for a calendar. */
  appointment: boolean;
  place: Place;
};
export type Place = { name: string; address: string | null; phone: { href: string; words: string } | null };

/** Said while the work goes on. */
export const ASKED_FIRST = "Anything that costs more than you approved needs your OK first.";
