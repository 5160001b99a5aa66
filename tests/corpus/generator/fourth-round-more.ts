/** The fourth round's last: a typesetter's table, a mail in plain text, a dealer's page of recommendations and a body shop's sheet. */
import { css, it, L, m, R, sheet, total, vin } from "./fourth-round.ts";

const of = sheet("fourth-round");

const a1 = [
  it("Evaporator core, Denso", "Part", 31840, 1, 31840),
  it("Expansion valve", "Part", 5425, 1, 5425),
  it("R-134a refrigerant, lb", "Part", 3120, 2.4, 1300),
  it("Dash removal and evaporator replacement", "Labor", 118900, 8.2, 14500),
];
export const latex = of({
  layout: "typesetter-hours-and-parts",
  tool: "latex",
  shop: "Voss Klima Service",
  number: "4417",
  vehicle: { year: 2011, make: "Mercedes-Benz", model: "E350", mileage: 99310 },
  items: a1,
  subtotal: total(a1),
  tax: 3028,
  total: total(a1) + 3028,
  body: `\\documentclass[11pt]{article}\\usepackage[margin=2.4cm]{geometry}\\usepackage{tabularx}\\begin{document}\\pagestyle{empty}\\noindent{\\Large\\bfseries Voss Klima Service}\\hfill Kostenvoranschlag / Estimate 4417\\\\ 1900 Linden Blvd, Milwaukee, WI\\hfill August 3, 2026\\bigskip\\par\\noindent Vehicle: 2011 Mercedes-Benz E350, 99310 miles\\hfill Client: A. Rourke\\bigskip\\par\\noindent\\begin{tabularx}{\\textwidth}{rXrr}\\hline Qty & Position & Each (\\$) & Amount (\\$)\\\\\\hline ${a1.map((i) => `${i.type === "Labor" ? `${i.quantity} h` : i.quantity} & ${i.description} & ${m(i.unitPrice ?? 0)} & ${m(i.totalPrice)}\\\\`).join("")}\\hline & & Sum & ${m(total(a1))}\\\\ & & State and county tax (7.5\\,\\%, parts) & 30.28\\\\ & & \\textbf{Payable} & \\textbf{${m(total(a1) + 3028)}}\\\\\\hline\\end{tabularx}\\par\\bigskip Refrigerant is recovered under EPA section 609.\\end{document}`,
});

const b1 = [
  it("4 tires General Altimax RT45", "Part", 53600, 4, 13400),
  it("mount and balance", "Labor", 8000, 4, 2000),
  it("disposal", "Fee", 1400, 4, 350),
  it("alignment", "Service", 8995),
];
/** A mail as text, amounts behind the names with what each costs. */
export const plainMail = of({
  layout: "plain-mail-each",
  tool: "line printer",
  kind: "message",
  shop: "Tri-County Tire",
  number: null,
  vehicle: { year: 2019, make: "Hyundai", model: "Tucson" },
  items: b1,
  subtotal: null,
  tax: 4288,
  total: total(b1) + 4288,
  body: `From: Tri-County Tire <sales@example.com>
Date: Mon, 13 Apr 2026 16:20
Subject: RE: tire quote

Hi Walt,

for the 2019 Hyundai Tucson (225/60R17) we have:

  4 tires General Altimax RT45 at 134.00 each     $536.00
  mount and balance 20.00 each                    $ 80.00
  disposal 3.50 each                              $ 14.00
  alignment                                       $ 89.95
  tax                                             $ 42.88

out the door $${m(total(b1) + 4288)}.  If you'd rather have Michelins add $212.

Quote good until 4/30.  Ask for Pete.

> On Apr 13 Walt wrote:
> what would a set of 4 run me? costco said 780`,
});

