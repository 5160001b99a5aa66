/** Papers in the manner of dealers' and fleets' programs: line printers, groff and typst, drawn without sight of the reader. */
import { bare, fee, type Item, type Layout, linesOf, money, type Order, order, plainMoney, sumOf } from "./papers.ts";

const base = (layout: string, author: string, paper: Order, body: string) => ({ layout, author, paper, body });
const left = (text: string, width: number) => text.slice(0, width).padEnd(width);
const right = (text: string, width: number) => text.padStart(width);
const car = (p: Order) => `${p.vehicle.year} ${p.vehicle.make} ${p.vehicle.model}`;

/** A dealer's repair order: complaint, cause, correction, operation codes, customer / internal / warranty pay. */
export const dealerOrder: Layout = (seed) => {
  const p = order(seed, 3);
  const out: string[] = [];
  const items: Item[] = [];
  const letter = ["A", "B", "C", "D"];
  out.push(
    left("", 20) + p.shop.toUpperCase(),
    `${left("", 20)}${p.street}  ${p.town}`,
    "",
    `CUSTOMER #: 40${p.number.slice(0, 3)}${left("", 24)}*INVOICE*${left("", 10)}INVOICE ${p.number}`,
    `${left(p.customer.toUpperCase(), 46)}PAGE 1`,
    "",
    `COLOR   YEAR   MAKE/MODEL              VIN                 LICENSE    MILEAGE IN/OUT   TAG`,
    `WHITE   ${p.vehicle.year}   ${left(`${p.vehicle.make} ${p.vehicle.model}`.toUpperCase(), 22)}  ${p.vehicle.vin}   ${left(p.plate, 9)}  ${p.vehicle.mileage}/${p.vehicle.mileage + 2}    T${p.number.slice(2)}`,
    "",
    `R.O. OPENED ${p.date}   READY ${p.date}   SERVICE ADVISOR: 412 ${p.writer.toUpperCase()}   RATE ${plainMoney(p.rate)}`,
    "=".repeat(92),
    `LINE OPCODE TECH TYPE HOURS                              LIST         NET       TOTAL`,
  );
  for (const [index, job] of p.jobs.entries()) {
    const warranty = index === 1;
    out.push(`${letter[index]}  ${job.complaint.toUpperCase()}`, `   CAUSE: INSPECTED AND VERIFIED`);
    for (const labor of job.labor) {
      out.push(
        `      ${left(labor.description.toUpperCase(), 52)}`,
        `         ${index + 3}12 ${warranty ? "W" : "CP"}${" ".repeat(3)}${right((labor.quantity ?? 0).toFixed(2), 5)}${right(warranty ? "(N/C)" : plainMoney(labor.totalPrice), 61)}`,
      );
      if (!warranty) items.push({ ...bare(labor, { quantity: true }), description: labor.description.toUpperCase() });
    }
    for (const part of job.parts) {
      const unit = plainMoney(part.unitPrice ?? 0);
      out.push(
        `      ${right(String(part.quantity), 3)} ${left(part.number, 13)} ${left(part.description.toUpperCase(), 34)}${warranty ? right("(N/C)", 28) : right(unit, 8) + right(unit, 10) + right(plainMoney(part.totalPrice), 10)}`,
      );
      if (!warranty)
        items.push({ ...bare(part, { quantity: true, unit: true }), description: part.description.toUpperCase() });
    }
    const [labor, parts] = warranty ? [0, 0] : [sumOf(job.labor), sumOf(job.parts)];
    out.push(
      `PARTS:${right(plainMoney(parts), 10)}  LABOR:${right(plainMoney(labor), 10)}  OTHER:     0.00   TOTAL LINE ${letter[index]}:${right(plainMoney(parts + labor), 12)}`,
      `   ${job.complaint}. REPLACED AS NEEDED. ROAD TESTED 4 MILES OK`.toUpperCase(),
      "*".repeat(52),
    );
  }
  const labor = sumOf(items.filter((each) => each.type === "Labor"));
  const parts = sumOf(items.filter((each) => each.type === "Part"));
  const tax = Math.round(parts * p.taxRate);
  const line = (name: string, cents: number) =>
    out.push(`${left("", 52)}${left(name, 26)}${right(plainMoney(cents), 10)}`);
  line("LABOR AMOUNT", labor);
  line("PARTS AMOUNT", parts);
  line("GAS, OIL, LUBE", 0);
  line("SUBLET AMOUNT", 0);
  line("MISC. CHARGES", p.supplies);
  line("TOTAL CHARGES", labor + parts + p.supplies);
  line("LESS INSURANCE", 0);
  line("SALES TAX", tax);
  line("PLEASE PAY THIS AMOUNT", labor + parts + p.supplies + tax);
  out.push(
    "",
    "ON BEHALF OF SERVICING DEALER, I HEREBY CERTIFY THAT THE INFORMATION CONTAINED HEREON IS ACCURATE",
    "CUSTOMER SIGNATURE X______________________",
  );
  return {
    ...base("dealer-order-mono", "dealers", p, out.join("\n")),
    tool: "line printer",
    items: [...items, fee("MISC. CHARGES", p.supplies)],
    subtotal: labor + parts + p.supplies,
    tax,
    total: labor + parts + p.supplies + tax,
  };
};

