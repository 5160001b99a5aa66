/** A fifth round, written together with the fourth before the reader was looked at, and opened only after that one was tuned on. */
import type { Item } from "./papers.ts";
import { css, it, m, sheet, total, vin } from "./rounds.ts";

const of = sheet("fifth-round");
const u = (item: Item) => m(item.unitPrice ?? item.totalPrice);

const a1 = [
  it("Intake manifold gasket set", "Part", 8734, 1, 8734),
  it("Throttle body cleaner", "Part", 1298, 2, 649),
  it("Coolant, gallon", "Part", 5247, 3, 1749),
];
const a2 = [
  it("Remove and replace intake manifold gaskets", "Labor", 52155, 4.5, 11590),
  it("Pressure test", "Labor", 5795, 0.5, 11590),
];
/** Two tables one above the other, each with its own sum in its foot and other column names. */
export const twoTables = of({
  layout: "two-tables-own-feet",
  tool: "chromium",
  shop: "Riverbend Auto Works",
  number: "58-1147",
  vehicle: { year: 2007, make: "Chevrolet", model: "Impala LS", vin: vin("2G1WT58K079154462"), mileage: 143906 },
  items: [...a1, ...a2, it("Environmental fee", "Fee", 695)],
  subtotal: total([...a1, ...a2]) + 695,
  tax: 1146,
  total: total([...a1, ...a2]) + 695 + 1146,
  body: `${css("th{border-bottom:2px solid #555}tfoot td{border-top:1px solid #999;font-weight:bold}")}<div style="float:right;text-align:right">Work order<br><b>58-1147</b><br>written 11 Feb 2026</div><h2>Riverbend Auto Works</h2>401 Levee Rd, Peoria IL 61602 / 309 555 0162<p>Owner: Marta Quist<br>2007 Chevrolet Impala LS, ${vin("2G1WT58K079154462")}, odometer 143906</p><h4>Material</h4><table><thead><tr><th>#<th>Stock no.<th>Material<th class=n>Count<th class=n>Price<th class=n>Line</thead>${a1.map((i, at) => `<tr><td>${at + 1}<td>${["MS98016", "05078", "GO-50"][at]}<td>${i.description}<td class=n>${i.quantity}<td class=n>${u(i)}<td class=n>${m(i.totalPrice)}</tr>`).join("")}<tfoot><tr><td colspan=5>Material<td class=n>${m(total(a1))}</tfoot></table><h4>Work</h4><table><thead><tr><th>Operation<th>Mechanic<th class=n>Time<th class=n>Per hr<th class=n>Line</thead>${a2.map((i) => `<tr><td>${i.description}<td>J. Ruiz<td class=n>${i.quantity}<td class=n>${u(i)}<td class=n>${m(i.totalPrice)}</tr>`).join("")}<tfoot><tr><td colspan=4>Work<td class=n>${m(total(a2))}</tfoot></table><table style="width:45%;margin:12px 0 0 55%"><tr><td>Environmental fee<td class=n>6.95<tr><td>Before tax<td class=n>${m(total([...a1, ...a2]) + 695)}<tr><td>Tax, material only, 7.5%<td class=n>11.46<tr><td><b>Amount to be paid</b><td class=n><b>$${m(total([...a1, ...a2]) + 695 + 1146)}</b></table>`,
});

