/** The fourth round's last: a typesetter's table, a mail in plain text, a dealer's page of recommendations and a body shop's sheet. */
import { css, it, L, m, R, sheet, total, vin } from "./rounds.ts";

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

const n1 = [
  it("Rear brake pads & hardware", "Part", 7425),
  it("Rear rotors (pair)", "Part", 13890),
  it("R&R rear brakes", "Labor", 17250),
  it("Brake fluid flush", "Service", 12900),
];
/** A shop's inspection page on the telephone: what is urgent has a price, what is fine has none, what was declined counts for nothing. */
export const inspection = of({
  layout: "inspection-declined-on-phone",
  tool: "screenshot",
  shop: "Cobb & Daughters Auto",
  number: null,
  vehicle: { year: 2017, make: "Volkswagen", model: "Passat" },
  items: n1,
  subtotal: total(n1),
  tax: 1705,
  total: total(n1) + 1705,
  body: `<meta charset=utf-8><style>body{margin:0;width:390px;font:14px 'Liberation Sans';background:#f5f6f8}.k{background:#fff;margin:9px;padding:11px;border-left:5px solid #c0392b}.k.o{border-color:#f39c12;color:#999}.w{display:flex;justify-content:space-between;padding:2px 0}</style><div style="background:#233;color:#fff;padding:12px">Cobb &amp; Daughters Auto<br><b>2017 Volkswagen Passat</b></div><div class=k><div class=w><b>Rear brakes 2 mm</b><b>$${m(total(n1.slice(0, 3)))}</b></div><div class=w><span>Rear brake pads &amp; hardware</span><span>$74.25</span></div><div class=w><span>Rear rotors (pair)</span><span>$138.90</span></div><div class=w><span>R&amp;R rear brakes</span><span>$172.50</span></div><div style="color:#090">&#10003; Approved</div></div><div class=k><div class=w><b>Brake fluid flush</b><b>$129.00</b></div><div style="color:#090">&#10003; Approved</div></div><div class="k o"><div class=w><b>Engine air filter</b><b>$48.60</b></div><div>&#10007; Declined</div></div><div class=k style="border-color:#27ae60">Wipers, lights, tires 6/32: good</div><div class=k style="border:0"><div class=w><span>Approved work</span><span>$${m(total(n1))}</span></div><div class=w><span>Tax</span><span>$17.05</span></div><div class=w><b>Total approved</b><b>$${m(total(n1) + 1705)}</b></div></div>`,
});

const h1 = [
  it("Tow 11 mi", "Fee", 12500),
  it("Diagnose no start", "Labor", 13500, 1, 13500),
  it("Fuel pump module", "Part", 38762, 1, 38762),
  it("Fuel pump labor", "Labor", 29700, 2.2, 13500),
];
/** A contractor's app: a long description below each name. */
export const contractor = of({
  layout: "contractor-notes-below",
  tool: "chromium",
  shop: "Ready Wrench Mobile",
  number: "EST0048",
  vehicle: { year: 2013, make: "Dodge", model: "Durango" },
  items: h1,
  subtotal: total(h1),
  tax: 2713,
  total: total(h1) + 2713,
  body: `${css("body{color:#333}.l td{border-bottom:1px solid #eee}.g{color:#777;font-size:10.5px}")}<table><tr><td><h3>Ready Wrench Mobile</h3>Lic. 449102<td class=n><b>Estimate</b> EST0048<br>Jul 1, 2026<br><b>Total</b> $${m(total(h1) + 2713)}</table><p>Prepared for<br><b>Olga Petrenko</b><br>2013 Dodge Durango, cranks no start, P0230</p><table><tr><th>Description<th class=n>Qty<th class=n>Rate<th class=n>Amount</tr>${h1.map((i) => `<tr class=l><td><b>${i.description}</b><br><span class=g>${i.description.startsWith("Tow") ? "From 1200 Main St to 88 Ferry Rd, flatbed, 2 axles" : i.type === "Part" ? "OEM quality, 1 year warranty, price checked at 3 stores 4/12" : "Rate 135 per hour, book time, minimum 1 hour"}</span><td class=n>${i.quantity ?? 1}<td class=n>$${m(i.unitPrice ?? i.totalPrice)}<td class=n>$${m(i.totalPrice)}</tr>`).join("")}<tr><td><td><td class=n>Subtotal<td class=n>$${m(total(h1))}</tr><tr><td><td><td class=n>Tax 7%<td class=n>$27.13</tr><tr><td><td><td class=n><b>Total</b><td class=n><b>$${m(total(h1) + 2713)}</b></tr><tr><td><td><td class=n>Deposit Due 50%<td class=n>$${m(Math.round((total(h1) + 2713) / 2))}</tr></table>`,
});

