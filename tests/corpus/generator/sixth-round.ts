/** A sixth round, drawn and labelled before the reader or any document of the rounds before was looked at. Shops and payers. */
import type { Item } from "./papers.ts";
import { css, it, m, sheet, total, vin } from "./rounds.ts";

const of = sheet("sixth-round");
const u = (item: Item) => m(item.unitPrice ?? item.totalPrice);

const a1 = [
  it("Labor - Front Brake Service", "Labor", 29700, 1.8, 16500),
  it("Advics OE pads, front axle set", "Part", 11249, 1, 11249),
  it("Coated rotor 320mm", "Part", 19798, 2, 9899),
];
const a2 = [
  it("Labor - Brake Fluid Exchange", "Labor", 11550, 0.7, 16500),
  it("DOT 4 LV fluid, liter", "Part", 2390, 2, 1195),
];
const a3 = [it("Shop Supplies", "Fee", 3187), it("Environmental Recovery", "Fee", 450)];
/** Cards of jobs with a sum each, a discount inside a card, two taxes at the end. */
export const jobCards = of({
  layout: "job-cards-two-taxes",
  tool: "chromium",
  shop: "Foothill Import Service",
  number: "EST-7719",
  vehicle: {
    year: 2018,
    make: "Subaru",
    model: "Outback 3.6R Premium",
    vin: vin("4S4BSENC1J3214470"),
    mileage: 71288,
  },
  items: [...a1, ...a2, ...a3],
  discounts: [2500],
  subtotal: total([...a1, ...a2, ...a3]) - 2500,
  tax: 2341 + 501,
  total: total([...a1, ...a2, ...a3]) - 2500 + 2341 + 501,
  body: `${css(".card{border:1px solid #bbb;border-radius:6px;margin:10px 0;padding:8px}.card h4{margin:0;background:#f3f3f3;padding:5px}")}<table><tr><td><h2 style="margin:0">Foothill Import Service</h2>2250 Alpine Rd, Auburn, CA 95603<br>BAR # ARD00281177<td class=n><b>Estimate EST-7719</b><br>Created Mar 4, 2026 9:12 AM<br>Valid through Apr 3, 2026</table><p>Dana Whitlock &middot; (530) 555-0141<br>2018 Subaru Outback 3.6R Premium &middot; ${vin("4S4BSENC1J3214470")} &middot; 71,288 mi in</p>${[
    ["Front Brake Service", a1, 2500],
    ["Brake Fluid Exchange", a2, 0],
  ]
    .map(([name, items, off]) => {
      const list = items as Item[];
      return `<div class=card><h4>${name}<span style="float:right">$${m(total(list) - (off as number))}</span></h4><table><tr><th>Line<th class=n>Hrs/Qty<th class=n>Rate/ea<th class=n>Ext'd</tr>${list.map((i) => `<tr><td>${i.description}<td class=n>${i.quantity}<td class=n>${u(i)}<td class=n>${m(i.totalPrice)}</tr>`).join("")}${off ? `<tr><td>Loyal customer discount<td><td><td class=n>-25.00</tr>` : ""}</table></div>`;
    })
    .join(
      "",
    )}<table style="width:46%;margin-left:54%"><tr><td>Labor<td class=n>412.50<tr><td>Parts<td class=n>334.37<tr><td>Sublet<td class=n>0.00<tr><td>Discounts<td class=n>-25.00<tr><td>Shop Supplies<td class=n>31.87<tr><td>Environmental Recovery<td class=n>4.50<tr><td>Subtotal<td class=n>${m(total([...a1, ...a2, ...a3]) - 2500)}<tr><td>State tax (7.25% of parts)<td class=n>23.41<tr><td>District tax (1.50%)<td class=n>5.01<tr><td><b>Estimate Total</b><td class=n><b>$${m(total([...a1, ...a2, ...a3]) - 2500 + 2842)}</b></table><p style="font-size:10px">I authorize the above. Additional work over $50 requires my consent. Storage begins after 3 days at $45.00 per day.</p>`,
});

const b1 = [
  it("Thermostat housing w/ sensor", "Part", 14230, 1, 14230),
  it("R&R thermostat housing", "Labor", 24000, 1.6, 15000),
  it("OE coolant, premix", "Part", 5800, 2, 2900),
];
const b2: [string, string, string, string, string][] = [
  ["Rear shock pair", "2", "118.00", "236.00", "Declined"],
  ["Replace rear shocks", "1.4", "150.00", "210.00", "Declined"],
  ["Cabin filter", "1", "31.95", "31.95", "Deferred"],
];
/** What was declined stands among the rest with its amount, and its own sum below. */
export const declined = of({
  layout: "declined-among-approved",
  tool: "chromium",
  shop: "Kessler & Sons Garage",
  number: "RO 40112",
  vehicle: { year: 2013, make: "Ford", model: "Escape SE", mileage: 118402 },
  items: b1,
  subtotal: total(b1),
  tax: 1302,
  total: total(b1) + 1302,
  body: `${css("th{background:#234;color:#fff}.d{color:#999}")}<h2>Kessler &amp; Sons Garage</h2>77 Mill St, Rutland VT 05701 | 802-555-0130<p><b>RO 40112</b> for Pat Ames<br>2013 Ford Escape SE (2.0L), plate HKA 401, in at 118,402</p><table><tr><th>Narrative<th class=n>Qty<th class=n>Each<th class=n>Charge<th>Status</tr>${b1
    .slice(0, 2)
    .map(
      (i) =>
        `<tr><td>${i.description}<td class=n>${i.quantity}<td class=n>${u(i)}<td class=n>${m(i.totalPrice)}<td>Approved</tr>`,
    )
    .join(
      "",
    )}${b2.map((r) => `<tr class=d><td>${r[0]}<td class=n>${r[1]}<td class=n>${r[2]}<td class=n>${r[3]}<td>${r[4]}</tr>`).join("")}${b1
    .slice(2)
    .map(
      (i) =>
        `<tr><td>${i.description}<td class=n>${i.quantity}<td class=n>${u(i)}<td class=n>${m(i.totalPrice)}<td>Approved</tr>`,
    )
    .join(
      "",
    )}</table><table style="width:40%;margin:14px 0 0 60%"><tr><td>Approved work<td class=n>${m(total(b1))}<tr><td>Tax on parts 6.5%<td class=n>13.02<tr><td><b>You owe</b><td class=n><b>${m(total(b1) + 1302)}</b><tr class=d><td>Declined / deferred work<td class=n>477.95</table>`,
});

const c1 = [
  it("STEERING ANGLE SENSOR", "Part", 38912, 1, 38912),
  it("CUSTOMER STATES TRACTION LIGHT ON", "Labor", 33280, 1.6, 20800),
  it("RECALL 24V-118 REPROGRAM PCM", "Labor", 0),
  it("COMPLIMENTARY WASH", "Service", 0),
];
/** A dealer's lines with letters and who pays, warranty at nothing, rental beside. */
export const payTypes = of({
  layout: "pay-types-and-warranty",
  tool: "line printer",
  shop: "CASCADE CHEVROLET BUICK",
  number: "615208",
  vehicle: { year: 2020, make: "CHEVROLET", model: "TRAVERSE", vin: vin("1GNEVHKW4LJ151820"), mileage: 60114 },
  items: c1,
  subtotal: 72192,
  tax: 3113,
  total: total(c1) + 3113,
  body: `                 CASCADE CHEVROLET BUICK
       1400 Olympic Hwy   Yakima WA 98901   509-555-0177
 SERVICE INVOICE  615208           ADVISOR  4417 T. MONROE
 HARLAN BEECH                      OPEN 02/17/26  CLOSE 02/18/26
 2020 CHEVROLET TRAVERSE           COLOR BLU   TAG T0882
 VIN ${vin("1GNEVHKW4LJ151820")}             MILES IN 60114 OUT 60116
 ------------------------------------------------------------------
 LN OPCODE   TECH TYPE   HOURS                    LIST    NET    TOTAL
 A  CUSTOMER STATES TRACTION LIGHT ON
    ELEC02   3310  CP     1.60                                  332.80
    1 84977180 STEERING ANGLE SENSOR            412.00  389.12  389.12
    C0710 STORED. TESTED AND REPLACED SENSOR, CALIBRATED.
 B  RECALL 24V-118 REPROGRAM PCM
    RCL118   3310  WP     0.40                                 (N/C)
    WARRANTY CLAIM 118.40 PAID BY GENERAL MOTORS
 C  COMPLIMENTARY WASH
    WASH     0900  IP     0.00                                 (N/C)
 ------------------------------------------------------------------
                                     LABOR AMOUNT               332.80
                                     PARTS AMOUNT               389.12
                                     GAS, OIL, LUBE               0.00
                                     SUBLET AMOUNT                0.00
                                     MISC. CHARGES                0.00
                                     TOTAL CHARGES              721.92
                                     LESS INSURANCE               0.00
                                     SALES TAX                   31.13
                                     PLEASE PAY THIS AMOUNT     753.05
