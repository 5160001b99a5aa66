import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findPaper } from "#app/quotes/papers/find.server.ts";
import { compareWithRival } from "#app/quotes/papers/rival.ts";
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
      description: theirs[0]?.[0],
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
