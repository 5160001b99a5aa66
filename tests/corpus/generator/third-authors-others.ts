/** The third round's insurers, fleets, letters and screens. */
import {
  bare,
  between,
  fee,
  type Item,
  type Layout,
  linesOf,
  money,
  order,
  pick,
  plainMoney,
  sumOf,
} from "./papers.ts";
import { base, car, style } from "./third-authors.ts";

const PANELS = [
  ["FRT BUMPER COVER", "BDY"],
  ["R FRT COMBINATION LAMP", "BDY"],
  ["L FRT FENDER PANEL", "BDY"],
  ["HOOD HINGE", "BDY"],
  ["REAR BODY LOWER PANEL", "BDS"],
  ["R QUARTER OUTER PANEL", "BDY"],
  ["LIFTGATE SHELL", "BDY"],
  ["FRT BUMPER REINFORCEMENT", "BDY"],
  ["A/C CONDENSER", "MCH"],
] as const;
type Damage = { name: string; kind: string; price: number; source: string; number: string; hours: number };
function damage(count: number): Damage[] {
  const from = between(0, PANELS.length - 1);
  return Array.from({ length: count }, (_, index): Damage => {
    const [name, kind] = PANELS[(from + index) % PANELS.length] ?? ["GRILLE", "BDY"];
    const replaced = index % 3 !== 1;
    const source = replaced ? pick(["New", "Aftermarket New", "Recycled", "Remanufactured"]) : "Existing";
    const number = replaced
      ? `${between(10, 99)}${between(100, 999)}-${pick(["TLA", "SDA", "3N0"])}-A${between(10, 99)}`
      : "";
    return { name, kind, price: replaced ? between(2500, 78000) : 0, source, number, hours: between(3, 48) / 10 };
  });
}
const tenth = (value: number) => Math.round(value * 10) / 10;
const hoursItem = (description: string, quantity: number, unitPrice: number): Item => ({
  description,
  type: "Labor",
  quantity,
  unitPrice,
  totalPrice: Math.round(quantity * unitPrice),
});
const partOf = (row: Damage): Item => ({
  description: row.name,
  type: "Part",
  quantity: null,
  unitPrice: null,
  totalPrice: row.price,
});
const css = style.replace("</style>", ".c td:nth-child(n+2),.c th:nth-child(n+2){text-align:right}</style>");
const BODY_SHOP = { subtotal: null, kind: "insurance", tool: "chromium" as const };

