/** Body estimates in the manner of the programs that insurers use, drawn without sight of the reader. */
import { between, fee, type Item, type Layout, money, type Order, order, pick } from "./papers.ts";

const PANELS = [
  "Bumper cover w/o park sensor",
  "LT Headlamp assy halogen",
  "Grille assy textured",
  "Hood panel (HSS)",
  "LT Fender",
  "RT Fender liner",
  "Impact bar",
  "Absorber",
  "Radiator support",
  "LT Mirror assy w/signal",
  "Condenser",
  "LT Door shell",
  "Nameplate",
  "RT Tail lamp assy",
  "Trunk lid",
  "Rear body panel",
];
type Row = {
  oper: string;
  name: string;
  number: string;
  quantity: number;
  price: number;
  labor: number;
  paint: number;
  kind: string;
};

function rowsOf(count: number): Row[] {
  const used = new Set<string>();
  while (used.size < count) used.add(pick(PANELS));
  return [...used].map((name, index) => {
    const oper = index === 0 ? "Repl" : pick(["Repl", "Repl", "Rpr", "R&I", "Refn"]);
    const replaced = oper === "Repl";
    return {
      oper,
      name,
      number: replaced ? `${between(10000, 99999)}-T${between(1, 9)}A-A0${between(1, 9)}` : "",
      quantity: 1,
      price: replaced ? between(1800, 64000) : 0,
      labor: between(2, 42) / 10,
      paint: ["Repl", "Refn", "Rpr"].includes(oper) ? between(0, 26) / 10 : 0,
      kind: pick(["", "A/M", "LKQ"]),
    };
  });
}
const tenth = (value: number) => Math.round(value * 10) / 10;
type Sums = { parts: number; labor: number; paint: number; body: Item; refinish: Item; materials: Item };
function sumsOf(rows: Row[], rates: [number, number, number], names: [string, string, string]): Sums {
  const labor = tenth(rows.reduce((all, row) => all + row.labor, 0));
  const paint = tenth(rows.reduce((all, row) => all + row.paint, 0));
  const item = (description: string, type: Item["type"], quantity: number, unitPrice: number): Item => ({
    description,
    type,
    quantity,
    unitPrice,
    totalPrice: Math.round(quantity * unitPrice),
  });
  return {
    parts: rows.reduce((all, row) => all + row.price, 0),
    labor,
    paint,
    body: item(names[0], "Labor", labor, rates[0]),
    refinish: item(names[1], "Labor", paint, rates[1]),
    materials: item(names[2], "Part", paint, rates[2]),
  };
}
const partsOf = (rows: Row[], name: (row: Row) => string): Item[] =>
  rows
    .filter((row) => row.price > 0)
    .map((row) => ({ description: name(row), type: "Part", quantity: null, unitPrice: null, totalPrice: row.price }));
const car = (p: Order) => `${p.vehicle.year} ${p.vehicle.make.toUpperCase()} ${p.vehicle.model}`;
const foot = (p: Order, at: number) =>
  `<div class=foot>${p.date} 10:4${at}:17 AM &nbsp;&nbsp;&nbsp; ${between(100000, 999999)} &nbsp;&nbsp;&nbsp; Page ${at}</div>`;
const css =
  "<meta charset=utf-8><style>body{font:11px Arial;margin:30px}table{width:100%;border-collapse:collapse}td,th{padding:2px 4px;text-align:left}.n td:nth-child(n+5){text-align:right}.foot{margin-top:22px;font-size:9px}.s{width:70%}.s td:nth-child(n+2){text-align:right}h4{margin:8px 0 2px}</style>";

