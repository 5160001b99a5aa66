import { expect, test } from "vitest";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { pagesOf } from "./typewriter.ts";

const RO = `Westside BMW Service                                     REPAIR ORDER
9600 SW Canyon Rd, Los Angeles, CA 90045
2019 BMW X5 xDrive40i
Line / Op code / Description                   Hrs      Labor      Parts      Total
A 11BM0012 REPLACE VALVE COVER GASKET          4.5   1,125.00     214.60   1,339.60
E 00BM0001 MULTI-POINT INSPECTION              0.0       0.00       0.00       0.00
B 4711 COURTESY WASH                           1.0       0.00       0.00       0.00
GAS, OIL, LUBE                                                               0.00
Labor                                                                      1,125.00
Parts                                                                        214.60
Discount                                                                       0.00
TOTAL ESTIMATE                                                            $1,339.60`;

test.each([
  [
    "Customer authorizes the above. Diagnostic fee of $189 applies if work is declined.",
    "Diagnostic fee of $189 applies if work is declined.",
  ],
  [
    "A teardown charge of $450.00 is due when repairs are not\nauthorized. Thank you.",
    "A teardown charge of $450.00 is due when repairs are not authorized.",
  ],
  ["Storage fees of $45 per day apply after 3 days.", "Storage fees of $45 per day apply after 3 days."],
])("what declining costs is kept in the paper's words: %j", async (words, sentence) => {
  const { conditions } = await readPages(pagesOf(`${RO}\n${words}`));
  expect(conditions).toEqual([sentence]);
});

test.each([
  "Diagnostic fee waived if work is approved.",
  "Diagnostic fee                                 189.00",
  "Prices hold for 30 days. Customer declined the cabin filter at $89.00.",
  "Storage of old parts is free of charge if you decline them.",
])("what asks nothing is no condition: %j", async (words) => {
  expect((await readPages(pagesOf(`${RO}\n${words}`))).conditions).toEqual([]);
});

test("an inspection at 0.00 is named, and an empty box of the form is not", async () => {
  const { free, bill } = await readPages(pagesOf(RO));
  expect(free).toEqual(["MULTI-POINT INSPECTION", "COURTESY WASH"]);
  expect(bill).toBeUndefined();
});

const INVOICE = `Müller's Euro Garage                                        INVOICE
118 Birch Ave, Denver, CO 80203
INVOICE 2026-1187-I
Replace water pump and thermostat housing           1,089.00
Spark plugs (4) replacement                           270.00
Total                                              $1,359.00`;

test("a paper titled invoice is one, and says whether its work is done", async () => {
  const billOf = async (text: string) => (await readPages(pagesOf(text))).bill;
  expect(await billOf(INVOICE)).toBe("invoice");
  expect(await billOf(`${INVOICE}\nAmount paid 0.00\nBalance due $1,359.00`)).toBe("completed");
  expect(await billOf(`${INVOICE}\nWork completed Nov 27, 2026.`)).toBe("completed");
  expect(await billOf(INVOICE.replaceAll("INVOICE", "ESTIMATE"))).toBeUndefined();
  expect(await billOf(`${INVOICE}\nEstimate 4471`.replace("118 Birch Ave", "ESTIMATE 4471"))).toBeUndefined();
});

test.each(["digital", "photographed"] as const)(
  "a name goes on in the rows under it, in small letters (%s)",
  async (source) => {
    const pages = pagesOf(`Rooster's Mobile Wrenching
2013 Hyundai Sonata
What I did                        How many        Amount
Came out to your lot, scanned     1 hr @ $95      $95.00
car, found a bad cam sensor
and a slow valve. Diagnosis
Cam sensor (Hitachi, not the      1               $64.89
cheap one)
Spark plugs                       4               $48.00
Oil change in the driveway,       6 qts @ $7.50   $45.00
you supplied the filter
Subtotal                                          $252.89
TOTAL                                             $252.89`);
    const { items } = await readPages(pages.map((page) => ({ ...page, source })));
    expect(items.map(({ description }) => description)).toEqual([
      "Came out to your lot, scanned car, found a bad cam sensor and a slow valve. Diagnosis",
      "Cam sensor (Hitachi, not the cheap one)",
      "Spark plugs",
      "Oil change in the driveway, you supplied the filter",
    ]);
  },
);