/** Two rows of head, entry numbers, labor kinds; sums by kind of labor with added and sublet amounts, tax on parts alone. */
export const entryNumbers: Layout = (seed) => {
  const p = order(seed, 1);
  const rows = damage(7);
  const ofKind = (kinds: string[]) =>
    tenth(rows.filter((row) => kinds.includes(row.kind)).reduce((a, row) => a + row.hours, 0));
  const labor = [
    hoursItem("Body", ofKind(["BDY", "BDS"]), 5800),
    hoursItem("Mechanical", ofKind(["MCH"]), 9800),
    hoursItem("Refinish", 5.4, 5800),
  ].filter((each) => each.totalPrice > 0);
  const parts = rows.reduce((all, row) => all + row.price, 0);
  const tax = Math.round(parts * 0.0775);
  const paint = Math.round(5.4 * 4200);
  const total = sumOf(labor) + parts + tax + paint + 500;
  const body = `${css}<div style="text-align:right">Date: ${p.date} 11:52 AM<br>Estimate ID: ${p.number}<br>Estimate Version: 0<br>Preliminary<br>Profile ID: * Direct Repair</div><b>${p.shop} Body &amp; Paint</b><br>${p.street}, ${p.town}<br>${p.phone}<p>Damage Assessed By: ${p.writer} &nbsp; Deductible: UNKNOWN<br>Insured: ${p.customer}<br>Mitchell Service: 911${p.number.slice(0, 3)}<br>Description: ${car(p)}<br>Body Style: 4D Sed &nbsp; VIN: ${p.vehicle.vin} &nbsp; License: ${p.plate}<br>Mileage: ${p.vehicle.mileage.toLocaleString("en-US")}<table><tr><th>Line<th>Entry<th>Labor<th><th>Line Item<th>Part Type/<th>Dollar<th>Labor</tr><tr><th>Item<th>Number<th>Type<th>Operation<th>Description<th>Part Number<th>Amount<th>Units</tr>${rows.map((row, at) => `<tr><td>${at + 1}<td>${100000 + at * 731}<td>${row.kind}<td>${row.price ? "REMOVE/REPLACE" : "REPAIR"}<td>${row.name}<td>${row.price ? `${row.number}` : "Existing"}<td>${row.price ? `${money(row.price)}${row.source === "New" ? "" : " *"}` : ""}<td>${row.hours.toFixed(1)}${at % 3 === 1 ? "*" : " #"}</tr>`).join("")}<tr><td>8<td>AUTO<td>REF<td>ADD'L OPR<td>CLEAR COAT<td><td><td>1.2</tr><tr><td>9<td>AUTO<td><td>ADD'L COST<td>PAINT/MATERIALS<td><td>${money(paint)} *<td></tr><tr><td>10<td>AUTO<td><td>ADD'L COST<td>HAZARDOUS WASTE DISPOSAL<td><td>5.00 *<td></tr></table><p>* - Judgment Item &nbsp; # - Labor Note Applies &nbsp; C - Included in Clear Coat Calc<h4>Estimate Totals</h4><table class=c><tr><th>I. Labor Subtotals<th>Units<th>Rate<th>Add'l Labor Amount<th>Sublet Amount<th>Totals</tr>${labor.map((each) => `<tr><td>${each.description}<td>${each.quantity}<td>${money(each.unitPrice ?? 0)}<td>0.00<td>0.00<td>${money(each.totalPrice)}</tr>`).join("")}<tr><td>Non-Taxable Labor<td><td><td><td><td>${money(sumOf(labor))}</tr><tr><td>Labor Summary<td>${tenth(labor.reduce((a, each) => a + (each.quantity ?? 0), 0))}<td><td><td><td>${money(sumOf(labor))}</tr></table><table class=c><tr><th>II. Part Replacement Summary<th>Amount</tr><tr><td>Taxable Parts<td>${money(parts)}</tr><tr><td>Sales Tax @ 7.750%<td>${money(tax)}</tr><tr><td>Total Replacement Parts Amount<td>${money(parts + tax)}</tr></table><table class=c><tr><th>III. Additional Costs<th>Amount</tr><tr><td>Non-Taxable Costs<td>${money(paint + 500)}</tr><tr><td>Total Additional Costs<td>${money(paint + 500)}</tr></table><table class=c><tr><td>I. Total Labor:<td>${money(sumOf(labor))}</tr><tr><td>II. Total Replacement Parts:<td>${money(parts + tax)}</tr><tr><td>III. Total Additional Costs:<td>${money(paint + 500)}</tr><tr><td>Gross Total:<td>${money(total)}</tr><tr><td>IV. Total Adjustments:<td>0.00</tr><tr><td>Net Total:<td>${money(total)}</tr></table><p style="font-size:9px">ESTIMATE RECALL NUMBER: ${p.date} 11:52:07 ${p.number} &nbsp; UltraMate is a Trademark &nbsp; Page 1 of 1`;
  return {
    ...base("entry-numbers-labor-units", p, body),
    ...BODY_SHOP,
    items: [
      ...rows.filter((row) => row.price > 0).map(partOf),
      { ...fee("PAINT/MATERIALS", paint), type: "Part" },
      fee("HAZARDOUS WASTE DISPOSAL", 500),
      ...labor,
    ],
    tax,
    total,
    shop: `${p.shop} Body & Paint`,
  };
};

