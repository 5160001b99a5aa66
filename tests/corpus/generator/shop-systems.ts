/** Papers in the manner of programs that independent shops write with, drawn as HTML without sight of the reader. */
import { bare, fee, type Item, type Layout, linesOf, money, type Order, order, type Paper, sumOf } from "./papers.ts";

const row = (cells: (string | number)[], tag = "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const page = (css: string, body: string) =>
  `<meta charset=utf-8><style>body{font:12px Arial,sans-serif;margin:34px;color:#222}table{border-collapse:collapse;width:100%}td,th{padding:3px 6px;text-align:left;vertical-align:top}.r{text-align:right}.t td:last-child,.t th:last-child{text-align:right}${css}</style>${body}`;
const car = (p: Order) => `${p.vehicle.year} ${p.vehicle.make} ${p.vehicle.model}`;
const base = (layout: string, paper: Order, body: string) => ({
  layout,
  author: "shop-systems",
  tool: "chromium" as const,
  paper,
  body,
});

/** Work order in two columns: labor to the left with hours, parts to the right. */
export const manager: Layout = (seed) => {
  const p = order(seed, 3);
  const parts = p.jobs.flatMap((job) => job.parts);
  const labor = p.jobs.flatMap((job) => job.labor);
  const [partSum, laborSum] = [sumOf(parts), sumOf(labor)];
  const tax = Math.round((partSum + p.supplies) * p.taxRate);
  const total = partSum + laborSum + p.supplies + tax;
  const body = page(
    ".two{display:flex;gap:14px}.two>div{flex:1}th{border-bottom:2px solid #000}.box{border:1px solid #000;padding:6px;margin:8px 0}",
    `<table><tr><td><b style="font-size:18px">${p.shop}</b><br>${p.street}<br>${p.town}<br>Ph: ${p.phone}</td><td class=r><b>ESTIMATE #${p.number}</b><br>Print Date: ${p.date}<br>Hat # 14</td></tr></table>
    <div class=box>${p.customer}<br>Cell: (555) 555-0172<br>${car(p)} - 2.5L, In-Line4 (152CI) VIN(3)<br>Lic #: ${p.plate} &nbsp; Odometer In: ${p.vehicle.mileage}<br>VIN #: ${p.vehicle.vin}</div>
    <div class=two><div><table class=t>${row(["Part Description / Number", "Qty", "Sale", "Extended"], "th")}${parts.map((part) => row([`${part.description}<br><small>${part.number}</small>`, (part.quantity ?? 1).toFixed(2), money(part.unitPrice ?? 0), money(part.totalPrice)])).join("")}</table></div>
    <div><table class=t>${row(["Labor Description", "Hours", "Extended"], "th")}${labor.map((each) => row([each.description, (each.quantity ?? 0).toFixed(2), money(each.totalPrice)])).join("")}</table></div></div>
    <p>Org. Estimate $${money(total)} &nbsp; Revisions $0.00 &nbsp; Current Estimate $${money(total)}</p>
    <table class=t style="width:230px;margin-left:auto">${row(["Labor:", money(laborSum)])}${row(["Parts:", money(partSum)])}${row(["Shop Supplies:", money(p.supplies)])}${row(["SubTotal:", money(partSum + laborSum + p.supplies)])}${row(["Tax:", money(tax)])}${row(["Total:", money(total)])}${row(["Bal Due:", `$${money(total)}`])}</table>
    <p style="font-size:9px">I hereby authorize the above repair work to be done along with the necessary material and hereby grant you and/or your employees permission to operate the car. A storage fee of $45.00 per day applies after 3 days. Labor rate $${money(p.rate)}/hr.</p>`,
  );
  return {
    ...base("manager-side-by-side", p, body),
    items: [
      ...parts.map((each) => bare(each, { quantity: true, unit: true })),
      ...labor.map((each) => bare(each, { quantity: true })),
      fee("Shop Supplies", p.supplies),
    ],
    subtotal: partSum + laborSum + p.supplies,
    tax,
    total,
  };
};

/** Jobs as cards of a web program, each with labor and parts beneath, authorized or declined. */
export const cards: Layout = (seed) => {
  const p = order(seed, 3);
  const [declined, ...jobs] = p.jobs.toReversed();
  const kept = jobs.toReversed();
  const items = kept.flatMap((job) => [...job.labor, ...job.parts]);
  const fees = p.supplies;
  const tax = Math.round(sumOf(kept.flatMap((job) => job.parts)) * p.taxRate);
  const subtotal = sumOf(items) + fees;
  const card = (job: (typeof p.jobs)[0], status: string) =>
    `<div class=card><div class=head><span>${job.title}</span><span>${status}</span></div><i>${job.complaint}</i><table class=t>${row(["Labor", "Hrs", "Rate", "Total"], "th")}${job.labor.map((each) => row([each.description, each.quantity ?? 0, `$${money(each.unitPrice ?? 0)}`, `$${money(each.totalPrice)}`])).join("")}${row(["Parts", "Qty", "Price", "Total"], "th")}${job.parts.map((each) => row([`${each.brand} ${each.description}<div class=s>Part # ${each.number}</div>`, each.quantity ?? 1, `$${money(each.unitPrice ?? 0)}`, `$${money(each.totalPrice)}`])).join("")}</table><div class=r><b>Job Total $${money(sumOf([...job.labor, ...job.parts]))}</b></div></div>`;
  const body = page(
    ".card{border:1px solid #ddd;border-radius:6px;padding:8px;margin:9px 0}.head{display:flex;justify-content:space-between;font-weight:700;background:#f2f5f9;padding:4px}th{color:#667;font-size:10px}.s{font-size:9px;color:#778}.t th:nth-child(1){width:56%}",
    `<div style="display:flex;justify-content:space-between"><div><h2 style="margin:0">${p.shop}</h2>${p.street}, ${p.town}<br>${p.phone}</div><div class=r><b>Estimate</b><br>RO #${p.number}<br>Created ${p.date}<br>Advisor: ${p.writer}</div></div><hr>
    <p><b>${p.customer}</b> &nbsp;|&nbsp; <b>${car(p)}</b> &nbsp;|&nbsp; VIN ${p.vehicle.vin} &nbsp;|&nbsp; ${p.vehicle.mileage.toLocaleString("en-US")} mi in</p>
    ${kept.map((job) => card(job, "Authorized")).join("")}${declined ? card(declined, "Declined") : ""}
    <table class=t style="width:260px;margin-left:auto">${row(["Labor", `$${money(sumOf(kept.flatMap((job) => job.labor)))}`])}${row(["Parts", `$${money(sumOf(kept.flatMap((job) => job.parts)))}`])}${row(["Shop Supplies", `$${money(fees)}`])}${row(["Subtotal", `$${money(subtotal)}`])}${row([`Sales Tax (${(p.taxRate * 100).toFixed(2)}%)`, `$${money(tax)}`])}${row(["<b>Grand Total</b>", `<b>$${money(subtotal + tax)}</b>`])}</table>`,
  );
  const named = kept.flatMap((job) => [
    ...job.labor.map((each) => bare(each, { quantity: true, unit: true })),
    ...job.parts.map((each) => ({
      ...bare(each, { quantity: true, unit: true }),
      description: `${each.brand} ${each.description}`,
    })),
  ]);
  return {
    ...base("cards-declined", p, body),
    items: [...named, fee("Shop Supplies", fees)],
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** One row a service with hours, labor, parts and total in columns. */
export const services: Layout = (seed) => {
  const p = order(seed, 4);
  const items: Item[] = p.jobs.map((job) => ({
    description: job.title,
    type: "Service",
    quantity: null,
    unitPrice: null,
    totalPrice: sumOf([...job.labor, ...job.parts]),
  }));
  const discount = Math.round(sumOf(items) * 0.05);
  const tax = Math.round(sumOf(p.jobs.flatMap((job) => job.parts)) * p.taxRate);
  const subtotal = sumOf(items) + p.supplies;
  const total = subtotal - discount + tax;
  const body = page(
    "th{background:#1d3557;color:#fff}tr:nth-child(even) td{background:#f4f4f4}.t td:nth-child(n+2),.t th:nth-child(n+2){text-align:right}",
    `<h1 style="color:#1d3557">${p.shop}</h1><p>${p.street} · ${p.town} · ${p.phone}</p><h3>Quote ${p.number} — ${p.date}</h3><p>For: ${p.customer}<br>Vehicle: ${car(p)} (${p.plate})<br>VIN: ${p.vehicle.vin}<br>Mileage: ${p.vehicle.mileage.toLocaleString("en-US")}</p>
    <table class=t>${row(["Service", "Hours", "Labor", "Parts", "Total"], "th")}${p.jobs.map((job) => row([`<b>${job.title}</b><br>${job.complaint}`, job.labor.reduce((all, each) => all + (each.quantity ?? 0), 0).toFixed(1), money(sumOf(job.labor)), money(sumOf(job.parts)), money(sumOf([...job.labor, ...job.parts]))])).join("")}${row(["Shop Fees", "", "", "", money(p.supplies)])}</table>
    <table class=t style="width:40%;margin:12px 0 0 60%">${row(["Sub-total", money(subtotal)])}${row(["Discount (5% off first visit)", `-${money(discount)}`])}${row(["Tax", money(tax)])}${row(["TOTAL DUE", `$${money(total)}`])}</table><p style="font-size:9px">Estimate good for 30 days. Save up to $50.00 on your next visit.</p>`,
  );
  return {
    ...base("services-hours-labor-parts", p, body),
    items: [...items, fee("Shop Fees", p.supplies)],
    subtotal,
    tax,
    total,
    discounts: [discount],
  };
};

/** A type column before the names; quantity, price, discount, tax flag, amount. */
export const typed: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p, "parts");
  const tax = Math.round(sumOf(lines.filter((each) => each.type === "Part")) * p.taxRate);
  const subtotal = sumOf(lines) + p.disposal;
  const body = page(
    "th{border-top:1px solid;border-bottom:1px solid}.t td:nth-child(n+4),.t th:nth-child(n+4){text-align:right}",
    `<div class=r style="font-size:26px;color:#888">INVOICE</div><b>${p.shop}</b><br>${p.street}<br>${p.town}<table style="margin:10px 0"><tr><td>Bill To<br>${p.customer}</td><td>Invoice<br>${p.number}</td><td>Date<br>${p.date}</td><td>Vehicle<br>${car(p)}</td><td>Miles In<br>${p.vehicle.mileage}</td><td>VIN<br>${p.vehicle.vin}</td></tr></table>
    <table class=t>${row(["Type", "Item", "Description", "Qty/Hrs", "Unit", "Tax", "Amount"], "th")}${lines.map((line) => row([line.type, "number" in line ? String(line.number) : "LABOR", line.description, line.quantity ?? 1, money(line.unitPrice ?? 0), line.type === "Part" ? "T" : "N", money(line.totalPrice)])).join("")}${row(["Fee", "EPA", "Hazardous waste disposal", 1, money(p.disposal), "N", money(p.disposal)])}</table>
    <table class=t style="width:200px;margin:14px 0 0 auto">${row(["Subtotal", money(subtotal)])}${row(["Sales tax", money(tax)])}${row(["Invoice total", money(subtotal + tax)])}${row(["Paid", "0.00"])}${row(["Balance", money(subtotal + tax)])}</table>`,
  );
  return {
    ...base("type-item-description", p, body),
    items: [
      ...lines.map((each) => bare(each, { quantity: true, unit: true })),
      { ...fee("Hazardous waste disposal", p.disposal), quantity: 1, unitPrice: p.disposal },
    ],
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** A service column and a detail column; prices only for the service; the details have none. */
export const bundles: Layout = (seed) => {
  const p = order(seed, 4);
  const items: Item[] = p.jobs.map((job) => ({
    description: job.title,
    type: "Service",
    quantity: null,
    unitPrice: null,
    totalPrice: sumOf([...job.labor, ...job.parts]),
  }));
  const subtotal = sumOf(items);
  const tax = Math.round(subtotal * p.taxRate);
  const body = page(
    "body{font-family:Georgia,serif}.t td{border-bottom:1px solid #ccc}.t td:last-child{white-space:nowrap}",
    `<center><h2 style="margin:2px">${p.shop}</h2>${p.street} ${p.town}<br>Tel ${p.phone}</center><p>Repair proposal no. ${p.number} dated ${p.date} for ${p.customer}, ${car(p)}, VIN ${p.vehicle.vin}, ${p.vehicle.mileage} miles</p>
    <table class=t>${row(["Service", "What we do and use", "Price"], "th")}${p.jobs.map((job) => row([`<b>${job.title}</b>`, [...job.labor, ...job.parts].map((each) => `${each.description}${each.type === "Part" && each.quantity !== 1 ? ` (${each.quantity})` : ""}`).join("<br>"), `$${money(sumOf([...job.labor, ...job.parts]))}`])).join("")}${row(["", "Subtotal", `$${money(subtotal)}`])}${row(["", `Tax ${(p.taxRate * 100).toFixed(2)}%`, `$${money(tax)}`])}${row(["", "<b>Proposal total</b>", `<b>$${money(subtotal + tax)}</b>`])}</table>`,
  );
  return { ...base("service-and-detail", p, body), items, subtotal, tax, total: subtotal + tax };
};

/** Good, better, best: alternatives, which are no sum. */
export const tiers: Layout = (seed) => {
  const p = order(seed, 3);
  const prices = p.jobs.map((job) => sumOf([...job.labor, ...job.parts]));
  const body = page(
    "th,td{border:1px solid #bbb;text-align:center}td:first-child{text-align:left}",
    `<h2>${p.shop}</h2><p>${p.phone} — Prepared for ${p.customer} ${p.date}, ${car(p)}</p><h3>Choose the option that fits you</h3><table>${row(["Service", "Economy", "Standard", "Premium"], "th")}${p.jobs.map((job, index) => row([job.title, ...[0.8, 1, 1.35].map((factor) => `$${money(Math.round((prices[index] ?? 0) * factor))}`)])).join("")}${row(["Package price", ...[0.8, 1, 1.35].map((factor) => `$${money(prices.map((each) => Math.round(each * factor)).reduce((a, b) => a + b, 0))}`)])}${row(["Warranty", "12 mo / 12,000 mi", "24 mo / 24,000 mi", "36 mo / 36,000 mi"])}</table>`,
  );
  return {
    ...base("economy-standard-premium", p, body),
    kind: "options",
    items: [],
    subtotal: null,
    tax: 0,
    total: 0,
    vehicle: {},
  };
};

/** Parts and labor each under a head of their own per job, amounts without cents columns, group sums to the right. */
export const grouped: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p);
  const tax = Math.round((sumOf(lines) + p.supplies) * p.taxRate);
  const subtotal = sumOf(lines) + p.supplies;
  const body = page(
    ".t td:nth-child(n+2){text-align:right;white-space:nowrap}.g td{font-weight:700;padding-top:10px}.n{font-size:10px;color:#555;margin:0 0 4px 8px}",
    `<div style="border-bottom:4px solid #c1121f;margin-bottom:8px"><b style="font-size:22px">${p.shop}</b> <span style="float:right">Estimate ${p.number}<br>${p.date}</span><br>${p.street}, ${p.town} ${p.phone}</div>${p.customer} / ${car(p)} / ${p.vehicle.mileage.toLocaleString("en-US")} miles / VIN: ${p.vehicle.vin}
    ${p.jobs.map((job, index) => `<table class=t><tr class=g><td>${index + 1}. ${job.title}</td><td></td><td>$${money(sumOf([...job.labor, ...job.parts]))}</td></tr>${[...job.parts, ...job.labor].map((each) => row([`&nbsp;&nbsp;${each.description}`, each.type === "Labor" ? `${each.quantity} hr @ $${money(each.unitPrice ?? 0)}` : `${each.quantity} x $${money(each.unitPrice ?? 0)}`, `$${money(each.totalPrice)}`])).join("")}</table><p class=n>Concern: ${job.complaint}. Recommended within 30 days or 1,000 miles.</p>`).join("")}
    <hr><table class=t style="width:46%;margin-left:54%">${row(["Shop charges", "", `$${money(p.supplies)}`])}${row(["Subtotal", "", `$${money(subtotal)}`])}${row(["Taxes", "", `$${money(tax)}`])}${row(["<b>Estimated total</b>", "", `<b>$${money(subtotal + tax)}</b>`])}</table>`,
  );
  return {
    ...base("jobs-with-sums-in-heads", p, body),
    items: [
      ...p.jobs
        .flatMap((job) => [...job.parts, ...job.labor])
        .map((each) => bare(each, { quantity: true, unit: true })),
      fee("Shop charges", p.supplies),
    ],
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** A price list of a shop: no quote of anybody's car. */
export const priceList: Layout = (seed) => {
  const p = order(seed, 5);
  const body = page(
    "td:last-child{text-align:right}",
    `<h1>${p.shop}</h1><h2>Service menu and prices</h2><p>Most cars and light trucks. Prices start at:</p><table>${p.jobs.map((job) => row([job.title, `from $${money(Math.round(sumOf([...job.labor, ...job.parts]) / 100) * 100 - 5)}`])).join("")}${row(["State inspection", "from $24.95"])}${row(["Tire rotation", "from $29.95"])}</table><p>Call ${p.phone} for an appointment. Open Mon-Fri 7:30-5:30.</p>`,
  );
  return {
    ...base("price-list", p, body),
    kind: "menu",
    items: [],
    subtotal: null,
    tax: 0,
    total: 0,
    vehicle: {},
    documentNumber: null,
  } satisfies Paper;
};
