import { expect, test } from "vitest";
import { shopName } from "#app/repair/requests/standing-quotes.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";
import { reading } from "../support/readings.ts";

test.each([
  "Hilltop Motors Service",
  "Mr. Tire of St. Paul",
  "Hi-Tech Auto",
  "Interstate Fleet Services of Columbus, Inc.",
  "R&R Auto Svc. #14",
])("%s is a name", (name) => {
  expect(nameOfShop(` ${name} `)).toBe(name);
});

test.each([
  "Hi this is Nando at Eastgate Auto Works. Is",
  "Hey Sam, Eastgate Auto here",
  "Thank you for choosing Eastgate",
  "Your car is ready. Call Bob",
  "Can you come by at 5?",
  "The one on the corner of Fifth and Main by the old bakery",
  "",
  null,
])("%j is none", (read) => {
  expect(nameOfShop(read)).toBeNull();
});

test("a sentence about the shop says the shop where a message's words were read for its name; a chosen shop has its own", () => {
  const paper = (shop: string) => ({
    ...{
      readStatus: "read" as const,
      role: "original" as const,
      waitsFor: null,
      carAnswer: null,
      sameAs: null,
      reading: reading({ shop }),
    },
  });
  const message = paper("Hi this is Nando at Eastgate Auto Works. Is");
  expect(shopName({ repairProvider: null, quoteDocuments: [message] })).toBe("the shop");
  expect(shopName({ repairProvider: null, quoteDocuments: [paper("Eastgate Auto Works"), message] })).toBe(
    "Eastgate Auto Works",
  );
  expect(shopName({ repairProvider: { name: "Thanks & Sons" }, quoteDocuments: [message] })).toBe("Thanks & Sons");
});