const b1 = [
  it("Control arm, front lower RH", "Part", 16790, 1, 16790),
  it("Control arm, front lower LH", "Part", 16790, 1, 16790),
  it("R&R lower control arms, both", "Labor", 33440, 2.2, 15200),
  it("Alignment - 4 wheel", "Labor", 12995, 1, 12995),
];
/** Amounts as whole words with list, your price and savings columns. */
export const yourPrice = of({
  layout: "list-and-your-price",
  tool: "chromium",
  shop: "Autobahn Specialists of Tulsa",
  number: "A-20931",
  vehicle: { year: 2014, make: "Audi", model: "A4 2.0T", vin: vin("WAUFFAFL0EN018842"), mileage: 92455 },
  items: b1,
  subtotal: total(b1),
  tax: 2884,
  total: total(b1) + 2884,
  body: `${css(".z tr:nth-child(even){background:#eef}")}<h3>Autobahn Specialists of Tulsa <span style="float:right">Quotation A-20931</span></h3>6100 S Yale Ave, Tulsa, OK 74136<br>Prepared 3/3/2026 for Wendell Poe<br>Vehicle: 2014 Audi A4 2.0T quattro | ${vin("WAUFFAFL0EN018842")} | 92,455 miles<br><br><table class=z><tr><th>Item<th>Description<th class=n>Qty/Hrs<th class=n>List<th class=n>Your Price<th class=n>You Save<th class=n>Extended</tr>${b1.map((i, at) => `<tr><td>${at + 1}<td>${i.description}<td class=n>${(i.quantity ?? 0).toFixed(2)}<td class=n>${m((i.unitPrice ?? 0) + 1500)}<td class=n>${u(i)}<td class=n>15.00<td class=n>${m(i.totalPrice)}</tr>`).join("")}<tr><td><td><b>Subtotal</b><td><td><td><td><td class=n>${m(total(b1))}</tr><tr><td><td>Sales Tax 8.588%<td><td><td><td><td class=n>28.84</tr><tr><td><td><b>Quote Total</b><td><td><td><td><td class=n><b>${m(total(b1) + 2884)}</b></tr></table><p>You save $60.00 with us today!</p>`,
});

const c1 = [
  it("REPLACE ENGINE MOUNT, RIGHT", "Labor", 24360),
  it("MOUNT, ENGINE HYDRAULIC", "Part", 18744, 1, 18744),
  it("BOLT, FLANGE", "Part", 1284, 4, 321),
  it("PERFORM MULTI-POINT INSPECTION", "Labor", 0),
  it("REPLACE WIPER INSERTS", "Labor", 1500),
  it("INSERT, WIPER 26IN", "Part", 1095, 1, 1095),
  it("INSERT, WIPER 18IN", "Part", 945, 1, 945),
];
/** A dealer's order in which labor and parts stand under each concern, with cause and correction in words. */
export const threeC = of({
  layout: "dealer-concern-cause-correction",
  tool: "line printer",
  shop: "LIBERTY HONDA OF SALEM",
  number: "R447192",
  vehicle: { year: 2016, make: "Honda", model: "Odyssey EXL", vin: vin("5FNRL5H60GB044127"), mileage: 104778 },
  items: c1,
  subtotal: null,
  tax: 0,
  total: total(c1),
  body: `                LIBERTY HONDA OF SALEM   SERVICE DEPT
                2700 COMMERCIAL ST SE SALEM OR 97302   503-555-0178
R.O. NUMBER R447192    OPENED 05MAY26 07:41   PROMISED 05MAY26 17:00   ADV 331 ODELL
CUST 90331 LINH TRAN   16 HONDA ODYSSEY EXL  VIN ${vin("5FNRL5H60GB044127")}  MI 104778

JOB 01  CONCERN    C/S VIBRATION AT IDLE IN GEAR
        CAUSE      RIGHT HYDRAULIC MOUNT COLLAPSED, 40 MM OF TRAVEL
        CORRECTION REPLACE ENGINE MOUNT, RIGHT
                   TECH 118   HRS 1.6   CUSTOMER PAY                 243.60
        PART  50820-TK8-A01   QTY 1  MOUNT, ENGINE HYDRAULIC  187.44    187.44
        PART  90160-TK8-000   QTY 4  BOLT, FLANGE               3.21     12.84

JOB 02  CONCERN    PERFORM MULTI-POINT INSPECTION
        TECH 118   HRS 0.0   INTERNAL                                 0.00

JOB 03  CONCERN    WIPERS STREAK
        CORRECTION REPLACE WIPER INSERTS
                   TECH 118   HRS 0.1   CUSTOMER PAY                  15.00
        PART  76622-STK-A02   QTY 1  INSERT, WIPER 26IN        10.95     10.95
        PART  76632-TK8-A01   QTY 1  INSERT, WIPER 18IN         9.45      9.45

        LABOR 258.60   PARTS 220.68   SUBLET 0.00   G.O.G. 0.00   MISC 0.00   TAX 0.00
        CUSTOMER PAY TOTAL    ${m(total(c1))}
        NO SALES TAX IN OREGON. ALL PARTS NEW UNLESS NOTED. SHOP RATE 152.25`,
});

