import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { shopName } from "#app/quote-reader/paper/shop-name.ts";
import { pagesOf } from "./typewriter.ts";

const shopOn = (text: string) => shopName(pagesOf(text).flatMap(rowsOf));
const WORK = "the pads come to $240 and labor is $110.";

test.each([
  ["who speaks says where", `Hey Lou its Gina over at Foxglove Hybrid. ${WORK}`, "Foxglove Hybrid"],
  ["in two rows", `Hi Lou this is Gina at Foxglove\nMuffler. ${WORK}`, "Foxglove Muffler"],
  ["and who comes from a town does not", `Hi Lou, this is Gina from San Rafael. ${WORK}`, null],
  ["under who signs", `Lou,\n${WORK}\n\nBest,\nGina Novak\nFoxglove Imports, 12 Elm St`, "Foxglove Imports"],
  [
    "under a name, whatever it is called",
    `Dear Mr. Hale,\n${WORK}\nSincerely,\nG. Novak\nFoxglove & Daughter`,
    "Foxglove & Daughter",
  ],
  ["behind the name", `Hi Lou,\n${WORK}\nGina / Foxglove Service Center`, "Foxglove Service Center"],
  ["behind a title", `Hi Lou,\n${WORK}\nGina Novak\nService Writer | Foxglove Subaru`, "Foxglove Subaru"],
  ["whole", `Gina @ Foxglove\nHi Lou,\n${WORK}\nGina\nFoxglove 4x4 & Auto`, "Foxglove 4x4 & Auto"],
  ["as a telephone shows it", `Foxglove Auto (Gina) >\nHi Lou, ${WORK}`, "Foxglove Auto"],
])("a message's shop: %s", (_, text, shop) => {
  expect(shopOn(text)).toBe(shop);
});

test.each([
  `Hi Dana\n${WORK}\nThanks, Mike`,
  `Steve-\n${WORK}\n- Luis`,
  `Mr. Cobb:\n${WORK}\nRegards, Victor`,
  `Marcy Whitlow\nFrom: Gary Tillman\nTo: Marcy Whitlow\nMarcy,\n${WORK}\nGary`,
  `<Inbox\nJoan Beck 8:58 AM\nMorning Steve,\n${WORK}\nJoan`,
])("a greeting or a person is no shop: %s", (text) => {
  expect(shopOn(text)).toBeNull();
});
