import { expect, test } from "vitest";
import { unreachable } from "#app/messages/reach.ts";

const real = { countries: ["US"], simulated: false };

test.each([
  ["+15102345678", "California", null],
  ["+12125532368", "New York", null],
  ["+11234567890", "no area code begins with 1", "impossible"],
  ["+12111234567", "no exchange begins with 1", "impossible"],
  ["+19005551234", "900: the caller pays", "charged"],
  ["+18002345678", "toll-free: the called one pays", "charged"],
  ["+18335551234", "toll-free", "charged"],
  ["+15002345678", "follow-me numbers, billed as they like", "charged"],
  ["+18762345678", "Jamaica", "abroad"],
  ["+12642351234", "Anguilla", "abroad"],
  ["+18092345678", "Dominican Republic", "abroad"],
  ["+16492311234", "Turks and Caicos", "abroad"],
  ["+17872345678", "Puerto Rico", "abroad"],
  ["+14162345678", "Toronto", "abroad"],
  ["+15550123456", "area code 555 was never given out", "fictional"],
  ["+14155550134", "555-0134 is for films", "fictional"],
  ["+19005550190", "555-0190 of 900: the caller pays", "charged"],
] as const)("%s (%s): %s", (phone, _, why) => {
  expect(unreachable(phone, real)).toBe(why);
});

test("a country that the shop allows is reached; its premium numbers are not", () => {
  const world = { countries: ["US", "CA", "JM"], simulated: false };
  expect(unreachable("+14162345678", world)).toBeNull();
  expect(unreachable("+18762345678", world)).toBeNull();
  expect(unreachable("+18092345678", world)).toBe("abroad");
  expect(unreachable("+19005551234", world)).toBe("charged");
});

test("numbers of films are good where nothing is really sent, and only those", () => {
  const world = { countries: ["US"], simulated: true };
  expect(unreachable("+15550123456", world)).toBeNull();
  expect(unreachable("+14155550134", world)).toBeNull();
  expect(unreachable("+11234567890", world)).toBe("impossible");
  expect(unreachable("+19005551234", world)).toBe("charged");
  expect(unreachable("+18762345678", world)).toBe("abroad");
  expect(unreachable("+19005550190", world)).toBe("charged");
  expect(unreachable("+18005550123", world)).toBe("charged");
  expect(unreachable("+18765550123", world)).toBe("abroad");
  expect(unreachable("+10005550190", world)).toBe("impossible");
});

test.each(["201", "206", "212", "303", "310", "312", "408", "415", "510", "617", "650", "702", "925"])(
  "%s-555-01xx is a number of films",
  (area) => {
    expect(unreachable(`+1${area}5550142`, { countries: ["US"], simulated: true })).toBeNull();
  },
);
