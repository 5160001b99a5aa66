/** The sixth round's small shops: forms, receipts, letters, price boards. */
import type { Item } from "./papers.ts";
import { css, it, L, m, R, sheet, total, vin } from "./rounds.ts";

const of = sheet("sixth-round");
const u = (item: Item) => m(item.unitPrice ?? item.totalPrice);
const split = (cents: number) => `<td class=n>${Math.floor(cents / 100)}<td>${String(cents % 100).padStart(2, "0")}`;

const g1 = [
  it("Water pump w/ gasket", "Part", 12640, 1, 12640),
  it("Serpentine belt", "Part", 4415, 1, 4415),
  it("Gal. antifreeze", "Part", 3790, 2, 1895),
  it("Remove & replace water pump, 3.5 hrs", "Labor", 38500),
];
/** A form of the stationer's: dollars and cents in columns of their own, parts left, labor right. */
export const dollarsAndCents = of({
  layout: "form-dollars-and-cents",
  tool: "chromium",
  shop: "Otto's Service Station",
  number: "2281",
  vehicle: { year: 2005, make: "Buick", model: "LeSabre", mileage: 162300 },
  items: g1,
  subtotal: null,
  tax: 1251,
  total: total(g1) + 1251,
  body: `${css(".b td,.b th{border:1px solid #447}body{color:#124}")}<center><b style="font-size:20px">Otto's Service Station</b><br>Rte 9 &amp; Main, Ludlow MA &nbsp; 413-555-0108</center><table class=b><tr><td>Name: R. Pelletier<td>Date: 1-22-26<td>No. <b>2281</b><tr><td>Make: Buick<td>Model: LeSabre<td>Year: 2005<tr><td>Lic. 61RT4<td>Mileage: 162300<td>Promised: Fri</table><br><table><tr><td style="width:52%"><table class=b><tr><th>Qty<th>Parts<th colspan=2>Price</tr>${g1
    .slice(0, 3)
    .map((i) => `<tr><td>${i.quantity}<td>${i.description}${split(i.totalPrice)}</tr>`)
    .join(
      "",
    )}<tr><td>&nbsp;<td><td><td><tr><td>&nbsp;<td><b>Total parts</b>${split(total(g1.slice(0, 3)))}</table><td><table class=b><tr><th>Labor<th colspan=2>Amount</tr><tr><td>${g1[3]?.description}${split(38500)}</tr><tr><td>&nbsp;<td><td><tr><td><b>Total labor</b>${split(38500)}<tr><td>Total parts${split(total(g1.slice(0, 3)))}<tr><td>Tax${split(1251)}<tr><td><b>TOTAL</b>${split(total(g1) + 1251)}</table></table>`,
});

const h1 = [
  it("Denso radiator, 2-row", "Part", 21450),
  it("Upper and lower hoses", "Part", 5630),
  it("Two hours and a half of labor at 104 dollars", "Labor", 26000),
  it("Coolant disposal", "Fee", 800),
];
/** A letter with dots that lead to the amounts. */
export const dotLeaders = of({
  layout: "letter-dot-leaders",
  tool: "groff",
  shop: "Prairie Radiator & Air",
  number: null,
  vehicle: { year: 2009, make: "Dodge", model: "Grand Caravan" },
  items: h1,
  subtotal: null,
  tax: 1692,
  total: total(h1) + 1692,
  body: `.nf
.ps 14
.ft B
Prairie Radiator & Air
.ft R
.ps 11
PO Box 40, Salina, Kansas 67401

Dear Mr. Gunther,

To fix the leak in your 2009 Dodge Grand Caravan we would need to do this:

.ta 5.5iR
.lc .
${h1.map((i) => `${i.description} \u0001${m(i.totalPrice)}`).join("\n")}
Kansas sales tax, 6.25% on parts \u000116.92
.ft B
All together \u0001$${m(total(h1) + 1692)}
.ft R

This price stands until the end of the month. A used radiator would save about $90.00 but we do not advise it.

Yours, Walt
.fi
`,
});

