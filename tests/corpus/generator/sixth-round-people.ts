/** The sixth round's people: mails, threads, apps, boards of prices, options and papers from abroad. */
import type { Item } from "./papers.ts";
import { css, it, m, sheet, total, vin } from "./rounds.ts";

const of = sheet("sixth-round");
const u = (item: Item) => m(item.unitPrice ?? item.totalPrice);

const a = [it("Alternator", "Part", 31240), it("Labor", "Labor", 16500, 1.5, 11000), it("Trip charge", "Fee", 4000)];
/** A mobile mechanic writes a mail; the sum stands at the end of a sentence. */
export const mail = of({
  layout: "mobile-mail-prose",
  tool: "writer",
  shop: "Wrench On Wheels",
  number: null,
  kind: "message",
  vehicle: { year: 2014, make: "Kia", model: "Optima" },
  items: a,
  subtotal: null,
  tax: 0,
  total: total(a),
  body: `<meta charset=utf-8><p><b>From:</b> Teo Marsh &lt;teo@wrenchonwheels.example&gt;<br><b>To:</b> Lena Ortiz<br><b>Sent:</b> Tuesday, April 14, 2026 7:51 PM<br><b>Subject:</b> Re: your 2014 Kia Optima not charging</p><p>Hi Lena,</p><p>I put a meter on it and the alternator is only making 12.1 volts. A reman alternator is $312.40. Labor is 1.5 hours at my $110 an hour, so $165.00. I also have a $40.00 trip charge since you are past the river. That comes to $517.40 with no tax.</p><p>The dealer told you $1,150, so this is a good deal. I can be there Thursday after 3.</p><p>Teo<br>Wrench On Wheels, 503-555-0172</p>`,
});

const b = [
  it("timing chain kit", "Part", 48500),
  it("labor 9 hrs", "Labor", 99000),
  it("oil + filter", "Part", 5800),
  it("gaskets", "Part", 7400),
];
const bubble = (text: string, mine = false) =>
  `<div style="text-align:${mine ? "right" : "left"};margin:7px 0"><span style="display:inline-block;max-width:76%;text-align:left;padding:8px 12px;border-radius:18px;background:${mine ? "#2b7bf6;color:#fff" : "#e9e9eb"};font:16px 'Liberation Sans'">${text}</span></div>`;
/** A thread in which a first price is corrected. */
export const thread = of({
  layout: "thread-one-bubble-list",
  tool: "screenshot",
  shop: "Big Mike's Auto",
  number: null,
  kind: "message",
  vehicle: { year: 2012, make: "Nissan", model: "Altima" },
  items: b,
  subtotal: null,
  tax: 0,
  total: total(b),
  body: `<meta charset=utf-8><body style="margin:12px;background:#fff"><div style="text-align:center;font:13px 'Liberation Sans';color:#777">Big Mike's Auto<br>Today 2:14 PM</div>${bubble("Hey any news on the Altima? 2012 2.5", true)}${bubble("Yeah its the timing chain like we thought")}${bubble(`${b.map((i) => `${i.description} - $${(i.totalPrice / 100).toFixed(0)}`).join("<br>")}<br>Total $${(total(b) / 100).toFixed(0)}`)}${bubble("Can you do better if I pay cash", true)}${bubble("Not really man, I already left out the diag")}${bubble("Ok call you at 4:30", true)}`,
});

const c = [
  it("Replace Valve Cover Gasket", "Service", 38640),
  it("Spark Plugs (6)", "Service", 29415),
  it("PCV Valve", "Service", 9850),
];
/** A shop's app on a phone: cards with what is recommended, buttons, a card postponed. */
export const app = of({
  layout: "app-cards-buttons",
  tool: "screenshot",
  shop: "Northgate Auto Lab",
  number: "RO #18820",
  vehicle: { year: 2013, make: "Lexus", model: "RX 350" },
  items: c,
  subtotal: total(c),
  tax: 3122,
  total: total(c) + 3122,
  body: `<meta charset=utf-8><body style="margin:0;background:#f2f4f7;font:15px 'Liberation Sans'"><div style="background:#173a5e;color:#fff;padding:14px"><b>Northgate Auto Lab</b><br>RO #18820 · 2013 Lexus RX 350</div>${c.map((i) => `<div style="background:#fff;margin:10px;padding:12px;border-radius:10px"><b>${i.description}</b><span style="float:right">$${m(i.totalPrice)}</span><br><span style="color:#888;font-size:13px">Parts and labor included</span><br><span style="display:inline-block;background:#1a7f4b;color:#fff;border-radius:6px;padding:4px 12px;margin-top:6px">Approved</span></div>`).join("")}<div style="background:#fff;margin:10px;padding:12px;border-radius:10px;opacity:.75"><b>Rear Struts</b><span style="float:right"><s>$1,212.00</s></span><br><span style="color:#b33;font-size:13px">You declined this</span></div><div style="margin:10px;padding:12px;background:#fff"><div>Subtotal<span style="float:right">$${m(total(c))}</span></div><div>Taxes<span style="float:right">$31.22</span></div><div style="font-size:19px"><b>Total<span style="float:right">$${m(total(c) + 3122)}</span></b></div></div>`,
});

