/** The fourth round's people: texts, mails, letters, sheets and home-made invoices, labelled before they were read once. */
import { it, m, sheet, total } from "./rounds.ts";

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