/** Lines with part numbers, quantity, extended price, labor and paint hours; a table of totals on a second page. */
export const one: Layout = (seed) => {
  const p = order(seed, 1);
  const rows = rowsOf(7);
  const sums = sumsOf(rows, [5800, 5800, 3800], ["Body Labor", "Paint Labor", "Paint Supplies"]);
  const subtotal = sums.parts + sums.body.totalPrice + sums.refinish.totalPrice + sums.materials.totalPrice;
  const taxed = sums.parts + sums.materials.totalPrice;
  const tax = Math.round(taxed * 0.0725);
  const total = subtotal + tax;
  const cells = (row: Row, index: number) =>
    `<tr><td>${index + 2}<td>${row.kind ? "**" : ""}<td>${row.oper}<td>${row.kind ? `${row.kind} ` : ""}${row.name}<td>${row.number}<td>${row.price ? 1 : ""}<td>${row.price ? money(row.price) : ""}<td>${row.labor.toFixed(1)}<td>${row.paint ? row.paint.toFixed(1) : ""}</tr>`;
  const body = `${css}<center><b>${p.shop} Collision</b><br>Workfile ID: 7c${p.number}<br>${p.street}, ${p.town}<br>Phone: ${p.phone}</center><h3>Preliminary Estimate</h3>Customer: ${p.customer.toUpperCase()}<br>Insured: ${p.customer} &nbsp; Policy #: H0${p.number}11 &nbsp; Claim #: 2601${p.number} &nbsp; Type of Loss: Collision &nbsp; Date of Loss: ${p.date} &nbsp; Days to Repair: 6<h4>VEHICLE</h4>${car(p)} 4D SED 4-2.5L Gasoline SILVER<br>VIN: ${p.vehicle.vin} &nbsp; Interior Color: &nbsp; Mileage In: ${p.vehicle.mileage.toLocaleString("en-US")}<p><table class=n><tr><th>Line<th><th>Oper<th>Description<th>Part Number<th>Qty<th>Extended Price $<th>Labor<th>Paint</tr><tr><td>1<td><td><td><b>FRONT BUMPER &amp; BODY</b></tr>${rows.map(cells).join("")}<tr><td><td><td><td>SUBTOTALS<td><td><td>${money(sums.parts)}<td>${sums.labor}<td>${sums.paint}</tr></table>${foot(p, 1)}<div style="page-break-before:always"><h3>ESTIMATE TOTALS</h3><table class=s><tr><th>Category<th>Basis<th>Rate<th>Cost $</tr><tr><td>Parts<td><td><td>${money(sums.parts)}</tr>${[sums.body, sums.refinish, sums.materials].map((each) => `<tr><td>${each.description}<td>${each.quantity} hrs<td>@ $ ${money(each.unitPrice ?? 0)} /hr<td>${money(each.totalPrice)}</tr>`).join("")}<tr><td>Subtotal<td><td><td>${money(subtotal)}</tr><tr><td>Sales Tax<td>$ ${money(taxed)}<td>@ 7.2500 %<td>${money(tax)}</tr><tr><td>Grand Total<td><td><td>${money(total)}</tr><tr><td>Deductible<td><td><td>500.00</tr><tr><td>CUSTOMER PAY<td><td><td>500.00</tr><tr><td>INSURANCE PAY<td><td><td>${money(total - 50000)}</tr></table><p>MOTOR Guide sourced part prices are subject to change. ALTERNATE PARTS SUPPLIERS: Keystone #${p.number} $${money(sums.parts - 4000)}</p>${foot(p, 2)}</div>`;
  return {
    layout: "body-extended-price",
    author: "insurers",
    tool: "chromium",
    paper: p,
    body,
    kind: "insurance",
    items: [
      ...partsOf(rows, (row) => `${row.kind ? `${row.kind} ` : ""}${row.name}`),
      sums.body,
      sums.refinish,
      sums.materials,
    ],
    subtotal,
    tax,
    total,
    shop: `${p.shop} Collision`,
    documentNumber: null,
  };
};

/** Line, labor kind, operation, description, part type and number, dollar amount, labor units. */
export const units: Layout = (seed) => {
  const p = order(seed, 1);
  const rows = rowsOf(6);
  const sums = sumsOf(rows, [5400, 5400, 3400], ["Body", "Refinish", "Paint Materials"]);
  const hazard = 700;
  const subtotal = sums.parts + sums.body.totalPrice + sums.refinish.totalPrice + sums.materials.totalPrice + hazard;
  const tax = Math.round(sums.parts * 0.06);
  const total = subtotal + tax;
  const body = `${css}<table><tr><td><b>${p.shop}</b><br>${p.street}<br>${p.town}<td>Date: ${p.date} 02:15 PM<br>Estimate ID: 305${p.number}2<br>Estimate Version: 0<br>Preliminary<br>Profile ID: STANDARD</tr></table>Damage Assessed By: ${p.writer}<br>Deductible: 250.00<br>Owner: ${p.customer}<br>Vehicle: ${car(p)} &nbsp; VIN: ${p.vehicle.vin} &nbsp; Mileage: ${p.vehicle.mileage}<p><table class=n><tr><th>Line Item<th>Labor Type<th>Operation<th>Line Item Description<th>Part Type/ Part Number<th>Dollar Amount<th>Labor Units</tr>${rows.map((row, index) => `<tr><td>${index + 1}<td>${row.oper === "Refn" ? "REF" : "BDY"}<td>${{ Repl: "REMOVE/REPLACE", Rpr: "REPAIR", "R&I": "REMOVE/INSTALL", Refn: "REFINISH ONLY" }[row.oper]}<td>${row.name}<td>${row.number || "Existing"}<td>${row.price ? money(row.price) : ""}<td>${row.labor.toFixed(1)}${row.oper === "Rpr" ? "*" : ""}</tr>`).join("")}</table><p>* - Judgment Item<br># - Labor Note Applies</p><h4>Estimate Totals</h4><table><tr><td style="width:55%"><b>I. Labor Subtotals</b><table class=s><tr><th><th>Units<th>Rate<th>Totals</tr>${[sums.body, sums.refinish].map((each) => `<tr><td>${each.description}<td>${each.quantity}<td>${money(each.unitPrice ?? 0)}<td>${money(each.totalPrice)}</tr>`).join("")}<tr><td>Labor Summary<td>${tenth(sums.labor + sums.paint)}<td><td>${money(sums.body.totalPrice + sums.refinish.totalPrice)}</tr></table><b>II. Part Replacement Summary</b><table class=s><tr><td>Taxable Parts<td>${money(sums.parts)}</tr><tr><td>Sales Tax @ 6.000%<td>${money(tax)}</tr><tr><td>Total Replacement Parts Amount<td>${money(sums.parts + tax)}</tr></table><td><b>III. Additional Costs</b><table class=s><tr><td>Paint Materials<td>${money(sums.materials.totalPrice)}</tr><tr><td>Hazardous Waste<td>${money(hazard)}</tr><tr><td>Total Additional Costs<td>${money(sums.materials.totalPrice + hazard)}</tr></table><b>IV. Adjustments</b><table class=s><tr><td>Insurance Deductible<td>250.00-</tr></table></tr></table><table class=s><tr><td>I. Total Labor:<td>${money(sums.body.totalPrice + sums.refinish.totalPrice)}</tr><tr><td>II. Total Replacement Parts:<td>${money(sums.parts + tax)}</tr><tr><td>III. Total Additional Costs:<td>${money(sums.materials.totalPrice + hazard)}</tr><tr><td>Gross Total:<td>${money(total)}</tr><tr><td>IV. Total Adjustments:<td>250.00-</tr><tr><td>Net Total:<td>${money(total - 25000)}</tr></table>${foot(p, 1)}`;
  return {
    layout: "body-labor-units",
    author: "insurers",
    tool: "chromium",
    paper: p,
    body,
    kind: "insurance",
    items: [
      ...partsOf(rows, (row) => row.name),
      sums.body,
      sums.refinish,
      { ...sums.materials, quantity: null, unitPrice: null },
      fee("Hazardous Waste", hazard),
    ],
    subtotal: null,
    tax,
    total,
    documentNumber: `305${p.number}2`,
  };
};

