import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findPaper } from "#app/quotes/papers/find.server.ts";
import { comparedInWords, compareWithRival } from "#app/quotes/papers/rival.ts";
import { worksOnPaper } from "#app/quotes/papers/works.server.ts";
import type { ItemType } from "#app/repair/line-item.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const ACCORD = { year: 2016, make: "Honda", model: "Accord" };
type Line = [description: string, cents: number, type?: ItemType];

const OURS: Line[] = [
  ["Front ceramic brake pads - replace", 8_900],
  ["Front brake rotors", 15_700, "Part"],
  ["Labor - front pads and rotors", 21_750, "Labor"],
  ["Engine oil & filter change, 0W-20 synthetic", 9_495],
  ["Cabin air filter replacement", 6_800],
  ["Fuel injection cleaning service", 18_995],
  ["Brake fluid exchange", 12_900],
];

function works(lines: Line[]) {
  return worksOnPaper(
    lines.map(([description, totalPrice, type = "Service"]) => ({
      ...{ description, type, totalPrice, unitPrice: totalPrice, quantity: 1, detailedDescription: null },
    })),
    ACCORD,
  );
}

const compared = (ours: Line[], theirs: Line[]) => compareWithRival(works(ours), works(theirs));

describe("another shop's quote", () => {
  test.each<[string, Line[], number]>([
    [
      "Eastbank",
      [
        ["Front brake pads and rotors, parts and labor", 38_900],
        ["Oil change synthetic 0W-20", 7_900],
        ["Cabin filter", 4_500],
        ["Brake fluid flush", 11_000],
      ],
      13_245,
    ],
    [
      "Rose City",
      [
        ["Front brake pads and rotors replacement", 41_000],
        ["Synthetic oil and filter change 0W-20", 8_500],
        ["Cabin air filter", 4_900],
        ["Brake fluid exchange", 9_900],
      ],
      11_245,
    ],
  ])("of %s is held job by job: parts and labor here beside its one price", (_, theirs, cheaper) => {
    const { rows, common, total } = compared(OURS, theirs);
    expect(rows[0]).toEqual({
      description: "Front brake pads and rotors",
      covers: ["Front ceramic brake pads - replace", "Front brake rotors", "Labor - front pads and rotors"],
      here: 46_350,
      there: theirs[0]?.[1],
    });
    expect(common.here - common.there).toBe(cheaper);
    expect(rows.filter(({ there }) => there === null).map(({ description }) => description)).toEqual([
      "Fuel injection cleaning service",
    ]);
    expect(total.here).toBe(94_540);
  });

  test("is matched by the works that are recognized, whatever their words and kinds of line are", () => {
    const { rows, common, total } = compared(
      [
        ["Front brake pads, ceramic", 11_995, "Part"],
        ["Front brake rotors", 19_700, "Part"],
        ["Replace front brake pads and rotors", 33_300, "Labor"],
        ["Lower control arm, front left", 21_400, "Part"],
        ["Replace lower control arm, front left", 38_850, "Labor"],
        ["Four wheel alignment", 14_995, "Labor"],
        ["Shop supplies", 3_500, "Fee"],
      ],
      [
        ["PADS CERAMIC FRONT SET", 8_499, "Part"],
        ["ROTOR FRONT", 14_400, "Part"],
        ["LABOR R&R FRONT BRAKES", 24_000, "Labor"],
        ["CONTROL ARM LF LOWER", 17_850, "Part"],
        ["LABOR", 30_400, "Labor"],
        ["ALIGNMENT 4 WHEEL", 11_900],
      ],
    );
    expect(rows.map(({ description, here, there }) => [description, here, there])).toEqual([
      ["Front brake pads and rotors", 64_995, 46_899],
      ["Left front lower control arm", 60_250, 48_250],
      ["Four wheel alignment", 14_995, 11_900],
      ["Shop supplies", 3_500, null],
    ]);
    expect(common).toEqual({ here: 140_240, there: 107_049 });
    expect(comparedInWords({ rows, common, total }, { here: "Hollis Auto Care", there: "Eastlake" })).toBe(
      "For the three works that are on both quotes, Eastlake asks $331.91 less than Hollis Auto Care: $1,070.49, not $1,402.40.",
    );
  });

  test.each<[string, Line[], Line[], string, number]>([
    [
      "rear brakes in a counter's short words",
      [["Rear brake pads and rotors, parts and labor", 52_000]],
      [
        ["RR PADS", 9_000, "Part"],
        ["RR ROTORS", 15_000, "Part"],
        ["RR BRAKES, LABOR", 21_000, "Labor"],
      ],
      "Rear brake pads and rotors, parts and labor",
      7_000,
    ],
    [
      "a pump with its labor beside one price",
      [
        ["Water pump", 18_500, "Part"],
        ["Labor, replace water pump", 34_000, "Labor"],
      ],
      [["R&R water pump", 60_000]],
      "Water pump",
      -7_500,
    ],
  ])("matches %s", (_, ours, theirs, name, less) => {
    const { rows, common } = compared(ours, theirs);
    expect(rows.map(({ description }) => description)).toEqual([name]);
    expect(common.here - common.there).toBe(less);
  });

  test("with no work on both is compared in nothing, and of the same price asks as much", () => {
    const said = (ours: Line[], theirs: Line[]) =>
      comparedInWords(compared(ours, theirs), { here: "Hollis", there: "Eastlake" });
    expect(said([["Alternator replacement", 60_000]], [["Wiper blades", 4_000]])).toBe(
      "No work could be told to be the same on both quotes: nothing is compared.",
    );
    expect(said([["Cabin air filter", 6_000]], [["Cabin filter", 6_000]])).toBe(
      "For the one work that is on both quotes, Eastlake asks as much as Hollis: $60.00.",
    );
  });

  test("with several lines for one of ours is held against their sum", () => {
    const { rows, common } = compared(
      [["Front brake pads and rotors, parts and labor", 46_350]],
      [
        ["Replace front brake pads", 20_000],
        ["Replace front brake rotors", 24_000],
      ],
    );
    expect(rows).toEqual([
      { description: "Front brake pads and rotors, parts and labor", covers: [], here: 46_350, there: 44_000 },
    ]);
    expect(common).toEqual({ here: 46_350, there: 44_000 });
  });

  test.each<[string, Line[], Line[]]>([
    ["pads alone are not pads and rotors", [["Front brake pads and rotors", 46_350]], [["Front brake pads", 21_000]]],
    ["the front is not the rear", [["Front brake pads", 21_000]], [["Rear brake pads", 19_000]]],
    [
      "which axle is not said",
      [
        ["Front brake pads", 21_000],
        ["Rear brake pads", 19_000],
      ],
      [["Brake pads", 18_000]],
    ],
    [
      "a part is not its fitting",
      [
        ["Alternator", 30_000, "Part"],
        ["Oil change", 9_000],
      ],
      [
        ["Replace alternator, labor", 20_000, "Labor"],
        ["Wipers", 3_000],
      ],
    ],
  ])("%s: it stands on one quote alone and is in no difference", (_, ours, theirs) => {
    expect(compared(ours, theirs).common).toEqual({ here: 0, there: 0 });
  });

  test("stands beside every line of the paper, whatever was decided about it", async () => {
    const driver = await makeUser("driver");
    const asDriver = viewerOf(driver);
    const request = await makeRequest(driver);
    const vehicle = { year: 2021, make: "Porsche", model: "911 Carrera" };
    await handIn(asDriver, request.id, { shop: "Hansen", number: "1", vehicle, lines: OURS, total: 94_540 });
    const items = await db.repairLineItem.findMany({ where: { repairRequestId: request.id } });
    const idOf = (name: string) => items.find(({ description }) => description === name)?.id ?? "";
    await moveLineItem(asDriver, idOf("Cabin air filter replacement"), "deferred");
    await moveLineItem(asDriver, idOf("Brake fluid exchange"), "declined");
    const theirs: Line[] = [
      ["Cabin air filter", 4_500],
      ["Brake fluid flush", 11_000],
    ];
    const rival = await handIn(asDriver, request.id, {
      shop: "Eastbank",
      number: "2",
      vehicle,
      lines: theirs,
      total: 15_500,
    });
    expect((await findPaper(asDriver, rival.id)).view?.rival?.common).toEqual({ here: 19_700, there: 15_500 });
  });
});