const d1 = [
  it("Goodyear Assurance ComfortDrive 235/60R18", "Part", 70800, 4, 17700),
  it("Certificates for refund/replacement", "Fee", 11200, 4, 2800),
  it("Installation & life of tire maintenance", "Labor", 10000, 4, 2500),
  it("TPMS rebuild kit", "Part", 3600, 4, 900),
  it("Tire disposal", "Fee", 1600, 4, 400),
];
/** A tire store's quote as a web page printed, with an instant rebate and the price a month. */
export const tireStore = of({
  layout: "tire-store-rebate-monthly",
  tool: "chromium",
  shop: "Prairie Tire Direct",
  number: "3391-2207",
  vehicle: { year: 2020, make: "Ford", model: "Edge SEL" },
  items: d1,
  discounts: [8000],
  subtotal: total(d1),
  tax: 5710,
  total: total(d1) - 8000 + 5710,
  body: `${css("body{width:640px}.p{border:1px solid #ccc;border-radius:6px;padding:10px;margin:8px 0}.w{display:flex;justify-content:space-between}")}<b style="font-size:18px;color:#b00">Prairie Tire Direct</b> Store KSW 12, Wichita, KS<br>Quote 3391-2207, good through 07/15/2026<div class=p>2020 Ford Edge SEL, OE size 235/60R18</div><div class=p>${d1.map((i) => `<div class=w><span>${i.description}<br><small>${i.quantity} @ $${u(i)} ea.</small></span><b>$${m(i.totalPrice)}</b></div>`).join("<hr>")}</div><div class=p><div class=w><span>Subtotal</span><span>$${m(total(d1))}</span></div><div class=w><span>Instant savings</span><span>($80.00)</span></div><div class=w><span>Tax</span><span>$57.10</span></div><div class=w><b>Total</b><b>$${m(total(d1) - 8000 + 5710)}</b></div><small>or $79.26/month for 12 months with card. Save another $60 by mail-in rebate.</small></div>`,
});

const e1 = [
  it("Oil pan gasket", "Part", 3420),
  it("Oil pan R&I", "Labor", 31500, 2.5, 12600),
  it("Oil and filter", "Part", 5895),
  it("Misc supplies", "Fee", 1575),
];
/** A pad of forms typed on: quantity at the left, the amount in dollars and cents apart. */
export const padForm = of({
  layout: "pad-dollars-and-cents-apart",
  tool: "chromium",
  shop: "Gus's Service",
  number: "20477",
  vehicle: { year: 2005, make: "Ford", model: "Ranger", mileage: 177300 },
  items: e1,
  subtotal: total(e1),
  tax: 621,
  total: total(e1) + 621,
  body: `${css("td{border:1px solid #36c;height:15px}th{border:1px solid #36c;background:#dce6ff}")}<div style="text-align:center;color:#36c"><b style="font-size:19px">Gus's Service</b><br>Main &amp; 4th, Salina KS &nbsp; 785-555-0107</div><table style="margin:8px 0"><tr><td>NAME Bill Drummond<td>NO. 20477<tr><td>YEAR, MAKE, MODEL: 2005 Ford Ranger<td>MILEAGE 177,300</table><table><tr><th style="width:40px">QTY<th>DESCRIPTION OF WORK AND PARTS<th style="width:60px" class=n>DOLLARS<th style="width:34px">CTS</tr>${e1.map((i) => `<tr><td>${i.quantity ?? ""}<td>${i.description}<td class=n>${Math.floor(i.totalPrice / 100)}<td>${String(i.totalPrice % 100).padStart(2, "0")}</tr>`).join("")}${"<tr><td>&nbsp;<td><td><td></tr>".repeat(4)}<tr><td><td class=n>SUB TOTAL<td class=n>${Math.floor(total(e1) / 100)}<td>${total(e1) % 100}</tr><tr><td><td class=n>TAX<td class=n>6<td>21</tr><tr><td><td class=n><b>TOTAL</b><td class=n><b>${Math.floor((total(e1) + 621) / 100)}</b><td><b>${String((total(e1) + 621) % 100).padStart(2, "0")}</b></tr></table>`.replaceAll(
    ">2.5<td>Oil pan",
    ">2.5<td>Oil pan",
  ),
});

