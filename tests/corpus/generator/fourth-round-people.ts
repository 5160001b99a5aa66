/** The fourth round's people: texts, mails, letters, sheets and home-made invoices, labelled before they were read once. */
import { css, it, L, m, R, sheet, total, vin } from "./fourth-round.ts";

const of = sheet("fourth-round");
const phone = (more: string) =>
  `<meta charset=utf-8><style>body{margin:0;width:390px;font:16px 'Liberation Sans',Arial;background:#fff}.m{background:#e9e9eb;border-radius:17px;padding:9px 13px;margin:7px 64px 7px 12px;line-height:1.32}.y{background:#34c759;color:#fff;margin:7px 12px 7px 130px;border-radius:17px;padding:9px 13px}.d{color:#888;text-align:center;font-size:12px;padding:8px}.w{background:#ece5dd}${more}</style>`;

const t1 = [
  it("front pads", "Part", 17800, 2, 8900),
  it("rotors", "Part", 15000, 2, 7500),
  it("labor", "Labor", 18000),
];
/** A thread in which the prices stand in one bubble, with how many of each. */
export const thread = of({
  layout: "thread-each-times",
  tool: "screenshot",
  kind: "message",
  shop: "Big Al",
  number: null,
  vehicle: { year: 2013, make: "Ford", model: "Escape" },
  items: t1,
  subtotal: null,
  tax: 0,
  total: total(t1),
  body: `${phone("")}<div class=d>10:02 &nbsp; Big Al<br>Tue, Mar 10</div><div class=y>Hey did you get a look at the escape?</div><div class=m>Yeah 2013 Ford Escape front brakes are shot</div><div class=m>front pads $89 each side x 2 = $178<br>rotors 2 @ $75 = $150<br>labor $180</div><div class=m>comes to $508 cash</div><div class=y>ok can you do friday</div><div class=m>Fri 8am works</div>`,
});

const t2 = [
  it("Valve cover gasket set", "Part", 6400),
  it("Spark plugs (6)", "Part", 7800, 6, 1300),
  it("Labor 3.5 hours", "Labor", 38500, 3.5, 11000),
  it("Shop supplies", "Fee", 1200),
];
/** A list with dashes in a green chat. */
export const chat = of({
  layout: "chat-list-dashes",
  tool: "screenshot",
  kind: "message",
  shop: "Nguyen Auto",
  number: null,
  vehicle: { year: 2011, make: "Toyota", model: "Sienna" },
  items: t2,
  subtotal: null,
  tax: 1065,
  total: total(t2) + 1065,
  body: `${phone("body{background:#ece5dd}.m{background:#fff;border-radius:8px}")}<div class=d>Nguyen Auto &middot; online</div><div class=m><b>Quote 2011 Toyota Sienna</b><br><br>- Valve cover gasket set: $64.00<br>- Spark plugs (6) @ 13.00: $78.00<br>- Labor 3.5 hours @ $110: $385.00<br>- Shop supplies: $12.00<br>- Tax on parts: $10.65<br><br>*Total: $${m(total(t2) + 1065)}*<br><small>8:14 AM</small></div><div class=m>Good for 30 days. We can do it Thursday</div>`,
});

const e1 = [
  it("alternator", "Part", 31250),
  it("alternator labor", "Labor", 19500),
  it("serpentine belt", "Part", 4200),
  it("serpentine belt labor", "Labor", 2500),
];
/** Parts and labor of each job in a sentence. */
export const mailPlus = of({
  layout: "mail-parts-and-labor-in-sentences",
  tool: "chromium",
  kind: "message",
  shop: "Ferris Street Garage",
  number: null,
  vehicle: { year: 2014, make: "Chevrolet", model: "Equinox" },
  items: e1,
  subtotal: null,
  tax: 2836,
  total: total(e1) + 2836,
  body: `<meta charset=utf-8><body style="font:14px Georgia;margin:50px;width:600px"><p><b>From:</b> Dee at Ferris Street Garage<br><b>To:</b> h.lowell@example.com<br><b>Subject:</b> Re: battery light</p><p>Hi Hank,</p><p>Your 2014 Chevrolet Equinox needs an alternator. The part is $312.50 plus $195 labor. While we are in there I would put on a new serpentine belt, parts 42 plus labor 25. With tax of $28.36 you would be at $${m(total(e1) + 2836)} altogether.</p><p>We open at 7:30, call me at 937-555-0133. The warranty is 24 months or 24,000 miles.</p><p>Dee</p>`,
});

const e2 = [
  it("Front struts", "Part", 37800, 2, 18900),
  it("Rear shocks", "Part", 19800, 2, 9900),
  it("Labor, front", "Labor", 30000, 2, 15000),
  it("Labor, rear", "Labor", 14000, 2, 7000),
  it("Alignment", "Service", 10995),
];
/** A typed letter, prices per side. */
export const letter = of({
  layout: "letter-per-side",
  tool: "writer",
  shop: "Ostrander & Sons Garage",
  number: null,
  vehicle: { year: 2010, make: "Subaru", model: "Forester", mileage: 138400 },
  items: e2,
  subtotal: total(e2),
  tax: 3744,
  total: total(e2) + 3744,
  body: `<meta charset=utf-8><p>OSTRANDER &amp; SONS GARAGE<br>Rural Route 4, Oneonta NY 13820<br>607-555-0121</p><p>April 22, 2026</p><p>Dear Mrs. Haller,</p><p>Following our look at your 2010 Subaru Forester with 138,400 miles on it, we propose the following work:</p><table width=90%><tr><td>Front struts, $189.00 per side<td align=right>$378.00<tr><td>Rear shocks, $99.00 per side<td align=right>$198.00<tr><td>Labor, front, $150.00 per side<td align=right>$300.00<tr><td>Labor, rear, $70.00 per side<td align=right>$140.00<tr><td>Alignment<td align=right>$109.95<tr><td>&nbsp;<td align=right>_________<tr><td>&nbsp;<td align=right>$${m(total(e2))}<tr><td>Sales tax on materials 6.5%<td align=right>$37.44<tr><td><b>Price of the whole job</b><td align=right><b>$${m(total(e2) + 3744)}</b></table><p>A deposit of $200 is asked for when the parts are ordered. This price holds for thirty days.</p><p>Yours truly,<br>Carl Ostrander</p>`,
});

