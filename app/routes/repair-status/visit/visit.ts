/** When and where the car is with the shop, in the customer's words. */
export type Visit = {
  /** What matters now, where the status says more than its stage. */
  said: [headline: string, rest: string] | null;
  when: string | null;
  /** Whether the time is one for a calendar. */
  appointment: boolean;
  place: Place;
};
/** The appointment that the customer may ask to move or cancel, and that they have asked. */
export type AsksTime = { at: string; said: string | null };
export type Place = { name: string; address: string | null; phone: { href: string; words: string } | null };

/** Said while the work goes on. */
export const ASKED_FIRST = "Anything that costs more than you approved needs your OK first.";

export const WHEN_INSTEAD = "When would suit you instead?";
export const ASK_TIME = "Ask for another time";
export const CANCEL_TIME = "Cancel the appointment";
