import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { isPartNumber } from "#app/quote-reader/lines/part-number.ts";
import { readPages } from "#app/quote-reader/lines/read-pages.ts";
import { customerName, documentDate } from "#app/quote-reader/paper/identity.ts";
import { pagesOf } from "./typewriter.ts";

const ORDER = `PALISADE MOTORWORKS                                    INVOICE
61 Bergen Turnpike, Little Ferry, NJ 07643             PAGE 1
 CUSTOMER #          HOME / CELL            READY
 118462              614-555-0119           15:20 14JAN26

   Coolant leak at the radiator
   Approved by M. Castellano, 10:14 AM by text
     1 19301-5A2-A01    THERMOSTAT ASSY              89.46       89.46
     2 OL999-9011       COOLANT TYPE 2               31.45       62.90
     LABOR              2.10 HRS                                357.00

   Declined today
     Valve cover gasket, moderate seep                        1,182.40

     SHOP SUPPLIES                                               35.80

 TOTAL                                                          545.16
`;

test("the number of a part is without its count, and a line's title is its job: not who agreed and when, nor what was declined", async () => {
  const { items, total } = await readPages(pagesOf(ORDER));
  expect(total).toBe(54516);
  expect(items.map(({ totalPrice }) => totalPrice)).toEqual([8946, 6290, 35700, 3580]);
  expect(items.slice(0, 2).map(({ partNumber }) => partNumber)).toEqual(["19301-5A2-A01", "OL999-9011"]);
  expect(items.map(({ section }) => section ?? "").join(" ")).not.toMatch(/Approved|Declined/);
});

test("a day is no part's number", () => {
  expect(["06/03/2025", "6/3/25", "2025-06-03"].filter(isPartNumber)).toEqual([]);
  expect(["AL8776X-C", "45-3022", "071-010"].filter(isPartNumber)).toHaveLength(3);
});

test("of days in one word the latest is the order's: the car was sold on another", () => {
  const rows = pagesOf(
    "DEL. DATE    PROD. DATE\n12JUN18      02MAY18\nR.O. OPENED   READY\n07:38 14JAN26   15:20 15JAN26",
  ).flatMap(rowsOf);
  expect(documentDate(rows)).toBe("2026-01-15");
});

test("what heads a column, and a sentence, is nobody's name", () => {
  const nameOn = (text: string) => customerName(pagesOf(text).flatMap(rowsOf));
  expect(nameOn("Bill to\nUNIT NO 118")).toBeNull();
  expect(nameOn("Customer      Service at\n")).toBeNull();
  expect(nameOn("Customer: tax on parts is 4.20")).toBeNull();
  expect(nameOn("Customer: Owen Lindqvist")).toBe("Owen Lindqvist");
  expect(
    nameOn("Customer            Year Make Model     Engine\nBRANDT, KYLE        2015 Ford F-150     3.5L V6"),
  ).toBe("BRANDT, KYLE");
  expect(nameOn("'04 Ford Ranger\nName   Year/Make")).toBeNull();
  expect(nameOn("Bill to: Meridian Linen Supply, A/P Dept")).toBe("Meridian Linen Supply");
});

test("a day in one word, and a column of telephones that is nobody's name", () => {
  const rows = pagesOf(ORDER).flatMap(rowsOf);
  expect(documentDate(rows)).toBe("2026-01-14");
  expect(customerName(rows)).toBeNull();
});

test("who pays, and the code of an operation, are no name of what was done", async () => {
  const { items } = await readPages(
    pagesOf(`PIKES GATE SUBARU
LINE OPCODE TECH TYPE HOURS                       LIST       NET      TOTAL
D CUSTOMER STATES WASHER DOES NOT SPRAY REAR GLASS
CAUSE: HOSE SPLIT AT LIFTGATE GROMMET
86WSHR REPLACE REAR WASHER HOSE SECTION
    2214 CP       0.90                                      170.10     170.10
3 86615FL010     HOSE-WASHER FT                     4.10      3.75      11.25
PARTS:  11.25  LABOR: 170.10  OTHER:   0.00  TOTAL LINE D:              181.35
E SUBLET - MOUNT ROADFORCE BALANCE (HILLCREST TIRE)
CAUSE: VIBRATION AT 65
SUBL SUBLET ROAD FORCE BALANCE 4 WHEELS
    SUBL CP                                                 116.00     116.00
PARTS:   0.00  LABOR:   0.00  OTHER: 116.00  TOTAL LINE E:              116.00

                                        LABOR AMOUNT                    170.10
                                        PARTS AMOUNT                     11.25
                                        SUBLET AMOUNT                   116.00
                                        TOTAL CHARGES                   297.35
                                        SALES TAX                         1.00
                                        PLEASE PAY THIS AMOUNT          298.35
`),
  );
  expect(items.map(({ description }) => description)).toEqual([
    expect.stringContaining("REPLACE REAR WASHER HOSE SECTION"),
    "HOSE-WASHER FT",
    expect.stringContaining("ROAD FORCE BALANCE"),
  ]);
});