const d1 = [
  it("Transmission Fluid Exchange", "Service", 28995),
  it("Engine Air Filter", "Service", 5650),
  it("Front Differential Service", "Service", 16900),
];
/** A dealer's page of recommendations: severity, price, the guest's answer. */
export const recommendations = of({
  layout: "dealer-recommendations",
  tool: "chromium",
  shop: "Gallatin Chevrolet",
  number: "R0220714",
  vehicle: { year: 2021, make: "Chevrolet", model: "Silverado 1500 LT", vin: vin("1GCUYDED0MZ188230"), mileage: 48802 },
  items: [...d1, it("Shop Charges", "Fee", 3608)],
  subtotal: total(d1),
  tax: 1427,
  total: total(d1) + 3608 + 1427,
  body: `${css(".c{display:inline-block;padding:1px 7px;border-radius:9px;color:#fff;font-size:10px}.b{border-bottom:1px solid #ccc}")}<table><tr><td><b style="font-size:17px">Gallatin Chevrolet</b><br>Service Recommendations<td class=n>RO R0220714<br>09/14/2026 08:05 AM<br>Advisor: Theo Marsh</table><p>2021 Chevrolet Silverado 1500 LT &middot; 1GC... VIN ${vin("1GCUYDED0MZ188230")} &middot; 48,802 mi</p><table><tr class=b><th>Item<th>Severity<th>Technician comment<th class=n>Price<th>Response</tr>${[
    ["Transmission Fluid Exchange", "Immediate", "Fluid dark at 48802, GM calls for 45,000", "289.95", "Accepted"],
    ["Engine Air Filter", "Soon", "Restricted", "56.50", "Accepted"],
    ["Cabin Air Filter", "Soon", "Leaves", "62.25", "Declined"],
    ["Front Differential Service", "Soon", "No record of service", "169.00", "Accepted"],
    ["Battery", "Good", "Tested 702 of 730 CCA", "", ""],
  ]
    .map(
      ([a, b, c, d, e]) =>
        `<tr class=b><td>${a}<td><span class=c style="background:${b === "Good" ? "#2e7d32" : b === "Soon" ? "#f9a825" : "#c62828"}">${b}</span><td>${c}<td class=n>${d ? `$${d}` : ""}<td>${e}</tr>`,
    )
    .join(
      "",
    )}</table><table style="width:270px;margin:12px 0 0 auto"><tr><td>Accepted services<td class=n>$${m(total(d1))}<tr><td>Shop Charges<td class=n>$36.08<tr><td>Tax<td class=n>$14.27<tr><td><b>Total accepted</b><td class=n><b>$${m(total(d1) + 3608 + 1427)}</b><tr><td>Declined<td class=n>$62.25</table>`,
});

const s1 = [
  it("RT FENDER REPAIR", "Labor", 19800, 3.6, 5500),
  it("RT FENDER REFINISH", "Labor", 14300, 2.6, 5500),
  it("RT HEADLAMP ASSY", "Part", 41225, 1, 41225),
  it("FRT BUMPER COVER R&I", "Labor", 9900, 1.8, 5500),
  it("PAINT MATERIALS", "Part", 10400, 2.6, 4000),
];
/** A small body shop's typed sheet: hours times one rate, paint by the hour. */
export const bodySheet = of({
  layout: "body-shop-hours-typed",
  tool: "line printer",
  shop: "DOMINO COLLISION",
  number: "3310",
  vehicle: { year: 2016, make: "Hyundai", model: "Sonata" },
  items: s1,
  subtotal: total(s1),
  tax: 4388,
  total: total(s1) + 4388,
  body: `DOMINO COLLISION  55 AXLE ST  FRESNO CA 93706        EST 3310
2016 HYUNDAI SONATA  SILVER  PLATE 7XYK221           10/02/2026

OPERATION                          HRS/QTY     RATE       AMOUNT
${s1.map((i) => `${L(i.description, 34)} ${R((i.quantity ?? 0).toFixed(1), 6)} ${R(m(i.unitPrice ?? 0), 9)} ${R(m(i.totalPrice), 12)}`).join("\n")}
                                                    ------------
${R("TOTAL BEFORE TAX", 44)} ${R(m(total(s1)), 19)}
${R("TAX 8.5% ON PARTS AND MATERIALS", 44)} ${R("43.88", 19)}
${R("ESTIMATE TOTAL", 44)} ${R(m(total(s1) + 4388), 19)}
DEDUCTIBLE 500.00 PAYABLE BY OWNER ON DELIVERY`,
});