/** Three batteries to choose from, each with its own total: nothing is charged yet. */
export const options = of({
  layout: "three-batteries",
  tool: "chromium",
  shop: "Amp House Battery Center",
  number: null,
  kind: "options",
  vehicle: { year: 2018, make: "Hyundai", model: "Tucson" },
  items: [],
  subtotal: null,
  tax: 0,
  total: 0,
  body: `${css("td,th{border:1px solid #aaa;text-align:center}")}<h2>Amp House Battery Center</h2><p>Choices for your 2018 Hyundai Tucson. Pick one:</p><table><tr><th><th>Good<th>Better<th>Best</tr><tr><td>Battery<td>Value 48<td>Plus 48<td>Platinum AGM<tr><td>Warranty<td>2 yr<td>3 yr<td>4 yr<tr><td>Price<td>$129.99<td>$169.99<td>$229.99<tr><td>Install<td>$25.00<td>$15.00<td>FREE<tr><td>Tax<td>$12.40<td>$14.80<td>$18.40<tr><td><b>Total</b><td><b>$167.39</b><td><b>$199.79</b><td><b>$248.39</b></table><p>[ ] Good &nbsp; [ ] Better &nbsp; [ ] Best</p>`,
});

/** A board of what things cost. */
export const board = of({
  layout: "price-board",
  tool: "chromium",
  shop: "Lakeside Lube & Brake",
  number: null,
  kind: "menu",
  vehicle: {},
  items: [],
  subtotal: null,
  tax: 0,
  total: 0,
  body: `${css("body{background:#fffbe8}")}<center><h1>Lakeside Lube &amp; Brake</h1><h3>Our prices, most cars and light trucks</h3></center><table style="font-size:16px"><tr><td>Oil change, conventional<td class=n>from $49.95<tr><td>Oil change, full synthetic<td class=n>from $84.95<tr><td>Tire rotation<td class=n>$24.95<tr><td>Brake pads, per axle<td class=n>$189.95 and up<tr><td>Two wheel alignment<td class=n>$79.95<tr><td>Four wheel alignment<td class=n>$109.95<tr><td>Coolant flush<td class=n>$129.95<tr><td>A/C evacuate and recharge<td class=n>$179.95<tr><td>State inspection<td class=n>$21.00</table><p>Prices may vary by vehicle. Ask for a written estimate. Military and seniors save 10%.</p>`,
});

/** From abroad: pounds and VAT. */
export const pounds = of({
  layout: "pounds-and-vat",
  tool: "chromium",
  shop: "Harrogate Motor Works Ltd",
  number: "11093",
  kind: "foreign",
  vehicle: { year: 2017 },
  items: [],
  subtotal: null,
  tax: 0,
  total: 0,
  body: `${css()}<h2>Harrogate Motor Works Ltd</h2>VAT Reg GB 412 5567 18<p>Estimate 11093<br>Vauxhall Astra 1.4 2017, reg YK17 HBE, 41,208 miles</p><table><tr><th>Description<th class=n>Qty<th class=n>Unit<th class=n>VAT<th class=n>Net</tr><tr><td>Front discs and pads<td class=n>1<td class=n>£148.50<td class=n>20%<td class=n>£148.50<tr><td>Labour<td class=n>1.5<td class=n>£62.00<td class=n>20%<td class=n>£93.00<tr><td>MOT test<td class=n>1<td class=n>£54.85<td class=n>0%<td class=n>£54.85</table><p style="text-align:right">Net £296.35<br>VAT £48.30<br><b>Total £344.65</b></p>`,
});