`,
});

const d1 = [
  it("235/65R17 104H Defender T+H", "Part", 75596, 4, 18899),
  it("Mount, balance, valve stem", "Labor", 8800, 4, 2200),
  it("TPMS service pack", "Part", 3196, 4, 799),
  it("State scrap tire fee", "Fee", 1000, 4, 250),
  it("Road Hazard Certificate", "Service", 9196, 4, 2299),
  it("Alignment check", "Service", 0, 1, 0),
];
/** A chain of tire shops: article numbers, federal tax of nothing, an instant rebate. */
export const tireChain = of({
  layout: "tire-articles-rebate",
  tool: "calc",
  shop: "Big Sky Tire Pros #14",
  number: "Q-140-88213",
  vehicle: { year: 2016, make: "Toyota", model: "RAV4 XLE" },
  items: d1,
  discounts: [8000],
  subtotal: total(d1) - 8000,
  tax: 0,
  total: total(d1) - 8000,
  body: [
    "Big Sky Tire Pros #14,,,,,",
    "Quote Q-140-88213,,,Good for 14 days,,",
    "2016 Toyota RAV4 XLE AWD,,,Torque 76 ft lb,,",
    ",,,,,",
    "Article,Description,Qty,F.E.T.,Price,Ext",
    ...d1.map(
      (i, at) =>
        `${[10877, 20001, 20077, 90010, 80300, 20500][at]},"${i.description}",${i.quantity},0.00,${((i.unitPrice ?? 0) / 100).toFixed(2)},${(i.totalPrice / 100).toFixed(2)}`,
    ),
    "INST80,Instant rebate $80 set of 4,1,,-80.00,-80.00",
    ",,,,,",
    `,,,,Merchandise & services,${((total(d1) - 8000) / 100).toFixed(2)}`,
    ",,,,Sales tax (MT),0.00",
    `,,,,Out the door,${((total(d1) - 8000) / 100).toFixed(2)}`,
  ].join("\n"),
});

const e1 = [
  it("Bumper Cover, Front", "Part", 41268),
  it("Headlamp Assy, LT", "Part", 68320),
  it("Grille, Upper", "Part", 21145),
  it("Absorber, Frt Bumper", "Part", 9430),
  it("Sheet Metal (SM)", "Labor", 35400, 5.9, 6000),
  it("Refinish (RF)", "Labor", 26400, 4.4, 6000),
  it("Frame (FR)", "Labor", 9000, 1, 9000),
  it("Paint Materials", "Part", 17160, 4.4, 3900),
  it("Four Wheel Alignment Sublet", "Service", 12500),
  it("Hazardous Waste Removal", "Fee", 500),
];
/** An insurer's estimate with guide numbers, hours and rate codes; a supplement marked by S1, deductible at the end. */
export const guideNumbers = of({
  layout: "guide-numbers-supplement",
  tool: "chromium",
  shop: "Tri-County Collision Center",
  number: null,
  kind: "insurance",
  vehicle: { year: 2019, make: "Honda", model: "CR-V EX-L", vin: vin("2HKRW2H59KH600412"), mileage: 48811 },
  items: e1,
  subtotal: total(e1),
  tax: 10232,
  total: total(e1) + 10232,
  body: `${css("table.g td{font:11px 'Liberation Mono'}h4{border-bottom:1px solid}")}<h3>Supplement of Record 1 with Summary</h3>Heartland Mutual Insurance Group<br>Claim # 00-6718-B21 &nbsp; Loss date 01/19/2026 &nbsp; Deductible 500.00<br>Owner: Celia Norris<br>Repair facility: Tri-County Collision Center, 18 Depot Way, Kearney NE 68847<p>2019 Honda CR-V EX-L 4 DR Wagon &nbsp; VIN ${vin("2HKRW2H59KH600412")} &nbsp; Mileage 48,811<h4>Line detail</h4><table class=g><tr><th>Op<th>Gde<th>MC<th>Description<th>MFR. Part No.<th class=n>Price<th class=n>Adj%<th class=n>Hours<th>R</tr>${[
    ["E", "0005", "", "Bumper Cover, Front", "04711TLAA90ZZ", "412.68", "", "1.9", "SM"],
    ["L", "0005", "", "Bumper Cover, Front", "Refinish", "", "", "2.8", "RF"],
    ["E", "0041", "", "Grille, Upper", "71121TLAA01", "211.45", "", "INC", "SM"],
    ["E", "0086", "", "Headlamp Assy, LT", "33150TLAA01", "683.20", "", "0.6", "SM"],
    ["I", "0104", "", "Fender, LT", "Repair", "", "", "2.5*", "SM"],
    ["L", "0104", "", "Fender, LT", "Refinish", "", "", "1.6", "RF"],
    ["E", "0017", "S1", "Absorber, Frt Bumper", "71170TLAA00", "94.30", "", "0.9", "SM"],
    ["RI", "0230", "S1", "Set up and measure", "Existing", "", "", "1.0*", "FR"],
    ["SB", "M14", "", "Four Wheel Alignment Sublet", "Sublet", "125.00*", "", "", "SM"],
    ["AC", "M60", "", "Hazardous Waste Removal", "Addt'l cost", "5.00*", "", "", "SM"],
  ]
    .map((r) => `<tr>${r.map((c, at) => `<td${[5, 7].includes(at) ? " class=n" : ""}>${c}`).join("")}</tr>`)
    .join(
      "",
    )}</table><p>* Judgment item, 10 items</p><h4>Estimate Calculations and Entries</h4><table style="width:75%"><tr><td>Gross Parts<td><td><td class=n>1,401.63<tr><td>Paint Materials<td class=n>4.4 hrs<td class=n>@ 39.00<td class=n>171.60<tr><td>Parts &amp; Material Total<td><td><td class=n>1,573.23<tr><td>Tax on Parts &amp; Material @ 6.504%<td><td><td class=n>102.32<tr><td>Labor<th class=n>Hours<th class=n>Rate<td><tr><td>1 Sheet Metal (SM)<td class=n>5.9<td class=n>60.00<td class=n>354.00<tr><td>3 Frame (FR)<td class=n>1.0<td class=n>90.00<td class=n>90.00<tr><td>4 Refinish (RF)<td class=n>4.4<td class=n>60.00<td class=n>264.00<tr><td>Labor Total<td class=n>11.3 hours<td><td class=n>708.00<tr><td>Sublet Repairs<td><td><td class=n>125.00<tr><td>Towing<td><td><td class=n>0.00<tr><td>Additional Costs<td><td><td class=n>5.00<tr><td><b>Gross Total</b><td><td><td class=n><b>${m(total(e1) + 10232)}</b><tr><td>Less: Deductible<td><td><td class=n>500.00-<tr><td>Net Total<td><td><td class=n>${m(total(e1) + 10232 - 50000)}<tr><td>Less Original Net Total<td><td><td class=n>${m(total(e1) + 10232 - 50000 - 19430)}<tr><td>Net Supplement Amount<td><td><td class=n>194.30</table>`,
});

const f1 = [
  it("PM-B service 15W40 10 gal", "Part", 18450, 10, 1845),
  it("Perform PM-B inspection", "Labor", 34500, 3, 11500),
  it("Oil filter LF14000NN", "Part", 6218, 1, 6218),
  it("Replace LR outer tail lamp", "Labor", 5750, 0.5, 11500),
  it("Lamp, LED 4 in round", "Part", 2799, 1, 2799),
];
/** A fleet's order: VMRS codes, one row a charge with labor and material in columns beside each other. */
export const vmrs = of({
  layout: "fleet-vmrs-columns",
  tool: "chromium",
  shop: "Interstate Fleet Maintenance",
  number: "WO-552017",
  vehicle: { year: 2021, make: "Freightliner", model: "Cascadia", mileage: 402118 },
  items: [...f1, it("Enviro/haz mat", "Fee", 1725)],
  subtotal: total(f1) + 1725,
  tax: 2266,
  total: total(f1) + 1725 + 2266,
  body: `${css("td,th{border:1px solid #ccc;font-size:11px}")}<table><tr><td colspan=2><b>INTERSTATE FLEET MAINTENANCE</b> Exit 44, Amarillo TX<td>WORK ORDER<br><b>WO-552017</b><tr><td>Unit 3307<br>2021 Freightliner Cascadia<td>Meter 402,118 mi / 9,871 h<td>PO 66-20417<br>Terms net 30</table><br><table><tr><th>VMRS<th>Work accomplished<th>Units<th class=n>Unit rate<th class=n>Labor<th class=n>Mat'l<th class=n>Line amt</tr>${f1.map((i, at) => `<tr><td>${["045-001", "066-001", "045-002", "034-003", "034-003"][at]}<td>${i.description}<td>${i.quantity}<td class=n>${u(i)}<td class=n>${i.type === "Labor" ? m(i.totalPrice) : ""}<td class=n>${i.type === "Part" ? m(i.totalPrice) : ""}<td class=n>${m(i.totalPrice)}</tr>`).join("")}<tr><td colspan=4>Totals<td class=n>402.50<td class=n>274.67<td class=n>677.17</tr></table><table style="width:50%;margin-left:50%"><tr><td>Enviro/haz mat 5% of labor cap<td class=n>17.25<tr><td>Taxable 274.67 @ 8.25%<td class=n>22.66<tr><td>Invoice amount<td class=n>${m(total(f1) + 1725 + 2266)}</table>`,
});
