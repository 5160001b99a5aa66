/** The third round's papers with more than one who pays, and the tills of quick shops. */
import { bare, fee, type Item, type Layout, linesOf, money, order, plainMoney, sumOf } from "./papers.ts";
import { base, car, style } from "./third-authors.ts";

const full = (each: Item) => bare(each, { quantity: true, unit: true });

/** Who pays stands beside each line; sums a payer, of which the customer owes one. */
export const payers: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p);
  const tax = Math.round(sumOf(lines) * p.taxRate);
  const plan = sumOf(p.jobs[0] ? [...p.jobs[0].labor, ...p.jobs[0].parts] : []);
  const total = sumOf(lines) + tax;
  const body = `${style}<h3>${p.shop}</h3>${p.street} ${p.town}<br>Repair order ${p.number}, opened ${p.date}, ${p.writer}<br>${p.customer}, ${car(p)}, ${p.vehicle.vin}, ${p.vehicle.mileage} miles<table class=r><tr><th>Ln<th>Operation or part<th>Pay<th>Units<th>Unit price<th>Net</tr>${p.jobs.map((job, at) => [...job.labor, ...job.parts].map((each) => `<tr><td>${at + 1}<td>${each.description}<td>${at === 0 ? "ESP" : "C"}<td>${each.quantity}<td>${money(each.unitPrice ?? 0)}<td>${money(each.totalPrice)}</tr>`).join("")).join("")}</table><table class=r style="width:46%;margin-left:54%"><tr><td>Hours and goods<td>${money(sumOf(lines))}</tr><tr><td>Tax<td>${money(tax)}</tr><tr><td>Order total<td>${money(total)}</tr><tr><td>Service plan pays<td>-${money(plan)}</tr><tr><td><b>You pay</b><td><b>${money(total - plan)}</b></tr></table>`;
  return { ...base("who-pays", p, body), tool: "chromium", items: lines.map(full), subtotal: null, tax, total };
};

/** Tires by the set: article numbers, a federal tax column, things that cost nothing, a certificate. */
export const tires: Layout = (seed) => {
  const p = order(seed, 1);
  const price = 14300 + (seed % 7) * 1100;
  const rows: [string, string, number, number, Item["type"]][] = [
    ["38514", "235/60R18 103H ALL SEASON", 4, price, "Part"],
    ["80224", "INSTALLATION & SPIN BALANCE", 4, 2200, "Service"],
    ["80017", "WASTE TIRE DISPOSAL FEE", 4, 300, "Fee"],
    ["98100", "CERTIFICATES FOR REFUND", 4, 2150, "Service"],
    ["80219", "TPMS REBUILD KIT", 4, 350, "Part"],
  ];
  const goods = rows.reduce((all, [, , count, each]) => all + count * each, 0);
  const tax = Math.round(4 * price * p.taxRate);
  const body = [
    `${p.shop.toUpperCase()}   STORE ${p.number.slice(0, 3)}                 QUOTE ${p.number}`,
    `${p.street}, ${p.town}   ${p.phone}   ${p.date}`,
    `CUST ${p.customer.toUpperCase()}   VEH ${car(p).toUpperCase()}   MILES ${p.vehicle.mileage}`,
    "",
    "ARTICLE  SIZE / DESCRIPTION                    QTY      EACH      FET    AMOUNT",
    ...rows.map(
      ([article, name, count, each]) =>
        `${article}    ${name.padEnd(34)} ${String(count).padStart(5)} ${plainMoney(each).padStart(9)}      .00 ${plainMoney(each * count).padStart(9)}`,
    ),
    "80100    FREE FLAT REPAIR                       4       .00      .00       .00",
    "",
    `${"GOODS & SERVICES".padStart(60)} ${plainMoney(goods).padStart(18)}`,
    `${"TAX".padStart(60)} ${plainMoney(tax).padStart(18)}`,
    `${"QUOTED PRICE".padStart(60)} ${plainMoney(goods + tax).padStart(18)}`,
  ].join("\n");
  const { year, make, model, mileage } = p.vehicle;
  return {
    ...base("tires-by-article", p, body),
    tool: "line printer",
    items: rows.map(([, description, quantity, unitPrice, type]) => ({
      description,
      type,
      quantity,
      unitPrice,
      totalPrice: quantity * unitPrice,
    })),
    subtotal: null,
    tax,
    total: goods + tax,
    vehicle: { year, make, model, mileage },
  };
};