const d = [
  it("Engine oil leak, rear main seal: replace", "Service", 129600),
  it("Lower ball joint left: replace", "Service", 41350),
];
/** A report of an inspection with red, yellow and green; only the red lines have a sum. */
export const traffic = of({
  layout: "inspection-red-yellow-green",
  tool: "writer",
  shop: "Summit Point Automotive",
  number: null,
  vehicle: { year: 2010, make: "Toyota", model: "Tacoma", mileage: 187025 },
  items: d,
  subtotal: null,
  tax: 0,
  total: total(d),
  body: `<meta charset=utf-8><h2>Summit Point Automotive - Vehicle health report</h2><p>2010 Toyota Tacoma, 187,025 miles, inspected 3/9/2026 by Luis</p><table border=1 width=640><col width=80><col width=320><col width=140><col width=100><tr><th>Result</th><th>Finding</th><th>Measure</th><th>To repair</th></tr><tr><td>RED</td><td>${d[0]?.description}</td><td>dripping</td><td>$${m(129600)}</td></tr><tr><td>RED</td><td>${d[1]?.description}</td><td>play 3 mm</td><td>$${m(41350)}</td></tr><tr><td>YELLOW</td><td>Front pads</td><td>4/32</td><td>watch</td></tr><tr><td>YELLOW</td><td>Tires</td><td>5/32 6/32 5/32 5/32</td><td>watch</td></tr><tr><td>GREEN</td><td>Battery</td><td>612 CCA of 650</td><td>ok</td></tr><tr><td>GREEN</td><td>Coolant</td><td>-34 F</td><td>ok</td></tr></table><p><b>Red items, tax included: $${m(total(d))}</b></p>`,
});

const e = [
  it("Reman transmission 8L90, 3/100 warranty", "Part", 364500, 1, 364500),
  it("Core charge", "Fee", 80000, 1, 80000),
  it("R&R transmission", "Labor", 148500, 9.9, 15000),
  it("Dexron ULV, qt", "Part", 21120, 12, 1760),
  it("Freight in", "Fee", 18500, 1, 18500),
  it("Program TCM", "Labor", 18000, 1.2, 15000),
];
/** Core charged and given back as a credit in brackets; deposit and what remains. */
export const core = of({
  layout: "core-and-deposit",
  tool: "typst",
  shop: "Gearhead Transmission Exchange",
  number: "T-5520",
  vehicle: { year: 2016, make: "GMC", model: "Sierra 1500", mileage: 141772 },
  items: e,
  discounts: [80000],
  subtotal: total(e) - 80000,
  tax: 31821,
  total: total(e) - 80000 + 31821,
  body: `#set page(paper: "us-letter", margin: 0.8in)
#set text(size: 10pt)
= Gearhead Transmission Exchange
Invoice T-5520, 2016 GMC Sierra 1500, 141,772 miles
#table(columns: (auto, 1fr, auto, auto, auto), align: (left, left, right, right, right), stroke: 0.4pt,
[*Code*], [*Item sold*], [*Qty*], [*Rate*], [*Extension*],
${e.map((i, at) => `[${["TR", "CO", "LB", "FL", "FR", "LB"][at]}], [${i.description}], [${i.quantity}], [${u(i)}], [${m(i.totalPrice)}],`).join("\n")}
[CO], [Core returned], [−1], [800.00], [(800.00)],
)
#align(right)[
Sale amount #h(1cm) ${m(total(e) - 80000)} \\
Tax on goods 8.25% #h(1cm) 318.21 \\
*Invoice amount #h(1cm) ${m(total(e) - 80000 + 31821)}* \\
Deposit received 5/2 #h(1cm) 1,500.00 \\
Balance at pickup #h(1cm) ${m(total(e) - 80000 + 31821 - 150000)}
]
Warranty: 3 years or 100,000 miles, up to 150.00 per hour of labor. Restocking of 15% on special orders.
`,
});

