/** A third round: shops' and dealers' printouts with sums under names that no earlier author used, drawn before they were read once. */
import { bare, fee, type Item, type Layout, linesOf, money, type Order, order, plainMoney, sumOf } from "./papers.ts";

export const car = (p: Order) => `${p.vehicle.year} ${p.vehicle.make} ${p.vehicle.model}`;
export const base = (layout: string, paper: Order, body: string) => ({ layout, author: "third-authors", paper, body });
export const style =
  "<meta charset=utf-8><style>body{font:11.5px 'Liberation Sans',Arial;margin:32px}table{border-collapse:collapse;width:100%}td,th{padding:2px 6px;text-align:left;vertical-align:top}.r td:last-child,.r th:last-child{text-align:right}</style>";
const full = (each: Item) => bare(each, { quantity: true, unit: true });

/** A dealer's mono order: op codes, sums of each job twice, a block of amounts by kind with sums that other makers name otherwise. */
export const dealerJobs: Layout = (seed) => {
  const p = order(seed, 2);
  const parts = p.jobs.flatMap((job) => job.parts);
  const labor = p.jobs.flatMap((job) => job.labor);
  const tax = Math.round(sumOf(parts) * p.taxRate);
  const subtotal = sumOf(parts) + sumOf(labor) + p.supplies;
  const right = (left: string, amount: number) => left.padEnd(66) + plainMoney(amount).padStart(12);
  const body = [
    `${p.shop.toUpperCase()}          SERVICE INVOICE ${p.number}`,
    `${p.street}  ${p.town}`,
    `ADVISOR ${p.writer.toUpperCase()}   TAG T${p.number.slice(0, 3)}   INVOICED ${p.date}   PAGE 1 OF 1`,
    `${p.customer.toUpperCase()}   ${car(p).toUpperCase()}   VIN ${p.vehicle.vin}   MILES IN ${p.vehicle.mileage} OUT ${p.vehicle.mileage + 4}`,
    "-".repeat(78),
    ...p.jobs.flatMap((job, at) => [
      `JOB ${at + 1}  ${job.complaint.toUpperCase()}`,
      ...job.labor.map((each) =>
        right(`   ${`0${at}CH${10 + at}Z`}  ${each.description.toUpperCase()}`, each.totalPrice),
      ),
      "   PARTS---QTY---PART NUMBER------DESCRIPTION---------------UNIT PRICE",
      ...job.parts.map((each) =>
        right(
          `         ${String(each.quantity).padStart(4)}  ${each.number.padEnd(15)} ${each.description.toUpperCase().slice(0, 22).padEnd(23)} ${plainMoney(each.unitPrice ?? 0).padStart(9)}`,
          each.totalPrice,
        ),
      ),
      right(`   JOB ${at + 1} JOURNAL PREFIX CHCS   JOB ${at + 1} COMPLETE`, sumOf([...job.labor, ...job.parts])),
    ]),
    "-".repeat(78),
    right("                                   MECH WORK BILLED", sumOf(labor)),
    right("                                   MERCHANDISE BILLED", sumOf(parts)),
    right("                                   SHOP MATERIALS", p.supplies),
    right("                                   STATE TX", tax),
    right("                                   INVOICE TO CUSTOMER", subtotal + tax),
  ].join("\n");
  return {
    ...base("dealer-journal", p, body),
    tool: "line printer",
    items: [
      ...p.jobs.flatMap((job) => [
        ...job.labor.map((each) => bare({ ...each, description: each.description.toUpperCase() })),
        ...job.parts.map((each) => full({ ...each, description: each.description.toUpperCase().slice(0, 22).trim() })),
      ]),
      fee("SHOP MATERIALS", p.supplies),
    ],
    subtotal: null,
    tax,
    total: subtotal + tax,
  };
};

