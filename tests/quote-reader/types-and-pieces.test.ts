import { describe, expect, test } from "vitest";
import { parsePrinted } from "#app/quote-reader/layout/numbers.ts";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { partNumberBefore, withoutCodes } from "#app/quote-reader/lines/part-number.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { typeOfWords, withTypesSaid } from "#app/quote-reader/lines/said-type.ts";
import { withTypesOfSums } from "#app/quote-reader/lines/types-by-sums.ts";
import { withWholeJobs } from "#app/quote-reader/lines/whole-jobs.ts";
import type { LineType, ReadLine } from "#app/quote-reader/reading.ts";
import { pagesOf } from "./typewriter.ts";

const PAPER = `HOLLIS GARAGE              INVOICE 2231
2014 Toyota Corolla

QTY     DESCRIPTION                          AMOUNT
1       KYB 339389 strut LF                   98.75
1       KYB 339388 strut RF                   98.75
2       Strut mount kit                       77.80

LABOR
Replace both front struts                    312.00

Shop supplies                                 12.50
Subtotal                                     599.80
Tax                                           16.51
TOTAL                                        616.31`;

test("a line is goods, work or a fee by its words, what stands over it and the lines beside it; a column of counts says how many", async () => {
  const { items, total, reconciles } = await readPages(pagesOf(PAPER));
  expect([total, reconciles]).toEqual([61631, true]);
  expect(items.map(({ type, quantity, unitPrice }) => [type, quantity, unitPrice])).toEqual([
    ["Part", 1, 9875],
    ["Part", 1, 9875],
    ["Part", 2, 3890],
    ["Labor", null, null],
    ["Fee", null, null],
  ]);
});

test("numbers of lines are no pieces", async () => {
  const numbered = PAPER.replace("QTY ", "NO. ")
    .replace("1       KYB 339388", "2       KYB 339388")
    .replace("2       Strut", "3       Strut");
  expect((await readPages(pagesOf(numbered))).items.slice(0, 3).map(({ quantity }) => quantity)).toEqual([
    null,
    null,
    null,
  ]);
});

test("ninety dots before an amount lead to it", async () => {
  const long = PAPER.replace(/(Shop supplies) +12\.50/, `$1 ${".".repeat(95)}12.50`);
  const { items, reconciles } = await readPages(pagesOf(long));
  expect([items.at(-1)?.totalPrice, reconciles]).toEqual([1250, true]);
});

test("what number and price make is charged where the price of one stands behind it", async () => {
  const { items, total, reconciles } = await readPages(
    pagesOf(`LLANTERA EL REY                           No. 03952
2018 Honda CR-V

Cant.   Descripcion / Description            Total      c/u Each
2       Llanta usada / Used tire            $130.00       $65.00
2       Llanta nueva / New tire             $276.00      $138.00
4       Montaje / Mount and balance          $60.00       $15.00
4       Reciclaje / Disposal                 $12.00        $3.00
1       Sensor TPMS                          $45.00       $45.00

Descuento / Discount                                     -$10.00
Subtotal                                                 $513.00
Impuesto / Tax                                            $37.21
TOTAL                                                    $550.21`),
  );
  expect([total, reconciles]).toEqual([55021, true]);
  expect(items.map(({ totalPrice, unitPrice }) => [totalPrice, unitPrice])).toEqual([
    [13000, 6500],
    [27600, 13800],
    [6000, 1500],
    [1200, 300],
    [4500, 4500],
  ]);
});

test.each([
  ["04152-YZZA6 OIL FILTER", ["04152-YZZA6", "OIL FILTER"]],
  ["00279-0WQTE 0W20 SYN OIL QT", ["00279-0WQTE", "0W20 SYN OIL QT"]],
  ["P 68439871AA Thermostat and housing", ["68439871AA", "Thermostat and housing"]],
  ["A 4WD service", [null, "A 4WD service"]],
  ["75W-140 gear oil", [null, "75W-140 gear oil"]],
  ["R1234YF refill", [null, "R1234YF refill"]],
  ["LT225/75R16 tire", [null, "LT225/75R16 tire"]],
  ["04152-YZZA6", [null, "04152-YZZA6"]],
])("a maker's number before a name is no part of it: %s", (name, parted) => {
  expect(partNumberBefore(name)).toEqual(parted);
});

test("short part numbers down the page begin no names; one alone may be the goods' own", () => {
  const part = (description: string) => ({ description, type: "Part" as const, partNumber: null });
  const labor = { description: "Replace condenser", type: "Labor" as const, partNumber: null };
  const coded = [
    part("CND4413 Condenser w/ receiver"),
    part("R1234YF Refrigerant, per oz"),
    labor,
    part("LFR-5A11 Spark plug"),
  ];
  expect(withoutCodes(coded).map(({ description, partNumber }) => [partNumber, description])).toEqual([
    ["CND4413", "Condenser w/ receiver"],
    ["R1234YF", "Refrigerant, per oz"],
    [null, "Replace condenser"],
    ["LFR-5A11", "Spark plug"],
  ]);
  const alone = [part("R1234YF Refrigerant"), part("Condenser"), part("0W20 oil"), part("Spark plug")];
  expect(withoutCodes(alone)).toEqual(alone);
});