const c1 = [
  it("Timing chain kit", "Part", 41200, 1, 41200),
  it("Water pump", "Part", 9860, 1, 9860),
  it("Coolant", "Part", 3960, 2, 1980),
  it("Engine oil 5W-30", "Part", 4750, 5, 950),
  it("Oil filter", "Part", 1140, 1, 1140),
  it("Timing chain R&R", "Labor", 118300, 9.1, 13000),
];
/** A sheet of a spreadsheet program, kind first, the kind's sum beside. */
export const spreadsheet = of({
  layout: "sheet-kind-first",
  tool: "calc",
  shop: "Pemberton Repair",
  number: "Q-77",
  vehicle: { year: 2012, make: "Buick", model: "Enclave", mileage: 119820 },
  items: [...c1, it("Supplies", "Fee", 2500)],
  subtotal: total(c1) + 2500,
  tax: 3655,
  total: total(c1) + 2500 + 3655,
  body: [
    "Pemberton Repair,,,,,",
    "Quote,Q-77,,Date,5/19/2026,",
    "Car,2012 Buick Enclave,,Miles,119820,",
    ",,,,,",
    "Kind,Item,Qty,Price,Ext,Notes",
    ...c1.map(
      (i) =>
        `${i.type},${i.description},${i.quantity},${((i.unitPrice ?? 0) / 100).toFixed(2)},${(i.totalPrice / 100).toFixed(2)},${i.type === "Labor" ? "book 9.1" : i.description === "Coolant" ? "Dexcos" : ""}`,
    ),
    "Fee,Supplies,,,25.00,",
    ",,,,,",
    `,Parts,,,${(60910 / 100).toFixed(2)},`,
    ",Labor,,,1183.00,",
    `,Sub,,,${((total(c1) + 2500) / 100).toFixed(2)},`,
    ",Tax 6%,,,36.55,",
    `,TOTAL,,,${((total(c1) + 2500 + 3655) / 100).toFixed(2)},`,
  ].join("\n"),
});

const x1 = [
  it("Clutch kit (LuK 07-234)", "Part", 28900, 1, 28900),
  it("Flywheel resurface", "Service", 6500, 1, 6500),
  it("Transmission fluid, MT-90", "Part", 6720, 3, 2240),
  it("Labor: remove and install transmission", "Labor", 67500, 7.5, 9000),
];
/** An invoice typeset by a hobbyist. */
export const typeset = of({
  layout: "typeset-rules",
  tool: "typst",
  shop: "Halvorsen Imports",
  number: "2026-031",
  vehicle: { year: 2009, make: "Volkswagen", model: "Jetta", mileage: 161207 },
  items: x1,
  subtotal: total(x1),
  tax: 2938,
  total: total(x1) + 2938,
  body: `#set page(paper: "us-letter", margin: 2.2cm)
#set text(size: 10.5pt)
= Halvorsen Imports
812 Fjord Way, Duluth, MN 55802 #h(1fr) Invoice 2026-031

#line(length: 100%)
#grid(columns: (1fr, 1fr), [*For* \\ Ida Brandt \\ 40 Superior St], [*Car* \\ 2009 Volkswagen Jetta \\ Odometer 161207 mi])
#v(1em)
#table(columns: (auto, 1fr, auto, auto, auto), stroke: none, align: (left, left, right, right, right),
table.hline(), [*No.*], [*Work or material*], [*Units*], [*Per unit*], [*Sum*], table.hline(),
${x1.map((i, at) => `[${at + 1}], [${i.description}], [${i.quantity}], [${m(i.unitPrice ?? 0)}], [${m(i.totalPrice)}],`).join("\n")}
table.hline(), [], [], [], [Net], [${m(total(x1))}], [], [], [], [Tax 6.875%], [29.38], [], [], [], [*Due*], [*USD ${m(total(x1) + 2938)}*], table.hline())
Payable within 14 days. Labor is warranted for 12 months.`,
});

const g1 = [
  it("Replace rear main seal", "Labor", 58900),
  it("Rear main seal", "Part", 3850),
  it("Inspection cover gasket", "Part", 1275),
  it("Engine oil and filter", "Part", 5440),
  it("Shop materials", "Fee", 1900),
];
/** A memorandum with leaders. */
export const memo = of({
  layout: "memo-leaders",
  tool: "groff",
  shop: "Quarry Hill Motors",
  number: "W-5521",
  vehicle: { year: 2008, make: "Jeep", model: "Wrangler" },
  items: g1,
  subtotal: null,
  tax: 718,
  total: total(g1) + 718,
  body: `.ta 5.8iR
.nf
.ft B
QUARRY HILL MOTORS
.ft R
Memorandum of work proposed, W-5521

To: Russ Tillman          Vehicle: 2008 Jeep Wrangler, green, soft top

${g1
  .map((i) => `.lc .\n${i.description}\x01\t${m(i.totalPrice)}`)
  .join("\n")
  .replaceAll("\x01\t", " .......................................\t")}
Sales tax 6.8 per cent .......................................\t7.18
.ft B
To pay on pickup .......................................\t${m(total(g1) + 718)}
.ft R

Not included: second seal, $210 if needed. Card fee 3 per cent.
.fi
`,
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