/** A quick quote of a dealer's parts and service counter: operation, labor, parts, and a customer price by operation. */
export const dealerQuote: Layout = (seed) => {
  const p = order(seed, 4);
  const items: Item[] = p.jobs.map((job) => ({
    description: job.labor[0]?.description ?? "",
    type: "Service",
    quantity: null,
    unitPrice: null,
    totalPrice: sumOf([...job.labor, ...job.parts]),
  }));
  const subtotal = sumOf(items);
  const tax = Math.round(sumOf(p.jobs.flatMap((job) => job.parts)) * p.taxRate);
  const cell = (text: string) => `[${text.replace(/[#$@*_<>[\]\\]/g, "\\$&")}]`;
  const body = `#set page(margin: 1.6cm)\n#set text(size: 9.5pt)\n= ${p.shop} Service Center\n${p.street}, ${p.town} #h(1fr) Quote \\#${p.number} \\ Customer: ${p.customer} #h(1fr) ${p.date} \\ ${car(p)} #h(1fr) VIN ${p.vehicle.vin} \\ Odometer ${p.vehicle.mileage}\n#v(8pt)\n#table(columns: (auto, auto, 1fr, auto, auto, auto), align: (left, left, left, right, right, right), [*Op*], [*Code*], [*Operation*], [*Labor*], [*Parts*], [*Price*],\n${p.jobs.map((job, index) => [`${index + 1}`, `${10 + index}${job.title.slice(0, 2).toUpperCase()}Z`, job.labor[0]?.description ?? "", money(sumOf(job.labor)), money(sumOf(job.parts)), money(sumOf([...job.labor, ...job.parts]))].map(cell).join(", ")).join(",\n")},\n)\n#align(right)[#table(columns: 2, stroke: none, align: (left, right), [Operations total], [${money(subtotal)}], [Estimated tax], [${money(tax)}], [*Quote total*], [*\\$${money(subtotal + tax)}*])]\n_Prices are valid for 14 days. Does not include unforeseen work._\n`;
  return {
    ...base("dealer-operations", "dealers", p, body),
    tool: "typst",
    items,
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** A dealer's multi-point menu quote by groff: quantity last, price first. */
export const counter: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p, "parts");
  const subtotal = sumOf(lines);
  const tax = Math.round(subtotal * p.taxRate);
  const body = `.po 0.9i\n.ll 6.7i\n.nh\n.na\n.ft HB\n.ce 1\n${p.shop}\n.ft H\n.ce 2\n${p.street}, ${p.town}\n${p.phone}\n.sp\nEstimate: ${p.number}    Date: ${p.date}    Written by: ${p.writer}\n.br\nCustomer: ${p.customer}    Vehicle: ${car(p)}\n.br\nVIN: ${p.vehicle.vin}    Mileage: ${p.vehicle.mileage}\n.sp\n.TS\ntab(|);\nlb lb rb rb rb\nl l r r r.\nCode|Description|Ext. Price|Each|Quan.\n_\n${lines.map((line) => [("number" in line && line.number) || "LAB", line.description, money(line.totalPrice), money(line.unitPrice ?? 0), line.quantity].join("|")).join("\n")}\n_\n|Net|${money(subtotal)}||\n|Tax|${money(tax)}||\n|Gross|${money(subtotal + tax)}||\n.TE\n`;
  return {
    ...base("amount-before-each", "dealers", p, body),
    tool: "groff",
    items: lines.map((each) => bare(each, { quantity: true, unit: true })),
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** A fleet vendor's work order: codes of a trade association, approved and requested amounts, purchase order. */
export const fleet: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p);
  const tax = Math.round(sumOf(lines.filter((each) => each.type === "Part")) * p.taxRate);
  const subtotal = sumOf(lines);
  const head = `<tr><th>Ln<th>ATA Code<th>Description<th>Type<th>Qty<th>Unit Cost<th>Extended<th>Status</tr>`;
  const body = `<meta charset=utf-8><style>@page{size:letter landscape}body{font:11px Verdana;margin:20px}table{width:100%;border-collapse:collapse}th,td{border:1px solid #999;padding:3px;text-align:left}th{background:#ddd}.n{text-align:right}</style><b>FLEET PARTNERS NETWORK</b> — Purchase Order PO-${p.number} — Vendor: ${p.shop}, ${p.town}<br>Unit #: ${p.plate} &nbsp; ${car(p)} &nbsp; VIN ${p.vehicle.vin} &nbsp; Meter: ${p.vehicle.mileage} mi &nbsp; Issued ${p.date}<p><table>${head}${lines.map((line, index) => `<tr><td>${index + 1}<td>0${13 + (index % 5)}-00${index + 1}<td>${line.description}<td>${line.type.toUpperCase()}<td class=n>${line.quantity}<td class=n>${money(line.unitPrice ?? 0)}<td class=n>${money(line.totalPrice)}<td>APPROVED</tr>`).join("")}</table><p class=n>Parts ${money(sumOf(lines.filter((each) => each.type === "Part")))} &nbsp;&nbsp; Labor ${money(sumOf(lines.filter((each) => each.type === "Labor")))} &nbsp;&nbsp; Tax ${money(tax)} &nbsp;&nbsp; <b>PO Total ${money(subtotal + tax)}</b></p><p>Not to exceed $${money(Math.ceil((subtotal + tax) / 10000) * 10000)} without further authorization. Remit to PO Box 4420.</p>`;
  return {
    ...base("fleet-sums-in-a-row", "fleets", p, body),
    tool: "chromium",
    items: lines.map((each) => bare(each, { quantity: true, unit: true })),
    subtotal: null,
    tax,
    total: subtotal + tax,
    documentNumber: `PO-${p.number}`,
  };
};

