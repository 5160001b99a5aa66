/** The seventh round's other half: fleets, dealers, a web page, a choice, a spreadsheet. */
import type { Item } from "./papers.ts";
import { css, it, L, m, R, sheet, total, vin } from "./rounds.ts";

const of = sheet("seventh-round");
const u = (item: Item) => m(item.unitPrice ?? item.totalPrice);

const a = [
  it("LOF SYNTHETIC", "Service", 8995),
  it("ROTATE TIRES", "Labor", 2995),
  it("REPLACE PASSENGER AIRBAG INFLATOR", "Labor", 0),
  it("CABIN FILTER", "Part", 4210, 1, 4210),
  it("INSTALL CABIN FILTER", "Labor", 3900, 0.2, 19500),
];
/** A dealer's line printer: concern lines numbered with #, amounts with CR, a sum for who pays what. */
export const dealer = of({
  layout: "dealer-customer-and-factory",
  tool: "line printer",
  shop: "PINNACLE HONDA",
  number: "HOCS448120",
  vehicle: { year: 2017, make: "HONDA", model: "ACCORD", vin: vin("1HGCR2F50HA118804"), mileage: 81206 },
  items: a,
  discounts: [1000],
  subtotal: total(a) - 1000,
  tax: 971,
  total: total(a) - 1000 + 971,
  body: `PINNACLE HONDA                          INVOICE HOCS448120
8800 AUTO CENTER DR  RENO NV 89511      PAGE 1 OF 1
SOLD TO: JO LINDEN                      DATE 08/03/26
2017 HONDA ACCORD  VIN ${vin("1HGCR2F50HA118804")}  MI 81206

#1  LOF SYNTHETIC
${L("      FLAT PRICE MENU ITEM 5K", 58)}${R("89.95", 10)}
#2  ROTATE TIRES
${L("      FLAT PRICE MENU ITEM ROT", 58)}${R("29.95", 10)}
#3  REPLACE PASSENGER AIRBAG INFLATOR
${L("      FACTORY PAYS                      312.60", 58)}${R("0.00", 10)}
#4  CABIN FILTER
${L("      80292-TZ5-A41   QTY 1   PRICE 42.10", 58)}${R("42.10", 10)}
#5  INSTALL CABIN FILTER
${L("      HRS 0.20   RATE 195.00", 58)}${R("39.00", 10)}
${L("    COUPON SPRING26", 58)}${R("10.00CR", 10)}
                                                ____________________
${L("", 40)}${L("CUSTOMER PAY", 18)}${R(m(total(a) - 1000), 10)}
${L("", 40)}${L("NV TAX 8.265%", 18)}${R("9.71", 10)}
${L("", 40)}${L("AMOUNT DUE", 18)}${R(m(total(a) - 1000 + 971), 10)}
${L("", 40)}${L("FACTORY PAY", 18)}${R("312.60", 10)}
`,
});

const b = [
  it("Front bumper sensor bracket", "Part", 4120, 2, 2060),
  it("Radar sensor", "Part", 68400, 1, 68400),
  it("Radar sensor calibration", "Labor", 25500, 1.7, 15000),
  it("Wiring repair", "Labor", 7500, 0.5, 15000),
];
/** A web page printed: definition rows with a gray line of details, sums in a bar. */
export const web = of({
  layout: "web-order-details-bar",
  tool: "chromium",
  shop: "Signal Auto Electronics",
  number: "SO/2026/0418",
  vehicle: { year: 2020, make: "Volkswagen", model: "Atlas SE", vin: vin("1V2UR2CA0LC510044"), mileage: 38900 },
  items: b,
  subtotal: total(b),
  tax: 5620,
  total: total(b) + 5620,
  body: `${css(".l{border-bottom:1px solid #ddd;padding:6px 0}.g{color:#777;font-size:10px}.bar{display:flex;justify-content:space-between;background:#eef3fa;padding:10px;margin-top:16px}")}<div style="display:flex;justify-content:space-between"><b style="font-size:18px">Signal Auto Electronics</b><span>Order SO/2026/0418</span></div><p>2020 Volkswagen Atlas SE &nbsp; ${vin("1V2UR2CA0LC510044")} &nbsp; 38,900 mi</p>${b.map((i) => `<div class=l><span style="float:right">USD ${m(i.totalPrice)}</span>${i.description}<div class=g>${i.type === "Labor" ? `${i.quantity} hours, USD ${u(i)} each` : `${i.quantity} pcs, USD ${u(i)} each`}</div></div>`).join("")}<div class=bar><span>Untaxed<br><b>USD ${m(total(b))}</b></span><span>Taxes<br><b>USD 56.20</b></span><span>Total<br><b>USD ${m(total(b) + 5620)}</b></span></div><p class=g>Printed from portal.signalauto.example, page 1/1. Payment terms: 30 days. Late fee USD 25.00.</p>`,
});

