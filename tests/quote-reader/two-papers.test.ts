import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { filesIn, withFiles } from "#app/quote-reader/join/files-in.ts";
import { readFiles } from "#app/quote-reader/join/two-papers.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import {
  amountsOf,
  asFiles,
  notCounted,
  pageCountOf,
  pagesOfPaper,
  papersOf,
  papersSaid,
  setsOfPapers,
} from "../support/files-of-papers.ts";
import { filesOf, QUOTE } from "./typewriter.ts";

vi.setConfig({ testTimeout: 600_000 });

const MESSAGE = `Hi Dana, this is Luis from the garage.
It will be $1,550 for the clutch, out the door.
Let me know!`;

const OTHER_CAR = `Millbrook Motors
Estimate A-5512
2012 Ford Escape
Alternator, reman                319.00
Labor, replace alternator        210.00
Belt                              48.00
Subtotal                         577.00
Sales tax                         33.00
Total                            610.00`;

const CONDITIONS = `Terms and conditions
Parts are warranted 24 months or 24,000 miles. Storage is $45.00 a day after three days.
A returned check costs $35.00. Estimates are good for 30 days.`;

const WATER_PUMP = `Harbor Street Auto
Estimate 20817
2016 Honda Civic
Water pump                 240.00
Labor, pump                360.00
Coolant                     45.00
Total                      645.00`;

// Three of its lines come to the other's total, as those of round prices do.
const WATER_PUMP_ELSEWHERE = `Millbrook Motors
Estimate A-5512
2016 Honda Civic
Water pump assembly         285.00
Labor, water pump           410.00
Coolant flush               120.00
Thermostat                   75.00
Serpentine belt              95.00
Diagnosis                   140.00
Upper radiator hose          55.00
Lower radiator hose          65.00
Total                     1,245.00`;

const TEXT_OF_ONE = `Hi Dana, this is Luis at Harbor Street.
Front pads and rotors are $320.
Struts are $580.
Total is $900.`;

const TEXT_OF_ANOTHER = `Hi Dana, Pete from Millbrook Motors here.
Pads and rotors $350, struts $640, alignment $120, brake flush $110, cabin filter $140, wipers $40.
Total $1,400.`;

// Two of its labors come to the other's total.
const LABOR_BY_LABOR = `Millbrook Motors
Estimate A-5512
2016 Honda Civic
Water pump                  285.00
Labor                       410.00
Thermostat                   75.00
Labor                       235.00
Total                     1,005.00`;

const JOBS = `Harbor Street Auto
Water pump as above         645.00
Replace clutch              780.00
Total                     1,425.00`;

const PARTS_OF_A_BODY = `Lakeside Collision
2016 Honda Civic
Bumper cover                       640.00
Left headlamp                      595.00
Total                            1,235.00`;

const SUMMARY_OF_A_BODY = `Parts                            1,235.00
Body labor                         464.00
Paint labor                        458.00
Total                            2,157.00`;

const PHOTO_OF_A_CAR = `CIVIC
7KLM482
CALIFORNIA`;

describe("several files as one quote", () => {
  test.each([
    ["a text message and another shop's quote", [MESSAGE, QUOTE], 1, 127_800],
    ["the same in the other order", [QUOTE, MESSAGE], 2, 127_800],
    ["quotes of two cars", [QUOTE, OTHER_CAR], 2, 127_800],
    ["quotes of one car in round prices", [WATER_PUMP, WATER_PUMP_ELSEWHERE], 2, 64_500],
    ["the same in the other order", [WATER_PUMP_ELSEWHERE, WATER_PUMP], 2, 124_500],
    ["quotes of which one says labor after each part", [WATER_PUMP, LABOR_BY_LABOR], 2, 64_500],
    ["two text messages in round prices", [TEXT_OF_ONE, TEXT_OF_ANOTHER], 2, 90_000],
    ["the other car's first, with a photo of the car between", [OTHER_CAR, PHOTO_OF_A_CAR, QUOTE], 3, 61_000],
  ])("%s: one is read, and the other is named", async (_, texts, left, total) => {
    const reading = await readFiles(filesOf(...texts));
    expect(papersSaid(reading)).toBe(notCounted(left));
    expect(reading).toMatchObject({ total, reconciles: true, pageCount: texts.length });
    expect(reading.items.every(({ page }) => page !== left)).toBe(true);
  });

  test("three papers are said to be three", async () => {
    const third = OTHER_CAR.replace("Millbrook Motors", "Gil's Garage")
      .replace("2012 Ford Escape", "2019 Kia Soul")
      .replace("A-5512", "77120")
      .replace("48.00", "58.00")
      .replace("577.00", "587.00")
      .replace("610.00", "620.00");
    const reading = await readFiles(filesOf(QUOTE, OTHER_CAR, third));
    const sentence =
      "These look like three papers: files 2 and 3 were not counted. Send each paper as a quote of its own.";
    expect(papersSaid(reading)).toBe(sentence);
  });

  test.each([
    ["its conditions", [QUOTE, CONDITIONS]],
    ["a photo of the car", [PHOTO_OF_A_CAR, QUOTE]],
    ["the same paper once more", [QUOTE, QUOTE]],
    ["a message with its total", [QUOTE, "Hi Dana, your total comes to $1,278.00. Ok to start?"]],
    ["an empty page", [QUOTE, ""]],
  ])("a quote with %s is one paper, and keeps its lines", async (_, texts) => {
    const reading = await readFiles(filesOf(...texts));
    expect(papersSaid(reading)).toBeNull();
    expect(amountsOf(reading)).toBe("2400 41200 78000");
    expect(reading).toMatchObject({ total: 127_800, tax: 6_200, reconciles: true });
  });

  test("one letterhead is on a job's lines and on the list of jobs, which are one paper", async () => {
    expect(papersSaid(await readFiles(filesOf(WATER_PUMP, JOBS)))).toBeNull();
    const others = [JOBS.replace("Harbor Street", "Millbrook"), JOBS.replace("Auto\n", "Auto\nEstimate 20818\n")];
    for (const jobs of others) expect(papersSaid(await readFiles(filesOf(WATER_PUMP, jobs)))).toBe(notCounted(2));
  });

  test.each([
    ["then", [PARTS_OF_A_BODY, SUMMARY_OF_A_BODY]],
    ["before", [SUMMARY_OF_A_BODY, PARTS_OF_A_BODY]],
  ])("parts that add up and %s a summary by kind are one paper", async (_, texts) => {
    const reading = await readFiles(filesOf(...texts));
    expect(papersSaid(reading)).toBeNull();
    expect(reading).toMatchObject({ total: 215_700, reconciles: true });
  });

  test("many pages are read once as one paper, and what counts nowhere is named", async () => {
    const pages = Array.from({ length: 10 }, (_, at) => `${CONDITIONS}\nPage ${at + 1} of 10`);
    const reading = await readFiles(filesOf(MESSAGE, ...pages, QUOTE));
    expect(papersSaid(reading)).toBe(notCounted(1));
    expect(amountsOf(reading)).toBe("2400 41200 78000");
    expect(papersSaid(await readFiles(filesOf(...pages, QUOTE)))).toBeNull();
  });
});