/** Groups by place on the car, each closed by a sum under the group's own name. */
export const groups: Layout = (seed) => {
  const p = order(seed, 3);
  const names = ["Underneath", "Under the hood", "Round the corners"];
  const tax = Math.round(sumOf(linesOf(p)) * p.taxRate);
  const row = (each: Item) =>
    `<tr><td>${each.description}<td>${each.quantity}<td>${money(each.unitPrice ?? 0)}<td>${money(each.totalPrice)}</tr>`;
  const body = `${style}<h2>${p.shop}</h2>${p.street} | ${p.town} | ${p.phone}<p>Repair proposal no. ${p.number} of ${p.date} for ${p.customer}<br>${car(p)} with ${money(p.vehicle.mileage * 100).replace(".00", "")} miles, VIN ${p.vehicle.vin}<table class=r><tr><th>What<th>How many<th>At<th>Comes to</tr>${p.jobs.map((job, at) => `<tr><td colspan=4><b>${names[at]}</b></tr>${[...job.labor, ...job.parts].map(row).join("")}<tr><td><i>${names[at]}, in all</i><td><td><td><i>${money(sumOf([...job.labor, ...job.parts]))}</i></tr>`).join("")}<tr><td><b>The three together</b><td><td><td><b>${money(sumOf(linesOf(p)))}</b></tr><tr><td>Tax for the state<td><td><td>${money(tax)}</tr><tr><td><b>What it will cost you</b><td><td><td><b>${money(sumOf(linesOf(p)) + tax)}</b></tr></table>`;
  return {
    ...base("groups-with-sums", p, body),
    tool: "chromium",
    items: linesOf(p).map(full),
    subtotal: sumOf(linesOf(p)),
    tax,
    total: sumOf(linesOf(p)) + tax,
  };
};

/** Parts left, labor right, in the way of an old shop program; original estimate, revisions and current estimate beside the sums. */
export const twoSides: Layout = (seed) => {
  const p = order(seed, 2);
  const [parts, labor] = [p.jobs.flatMap((job) => job.parts), p.jobs.flatMap((job) => job.labor)];
  const tax = Math.round(sumOf(parts) * p.taxRate);
  const total = sumOf(parts) + sumOf(labor) + p.supplies + tax;
  const body = `${style}<center><b>${p.shop}</b><br>${p.street}, ${p.town}<br>${p.phone}</center><table><tr><td>Estimate # ${p.number}<br>${p.customer}<td>${car(p)}<br>Lic #: ${p.plate} &nbsp; Odometer In: ${p.vehicle.mileage}<br>VIN #: ${p.vehicle.vin}<td>Printed ${p.date}</tr></table><hr><table><tr><td width=52%><table class=r><tr><th>Part Description / Number<th>Qty<th>Sale<th>Ext</tr>${parts.map((each) => `<tr><td>${each.description}<br>${each.number}<td>${each.quantity?.toFixed(2)}<td>${money(each.unitPrice ?? 0)}<td>${money(each.totalPrice)}</tr>`).join("")}</table><td><table class=r><tr><th>Labor Description<th>Extended</tr>${labor.map((each) => `<tr><td>${each.description}<td>${money(each.totalPrice)}</tr>`).join("")}</table></tr></table><hr><table><tr><td width=55%>Org. Estimate ${money(total - 4500)} &nbsp; Revisions 45.00 &nbsp; Current Estimate ${money(total)}<td><table class=r><tr><td>Labor:<td>${money(sumOf(labor))}</tr><tr><td>Parts:<td>${money(sumOf(parts))}</tr><tr><td>Shop Supplies:<td>${money(p.supplies)}</tr><tr><td>SubTotal:<td>${money(total - tax)}</tr><tr><td>Tax:<td>${money(tax)}</tr><tr><td>Total:<td>${money(total)}</tr><tr><td>Bal Due:<td>$${money(total)}</tr></table></tr></table>`;
  return {
    ...base("two-sides-original-revised", p, body),
    tool: "chromium",
    items: [...parts.map(full), ...labor.map((each) => bare(each)), fee("Shop Supplies", p.supplies)],
    subtotal: total - tax,
    tax,
    total,
  };
};