/** Two ways to repair, each with its lines and sum: a choice, no charge. */
export const choice = of({
  layout: "repair-or-replace",
  tool: "groff",
  shop: "Cedar Hollow Auto",
  number: null,
  kind: "options",
  vehicle: { year: 2013, make: "Subaru", model: "Legacy" },
  items: [],
  subtotal: null,
  tax: 0,
  total: 0,
  body: `.nf
.ft B
Cedar Hollow Auto
.ft R
2013 Subaru Legacy, oil loss at the front of the engine

.ta 4.5iR
.ft B
Option A: reseal
.ft R
Gaskets and seals\t186.00
Labor, 7 hours\t945.00
Option A total\t1,131.00

.ft B
Option B: replacement engine
.ft R
Used engine, 71,000 miles\t2,450.00
Labor, 15 hours\t2,025.00
Fluids\t140.00
Option B total\t4,615.00

Tell us which one you choose.
.fi
`,
});

const c = [
  it("Trailer brake assembly 12 in LH", "Part", 8840, 1, 8840),
  it("Trailer brake assembly 12 in RH", "Part", 8840, 1, 8840),
  it("Bearing kit L44649", "Part", 7160, 4, 1790),
  it("Grease", "Part", 1125, 1.5, 750),
  it("Labor both axles", "Labor", 35200, 3.2, 11000),
  it("Parts handling", "Fee", 600, 1, 600),
];
/** A spreadsheet with a gap between lines, the labor's rate in a cell of the head, negative for a return. */
export const spreadsheet = of({
  layout: "spreadsheet-with-gaps",
  tool: "calc",
  shop: "Haul-Rite Trailer",
  number: "2026-77",
  vehicle: { year: 2015 },
  items: c,
  discounts: [1790],
  subtotal: total(c) - 1790,
  tax: 1510,
  total: total(c) - 1790 + 1510,
  body: [
    "Haul-Rite Trailer,,,,",
    "Ref 2026-77,,,Rate/h,110",
    "2015 PJ utility trailer,,,,",
    ",,,,",
    "Part or work,Pcs or h,Single,Line total,Note",
    ...c.map(
      (i) =>
        `"${i.description}",${i.quantity},${((i.unitPrice ?? 0) / 100).toFixed(2)},${(i.totalPrice / 100).toFixed(2)},${i.type === "Labor" ? "2 days" : ""}`,
    ),
    "Returned: Bearing kit L44649,-1,17.90,-17.90,",
    ",,,,",
    `Before tax,,,${((total(c) - 1790) / 100).toFixed(2)},`,
    "Tax,,,15.10,",
    ",,,,",
    `TOTAL USD,,,${((total(c) - 1790 + 1510) / 100).toFixed(2)},`,
  ].join("\n"),
});

const d = [
  it("Tow, flatbed, 12 miles", "Service", 13600),
  it("Ignition coil #4", "Part", 8450),
  it("Spark plugs, set of 4", "Part", 5240),
  it("Tune-up labor, 1.3 hrs @ 125.00", "Labor", 16250),
];
/** Typst with lines numbered in words, amounts in an outer column, a second currency sign in the foot. */
export const numbered = of({
  layout: "numbered-lines-typst",
  tool: "typst",
  shop: "Anchor Auto Care",
  number: "B-20-1166",
  vehicle: { year: 2016, make: "Chevrolet", model: "Cruze", mileage: 97003 },
  items: d,
  subtotal: null,
  tax: 1096,
  total: total(d) + 1096,
  body: `#set page(paper: "us-letter", margin: 1in)
#set text(font: "New Computer Modern", size: 11pt)
*Anchor Auto Care* #h(1fr) _B-20-1166_

#align(center)[2016 Chevrolet Cruze, 97,003 miles on arrival]

${d
  .map((i) => `+ ${i.description} #h(1fr) \\$${m(i.totalPrice)}`)
  .join("\n")
  .replaceAll("#4", "\\#4")}

#line(length: 100%)
Tax of 8 % on coil and plugs #h(1fr) \\$10.96 \\
*Grand sum* #h(1fr) *\\$${m(total(d) + 1096)}*

#text(size: 8pt)[Paid with card ending 8842 on the day of pickup. Tip jar for the lot cat: \\$1.00 suggested.]
`,
});