test.each([
  ["Starter motor replacement - parts", "Labor", "Part"],
  ["Alternator (parts only)", "Service", "Part"],
  ["Parts: front pads", "Service", "Part"],
  ["Wheel bearing, labor", "Part", "Labor"],
  ["Labor - front pads and rotors", "Part", "Labor"],
  ["Replace ball joints, both sides, parts and labor", "Labor", "Service"],
  ["Front struts incl. labor & parts", "Labor", "Service"],
  ["Body parts cleaning", "Labor", "Labor"],
  ["Shop supplies - parts", "Fee", "Fee"],
] as const)("a line is of the type that its own words say: %s", (description, type, said) => {
  const line = { description, type } as ReadLine;
  expect(withTypesSaid([line])).toEqual([{ ...line, type: said }]);
});

test("hours beside their rate count the labor within a row's sum, and no pieces of it", async () => {
  const { items, total } = await readPages(
    pagesOf(`LONE STAR AUTO CARE                              ESTIMATE 86181
2019 Honda Accord

Operation                               Parts      Labor             Labor $     Total
Front brake pads and rotors - replace   $342.00    1.6 h @ $165.00   $264.00    $606.00
Rear brake pads and rotors - replace    $305.00    1.8 h @ $165.00   $297.00    $602.00
Brake fluid flush                        $22.00    1.0 h @ $165.00   $165.00    $187.00
Cabin air filter                         $49.95    0.3 h @ $165.00    $49.50     $99.45

                                                   Subtotal                   $1,494.45
                                                   Sales tax                     $59.31
                                                   TOTAL                      $1,553.76`),
  );
  expect(total).toBe(155_376);
  expect(items.map(({ type, totalPrice, quantity, unitPrice }) => [type, totalPrice, quantity, unitPrice])).toEqual([
    ["Service", 60_600, null, null],
    ["Service", 60_200, null, null],
    ["Service", 18_700, null, null],
    ["Service", 9_945, null, null],
  ]);
});

test("a job is called by its title, and not by what its parts cost", async () => {
  const { items } = await readPages(
    pagesOf(`BAVARIAN MOTOR WERKS                                          ESTIMATE 69233
2014 BMW 328i

Operation                                                  Parts     Labor     Total
Replace electric water pump and thermostat
Pierburg pump 498.00; thermostat 129.00; bolts 18.00     $645.00   $629.00  $1,274.00
Diagnosis - overheating, scan and pressure test            $0.00   $185.00    $185.00
                                                                  Subtotal  $1,459.00
                                                                  TOTAL     $1,459.00`),
  );
  expect(items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
    ["Replace electric water pump and thermostat", 127_400],
    ["Diagnosis - overheating, scan and pressure test", 18_500],
  ]);
});

test("an amount in large letters that a camera took for two words is one", () => {
  expect(parsePrinted("$1, 531.95")).toMatchObject({ kind: "number", value: 1531.95, decimals: 2 });
  expect(parsePrinted("4, 268.00")).toBeNull();
});

test("a job at one price among parts of other work is no labor alone, and is it beside its own part or where labor is spoken of", () => {
  const line = (description: string, type: LineType, quantity: number | null = null) =>
    ({ description, type, quantity, unitPrice: null, totalPrice: 78_500 }) as ReadLine;
  const typesOf = (items: ReadLine[], text = "Description    Price") =>
    withWholeJobs(items, pagesOf(text).flatMap(rowsOf)).map(({ type }) => type);
  const [job, battery] = [line("Alternator replacement", "Labor"), line("Battery, group 48", "Part")];
  expect(typesOf([job, battery])).toEqual(["Service", "Part"]);
  expect(typesOf([{ ...job, quantity: 2.4 }, battery])).toEqual(["Labor", "Part"]);
  expect(typesOf([job, line("Alternators, remanufactured", "Part")])).toEqual(["Labor", "Part"]);
  const [belt, other] = [line("Timing belt and water pump kit", "Labor"), line("Serpentine (drive) belt", "Part")];
  expect(typesOf([belt, other])).toEqual(["Service", "Part"]);
  expect(typesOf([belt, line("Timing belts", "Part")])).toEqual(["Labor", "Part"]);
  expect(typesOf([job, battery], "Labor rate $165")).toEqual(["Labor", "Part"]);
  expect(typesOf([job, battery], "Book time 2.4 hrs")).toEqual(["Labor", "Part"]);
  expect(typesOf([line("Diagnose no-start", "Labor"), battery])).toEqual(["Labor", "Part"]);
});