const f1 = [
  it("Full detail wash after repair", "Service", 7500),
  it("Replace sunroof drain hoses", "Labor", 29000),
  it("Drain hose L", "Part", 4412),
  it("Drain hose R", "Part", 4412),
  it("Headliner clips", "Part", 1390),
];
/** A slip with the amount first. */
export const amountFirst = of({
  layout: "amount-first-then-words",
  tool: "groff",
  shop: "Harbor Euro",
  number: "HE-803",
  vehicle: { year: 2015, make: "Volvo", model: "XC60" },
  items: f1,
  subtotal: total(f1),
  tax: 817,
  total: total(f1) + 817,
  body: `.nf
.ft B
Harbor Euro, HE-803, 6 June 2026
.ft R
2015 Volvo XC60, water on the passenger's floor

.ta 0.9iR 1.1i
${f1.map((i) => `\t${m(i.totalPrice)}\t${i.description}`).join("\n")}
\t${m(total(f1))}\tsubtotal
\t8.17\ttax (8% of parts)
.ft B
\t${m(total(f1) + 817)}\ttotal
.ft R

Call 207 555 0119 with questions, ask for Nils. Storage is 25.00 a day after the 13th.
.fi
`,
});

const g1 = [
  it("Diagnostic", "Labor", 14500, 1, 14500),
  it("Crank sensor", "Part", 6890, 1, 6890),
  it("Install sensor", "Labor", 11600, 0.8, 14500),
];
/** A ledger of columns: parts, labor and line sum beside each other, sums under each column. */
export const threeColumns = of({
  layout: "parts-labor-sum-columns",
  tool: "calc",
  shop: "Bayou Auto Electric",
  number: "INV 662",
  vehicle: { year: 2012, make: "Chrysler", model: "300", mileage: 131004 },
  items: g1,
  subtotal: total(g1),
  tax: 620,
  total: total(g1) + 620,
  body: [
    "Bayou Auto Electric,,,,,,",
    "INV 662,,7/7/2026,,,,",
    "2012 Chrysler 300,,131004 miles,,,,",
    ",,,,,,",
    "Line,Description,Qty,Each,Parts,Labor,Sum",
    ...g1.map(
      (i, at) =>
        `${at + 1},${i.description},${i.quantity},${((i.unitPrice ?? 0) / 100).toFixed(2)},${i.type === "Part" ? (i.totalPrice / 100).toFixed(2) : ""},${i.type === "Labor" ? (i.totalPrice / 100).toFixed(2) : ""},${(i.totalPrice / 100).toFixed(2)}`,
    ),
    `,Columns,,,68.90,261.00,${(total(g1) / 100).toFixed(2)}`,
    ",Tax 9%,,,,,6.20",
    `,Pay this,,,,,${((total(g1) + 620) / 100).toFixed(2)}`,
  ].join("\n"),
});
