import { readFileSync } from "node:fs";

/**
 * Two pages of a made-up estimate as a phone takes them: the first is stored lying on its side, as its EXIF says; its lines are proven by
 * the subtotal on the second.
 */
export const TWO_PAGES = ["IMG_1201.jpg", "IMG_1202.jpg"].map((name, at) => ({
  name,
  bytes: new Uint8Array(readFileSync(`tests/e2e/fixtures/two-pages/${at + 1}.jpg`)),
}));

/** Its lines as they are printed, in cents. */
export const TWO_PAGES_LINES = [
  ["Front brake pads, ceramic", 18_900],
  ["Front brake rotor", 28_500],
  ["Replace front pads and rotors", 33_000],
  ["Brake fluid DOT 4", 2_400],
  ["Flush brake fluid", 16_500],
  ["Cabin air filter", 4_600],
  ["Replace cabin air filter", 6_600],
  ["Wiper blade set", 5_800],
];

/** The same as the files of a form. */
export function twoPhotos(): File[] {
  return TWO_PAGES.map(({ name, bytes }) => new File([bytes], name, { type: "image/jpeg" }));
}