/** A payment app's receipt: amount at the right of the name, "2 x $68.45" in grey below. */
export const app: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p, "parts");
  const tax = Math.round(sumOf(lines) * p.taxRate);
  const tip = 1500;
  const body = `${style}<div style="width:360px;margin:auto"><h3>${p.shop} mobile mechanic</h3>Invoice #${p.number} &middot; ${p.date}<br>Bill to ${p.customer}<br>Note: ${car(p)}, done at your driveway<hr>${lines.map((each) => `<div style="display:flex;justify-content:space-between;margin-top:7px"><span>${each.description}</span><b>$${money(each.totalPrice)}</b></div><div style="color:#666;font-size:10px">${each.quantity} &times; $${money(each.unitPrice ?? 0)}</div>`).join("")}<hr><div style="display:flex;justify-content:space-between"><span>Purchase subtotal</span><span>$${money(sumOf(lines))}</span></div><div style="display:flex;justify-content:space-between"><span>Sales tax (${(p.taxRate * 100).toFixed(2)}%)</span><span>$${money(tax)}</span></div><div style="display:flex;justify-content:space-between"><b>Total due</b><b>$${money(sumOf(lines) + tax)}</b></div><p style="color:#666">Tip suggestions: $${money(tip)} $${money(tip * 2)}</div>`;
  const { year, make, model } = p.vehicle;
  return {
    ...base("app-invoice", p, body),
    tool: "chromium",
    items: lines.map(full),
    subtotal: sumOf(lines),
    tax,
    total: sumOf(lines) + tax,
    vehicle: { year, make, model },
  };
};

/** Bookkeeping software: a date and an activity before each description, sums with dots. */
export const activity: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p);
  const tax = Math.round(sumOf(lines) * p.taxRate);
  const body = `${style}<h1 style="color:#357">INVOICE</h1><b>${p.shop}</b><br>${p.street}<br>${p.town}<table><tr><td>BILL TO<br>${p.customer}<td>INVOICE # ${p.number}<br>DATE ${p.date}<br>TERMS Due on receipt<td>YMM ${car(p)}<br>VIN ${p.vehicle.vin}<br>MILEAGE ${p.vehicle.mileage}</tr></table><table class=r><tr style="background:#def"><th>DATE<th>ACTIVITY<th>DESCRIPTION<th>QTY<th>RATE<th>AMOUNT</tr>${lines.map((each) => `<tr><td>${p.date}<td>${each.type === "Labor" ? "Hourly work" : "Goods"}<td>${each.description}<td>${each.quantity}<td>${money(each.unitPrice ?? 0)}<td>${money(each.totalPrice)}${each.type === "Labor" ? "" : "T"}</tr>`).join("")}</table><table class=r style="width:45%;margin-left:55%"><tr><td>SUBTOTAL<td>${money(sumOf(lines))}</tr><tr><td>TAX<td>${money(tax)}</tr><tr><td>TOTAL<td>${money(sumOf(lines) + tax)}</tr><tr><td><b>BALANCE DUE</b><td><b>$${money(sumOf(lines) + tax)}</b></tr></table>`;
  return {
    ...base("dated-activity", p, body),
    tool: "chromium",
    items: lines.map(full),
    subtotal: sumOf(lines),
    tax,
    total: sumOf(lines) + tax,
  };
};

/** One row a job, four amounts across, the columns added up in a row that has no name of its own. */
export const across: Layout = (seed) => {
  const p = order(seed, 4);
  const rows = p.jobs.map((job) => ({ name: job.title, labor: sumOf(job.labor), parts: sumOf(job.parts) }));
  const [labor, parts] = [rows.reduce((a, row) => a + row.labor, 0), rows.reduce((a, row) => a + row.parts, 0)];
  const tax = Math.round(parts * p.taxRate);
  const body = `${style}<h2>${p.shop}</h2>${p.phone}, ${p.town}<p>${p.customer} / ${car(p)} / ${p.vehicle.vin} / ${p.vehicle.mileage} mi<br>Written up by ${p.writer} on ${p.date}, file ${p.number}<table class=r border=1><tr><th>#<th>Repair<th>Labor<th>Parts<th>Sublet<th>Job</tr>${rows.map((row, at) => `<tr><td>${at + 1}<td>${row.name}<td>${money(row.labor)}<td>${money(row.parts)}<td>0.00<td>${money(row.labor + row.parts)}</tr>`).join("")}<tr><td><td>Columns<td>${money(labor)}<td>${money(parts)}<td>0.00<td>${money(labor + parts)}</tr></table><p>With tax of ${money(tax)} on parts: <b>$${money(labor + parts + tax)}</b>`;
  return {
    ...base("columns-added-up", p, body),
    tool: "chromium",
    items: rows.map((row) => ({
      description: row.name,
      type: "Service",
      quantity: null,
      unitPrice: null,
      totalPrice: row.labor + row.parts,
    })),
    subtotal: null,
    tax,
    total: labor + parts + tax,
  };
};