/** Operation letters, guide numbers, price and hours with a rate class; the hours multiplied in a block of four columns. */
export const guideNumbers: Layout = (seed) => {
  const p = order(seed, 1);
  const rows = damage(6);
  const labor = [
    hoursItem("1 Sheet Metal", tenth(rows.reduce((a, row) => a + row.hours, 0)), 5600),
    hoursItem("4 Refinish", 3.8, 5600),
  ];
  const parts = rows.reduce((all, row) => all + row.price, 0);
  const materials = Math.round(3.8 * 3600);
  const tax = Math.round((parts + materials) * 0.07);
  const total = parts + materials + sumOf(labor) + tax;
  const body = `${css}<b>${p.shop}</b> ${p.street}, ${p.town}<br>Claim # ${p.number}-01 &nbsp; Owner ${p.customer} &nbsp; ${p.date}<br>${car(p)} &nbsp; VIN ${p.vehicle.vin} &nbsp; ${p.vehicle.mileage} Actual<table><tr><th>Op<th>Guide<th>MC<th>Description<th>MFR.Part No.<th>Price<th>ADJ%<th>B%<th>Hours<th>R</tr>${rows.map((row, at) => `<tr><td>${row.price ? (row.source === "New" ? "E" : "EU") : "I"}<td>${1000 + at * 17}<td>${at % 2 ? "01" : ""}<td>${row.name}<td>${row.price ? row.number : "Repair"}<td>${row.price ? `$${money(row.price)}` : ""}<td><td><td>${row.hours.toFixed(1)}<td>SM</tr>`).join("")}</table><p>${rows.length} Items<h4>Final Calculations &amp; Entries</h4><table class=c><tr><td>Parts (gross)<td><td><td>$${money(parts)}</tr><tr><td>Paint Materials<td>3.8<td>$36.00<td>$${money(materials)}</tr><tr><td>Parts &amp; Material Total<td><td><td>$${money(parts + materials)}</tr><tr><td>Tax on Parts &amp; Material<td>@ 7.000%<td><td>$${money(tax)}</tr><tr><th>Labor<th>Total Hrs<th>Rate<th></tr>${labor.map((each) => `<tr><td>${each.description}<td>${each.quantity}<td>$${money(each.unitPrice ?? 0)}<td>$${money(each.totalPrice)}</tr>`).join("")}<tr><td>Labor Total<td>${tenth(labor.reduce((a, each) => a + (each.quantity ?? 0), 0))} Hours<td><td>$${money(sumOf(labor))}</tr><tr><td>Gross Total<td><td><td>$${money(total)}</tr><tr><td>Less: Deductible<td><td><td>$500.00-</tr><tr><td>Net Total<td><td><td>$${money(total - 50000)}</tr></table>`;
  return {
    ...base("guide-numbers-hours", p, body),
    ...BODY_SHOP,
    items: [
      ...rows.filter((row) => row.price > 0).map(partOf),
      { description: "Paint Materials", type: "Part", quantity: 3.8, unitPrice: 3600, totalPrice: materials },
      ...labor,
    ],
    tax,
    total,
    documentNumber: null,
  };
};

/** A typed proposal of a small shop: two figures in leaders, the sum in words and digits. */
export const proposal: Layout = (seed) => {
  const p = order(seed, 2);
  const rows = p.jobs.map((job) => ({ name: job.title, price: sumOf([...job.labor, ...job.parts]) }));
  const total = rows.reduce((all, row) => all + row.price, 0);
  const body = `.po 1i\n.ll 6.5i\n.nf\n.ft B\nPROPOSAL\n.ft R\n${p.shop}, ${p.street}, ${p.town}\n${p.date}\n\nTo ${p.customer}, for the ${car(p)}\n\nWe propose to furnish material and labor for:\n.sp\n.TS\nl r.\n${rows.map((row) => `${row.name} . . . . . . . . . . . . . . .\t${money(row.price)}`).join("\n")}\n.TE\n.sp\nThe whole job for the sum of $${money(total)}, tax in it.\nThis proposal may be withdrawn by us if not accepted within 30 days.\n\nSigned ${p.writer}\n`;
  const { year, make, model } = p.vehicle;
  return {
    ...base("typed-proposal", p, body),
    tool: "groff",
    items: rows.map((row) => ({
      description: row.name,
      type: "Service",
      quantity: null,
      unitPrice: null,
      totalPrice: row.price,
    })),
    subtotal: null,
    tax: 0,
    total,
    vehicle: { year, make, model },
    documentNumber: null,
  };
};

