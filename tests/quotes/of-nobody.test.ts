import { describe, expect, test } from "vitest";
import type { Page, Word } from "#app/quote-reader/words/page.ts";
import { pagesOfNobody, textOfNobody } from "#app/quotes/examples/of-nobody.ts";

function pageOf(text: string): Page {
  const words = text.split("\n").flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: word, index }): Word => ({
        text: word,
        x: 20 + index * 6,
        y: 20 + at * 14,
        width: word.length * 6,
        height: 10,
        confidence: 1,
      }),
    ),
  );
  return { number: 1, width: 600, height: 800, source: "digital", words };
}

/** A page's rows as they are kept. */
function keptOf(text: string, persons: string[]): string[] {
  const [page] = pagesOfNobody([pageOf(text)], persons);
  const rows = Map.groupBy(page?.words ?? [], ({ y }) => y);
  return [...rows.values()].map((words) => words.map((word) => word.text).join(" "));
}

test("of a paper only figures and words of the trade stay", () => {
  const paper = `Customer: Imani Castellanos-Front   Phone (404) 555-0181
1870 SE Whitetail Ct, Bend OR 97702  imani@mail.example
2016 Mazda CX-5  VIN JM3KE2CY8G0771935  Lic GA RTV 2218  06/14/2023
2 Brake pads Zorbex 5W-30   1.5 hr  $78.99   $157.98
Tax 8.9%  43.14    Total  $1,201.12`;
  expect(keptOf(paper, ["Imani", "Front"])).toEqual([
    "Customer: Xxxxx Xxxxxxxxxxx-Xxxxx Phone (000) 000-0000",
    "0000 XX Xxxxxxxxx Xx, Xxxx OR 00000 xxxxx@xxxx.xxxxxxx",
    "2016 Mazda XX-0 VIN XX0XX0XX0X0000000 Xxx XX XXX 0000 00/00/0000",
    "2 Brake pads Xxxxxx 0X-00 1.5 hr $78.99 $157.98",
    "Tax 8.9% 43.14 Total $1,201.12",
  ]);
});

/** What hostile papers print, who is known to be theirs, and what must not stay. */
const HOSTILE: [printed: string, persons: string[], secrets: string[]][] = [
  ["VISA 4242 4242 4242 4242 $120.00", [], ["4242"]],
  ["Card 4242-4242-4242-4242", [], ["4242"]],
  ["AMEX 3782 822463 10005", [], ["3782", "822463", "10005"]],
  ["Paid 6304 0000 0000 0011 234 by card", [], ["6304", "0011", "234"]],
  ["Mastercard ending in 5454", [], ["5454"]],
  ["**** **** **** 1881", [], ["1881"]],
  ["Owner Иван Иванов, 李小龍", [], ["Иван", "Иванов", "李", "龍"]],
  ["Owner Иван Иванов, 李小龍", ["Иван", "Иванов", "李小龍"], ["Иван", "Иванов", "李"]],
  ["Brake pads for José Núñez", ["Jose", "Nunez"], ["José", "Núñez", "Jos"]],
  ["Filter for Jose Front", ["José", "Frönt"], ["Jose", "Front"]],
  ["Oil for Jose\u0301", ["José"], ["Jose"]],
  ["Owner प्रिया ١٢٣٤٥", [], ["प्", "रि", "या", "١"]],
  ["Towing from 482 Maple Ave Springfield", [], ["482", "Maple", "Springfield"]],
  ["Towing from 4 Oil Pan St", [], ["4 ", "Oil", "Pan"]],
  ["Tow to 120 Main Street", [], ["120", "Main"]],
  ["Tow to 1220 Front Drive Apt 4", [], ["1220", "Front", "4"]],
  ["PO Box 991", [], ["991"]],
  ["Please call Bob Jones about the filter", [], ["Bob", "Jones"]],
  ["Call +44 20 7946 0958", [], ["44", "20 ", "7946", "0958"]],
  ["SSN 123 45 6789", [], ["123", "45", "6789"]],
  ["Car RTV 2218 in rack", ["RTV2218"], ["RTV", "2218"]],
  ["Call 555 0181 9", ["5550181"], ["555", "0181"]],
];

describe("nothing of a hostile paper stays, on its page and in its lines", () => {
  test.each(HOSTILE)("%s", (printed, persons, secrets) => {
    for (const kept of [...keptOf(printed, persons), textOfNobody(printed, persons)])
      for (const secret of secrets) expect(kept).not.toContain(secret);
  });
});

test.each([
  "1 Performed road test $20.00",
  "2 Front drive shaft 1.5 $214.50",
  "4 Wheel alignment 1 $89.95 $89.95",
  "1 Transfer pump 4 wheel drive fluid 3 $12.00 $36.00",
  "Unit price 100 200 $300.00",
])("work and its figures stay: %s", (printed) => {
  expect(keptOf(printed, [])).toEqual([printed]);
  expect(textOfNobody(printed, [])).toBe(printed);
});

test("in a line's name no person stays", () => {
  expect(textOfNobody("Brake pads for Imani, call (404) 555-0181 or i@x.example", ["Imani", "Castellanos"])).toBe(
    "Brake pads for Xxxxx, xxxx (000) 000-0000 or x@x.xxxxxxx",
  );
});
