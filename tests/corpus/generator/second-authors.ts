/** A second round of authors, written after the first was tuned on and read once: what a machine that nobody here saw may print. */
import { bare, fee, type Item, type Layout, linesOf, money, type Order, order, plainMoney, sumOf } from "./papers.ts";

const car = (p: Order) => `${p.vehicle.year} ${p.vehicle.make} ${p.vehicle.model}`;
const base = (layout: string, paper: Order, body: string) => ({ layout, author: "second-authors", paper, body });
const style =
  "<meta charset=utf-8><style>body{font:12px 'DejaVu Sans',Verdana;margin:30px}table{border-collapse:collapse}td,th{padding:2px 8px;text-align:left}.r td:nth-last-child(-n+2){text-align:right}</style>";
const asService = (description: string, totalPrice: number): Item => ({
  description,
  type: "Service",
  quantity: null,
  unitPrice: null,
  totalPrice,
});

/** A list of definition pairs, price under the name, in a phone's width. */
export const narrow: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p);
  const tax = Math.round(sumOf(lines) * p.taxRate);
  const body = `${style}<div style="width:300px"><b>${p.shop}</b><br>Est. ${p.number} &bull; ${p.date}<br>${car(p)} &bull; ${p.vehicle.mileage.toLocaleString("en-US")} mi<hr>${lines.map((line) => `<div style="margin:8px 0"><b>${line.description}</b><div style="display:flex;justify-content:space-between"><span>${line.type === "Labor" ? `${line.quantity} hr` : `Qty ${line.quantity}`}</span><span>$${money(line.totalPrice)}</span></div></div>`).join("")}<hr><div style="display:flex;justify-content:space-between"><span>Before tax</span><span>$${money(sumOf(lines))}</span></div><div style="display:flex;justify-content:space-between"><span>Tax</span><span>$${money(tax)}</span></div><div style="display:flex;justify-content:space-between"><b>You pay</b><b>$${money(sumOf(lines) + tax)}</b></div></div>`;
  const { year, make, model, mileage } = p.vehicle;
  return {
    ...base("name-over-price", p, body),
    tool: "chromium",
    items: lines.map((each) => bare(each, { quantity: true })),
    subtotal: sumOf(lines),
    tax,
    total: sumOf(lines) + tax,
    vehicle: { year, make, model, mileage },
  };
};

/** Labor and parts as two tables with their own sums, the fees between, a coupon and the tax in a box beside them. */
export const boxes: Layout = (seed) => {
  const p = order(seed, 3);
  const [labor, parts] = [p.jobs.flatMap((job) => job.labor), p.jobs.flatMap((job) => job.parts)];
  const tax = Math.round(sumOf(parts) * p.taxRate);
  const coupon = 2500;
  const subtotal = sumOf(labor) + sumOf(parts) + p.supplies;
  const total = subtotal - coupon + tax;
  const table = (title: string, head: string, items: Item[], sum: string) =>
    `<h4>${title}</h4><table class=r width=430>${head}${items.map((each) => `<tr><td>${each.description}<td>${each.quantity}<td>${money(each.unitPrice ?? 0)}<td>${money(each.totalPrice)}</tr>`).join("")}<tr><td colspan=3><i>${sum}</i><td><i>${money(sumOf(items))}</i></tr></table>`;
  const body = `${style}<h2>${p.shop}</h2>${p.street}, ${p.town}<p>Work order ${p.number}, ${p.date}<br>${p.customer}: ${car(p)}, VIN ${p.vehicle.vin}, odometer ${p.vehicle.mileage}</p><div style="display:flex;gap:24px"><div>${table("Work performed", "<tr><th>Operation<th>Time<th>Rate<th>Charge</tr>", labor, "Work performed, sum")}${table("Materials", "<tr><th>Item<th>Count<th>Each<th>Charge</tr>", parts, "Materials, sum")}</div><div style="border:1px solid #333;padding:8px;height:130px"><b>Account</b><table class=r><tr><td>Work<td>${money(sumOf(labor))}</tr><tr><td>Materials<td>${money(sumOf(parts))}</tr><tr><td>Shop supplies<td>${money(p.supplies)}</tr><tr><td>Coupon SPRING25<td>-${money(coupon)}</tr><tr><td>State tax<td>${money(tax)}</tr><tr><td><b>To pay</b><td><b>$${money(total)}</b></tr></table></div></div>`;
  return {
    ...base("account-in-a-box", p, body),
    tool: "chromium",
    items: [...labor, ...parts]
      .map((each) => bare(each, { quantity: true, unit: true }))
      .concat(fee("Shop supplies", p.supplies)),
    subtotal: null,
    tax,
    total,
    discounts: [coupon],
  };
};

