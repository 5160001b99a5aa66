import { type Line, linesOf, money, type Quote } from "./catalog.ts";

/** `shows` says which of quantity and unit price the layout prints. */
export type Layout = { name: string; html: (quote: Quote) => string; shows: { quantity: boolean; unit: boolean } };

const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:letter;margin:14mm}*{box-sizing:border-box}body{margin:0;font:13px Arial,Liberation Sans,sans-serif;color:#111}table{width:100%;border-collapse:collapse}.r{text-align:right}.c{text-align:center}${style}</style><body>${body}`;

const esc = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const car = (quote: Quote): string => `${quote.vehicle.year} ${quote.vehicle.make} ${quote.vehicle.model}`;
const miles = (quote: Quote): string => quote.vehicle.mileage.toLocaleString("en-US");
const row = (cells: string[], classes: string[] = []): string =>
  `<tr>${cells.map((cell, index) => `<td class="${classes[index] ?? ""}">${cell}</td>`).join("")}</tr>`;
const head = (cells: string[]): string => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join("")}</tr>`;
const amount = (line: Line, sign = ""): string => (line.included ? "No charge" : money(line.total, sign));

function sums(quote: Quote, sign = "$"): [string, string][] {
  const list: [string, string][] = [];
  if (quote.discount) list.push([quote.discount.description, `-${money(quote.discount.amount, sign)}`]);
  list.push(
    ["Subtotal", money(quote.subtotal, sign)],
    [`Sales tax (${(quote.taxRate * 100).toFixed(2)}%)`, money(quote.tax, sign)],
    ["Total", money(quote.total, sign)],
  );
  return list;
}

const sumTable = (rows: [string, string][], width = 260): string =>
  `<table style="width:${width}px;margin:14px 0 0 auto">${rows.map(([label, value]) => row([label, value], ["", "r"])).join("")}</table>`;

export const LAYOUTS: Layout[] = [
  {
    name: "ruled",
    shows: { quantity: true, unit: true },
    html: (q) =>
      page(
        "td,th{border:1px solid #555;padding:6px}h1{margin:0}",
        `<h1>${esc(q.shop)}</h1><p>${q.address} · ${q.phone}</p><h2>ESTIMATE</h2><p>Estimate #: ${q.number} &nbsp; Date: ${q.date}</p><p>Customer: ${esc(q.customer)}</p><p>Vehicle: ${car(q)} &nbsp; VIN: ${q.vehicle.vin} &nbsp; Mileage: ${miles(q)}</p><table>${head(["Description", "Qty", "Unit Price", "Total"])}${[...linesOf(q), ...q.fees].map((line) => row([esc(line.description), String(line.quantity), line.included ? "" : money(line.unit, "$"), amount(line, "$")], ["", "c", "r", "r"])).join("")}</table>${sumTable(sums(q))}<p>Note: ${q.note}</p>`,
      ),
  },
  {
    name: "leaders",
    shows: { quantity: false, unit: false },
    html: (q) =>
      page(
        ".l{display:flex;margin:7px 0}.d{flex:1;border-bottom:2px dotted #777;margin:0 4px 3px}",
        `<h1>${esc(q.shop)}</h1><p>${q.address}<br>${q.phone}</p><p>Invoice ${q.number}<br>${q.date}<br>${esc(q.customer)}</p><p>${car(q)} — ${miles(q)} miles<br>VIN ${q.vehicle.vin}</p><h3>Work to be done</h3>${[...linesOf(q), ...q.fees].map((line) => `<div class=l><span>${esc(line.description)}</span><span class=d></span><span>${amount(line)}</span></div>`).join("")}<hr>${sums(
          q,
          "",
        )
          .map(([label, value]) => `<div class=l><b>${label}</b><span class=d></span><b>${value}</b></div>`)
          .join("")}<p>${q.note}</p>`,
      ),
  },
  { name: "typewriter", shows: { quantity: true, unit: true }, html: typewriter },
  {
    name: "sections",
    shows: { quantity: true, unit: true },
    html: (q) => {
      const lines = linesOf(q);
      const table = (title: string, columns: string[], list: Line[], cells: (line: Line) => string[]): string =>
        list.length === 0
          ? ""
          : `<h3>${title}</h3><table>${head(columns)}${list.map((line) => row(cells(line), ["", "", "c", "r", "r"].slice(-cells(line).length))).join("")}</table>`;
      const parts = lines.filter((line) => line.type === "Part");
      const labor = lines.filter((line) => line.type === "Labor");
      const services = lines.filter((line) => line.type === "Service");
      return page(
        "th{text-align:left;border-bottom:2px solid #000}td{padding:4px 2px;border-bottom:1px solid #ddd}th:nth-last-child(-n+2){text-align:right}",
        `<h2>${esc(q.shop)}</h2><p>${q.address} ${q.phone}</p><p><b>QUOTE</b> No. ${q.number} · Date ${q.date}</p><table style="width:70%">${row(["Name:", esc(q.customer)])}${row(["Year:", String(q.vehicle.year)])}${row(["Make:", q.vehicle.make])}${row(["Model:", q.vehicle.model])}${row(["VIN:", q.vehicle.vin])}${row(["Odometer:", miles(q)])}</table>${table("PARTS", ["Part No.", "Description", "Qty", "Price", "Amount"], parts, (line) => [line.partNumber, esc(line.description), String(line.quantity), money(line.unit), money(line.total)])}${table("LABOR", ["Operation", "Hours", "Rate", "Amount"], labor, (line) => [esc(line.description), line.quantity.toFixed(1), money(line.unit), money(line.total)])}${table("SERVICES", ["Description", "Qty", "Price", "Amount"], services, (line) => [esc(line.description), "1", line.included ? "" : money(line.unit), line.included ? "Included" : money(line.total)])}${table("FEES", ["Description", "Amount"], q.fees, (line) => [esc(line.description), money(line.total)])}${sumTable([["Parts", money(q.parts)], ["Labor", money(q.labor)], ...sums(q, "")] as [string, string][])}`,
      );
    },
  },
  {
    name: "side-by-side",
    shows: { quantity: true, unit: false },
    html: (q) => {
      const lines = linesOf(q);
      const left = lines.filter((line) => line.type === "Part");
      const right = lines.filter((line) => line.type !== "Part");
      return page(
        "td,th{padding:3px 4px;text-align:left;font-size:11px;vertical-align:top}.two{display:flex;gap:26px}.two>div{flex:1}.r{text-align:right}.c{text-align:center}",
        `<h1>${esc(q.shop)}</h1><p>${q.address} · ${q.phone}</p><p>Work order ${q.number} for ${esc(q.customer)} - ${car(q)} · Odometer ${miles(q)} · ${q.date}</p><div class=two><div><table>${head(["Part description", "Qty", "Price"])}${left.map((line) => row([esc(line.description), String(line.quantity), money(line.total)], ["", "c", "r"])).join("")}</table></div><div><table>${head(["Labor operation", "Hrs", "Amount"])}${right.map((line) => row([esc(line.description), String(line.quantity), line.included ? "N/C" : money(line.total)], ["", "c", "r"])).join("")}</table></div></div>${sumTable([...q.fees.map((line): [string, string] => [line.description, money(line.total)]), ...sums(q, "$")])}`,
      );
    },
  },
  {
    name: "quantity-first",
    shows: { quantity: true, unit: true },
    html: (q) =>
      page(
        "td,th{padding:5px}tr:nth-child(even){background:#eef}th{background:#234;color:#fff;text-align:left}",
        `<table><tr><td><b style="font-size:22px">${esc(q.shop)}</b><br>${q.address}<br>${q.phone}</td><td class=r>REPAIR ESTIMATE<br>No: ${q.number}<br>Date: ${q.date}</td></tr></table><p>Bill To: ${esc(q.customer)}<br>${car(q)}<br>VIN: ${q.vehicle.vin}<br>Mileage In: ${miles(q)}</p><table>${head(["Qty", "Part #", "Description", "Each", "Ext. Price"])}${[...linesOf(q), ...q.fees].map((line) => row([line.quantity.toFixed(2), line.partNumber, esc(line.description), line.included ? "" : money(line.unit, "$"), line.included ? "FREE" : money(line.total, "$")], ["", "", "", "r", "r"])).join("")}</table>${sumTable(sums(q))}`,
      ),
  },
  {
    name: "jobs",
    shows: { quantity: true, unit: true },
    html: (q) =>
      page(
        "td{padding:3px 6px}.j td{font-weight:bold;background:#eee}.t td{border-top:1px solid #888}",
        `<h2>${esc(q.shop)}</h2><p>${q.address}</p><p>Repair Order: ${q.number}<br>Written: ${q.date}<br>Customer Name: ${esc(q.customer)}<br>Vehicle: ${car(q)}<br>Odometer In: ${miles(q)}<br>VIN: ${q.vehicle.vin}</p><table>${head(["Description", "Quantity", "Price", "Amount"])}${q.jobs.map((job, index) => `<tr class=j><td colspan=4>Job ${index + 1}: ${esc(job.title)}</td></tr>${job.lines.map((line) => row([`&nbsp;&nbsp;${esc(line.description)}`, `${line.quantity}`, money(line.unit), amount(line)], ["", "r", "r", "r"])).join("")}<tr class=t><td colspan=3 class=r>Job ${index + 1} total</td><td class=r>${money(job.lines.reduce((sum, line) => sum + line.total, 0))}</td></tr>`).join("")}${q.fees.map((line) => row([line.description, "1", money(line.unit), money(line.total)], ["", "r", "r", "r"])).join("")}</table>${sumTable(sums(q))}`,
      ),
  },
  {
    name: "bare",
    shows: { quantity: false, unit: false },
    html: (q) =>
      page(
        "td{padding:6px 0}",
        `<p style="font-size:20px">${esc(q.shop)}</p><p>${q.phone}</p><p>Quote for ${esc(q.customer)}, ${q.date}</p><p>${car(q)}, ${miles(q)} mi</p><table>${[...linesOf(q), ...q.fees].map((line) => row([esc(line.description), amount(line, "$")], ["", "r"])).join("")}${sums(
          q,
        )
          .map(([label, value]) => row([label === "Total" ? "Estimated total" : label, value], ["", "r"]))
          .join("")}</table><p>${q.note} This estimate is good for 30 days.</p>`,
      ),
  },
  {
    name: "inline-hours",
    shows: { quantity: true, unit: true },
    html: (q) =>
      page(
        "td{padding:5px 0;border-bottom:1px solid #ccc}",
        `<h2>${esc(q.shop)}</h2><p>${q.address} · ${q.phone}</p><p>Estimate ${q.number} | ${q.date} | ${esc(q.customer)}</p><p>${car(q)} | VIN ${q.vehicle.vin} | ${miles(q)} miles</p><table>${head(["Item", "Amount"])}${[...linesOf(q), ...q.fees].map((line) => row([line.included ? esc(line.description) : `${esc(line.description)} (${line.quantity} ${line.unitWord} @ ${money(line.unit, "$")})`, line.included ? "Included" : money(line.total)], ["", "r"])).join("")}</table>${sumTable(sums(q, ""))}`,
      ),
  },
  {
    name: "price-first",
    shows: { quantity: true, unit: false },
    html: (q) =>
      page(
        "td,th{padding:6px;text-align:left}td:first-child{font-weight:bold}",
        `<h1>${esc(q.shop)}</h1><p>${q.address}</p><p>Date: ${q.date} Quote #: ${q.number}</p><p>Prepared for: ${esc(q.customer)}</p><p>${car(q)} VIN: ${q.vehicle.vin} Miles: ${miles(q)}</p><table>${head(["Amount", "Qty", "Type", "Description"])}${[...linesOf(q), ...q.fees].map((line) => row([amount(line, "$"), String(line.quantity), line.type, esc(line.description)])).join("")}</table><p>Subtotal: ${money(q.subtotal, "$")}</p>${q.discount ? `<p>${q.discount.description}: -${money(q.discount.amount, "$")}</p>` : ""}<p>Tax: ${money(q.tax, "$")}</p><p>Total due: ${money(q.total, "$")}</p>`,
      ),
  },
  {
    name: "long",
    shows: { quantity: true, unit: true },
    html: (q) =>
      page(
        "td,th{padding:9px 6px;border-bottom:1px solid #bbb;text-align:left}thead{display:table-header-group}tr{break-inside:avoid}",
        `<h1>${esc(q.shop)}</h1><p>${q.address} · ${q.phone}</p><p>Invoice #: ${q.number}<br>Invoice Date: ${q.date}</p><p>Customer: ${esc(q.customer)}</p><p>Vehicle: ${car(q)}<br>VIN: ${q.vehicle.vin}<br>Mileage: ${miles(q)}</p><table><thead>${head(["Service / Part", "Hrs/Qty", "Rate", "Line Total"])}</thead>${[...linesOf(q), ...q.fees].map((line, index) => row([`${esc(line.description)}${index % 3 === 1 ? ", including inspection of adjacent components and torque to manufacturer specification" : ""}`, String(line.quantity), line.included ? "" : money(line.unit, "$"), line.included ? "Included" : money(line.total, "$")], ["", "", "r", "r"])).join("")}</table>${sumTable(sums(q))}<p>Terms: ${q.note}</p>`,
      ),
  },
  {
    name: "accountant",
    shows: { quantity: true, unit: true },
    html: (q) =>
      page(
        "td,th{padding:4px 6px;text-align:left;vertical-align:top}.a{display:flex;justify-content:space-between}",
        `<h2>${esc(q.shop)}</h2><p>${q.address}</p><p>RO# ${q.number} &nbsp;&nbsp; DATE ${q.date}</p><p>OWNER: ${esc(q.customer)}</p><p>${car(q).toUpperCase()} &nbsp; VIN# ${q.vehicle.vin} &nbsp; ODO ${miles(q)}</p><table>${head(["LINE", "DESCRIPTION", "UNITS", "UNIT COST", "EXTENDED"])}${[...linesOf(q), ...q.fees].map((line, index) => row([String(index + 1), esc(line.description).toUpperCase(), String(line.quantity), line.included ? "-" : `<div class=a><span>$</span><span>${money(line.unit)}</span></div>`, line.included ? "N/C" : `<div class=a><span>$</span><span>${money(line.total)}</span></div>`])).join("")}</table>${sumTable([["INSURANCE DEDUCTIBLE", money(50000, "$")], ...sums(q)] as [string, string][])}`,
      ),
  },
];