/** A fleet's export: one row an article, the unit and its running sum beside every row. */
export const running: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p);
  let sum = 0;
  const tax = Math.round(sumOf(lines) * p.taxRate);
  const body = [
    ["Vendor", p.shop, "", "", "", "", ""],
    ["Vehicle", car(p), "VIN", p.vehicle.vin, "", "Odo", String(p.vehicle.mileage)],
    ["PO", p.number, "Date", p.date, "", "", ""],
    ["Seq", "Item", "Kind", "Qty", "Cost", "Ext", "Running"],
    ...lines.map((each, at) => {
      sum += each.totalPrice;
      return [
        String(at + 1),
        each.description,
        each.type,
        String(each.quantity),
        plainMoney(each.unitPrice ?? 0),
        plainMoney(each.totalPrice),
        plainMoney(sum),
      ];
    }),
    ["", "Tax", "", "", "", plainMoney(tax), plainMoney(sum + tax)],
    ["", "Order value", "", "", "", "", plainMoney(sum + tax)],
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
    .join("\n");
  return {
    ...base("running-sum", p, body),
    tool: "calc",
    items: lines.map((each) => bare(each, { quantity: true, unit: true })),
    subtotal: null,
    tax,
    total: sum + tax,
  };
};

/** A numbered mail: parts plus labor equals the job. */
export const sumsInMail: Layout = (seed) => {
  const p = order(seed, 3);
  const jobs = p.jobs.map((job) => ({ name: job.title, parts: sumOf(job.parts), labor: sumOf(job.labor) }));
  const all = jobs.reduce((sum, job) => sum + job.parts + job.labor, 0);
  const tax = Math.round(jobs.reduce((sum, job) => sum + job.parts, 0) * p.taxRate);
  const body = `<meta charset=utf-8><p>From: ${p.writer} at ${p.shop}<br>To: ${p.customer}<br>Subject: Your ${car(p)}</p><p>Hello ${p.customer.split(" ")[0]},</p><p>here is what we found:</p>${jobs.map((job, at) => `<p>${at + 1}) ${job.name}: parts $${money(job.parts)} + labor $${money(job.labor)} = $${money(job.parts + job.labor)}</p>`).join("")}<p>That makes $${money(all)} plus $${money(tax)} tax, $${money(all + tax)} out the door.</p><p>Thanks, ${p.writer}</p>`;
  const { year, make, model } = p.vehicle;
  const line = (description: string, type: Item["type"], totalPrice: number): Item => ({
    description,
    type,
    quantity: null,
    unitPrice: null,
    totalPrice,
  });
  return {
    ...base("mail-parts-plus-labor", p, body),
    tool: "writer",
    kind: "message",
    items: jobs.flatMap((job) => [
      line(`${job.name} parts`, "Part", job.parts),
      line(`${job.name} labor`, "Labor", job.labor),
    ]),
    subtotal: all,
    tax,
    total: all + tax,
    vehicle: { year, make, model },
    documentNumber: null,
  };
};

/** A phone's screen with a card a job and its own sum, and everything once more in a bar at the foot. */
export const cards: Layout = (seed) => {
  const p = order(seed, 3);
  const items = p.jobs.map((job) => ({ description: job.title, price: sumOf([...job.labor, ...job.parts]) }));
  const sum = items.reduce((all, each) => all + each.price, 0);
  const fees = p.supplies;
  const tax = Math.round(sum * p.taxRate);
  const body = `<meta charset=utf-8><style>body{margin:0;width:390px;font:15px 'Liberation Sans';background:#f3f4f6}.k{background:#fff;margin:10px;padding:12px;border-radius:10px}.w{display:flex;justify-content:space-between}</style><div class=k><b>${p.shop}</b><br>${car(p)}<br><small>${p.plate} &middot; ${p.date}</small></div>${items.map((each, at) => `<div class=k><div class=w><b>${each.description}</b><b>$${money(each.price)}</b></div><small style="color:#666">${p.jobs[at]?.complaint}</small><div style="color:#06c">Approve &nbsp; Decline</div></div>`).join("")}<div class=k><div class=w><span>Selected work</span><span>$${money(sum)}</span></div><div class=w><span>Shop supplies</span><span>$${money(fees)}</span></div><div class=w><span>Est. tax</span><span>$${money(tax)}</span></div><div class=w><b>Your estimate</b><b>$${money(sum + fees + tax)}</b></div></div>`;
  const { year, make, model } = p.vehicle;
  return {
    ...base("cards-on-a-phone", p, body),
    tool: "screenshot",
    items: [
      ...items.map(
        ({ description, price }): Item => ({
          description,
          type: "Service",
          quantity: null,
          unitPrice: null,
          totalPrice: price,
        }),
      ),
      fee("Shop supplies", fees),
    ],
    subtotal: null,
    tax,
    total: sum + fees + tax,
    vehicle: { year, make, model },
    documentNumber: null,
  };
};