/** Amounts in the first column, a line's number behind its words, whole table in italics by groff. */
export const ledger: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p, "parts");
  const subtotal = sumOf(lines);
  const tax = Math.round(subtotal * p.taxRate);
  const body = `.po 1i\n.ll 6.5i\n.nf\n.ft B\n${p.shop}\n.ft R\n${p.street}, ${p.town}\nTelephone ${p.phone}\n\nAccount of ${p.customer}, ${car(p)}\nChassis ${p.vehicle.vin}   Reading ${p.vehicle.mileage} miles\nNo. ${p.number} of ${p.date}\n.sp\n.TS\ntab(|);\nr l.\n${lines.map((line) => `${money(line.totalPrice)}|${line.description}${line.quantity === 1 ? "" : `, ${line.quantity} ${line.type === "Labor" ? "hours" : "pieces"} at ${money(line.unitPrice ?? 0)}`}`).join("\n")}\n_\n${money(subtotal)}|Together\n${money(tax)}|Sales tax\n_\n${money(subtotal + tax)}|To be paid\n.TE\n`;
  return {
    ...base("amount-before-words", p, body),
    tool: "groff",
    items: lines.map((each) => bare(each, { quantity: each.quantity !== 1, unit: each.quantity !== 1 })),
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** Each job a paragraph that ends with its price, by typst. */
export const paragraphs: Layout = (seed) => {
  const p = order(seed, 4);
  const items = p.jobs.map((job) => asService(job.title, sumOf([...job.labor, ...job.parts])));
  const tax = Math.round(sumOf(items) * p.taxRate);
  const body = `#set page(margin: 2.2cm)\n#set text(size: 10.5pt)\n*${p.shop}* #h(1fr) ${p.phone}\n\n= Recommended repairs for your ${car(p)}\n\nPrepared ${p.date} by ${p.writer}, estimate ${p.number}, at ${p.vehicle.mileage} miles.\n\n${p.jobs.map((job, index) => `*${job.title}* #h(1fr) \\$${money(items[index]?.totalPrice ?? 0)} \\\n${job.complaint}. We would ${job.labor.map((each) => each.description.toLowerCase().replace(/[#&@]/g, "and")).join(" and ")} and use ${job.parts.map((each) => each.description.toLowerCase().replace(/[#&@]/g, "and")).join(", ")}.\n`).join("\n")}\n\n*Sum of repairs* #h(1fr) \\$${money(sumOf(items))} \\\n*Tax* #h(1fr) \\$${money(tax)} \\\n*Amount to authorize* #h(1fr) \\$${money(sumOf(items) + tax)}\n`;
  const { year, make, model, mileage } = p.vehicle;
  return {
    ...base("paragraph-each", p, body),
    tool: "typst",
    items,
    subtotal: sumOf(items),
    tax,
    total: sumOf(items) + tax,
    vehicle: { year, make, model, mileage },
  };
};

/** A wide sheet of a fleet: parts and labor amounts of a row in columns of their own, with a markup and the sums under them. */
export const wide: Layout = (seed) => {
  const p = order(seed, 4);
  const rows = p.jobs.map((job) => ({ name: job.title, labor: sumOf(job.labor), parts: sumOf(job.parts) }));
  const items: Item[] = rows.map((row) => asService(row.name, row.labor + row.parts));
  const [labor, parts] = [rows.reduce((a, row) => a + row.labor, 0), rows.reduce((a, row) => a + row.parts, 0)];
  const tax = Math.round(parts * p.taxRate);
  const body = [
    ["Vendor", p.shop, "", "", "Date", p.date],
    ["Asset", car(p), "", "", "VIN", p.vehicle.vin],
    ["Meter", p.vehicle.mileage, "", "", "Order", p.number],
    [],
    ["Code", "Repair", "Priority", "Parts $", "Labor $", "Line $"],
    ...rows.map((row, index) => [
      `${21 + index}-0${index}`,
      row.name,
      index % 2 ? "Soon" : "Now",
      plainMoney(row.parts),
      plainMoney(row.labor),
      plainMoney(row.parts + row.labor),
    ]),
    ["", "", "", plainMoney(parts), plainMoney(labor), plainMoney(parts + labor)],
    ["", "", "", "", "Tax", plainMoney(tax)],
    ["", "", "", "", "All in", plainMoney(parts + labor + tax)],
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
    .join("\n");
  return { ...base("fleet-sheet", p, body), tool: "calc", items, subtotal: null, tax, total: parts + labor + tax };
};

/** A line printer's till that sets the quantity in front and a flag behind, with a sum per kind and money given. */
export const counter: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p, "parts");
  const taxed = sumOf(lines.filter((each) => each.type === "Part"));
  const tax = Math.round(taxed * p.taxRate);
  const total = sumOf(lines) + tax;
  const paid = Math.ceil(total / 2000) * 2000;
  const at = (a: string, b: string) => a.slice(0, 47 - b.length).padEnd(48 - b.length) + b;
  const name = (text: string) => text.toUpperCase().slice(0, 26);
  const body = [
    p.shop,
    p.town,
    `SALE ${p.number}  ${p.date} 14:07  CLERK 7`,
    `VEH ${car(p)} ${p.plate}`,
    "=".repeat(48),
    ...lines.map((line) =>
      at(
        `${String(line.quantity).padStart(4)} ${name(line.description)}`,
        `${plainMoney(line.totalPrice)} ${line.type === "Part" ? "T" : " "}`,
      ),
    ),
    "=".repeat(48),
    at("TAXABLE", plainMoney(taxed)),
    at("NONTAX", plainMoney(sumOf(lines) - taxed)),
    at("TAX 1", plainMoney(tax)),
    at("AMOUNT", plainMoney(total)),
    at("CASH", plainMoney(paid)),
    at("CHANGE", plainMoney(paid - total)),
    "",
    `ITEMS SOLD ${lines.length}`,
  ].join("\n");
  const { year, make, model } = p.vehicle;
  return {
    ...base("till-quantity-first", p, body),
    tool: "line printer",
    items: lines.map((line) => ({ ...bare(line, { quantity: true }), description: name(line.description) })),
    subtotal: null,
    tax,
    total,
    vehicle: { year, make, model },
  };
};