/** A quick lube's slip: a package with what it holds at no price, extra quarts, a coupon below the sum. */
export const quickLube: Layout = (seed) => {
  const p = order(seed, 1);
  const items: Item[] = [
    {
      description: "Full Synthetic Signature Service",
      type: "Service",
      quantity: null,
      unitPrice: null,
      totalPrice: 9499 + (seed % 5) * 500,
    },
    { description: "Extra quart 0W-20", type: "Part", quantity: 1.5, unitPrice: 1098, totalPrice: 1647 },
    { description: "Cabin air filter", type: "Part", quantity: 1, unitPrice: 5999, totalPrice: 5999 },
    { description: "Wiper blade set", type: "Part", quantity: 1, unitPrice: 4198, totalPrice: 4198 },
    fee("Shop fee", 349),
  ];
  const coupon = 1500;
  const tax = Math.round((sumOf(items) - coupon) * p.taxRate);
  const body = `${style}<div style="width:420px"><h3>${p.shop} Quick Lube</h3>${p.town}<br>${p.date} Bay 2 &nbsp; Invoice ${p.number}<br>${car(p)} &nbsp; ${p.vehicle.mileage.toLocaleString("en-US")} miles, next at ${(p.vehicle.mileage + 5000).toLocaleString("en-US")}<table class=r><tr><td><b>${items[0]?.description}</b><td>${money(items[0]?.totalPrice ?? 0)}</tr><tr><td>&nbsp; up to 5 qts, filter, lube, 18 point check<td>incl</tr>${items
    .slice(1)
    .map(
      (each) =>
        `<tr><td>${each.description}${each.quantity === 1.5 ? " &nbsp; 1.5 @ 10.98" : ""}<td>${money(each.totalPrice)}</tr>`,
    )
    .join(
      "",
    )}<tr><td>Services rendered<td>${money(sumOf(items))}</tr><tr><td>Mailer coupon<td>(${money(coupon)})</tr><tr><td>Tax<td>${money(tax)}</tr><tr><td><b>Amount</b><td><b>${money(sumOf(items) - coupon + tax)}</b></tr></table></div>`;
  const { year, make, model, mileage } = p.vehicle;
  return {
    ...base("quick-lube-slip", p, body),
    tool: "chromium",
    items: items.map((each) => (each.quantity === 1.5 ? each : bare(each))),
    discounts: [coupon],
    subtotal: sumOf(items),
    tax,
    total: sumOf(items) - coupon + tax,
    vehicle: { year, make, model, mileage },
  };
};

/** Parts by hand in a word processor: a table of two columns, a line under each half with what it came to. */
export const halves: Layout = (seed) => {
  const p = order(seed, 2);
  const [parts, labor] = [p.jobs.flatMap((job) => job.parts), p.jobs.flatMap((job) => job.labor)];
  const tax = Math.round(sumOf(parts) * p.taxRate);
  const total = sumOf(parts) + sumOf(labor) + tax;
  const row = (name: string, amount: number) =>
    `<tr><td width=400>${name}</td><td align=right>${money(amount)}</td></tr>`;
  const body = `<meta charset=utf-8><p><b>${p.shop}</b><br>${p.street}, ${p.town}, ${p.phone}</p><p>Quotation for ${p.customer}, ${p.date}<br>${car(p)}, ${p.vehicle.mileage} miles, VIN ${p.vehicle.vin}</p><table>${parts.map((each) => row(`${each.quantity === 1 ? "" : `${each.quantity} x `}${each.description}`, each.totalPrice)).join("")}${row("Stuff we buy", sumOf(parts))}${labor.map((each) => row(each.description, each.totalPrice)).join("")}${row("Time on the lift", sumOf(labor))}${row("Tax on stuff", tax)}${row("Everything", total)}</table>`;
  return {
    ...base("two-halves-home-made-sums", p, body),
    tool: "writer",
    items: [...parts, ...labor].map((each) => bare(each, { quantity: each.type === "Part" && each.quantity !== 1 })),
    subtotal: null,
    tax,
    total,
    documentNumber: null,
  };
};

/** A line a job with hours, and under it what the parts of that job cost together; sums only of kinds. */
export const kinds: Layout = (seed) => {
  const p = order(seed, 3);
  const rows = p.jobs.map((job) => ({ title: job.title, labor: job.labor, parts: sumOf(job.parts) }));
  const labor = sumOf(rows.flatMap((row) => row.labor));
  const parts = rows.reduce((all, row) => all + row.parts, 0);
  const tax = Math.round(parts * p.taxRate);
  const total = labor + parts + p.supplies + tax;
  const body = `.po .9i\n.ll 6.9i\n.nf\n.ft B\n${p.shop}   ${p.phone}\n.ft R\n${p.street}, ${p.town}\n\nWork order ${p.number}   ${p.date}\n${p.customer}   ${car(p)}   ${p.vehicle.vin}   ${p.vehicle.mileage} mi\n.sp\n.TS\nl n n n.\nWork\tHours\tRate\tCharge\n_\n${rows.map((row) => `${row.labor.map((each) => `${each.description}\t${each.quantity}\t${money(each.unitPrice ?? 0)}\t${money(each.totalPrice)}`).join("\n")}\nMaterial, ${row.title.toLowerCase()}\t\t\t${money(row.parts)}`).join("\n")}\n_\nAll the hours\t${Math.round(rows.flatMap((row) => row.labor).reduce((a, each) => a + (each.quantity ?? 0), 0) * 10) / 10}\t\t${money(labor)}\nAll the material\t\t\t${money(parts)}\nRags and chemicals\t\t\t${money(p.supplies)}\nTax on material\t\t\t${money(tax)}\n_\nAmount of this order\t\t\t${money(total)}\n.TE\n`;
  return {
    ...base("hours-and-material", p, body),
    tool: "groff",
    items: [
      ...rows.flatMap((row) => [
        ...row.labor.map(full),
        {
          description: `Material, ${row.title.toLowerCase()}`,
          type: "Part" as const,
          quantity: null,
          unitPrice: null,
          totalPrice: row.parts,
        },
      ]),
      fee("Rags and chemicals", p.supplies),
    ],
    subtotal: null,
    tax,
    total,
  };
};
