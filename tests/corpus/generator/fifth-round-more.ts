/** The fifth round's last: a body shop's rates, a store's core, a note and a story between the lines. */
import { css, it, L, m, R, sheet, total, vin } from "./rounds.ts";

const of = sheet("fifth-round");

const h1 = [
  it("Hood panel", "Part", 38800, 1, 38800),
  it("Grille", "Part", 15450, 1, 15450),
  it("Body labor", "Labor", 26000, 5, 5200),
  it("Refinish labor", "Labor", 22880, 4.4, 5200),
  it("Paint supplies", "Part", 16720, 4.4, 3800),
  it("Hazardous waste", "Fee", 500),
];
/** A body shop's totals page with a table of kinds: basis, rate, cost. */
export const rates = of({
  layout: "body-basis-rate-cost",
  tool: "typst",
  shop: "Crestline Collision Center",
  number: "PE-1140",
  vehicle: { year: 2018, make: "Subaru", model: "Crosstrek", mileage: 51990 },
  items: h1,
  subtotal: total(h1),
  tax: 4259,
  total: total(h1) + 4259,
  body: `#set page(paper: "us-letter", margin: 2cm)
#set text(size: 10pt)
*Crestline Collision Center* #h(1fr) Preliminary estimate PE-1140
2018 Subaru Crosstrek #h(1em) Mileage 51990 #h(1em) Point of impact: 12 o'clock
#v(1em)
#table(columns: (1fr, auto, auto, auto), stroke: 0.4pt, align: (left, right, right, right),
[Category], [Basis], [Rate], [Cost],
${h1.map((i) => `[${i.description}], [${i.quantity ? (i.description.includes("abor") || i.description.includes("supplies") ? `${(i.quantity).toFixed(1)} hrs` : "1") : ""}], [${i.unitPrice ? `\\$ ${m(i.unitPrice)}` : ""}], [${m(i.totalPrice)}],`).join("\n")}
[Subtotal], [], [], [${m(total(h1))}], [Sales tax], [\\$ 709.70], [6.0 %], [42.59], [*Total cost of repairs*], [], [], [*${m(total(h1) + 4259)}*])`,
});

const i1 = [
  it("NEW BATTERY GRP 48 AGM", "Part", 21999, 1, 21999),
  it("BATTERY INSTALL", "Labor", 2999, 1, 2999),
  it("CORE CHARGE", "Fee", 2200, 1, 2200),
  it("CORE RETURN", "Fee", -2200, 1, -2200),
];
/** A parts store's slip where a core is charged and given back. */
export const core = of({
  layout: "store-core-given-back",
  tool: "line printer",
  shop: "PARTS DEPOT 4410",
  number: "99120",
  vehicle: {},
  items: i1.filter((i) => i.totalPrice > 0),
  discounts: [2200],
  subtotal: total(i1),
  tax: 1760,
  total: total(i1) + 1760,
  body: `PARTS DEPOT 4410   JACKSON MS
INVOICE 99120           10/10/26
SKU      ITEM                     QTY     PRICE     TOTAL
${i1.map((i, at) => `${L(String(88120 + at * 7), 8)} ${L(i.description, 24)} ${R(i.totalPrice < 0 ? -1 : 1, 3)} ${R(m(Math.abs(i.unitPrice ?? 0)), 9)} ${R(i.totalPrice < 0 ? `-${m(-i.totalPrice)}` : m(i.totalPrice), 9)}`).join("\n")}
                              SUBTOTAL          ${R(m(total(i1)), 9)}
                              TAX               ${R("17.60", 9)}
                              TOTAL             ${R(m(total(i1) + 1760), 9)}`,
});

const j1 = [
  it("LR tire repair, plug & patch", "Service", 3500),
  it("Rotate", "Service", 2000),
  it("Balance (4)", "Service", 6000, 4, 1500),
];
/** A note written on the screen of a phone. */
export const note = of({
  layout: "note-on-a-phone",
  tool: "screenshot",
  kind: "message",
  shop: "",
  number: null,
  vehicle: { year: 2018, make: "Honda", model: "Civic" },
  items: j1,
  subtotal: null,
  tax: 300,
  total: total(j1) + 300,
  body: `<meta charset=utf-8><style>body{margin:0;width:390px;font:17px 'Liberation Sans';background:#fffbe6;padding:18px;box-sizing:border-box;line-height:1.5}</style><b>Civic quote</b><br>2018 Honda Civic<br><br>LR tire repair, plug &amp; patch ..... 35<br>Rotate ..... 20<br>Balance (4) 15 ea ..... 60<br>Tax ..... 3<br><br><b>Total ..... 118</b><br><br>Thursday 10:30`,
});

const k1 = [
  it("Evap canister", "Part", 28766, 1, 28766),
  it("Vent solenoid", "Part", 6218, 1, 6218),
  it("Smoke test", "Labor", 9800, 0.7, 14000),
  it("Replace canister and solenoid", "Labor", 19600, 1.4, 14000),
];
/** A shop program's paper with technician's story between the lines, labor in capitals and a running number. */
export const story = of({
  layout: "story-between-lines",
  tool: "chromium",
  shop: "Old Town Automotive Ltd.",
  number: "030771",
  vehicle: { year: 2015, make: "Ford", model: "Fusion SE", vin: vin("3FA6P0HD0FR118264"), mileage: 102667 },
  items: [...k1, it("SHOP SUPPLIES @ 6% OF LABOR", "Fee", 1764)],
  subtotal: null,
  tax: 2449,
  total: total(k1) + 1764 + 2449,
  body: `${css("table{font-size:11px}.i{font-style:italic;color:#444}")}<center><b>Old Town Automotive Ltd.</b><br>88 Cobble St, Fort Collins, CO 80524 - (970) 555-0129</center><table><tr><td>Invoice 030771<br>Printed 08/21/2026 Page 1 of 1<td>2015 Ford Fusion SE 2.0L<br>VIN ${vin("3FA6P0HD0FR118264")}<br>Odometer in 102667 / out 102671<td>Graciela Munoz<br>Home 970-555-0150</table><hr><table><tr><td><b>Qty</b><td><b>Part / Labor</b><td class=n><b>Price</b><td class=n><b>Ext</b></tr><tr><td colspan=4 class=i>Customer states fuel smell after 30 miles and MIL on. Found P0455, 12 psi drop at canister in 90 seconds.</tr><tr><td>0.70<td>LABOR: Smoke test<td class=n>140.00<td class=n>98.00</tr><tr><td>1.00<td>Evap canister<td class=n>287.66<td class=n>287.66</tr><tr><td>1.00<td>Vent solenoid<td class=n>62.18<td class=n>62.18</tr><tr><td colspan=4 class=i>Canister cracked at port 2, replaced with solenoid per bulletin 15-0107, retest held 14 in. H2O.</tr><tr><td>1.40<td>LABOR: Replace canister and solenoid<td class=n>140.00<td class=n>196.00</tr></table><hr><table><tr><td style="width:60%">[ ] I wish my old parts returned<td>Labor:<td class=n>294.00<tr><td><td>Parts:<td class=n>349.84<tr><td><td>SHOP SUPPLIES @ 6% OF LABOR<td class=n>17.64<tr><td><td>Sales tax 7.0% x 349.84:<td class=n>24.49<tr><td><td><b>Invoice total:</b><td class=n><b>$${m(total(k1) + 1764 + 2449)}</b></table>`,
});