test("a product that is written out under the name says how many and at what price", async () => {
  const { items, reconciles } = await readPages(
    pagesOf(`Cascade Driveline & Auto
Invoice #000418

Items
Transmission fluid & filter service                          $249.00
$249.00 × 1 Pan drop, magnet clean, new filter and gasket.
Extra Mercon ULV                                              $29.00
$14.50 × 2 Quart
Shop labor                                                   $168.75
$135.00 × 1.25 Install end links, both sides
Waste fluid disposal                                           $8.00
2 x $4.00

Subtotal                                                     $454.75
Total Due                                                    $454.75`),
  );
  expect(reconciles).toBe(true);
  expect(items.map(({ quantity, unitPrice, totalPrice }) => [quantity, unitPrice, totalPrice])).toEqual([
    [null, null, 24900],
    [2, 1450, 2900],
    [1.25, 13500, 16875],
    [2, 400, 800],
  ]);
});

test("parts and materials in one column are parts, and both halves of a row have its whole name", async () => {
  const { items } = await readPages(
    pagesOf(`Nutmeg Coach Works
Job  Work performed                                       Hours   Parts & matl.     Labor
1    Reseal the roof and all of its vents with lap         6.0          142.98   1,014.00
     sealant; front cap and bathroom skylight
2    Replace converter and charger, 55 amp                 1.5          289.50     253.50
3    Service the generator: oil, plug, air filter          1.2           64.75     202.80
Parts & materials                                                                 497.23
Labor                                                                           1,470.30
Please pay                                                                      1,967.53`),
  );
  const roof = items.filter(({ totalPrice }) => totalPrice === 14298 || totalPrice === 101400);
  expect(roof.map(({ type, quantity }) => [type, quantity])).toEqual([
    ["Part", null],
    ["Labor", 6],
  ]);
  expect(new Set(roof.map(({ description }) => description)).size).toBe(1);
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([14298, 101400, 28950, 25350, 6475, 20280]);
});

describe("printed sums of parts and labor prove the types", () => {
  const line = (type: LineType, totalPrice: number): ReadLine => ({
    ...{ description: "work", type, totalPrice, quantity: null, unitPrice: null, partNumber: null, section: null },
    ...{ included: false, page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, reconciles: null },
  });
  const types = (items: ReadLine[], parts: number | null, labor: number | null) =>
    withTypesOfSums(items, { parts, labor }).map(({ type }) => type);

  test("a service that the sum of labor holds is labor, and a part read as labor a part", () => {
    expect(types([line("Part", 4500), line("Service", 1420), line("Labor", 5538)], 4500, 6958)).toEqual([
      "Part",
      "Labor",
      "Labor",
    ]);
    expect(types([line("Labor", 8600), line("Labor", 12096)], 8600, 12096)).toEqual(["Part", "Labor"]);
  });

  test("two lines are turned where only these two make both sums", () => {
    expect(types([line("Service", 5425), line("Service", 6500), line("Part", 100)], 5525, 6500)).toEqual([
      "Part",
      "Labor",
      "Part",
    ]);
  });

  test("where several ways make them, or fees may be in them, nothing is turned", () => {
    expect(types([line("Part", 500), line("Part", 500), line("Part", 700)], 1200, null)).toEqual([
      "Part",
      "Part",
      "Part",
    ]);
    expect(types([line("Part", 500), line("Fee", 175)], 675, null)).toEqual(["Part", "Fee"]);
    // Paint supplies that are no parts may be labor, a fee or a service: no sum says which.
    expect(types([line("Part", 500), line("Part", 300)], 500, null)).toEqual(["Part", "Part"]);
  });
});

test("a part that is typed by its name is a part; its work is one, until its labor stands beside it", () => {
  const typed = (words: string, ...others: string[]) => typeOfWords(words, [words, ...others]);
  for (const part of [
    "Alternator",
    "Rear brake pads and rotors",
    "Wiper blades",
    "Cabin air filter",
    "Spark plugs (4)",
  ])
    expect([part, typed(part)]).toEqual([part, "Part"]);
  for (const work of ["Alternator replacement", "Oil change", "Brake inspection", "Battery test", "Front brakes"])
    expect([work, typed(work)]).toEqual([work, "Service"]);
  expect(typed("Water pump leaking")).toBe("Service");
  expect(typed("Replace alternator", "Labor, alternator")).toBe("Part");
  expect(typed("Replace alternator", "Labor, water pump")).toBe("Service");
  expect([typed("Labor, alternator", "Alternator"), typed("Shop supplies fee")]).toEqual(["Labor", "Fee"]);
});