const i1 = [
  it("AGM battery H7", "Part", 24999, 1, 24999),
  it("Battery registration and coding", "Labor", 8900, 0.5, 17800),
  it("Corrosion felt pads", "Part", 598, 2, 299),
  it("Battery core deposit", "Fee", 2200, 1, 2200),
];
/** A till of today: a name, below it gray the count and price, the amount at the right. */
export const smallGray = of({
  layout: "name-over-count",
  tool: "typst",
  shop: "Volt & Piston",
  number: "INV-003381",
  vehicle: { year: 2017, make: "BMW", model: "X3 xDrive28i" },
  items: i1,
  discounts: [2200],
  subtotal: total(i1) - 2200,
  tax: 2432,
  total: total(i1) - 2200 + 2432,
  body: `#set page(width: 6in, height: auto, margin: 0.6in)
#set text(font: "New Computer Modern", size: 10pt)
#text(size: 20pt, weight: "bold")[Volt & Piston]
#h(1fr) INV-003381 \\
#text(gray)[Workshop for German cars, Asheville NC] #h(1fr) 12 May 2026
#v(8pt)
*2017 BMW X3 xDrive28i*
#line(length: 100%)
#grid(columns: (1fr, auto), row-gutter: 9pt,
${i1.map((i) => `[${i.description} \\ #text(size: 8pt, gray)[${i.quantity} × \\$${u(i)}]], align(right)[\\$${m(i.totalPrice)}],`).join("\n")}
[Old battery returned], align(right)[−\\$22.00],
)
#line(length: 100%)
#grid(columns: (1fr, auto), row-gutter: 6pt,
[Net], align(right)[\\$${m(total(i1) - 2200)}],
[NC sales tax 7.25 %], align(right)[\\$24.32],
text(size: 13pt)[*Due today*], align(right)[*\\$${m(total(i1) - 2200 + 2432)}*],
)
`,
});

const j1 = [
  it("Remove transfer case, inspect, reseal", "Labor", 57600, 4.5, 12800),
  it("Seal kit, transfer case", "Part", 8820, 1, 8820),
  it("ATF, quart", "Part", 4380, 4, 1095),
  it("Road test and recheck", "Labor", 3200, 0.25, 12800),
  it("Consumables", "Fee", 1500),
];
/** Set by LaTeX: what was measured stands in a sentence in the row. */
export const timesInCell = of({
  layout: "latex-times-in-cell",
  tool: "latex",
  shop: "Piedmont 4x4",
  number: "26-118",
  vehicle: { year: 2011, make: "Jeep", model: "Wrangler Unlimited", vin: vin("1J4BA5H11BL540031"), mileage: 133870 },
  items: j1,
  subtotal: total(j1),
  tax: 924,
  total: total(j1) + 924,
  body: `\\documentclass{article}\\usepackage[margin=1in]{geometry}\\usepackage{booktabs}\\pagestyle{empty}\\begin{document}
\\noindent{\\Large\\scshape Piedmont 4x4}\\hfill Estimate no.\\ 26-118\\\\
Gaffney, South Carolina\\hfill June 2, 2026\\bigskip

\\noindent Vehicle: 2011 Jeep Wrangler Unlimited, ${vin("1J4BA5H11BL540031")}, 133\\,870 miles\\bigskip

\\noindent\\begin{tabular}{@{}rp{7cm}rr@{}}\\toprule
No. & Work or material & Measure & \\$\\\\\\midrule
${j1.map((i, at) => `${at + 1} & ${i.description} & ${i.quantity === null ? "lump sum" : i.type === "Labor" ? `${i.quantity} h $\\times$ ${u(i)}/h` : `${i.quantity} $\\times$ ${u(i)}`} & ${m(i.totalPrice)}\\\\`).join("\n")}\\midrule
& Sum & & ${m(total(j1))}\\\\
& Tax 7\\% (materials) & & 9.24\\\\\\bottomrule
& \\textbf{Estimate} & & \\textbf{${m(total(j1) + 924)}}\\\\
\\end{tabular}

\\medskip\\noindent Diagnosis of \\$95.00 is waived if the work is done here.
\\end{document}
`,
});

const k1 = [
  it("5W30 SYN BLEND 5QT", "Service", 6499),
  it("OIL FILTER", "Part", 0),
  it("EXTRA QT", "Part", 1498, 2, 749),
  it("WIPER BLADE 22", "Part", 2199, 1, 2199),
  it("AIR FILTER CA10262", "Part", 2499, 1, 2499),
  it("WASTE OIL FEE", "Fee", 299),
];
const k2 = 1000;
/** The slip of a quick-lube's till, 42 signs wide, letters for what is taxed. */
export const slip = of({
  layout: "slip-tax-letters",
  tool: "line printer",
  shop: "SPEEDY LUBE #207",
  number: "207-55183",
  vehicle: { year: 2015, make: "NISSAN", model: "ROGUE", mileage: 88410 },
  items: k1,
  discounts: [k2],
  subtotal: total(k1) - k2,
  tax: 496,
  total: total(k1) - k2 + 496,
  body: `             SPEEDY LUBE #207
          4410 W BROAD, COLUMBUS OH
   TICKET 207-55183   BAY 2   06/11/26 10:42
   2015 NISSAN ROGUE           88410 MI
   ----------------------------------------
${k1
  .map((i) =>
    i.quantity
      ? `   ${L(i.description, 30)}\n      ${i.quantity} @ ${L(u(i), 20)}${R(m(i.totalPrice), 10)} T`
      : `   ${L(i.description, 26)}${R(i.totalPrice ? m(i.totalPrice) : "INCL", 11)} ${i.type === "Fee" ? "N" : "T"}`,
  )
  .join("\n")}
   COUPON WELCOME10               10.00-
   ----------------------------------------
   SUB-TTL                   ${R(m(total(k1) - k2), 10)}
   TAX 7.5%                  ${R("4.96", 10)}
   TOTAL                     ${R(m(total(k1) - k2 + 496), 10)}
   VISA ****4417             ${R(m(total(k1) - k2 + 496), 10)}
   CHANGE                    ${R("0.00", 10)}
   NEXT SERVICE DUE 93410 MI OR 12/11/26
`,
});

const l1 = [
  it("FW04412 GTY windshield, solar, LDW", "Part", 32450, 1, 32450),
  it("Installation, 2.6 hrs", "Labor", 11700),
  it("Urethane kit, fast cure", "Part", 2800, 1, 2800),
  it("Moulding, reveal", "Part", 3695, 1, 3695),
  it("Static camera recalibration", "Service", 27500, 1, 27500),
];
/** A glass shop: the list price, the discount in percent and the net stand side by side. */
export const glass = of({
  layout: "glass-list-less-percent",
  tool: "writer",
  shop: "Clearline Auto Glass",
  number: "G-90217",
  vehicle: { year: 2021, make: "Toyota", model: "Camry SE", vin: vin("4T1G11AK0MU512208") },
  items: l1,
  subtotal: total(l1),
  tax: 3409,
  total: total(l1) + 3409,
  body: `<meta charset=utf-8><p><b>Clearline Auto Glass</b> - mobile service to your door - 208-555-0166</p><p>Quote G-90217 for 2021 Toyota Camry SE, VIN ${vin("4T1G11AK0MU512208")}</p><table border=1 width=640><col width=300><col width=60><col width=90><col width=90><col width=100><tr><th>Part / service</th><th>Units</th><th>List</th><th>Disc %</th><th>Net</th></tr>${l1.map((i, at) => `<tr><td>${i.description}</td><td>${i.quantity ?? ""}</td><td>${["649.00", "", "28.00", "73.90", ""][at]}</td><td>${["50", "", "0", "50", ""][at]}</td><td>${m(i.totalPrice)}</td></tr>`).join("")}</table><p>Net before tax: $${m(total(l1))}<br>Tax: $34.09<br>Total with tax: $${m(total(l1) + 3409)}<br>Your comprehensive deductible: $250.00. Pay only $250.00 if you file a claim.</p>`,
});