/** So many sets go by between two papers that are read here: all of them, with `ALL_PAPERS=1`, take minutes of a processor. */
const STEP = process.env.ALL_PAPERS ? 1 : 4;

// Of each set one paper, with the next one's: other shops, other cars, other programs.
test("papers of two shops are two, and the first that adds up is read as alone", async () => {
  const papers = [];
  for (const set of setsOfPapers().filter((_, at) => at % STEP === 0)) {
    for (const name of papersOf(set).slice(0, 6)) {
      if ((await pageCountOf(name)) > 1) continue;
      const pages = await pagesOfPaper(name);
      const alone = await readPages(pages);
      if (alone.items.length < 2) continue;
      papers.push({ name, pages, alone });
      break;
    }
  }
  expect(papers.length).toBeGreaterThan(50 / STEP);
  const wrong = [];
  for (const [at, one] of papers.entries()) {
    const other = papers[(at + 1) % papers.length] ?? one;
    const reading = await readFiles(asFiles([one.pages, other.pages]));
    const isFirst = one.alone.reconciles || !other.alone.reconciles;
    const isRight = amountsOf(reading) === amountsOf(isFirst ? one.alone : other.alone);
    if (papersSaid(reading) !== notCounted(isFirst ? 2 : 1) || !isRight) wrong.push(`${one.name} ${other.name}`);
  }
  expect(wrong).toEqual([]);
});

test("the pages of one paper, each a file of its own, are one paper with the same lines", async () => {
  const sets = ["tenth-round", "sixteenth-round", "insurers", "third-authors"];
  const wrong = [];
  let papers = 0;
  const severalPages = [];
  for (const name of sets.flatMap(papersOf)) if ((await pageCountOf(name)) > 1) severalPages.push(name);
  for (const name of severalPages.filter((_, at) => at % STEP === 0)) {
    const pages = await pagesOfPaper(name);
    const [together, apart] = [await readPages(pages), await readFiles(pages.map((page) => [page]))];
    papers += 1;
    if (papersSaid(apart) || amountsOf(apart) !== amountsOf(together)) wrong.push(name);
  }
  expect(papers).toBeGreaterThan(20 / STEP);
  expect(wrong).toEqual([]);
});

describe("where the files end", () => {
  const pdf = new Uint8Array(readFileSync("tests/corpus/tuned/ruled-1.pdf"));

  test("is kept behind the document's end", () => {
    expect(filesIn(withFiles(pdf, [1, 12, 3]), 16)).toEqual([1, 12, 3]);
    const thirty = Array.from({ length: 30 }, () => 1);
    expect(filesIn(withFiles(pdf, thirty), 30)).toEqual(thirty);
  });

  test.each([
    ["nothing is said", pdf, 2],
    ["it is of other pages", withFiles(pdf, [1, 2]), 2],
    ["a file has none", withFiles(pdf, [0, 2]), 2],
    ["something else is said", new Uint8Array(Buffer.concat([pdf, Buffer.from("\n%files 1 one\n")])), 2],
    ["the document is empty", new Uint8Array(), 2],
  ])("all pages are one file's where %s", (_, bytes, pages) => {
    expect(filesIn(bytes, pages)).toEqual([pages]);
  });
});