/** A supplement: the lines added, then the totals, then what each version came to. */
export const supplement: Layout = (seed) => {
  const p = order(seed, 1);
  const rows = rowsOf(6);
  const sums = sumsOf(rows, [6200, 6200, 4000], ["Body Labor", "Paint Labor", "Paint Supplies"]);
  const subtotal = sums.parts + sums.body.totalPrice + sums.refinish.totalPrice + sums.materials.totalPrice;
  const tax = Math.round((sums.parts + sums.materials.totalPrice) * 0.0825);
  const total = subtotal + tax;
  const before = Math.round(total * 0.71);
  const body = `${css}<h3>Supplement of Record 1 with Summary</h3>${p.shop} - ${p.street}, ${p.town}<br>Claim #: 88-${p.number} &nbsp; Insured: ${p.customer} &nbsp; Deductible: 1,000.00<br>${car(p)} VIN: ${p.vehicle.vin} Odometer: ${p.vehicle.mileage}<p><table class=n><tr><th>Line<th><th>Oper<th>Description<th>Part Number<th>Qty<th>Extended Price $<th>Labor<th>Paint</tr>${rows.map((row, index) => `<tr><td>${index + 1}<td>${index > 3 ? "S01" : "#"}<td>${row.oper}<td>${row.name}<td>${row.number}<td>${row.price ? 1 : ""}<td>${row.price ? money(row.price) : ""}<td>${row.labor}<td>${row.paint || ""}</tr>`).join("")}</table><h4>TOTALS</h4><table class=s><tr><td>Parts<td><td>${money(sums.parts)}</tr>${[sums.body, sums.refinish, sums.materials].map((each) => `<tr><td>${each.description}<td>${each.quantity} hrs @ $ ${money(each.unitPrice ?? 0)} /hr<td>${money(each.totalPrice)}</tr>`).join("")}<tr><td>Subtotal<td><td>${money(subtotal)}</tr><tr><td>Sales Tax<td><td>${money(tax)}</tr><tr><td>Total Cost of Repairs<td><td>${money(total)}</tr><tr><td>Deductible<td><td>1,000.00</tr><tr><td>Net Cost of Repairs<td><td>${money(total - 100000)}</tr></table><h4>CUMULATIVE EFFECTS OF SUPPLEMENT(S)</h4><table class=s><tr><td>Estimate<td>${money(before)}<td>${p.writer}</tr><tr><td>Supplement S01<td>${money(total - before)}<td>${p.writer}</tr><tr><td>Workfile Total:<td>$ ${money(total)}<td></tr></table>${foot(p, 4)}`;
  return {
    layout: "body-supplement",
    author: "insurers",
    tool: "chromium",
    paper: p,
    body,
    kind: "insurance",
    items: [...partsOf(rows, (row) => row.name), sums.body, sums.refinish, sums.materials],
    subtotal,
    tax,
    total,
    documentNumber: null,
  };
};