/** A mail that names parts and labor of two jobs in sentences, with a dealer's price and a deposit. */
export const chat: Layout = (seed) => {
  const p = order(seed, 2);
  const [a, b] = p.jobs.map((job) => ({
    title: job.title.toLowerCase(),
    labor: Math.round(sumOf(job.labor) / 100) * 100,
    parts: Math.round(sumOf(job.parts) / 100) * 100,
  })) as [{ title: string; labor: number; parts: number }, { title: string; labor: number; parts: number }];
  const total = a.labor + a.parts + b.labor + b.parts;
  const d = (cents: number) => `$${(cents / 100).toLocaleString("en-US")}`;
  const body = `<meta charset=utf-8><style>body{margin:0;width:390px;font:16px Arial}.m{background:#eee;border-radius:16px;padding:9px 13px;margin:8px 60px 8px 12px}</style><div class=m>hey its ${p.writer} from ${p.shop}, got your ${car(p)} up on the lift</div><div class=m>${a.title} parts ${d(a.parts)}<br>${a.title} labor ${d(a.labor)}<br>${b.title} parts ${d(b.parts)}<br>${b.title} labor ${d(b.labor)}</div><div class=m>so ${d(total)} total, I need ${d(Math.round(total / 400) * 100)} down to order the parts</div><div class=m>dealer quoted my last customer ${d(Math.round(total / 100) * 150)} for the same thing lol</div>`;
  const { year, make, model } = p.vehicle;
  const line = (title: string, type: Item["type"], totalPrice: number): Item => ({
    ...asService(title, totalPrice),
    type,
  });
  return {
    ...base("chat-with-deposit", p, body),
    tool: "screenshot",
    kind: "message",
    items: [
      line(`${a.title} parts`, "Part", a.parts),
      line(`${a.title} labor`, "Labor", a.labor),
      line(`${b.title} parts`, "Part", b.parts),
      line(`${b.title} labor`, "Labor", b.labor),
    ],
    subtotal: null,
    tax: 0,
    total,
    vehicle: { year, make, model },
    documentNumber: null,
  };
};

/** An insurer's estimate whose totals stand beside each other, labor and parts by kind. */
export const menuOfTires: Layout = (seed) => {
  const p = order(seed, 1);
  const each = [11299, 14599, 18999];
  const all = (price: number) => price * 4 + 8800 + 1000;
  const body = `${style}<h2>${p.shop}</h2><p>Tire quote for ${p.customer}, ${car(p)}</p><table border=1><tr><th><th>Value<th>Touring<th>Premium touring</tr><tr><td>Tire, each${each.map((price) => `<td>$${money(price)}`).join("")}</tr><tr><td>Four tires${each.map((price) => `<td>$${money(price * 4)}`).join("")}</tr><tr><td>Install &amp; balance${each.map(() => "<td>$88.00").join("")}</tr><tr><td>Disposal${each.map(() => "<td>$10.00").join("")}</tr><tr><td><b>Out the door</b>${each.map((price) => `<td><b>$${money(all(price))}</b>`).join("")}</tr></table><p>Call ${p.phone} to pick one.</p>`;
  return {
    ...base("three-tires-to-choose", p, body),
    tool: "chromium",
    kind: "options",
    items: [],
    subtotal: null,
    tax: 0,
    total: 0,
    vehicle: {},
    documentNumber: null,
  };
};

/** A foreign garage: euros with a comma, twenty percent included. */
export const euros: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p);
  const eur = (cents: number) => `${(cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2 })} €`;
  const body = `${style}<h2>Autohaus ${p.customer.split(" ")[1]}</h2><p>Kostenvoranschlag ${p.number}</p><table class=r>${lines.map((line) => `<tr><td>${line.description}<td>${line.quantity}<td>${eur(line.totalPrice)}</tr>`).join("")}<tr><td>Netto<td><td>${eur(sumOf(lines))}</tr><tr><td>MwSt. 19%<td><td>${eur(Math.round(sumOf(lines) * 0.19))}</tr><tr><td>Gesamt<td><td>${eur(Math.round(sumOf(lines) * 1.19))}</tr></table>`;
  return {
    ...base("euros-with-comma", p, body),
    tool: "chromium",
    kind: "foreign",
    items: [],
    subtotal: null,
    tax: 0,
    total: 0,
    vehicle: {},
  };
};