/** A till of two lines an article, flags behind, a coupon in the middle, sums at the foot by tax class. */
export const till: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p, "parts").map((each) => ({
    ...each,
    description: each.description.toUpperCase().slice(0, 30).trim(),
  }));
  const coupon = 2000;
  const tax = Math.round((sumOf(lines) - coupon) * p.taxRate);
  const at = (a: string, b: string) => a.padEnd(42 - b.length) + b;
  const body = [
    p.shop.toUpperCase(),
    p.street.toUpperCase(),
    p.town.toUpperCase(),
    `TKT ${p.number}    ${p.date}    BAY 3`,
    `${car(p).toUpperCase()}  ${p.vehicle.mileage} MI`,
    "",
    ...lines.flatMap((each) => [
      each.description,
      at(`   ${each.quantity} @ ${plainMoney(each.unitPrice ?? 0)}`, `${plainMoney(each.totalPrice)} A`),
    ]),
    at("COUPON SAVE20", `-${plainMoney(coupon)}`),
    "-".repeat(42),
    at("GOODS AND WORK", plainMoney(sumOf(lines) - coupon)),
    at(`TAX A ${(p.taxRate * 100).toFixed(3)}%`, plainMoney(tax)),
    at("*** TOTAL", plainMoney(sumOf(lines) - coupon + tax)),
    "",
    "QUOTE GOOD 30 DAYS  THANK YOU",
  ].join("\n");
  const { year, make, model, mileage } = p.vehicle;
  return {
    ...base("till-two-lines", p, body),
    tool: "line printer",
    items: lines.map(full),
    discounts: [coupon],
    subtotal: null,
    tax,
    total: sumOf(lines) - coupon + tax,
    vehicle: { year, make, model, mileage },
  };
};

/** Approved and turned down work with a sum each, both printed at the foot. */
export const approved: Layout = (seed) => {
  const p = order(seed, 4);
  const [yes, no] = [p.jobs.slice(0, 2), p.jobs.slice(2)];
  const items = yes.flatMap((job) => [...job.labor, ...job.parts]);
  const refused = sumOf(no.flatMap((job) => [...job.labor, ...job.parts]));
  const tax = Math.round(sumOf(items) * p.taxRate);
  const total = sumOf(items) + p.disposal + tax;
  const table = (job: Order["jobs"][number]) =>
    `<table class=r><tr><th>Line<th>Qty/Hr<th>Each<th>Price</tr>${[...job.labor, ...job.parts].map((each) => `<tr><td>${each.description}<td>${each.quantity}<td>$${money(each.unitPrice ?? 0)}<td>$${money(each.totalPrice)}</tr>`).join("")}</table>`;
  const body = `${style}<h2>${p.shop}</h2>${p.street}, ${p.town} ${p.phone}<p>RO ${p.number} | ${p.date} | ${p.customer} | ${car(p)} | ${p.vehicle.vin} | ${p.vehicle.mileage} mi<h3 style="color:green">You said yes</h3>${yes.map((job) => `<b>${job.title}</b>${table(job)}`).join("")}<h3 style="color:#a00">You said no thank you</h3>${no.map((job) => `<b>${job.title}</b>${table(job)}`).join("")}<table class=r style="width:50%;margin-left:50%"><tr><td>Turned down<td>$${money(refused)}</tr><tr><td>Going ahead<td>$${money(sumOf(items))}</tr><tr><td>Oil &amp; fluid disposal<td>$${money(p.disposal)}</tr><tr><td>Taxes<td>$${money(tax)}</tr><tr><td><b>Ticket total</b><td><b>$${money(total)}</b></tr></table>`;
  return {
    ...base("yes-and-no", p, body),
    tool: "chromium",
    items: [...items.map(full), fee("Oil & fluid disposal", p.disposal)],
    subtotal: null,
    tax,
    total,
  };
};