const f = [
  it("Disconnect and verify high voltage safe", "Labor", 18000, 1, 18000),
  it("Replace onboard charger", "Labor", 50400, 2.8, 18000),
  it("Onboard charger, 11 kW, reman", "Part", 164000, 1, 164000),
  it("Coolant G48, 1.5 L", "Part", 4050, 1.5, 2700),
  it("Goodwill from manufacturer", "Labor", 0),
];
/** Electric cars: hours in decimals, liters, a line that the maker pays. */
export const electric = of({
  layout: "electric-flat-rate",
  tool: "calc",
  shop: "Ohm Sweet Ohm EV Repair",
  number: "EV-1047",
  vehicle: { year: 2019, make: "Tesla", model: "Model 3 LR", mileage: 90551 },
  items: f,
  discounts: [10000],
  subtotal: total(f),
  tax: 15963,
  total: total(f) - 10000 + 15963,
  body: [
    "Ohm Sweet Ohm EV Repair,,,,,",
    "Job EV-1047,,,May 9 2026,,",
    "2019 Tesla Model 3 LR,,,odo 90551,,",
    ",,,,,",
    "Task or item,By,U/M,Units,Rate,Sold amt",
    ...f.map(
      (i) =>
        `"${i.description}",${i.type === "Labor" ? "KJ" : ""},${i.type === "Labor" ? "hr" : i.quantity === 1.5 ? "L" : "ea"},${i.quantity ?? ""},${i.unitPrice ? (i.unitPrice / 100).toFixed(2) : ""},${(i.totalPrice / 100).toFixed(2)}`,
    ),
    `,,,,Gross,${(total(f) / 100).toFixed(2)}`,
    ",,,,First visit credit,-100.00",
    ",,,,Tax (9.5% parts),159.63",
    `,,,,NET DUE,${((total(f) - 10000 + 15963) / 100).toFixed(2)}`,
  ].join("\n"),
});

const g = [
  it("Injector, reman, cyl 3", "Part", 41800, 1, 41800),
  it("Return line kit", "Part", 6425, 1, 6425),
  it("Labor to replace injector no. 3", "Labor", 59500, 3.5, 17000),
  it("Program injector trim code", "Labor", 8500, 0.5, 17000),
  it("Shop mat'l 6% (max 40.00)", "Fee", 4000),
];
/** A diesel shop's text set in groff's tables; sums by kind before the lines. */
export const diesel = of({
  layout: "diesel-sums-first",
  tool: "groff",
  shop: "Blackrock Diesel",
  number: "7044",
  vehicle: { year: 2014, make: "Ram", model: "2500 Cummins", vin: vin("3C6UR5DL0EG118820"), mileage: 203441 },
  items: g,
  subtotal: total(g),
  tax: 3617,
  total: total(g) + 3617,
  body: `.TS
center;
lB r.
Blackrock Diesel	Estimate 7044
2014 Ram 2500 Cummins	203,441 mi
VIN	${vin("3C6UR5DL0EG118820")}
.TE
.sp
.TS
box center;
l | r.
Goods	482.25
Time	680.00
Shop mat'l 6% (max 40.00)	40.00
Tax 7.5% of goods	36.17
_
Estimate, all in	${m(total(g) + 3617)}
.TE
.sp
.TS
allbox center;
cB cB cB cB
r l r r.
Qty/Hr	What	Each/Per hr	Amt
${g
  .slice(0, 4)
  .map((i) => `${i.quantity}	${i.description}	${u(i)}	${m(i.totalPrice)}`)
  .join("\n")}
.TE
.sp
Old injector must come back or a core of 250.00 is added.
`,
});

const h = [
  it("Sealed bearing hub RF", "Part", 18900),
  it("Press and fit", "Labor", 14200),
  it("Knuckle cleanup", "Labor", 3550),
];
/** A note on a page of its own, list with stars, tax said in words. */
export const note = of({
  layout: "plain-note-stars",
  tool: "line printer",
  shop: "Dale's Front End",
  number: null,
  vehicle: { year: 2008, make: "Honda", model: "Odyssey" },
  items: h,
  subtotal: null,
  tax: 1512,
  total: total(h) + 1512,
  body: `Dale's Front End
Boise 208-555-0114

Quote for 08 Honda Odyssey, wheel noise right front

* Sealed bearing hub RF: $189
* Press and fit: $142
* Knuckle cleanup: $35.50
* Idaho sales tax: $15.12

= $${m(total(h) + 1512)} out the door

Includes everything. If the axle is seized add $60 to $120.
`,
});