function typewriter(q: Quote): string {
  const pad = (text: string, width: number): string => text.slice(0, width).padEnd(width);
  const left = (text: string, width: number): string => text.padStart(width);
  const lines = linesOf(q);
  const out: string[] = [
    `            ${q.shop.toUpperCase()}`,
    `            ${q.address.toUpperCase()}`,
    "",
    ` WORK ORDER NO: ${q.number}     DATE: ${q.date}`,
    ` NAME: ${q.customer.toUpperCase()}`,
    ` ${car(q).toUpperCase()}   VIN: ${q.vehicle.vin}`,
    ` ODOMETER: ${q.vehicle.mileage}`,
    "",
  ];
  const parts = lines.filter((line) => line.type === "Part");
  if (parts.length > 0) {
    out.push(" PARTS", " QTY  PART NO.    DESCRIPTION                      PRICE     AMOUNT");
    for (const line of parts)
      out.push(
        ` ${left(String(line.quantity), 3)}  ${pad(line.partNumber, 11)} ${pad(line.description.toUpperCase(), 28)} ${left(money(line.unit), 9)}  ${left(money(line.total), 9)}`,
      );
    out.push("");
  }
  const work = lines.filter((line) => line.type !== "Part");
  if (work.length > 0) {
    out.push(" LABOR", " OPERATION                                     HOURS    RATE     AMOUNT");
    for (const line of work)
      out.push(
        ` ${pad(line.description.toUpperCase(), 45)} ${left(line.quantity.toFixed(1), 5)} ${left(line.included ? "" : money(line.unit), 8)}  ${left(line.included ? "N/C" : money(line.total), 9)}`,
      );
    out.push("");
  }
  for (const line of q.fees)
    out.push(`${pad("", 36)}${pad(line.description.toUpperCase(), 26)}${left(money(line.total), 9)}`);
  for (const [label, value] of sums(q, "")) out.push(`${pad("", 36)}${pad(label.toUpperCase(), 26)}${left(value, 9)}`);
  return page("pre{font:12.5px Liberation Mono,monospace}", `<pre>${esc(out.join("\n"))}</pre>`);
}