/** A fleet invoice by typst: units as hours and eaches, labor hours in words, core charges and their credit. */
export const cores: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p, "parts");
  const core = 4500;
  const subtotal = sumOf(lines) + core;
  const tax = Math.round(subtotal * p.taxRate);
  const total = subtotal + tax - core;
  const cell = (text: string) => `[${text.replace(/[#$@*_<>[\]\\]/g, "\\$&")}]`;
  const body = `#set page(margin: 2cm)\n#set text(font: "New Computer Modern", size: 10pt)\n#text(16pt)[${p.shop}] #h(1fr) INVOICE ${p.number}\n\n${p.street}, ${p.town} #h(1fr) ${p.date}\n\nSold to: ${p.customer} \\ Truck: ${car(p)}, ${p.vehicle.mileage} miles, VIN ${p.vehicle.vin}\n\n#table(columns: (auto, auto, 1fr, auto, auto), stroke: (x, y) => if y == 0 { (bottom: 1pt) }, align: (right, left, left, right, right), [QTY], [U/M], [ITEM], [PRICE], [AMOUNT],\n${lines.map((line) => [String(line.quantity), line.type === "Labor" ? "HR" : "EA", line.description, money(line.unitPrice ?? 0), money(line.totalPrice)].map(cell).join(", ")).join(",\n")},\n[1], [EA], [Core deposit], [${money(core)}], [${money(core)}],\n)\n#align(right)[Merchandise and labor ${money(subtotal)} \\ Sales tax ${money(tax)} \\ Core return credit (${money(core)}) \\ *Amount due \\$${money(total)}*]\n`;
  return {
    ...base("units-and-core-credit", "fleets", p, body),
    tool: "typst",
    items: [
      ...lines.map((each) => bare(each, { quantity: true, unit: true })),
      { ...fee("Core deposit", core), quantity: 1, unitPrice: core },
    ],
    subtotal,
    tax,
    total,
    discounts: [core],
  };
};