const f1 = [
  it("013-001-015 ADJUST BRAKES TRAILER AXLES", "Labor", 14850, 1.1, 13500),
  it("BRAKE SHOE KIT 4707Q", "Part", 22960, 4, 5740),
  it("DRUM 16.5X7", "Part", 39980, 2, 19990),
  it("ROAD CALL MILEAGE", "Fee", 11250, 45, 250),
  it("EPA/SHOP 4%", "Fee", 1994),
];
/** A truck shop's order with task codes and a column for who pays nothing. */
export const truck = of({
  layout: "truck-task-codes",
  tool: "line printer",
  shop: "INTERMOUNTAIN FLEET REPAIR",
  number: "WO-88213",
  vehicle: { year: 2018, make: "Freightliner", model: "Cascadia", vin: vin("3AKJHHDR0JSJX4471"), mileage: 412889 },
  items: f1,
  subtotal: total(f1),
  tax: 4304,
  total: total(f1) + 4304,
  body: `INTERMOUNTAIN FLEET REPAIR                    WORK ORDER WO-88213
UNIT 4471  2018 FREIGHTLINER CASCADIA  VIN ${vin("3AKJHHDR0JSJX4471")}
METER 412889 MI  HRS 9921.4   PO# 77120   TERMS NET 30
==========================================================================
TASK/PART     DESCRIPTION                      UOM    QTY     PRICE      EXT
--------------------------------------------------------------------------
${f1
  .slice(0, 4)
  .map(
    (i, at) =>
      `${L(at === 0 ? "" : (["", "K4707Q", "DR1657", "RC-MI"][at] ?? ""), 13)} ${L(i.description, 42)
        .slice(0, at === 0 ? 42 : 32)
        .padEnd(32)
        .slice(
          0,
          42,
        )}${at === 0 ? "" : " "}${at === 0 ? "HR" : L(["HR", "EA", "EA", "MI"][at] ?? "", 4)} ${R(i.quantity ?? "", 5)} ${R(m(i.unitPrice ?? 0), 9)} ${R(m(i.totalPrice), 9)}`,
  )
  .join("\n")}
EPA/SHOP 4%                                                          19.94
--------------------------------------------------------------------------
${R("LABOR", 60)} ${R("148.50", 13)}
${R("PARTS", 60)} ${R("629.40", 13)}
${R("OTHER", 60)} ${R("132.44", 13)}
${R("INVOICE SUBTOTAL", 60)} ${R(m(total(f1)), 13)}
${R("SALES TAX", 60)} ${R("43.04", 13)}
${R("BALANCE DUE", 60)} ${R(m(total(f1) + 4304), 13)}`,
});

const o1 = [
  it("Oil change", "Service", 5995),
  it("Tire rotation", "Service", 2500),
  it("Wiper blades", "Part", 3800, 2),
  it("Cabin filter", "Part", 2900),
];
/** A receipt of a card terminal; what was paid and the change stand below. */
export const terminal = of({
  layout: "terminal-receipt-tip",
  tool: "line printer",
  shop: "Larkin Auto",
  number: "0093",
  vehicle: {},
  items: o1,
  subtotal: total(o1),
  tax: 553,
  total: total(o1) + 553,
  body: `          LARKIN AUTO
   77 Pier Rd, Portland ME
      207-555-0141

Receipt 0093     8/2/26 4:51 PM
--------------------------------
Oil change                $59.95
Tire rotation             $25.00
Wiper blades x2           $38.00
Cabin filter              $29.00
--------------------------------
4 ITEMS
Subtotal                 $${m(total(o1))}
ME Tax 5.5%                $5.53
Total                    $${m(total(o1) + 553)}
Cash                     $200.00
Change                    $${m(20000 - total(o1) - 553)}
--------------------------------
     Keep for warranty`,
});
