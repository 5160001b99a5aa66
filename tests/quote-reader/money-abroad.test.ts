import { expect, test } from "vitest";
import { rowsOf } from "#app/quote-reader/layout/rows.ts";
import { kindOfPaper } from "#app/quote-reader/paper/kind.ts";
import { pagesOf } from "./typewriter.ts";

const kindOf = (text: string) => kindOfPaper(pagesOf(text).flatMap(rowsOf)).kind;

// Of a dealer's order, which prints no dollar sign.
test.each([
  "1 17045-TVA-A02  PUMP SET, FUEL       412.60",
  "1 30520-GST-003  COIL, IGNITION        96.40",
  "2 PENTOSIN CHF 11S FLUID               28.50",
  "1 PENTOSIN CHF 202 FLUID               34.00",
  "1 NOK SEAL, CRANKSHAFT, FRONT          24.60",
  "1 80292-CAD-305  FILTER, CABIN         38.20",
  "1 KIT, BEARING, CHF-PLN                58.20",
  "1 2015 CAD ESCALADE KEY FOB           118.00",
  "1 HUF KEY BLANK                        44.00",
])("no other country's money stands in %s", (row) => {
  expect(kindOf(`INVOICE 20914\nLABOR  2.10  357.00\n${row}\nTOTAL  837.70`)).toBe("quote");
});

test.each([
  ["Total CHF                1'250.00", "foreign"],
  ["CHF 1,250.00", "foreign"],
  ["Amount (CAD)               837.70", "foreign"],
  ["VAT 20%                    139.60", "foreign"],
  ["TVA (20 %)                 139.60", "foreign"],
  ["All amounts in CAD", "foreign"],
  ["PLN 450.00", "foreign"],
  ["45.00 NOK", "foreign"],
])("%s is another country's money", (row, kind) => {
  expect(kindOf(`INVOICE 20914\nLABOR  2.10  357.00\nBRAKE PADS  480.70\n${row}`)).toBe(kind);
});

test("a throttle position sensor is no tax of Quebec, with dollar signs or without", () => {
  expect(kindOf("INVOICE 20914\nREPLACE TPS           $145.00\nLABOR 1.0       $120.00\nTOTAL   $265.00")).toBe(
    "quote",
  );
  expect(kindOf("INVOICE 20914\n1 SENSOR, TPS          145.00\nTPS ADJUST 0.5    60.00\nTOTAL   205.00")).toBe("quote");
  expect(kindOf("FACTURE 20914\nFREINS  480.70\nTPS 5 %  24.04\nTVQ 9.975 %  47.95\nTOTAL  552.69")).toBe("foreign");
  expect(kindOf("INVOICE 88\nBRAKES  $480.70\nGST (5%)  $24.04\nTOTAL  $504.74")).toBe("foreign");
});

test("an inner tie rod is no rupee", () => {
  expect(kindOf("INVOICE 20914\nTIE ROD INR   84.50\nTIE ROD, INR  84.50\nTOTAL  169.00")).toBe("quote");
});
