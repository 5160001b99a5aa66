/** Papers of chains, small shops and mobile mechanics: receipts, letters, sheets, mails and texts, written without sight of the reader. */
import {
  bare,
  between,
  fee,
  type Item,
  type Layout,
  linesOf,
  money,
  type Order,
  order,
  pick,
  plainMoney,
  sumOf,
} from "./papers.ts";

const car = (p: Order) => `${p.vehicle.year} ${p.vehicle.make} ${p.vehicle.model}`;
const first = (p: Order) => p.customer.split(" ")[0] ?? "";
const service = (description: string, totalPrice: number): Item => ({
  description,
  type: "Service",
  quantity: null,
  unitPrice: null,
  totalPrice,
});
const jobPrice = (job: Order["jobs"][0], to = 1) => Math.round(sumOf([...job.labor, ...job.parts]) / to) * to;
const base = (layout: string, author: string, paper: Order, body: string) => ({ layout, author, paper, body });
const onlyName = (p: Order) => ({ year: p.vehicle.year, make: p.vehicle.make, model: p.vehicle.model });

/** A text message on a phone. */
export const texts: Layout = (seed) => {
  const p = order(seed, 3);
  const items = p.jobs.map((job) => service(job.title, jobPrice(job, 100)));
  const total = sumOf(items);
  const [a, b, c] = items as [Item, Item, Item];
  const body = `<meta charset=utf-8><style>body{margin:0;width:390px;font:16px -apple-system,Arial;background:#fff}.h{background:#f6f6f6;text-align:center;padding:10px;font-size:13px}.m{background:#e5e5ea;border-radius:18px;padding:9px 13px;margin:8px 70px 8px 12px;line-height:1.3}.y{background:#0b84fe;color:#fff;margin:8px 12px 8px 120px;border-radius:18px;padding:9px 13px}</style><div class=h>9:41 &nbsp;&nbsp; LTE<br><b>${p.shop}</b></div><div class=m>Hi ${first(p)}, this is ${p.writer} at ${p.shop}. We looked at your ${car(p)}.</div><div class=m>${a.description} $${a.totalPrice / 100}<br>${b.description} $${b.totalPrice / 100}<br>${c.description} $${c.totalPrice / 100}</div><div class=m>Total is $${total / 100} out the door. Ok to go ahead?</div><div class=y>let me think about it, thx</div><div class=m>No problem, call ${p.phone} before 5:30</div>`;
  return {
    ...base("text-thread", "by-hand", p, body),
    tool: "screenshot",
    kind: "message",
    items,
    subtotal: null,
    tax: 0,
    total,
    vehicle: onlyName(p),
    documentNumber: null,
  };
};

/** An e-mail in sentences. */
export const mail: Layout = (seed) => {
  const p = order(seed, 3);
  const [a, b, c] = p.jobs.map((job) => service(job.title, jobPrice(job))) as [Item, Item, Item];
  const tax = Math.round(sumOf(p.jobs.flatMap((job) => job.parts)) * p.taxRate);
  const total = a.totalPrice + b.totalPrice + c.totalPrice + tax;
  const body = `<meta charset=utf-8><style>body{font:14px Arial;margin:40px;width:620px}hr{border:0;border-top:1px solid #ccc}</style><b>Your ${p.vehicle.make} estimate</b><hr>From: ${p.writer} &lt;service@example.com&gt;<br>To: ${p.customer}<br>Date: ${p.date} at 3:12 PM<hr><p>Hi ${first(p)},</p><p>Thanks for bringing in your ${car(p)}. Here is what we found. The ${a.description.toLowerCase()} job comes to $${money(a.totalPrice)} including parts and labor. We also recommend the ${b.description.toLowerCase()} for $${money(b.totalPrice)}, and the ${c.description.toLowerCase()} would be $${money(c.totalPrice)}.</p><p>Sales tax is $${money(tax)}, so the total would be $${money(total)}. If you only want the most urgent work done, let us know. A similar job at the dealer would cost you about $${money(Math.round(total * 1.4))}.</p><p>Best,<br>${p.writer}<br>${p.shop}<br>${p.phone}</p>`;
  const items = [a, b, c].map((each) => ({ ...each, description: each.description.toLowerCase() }));
  return {
    ...base("mail-in-sentences", "by-hand", p, body),
    tool: "chromium",
    kind: "message",
    items,
    subtotal: null,
    tax,
    total,
    vehicle: onlyName(p),
    documentNumber: null,
  };
};

/** A plain-text mail with a list, printed. */
export const list: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p, "parts");
  const tax = Math.round(sumOf(lines.filter((each) => each.type === "Part")) * p.taxRate);
  const total = sumOf(lines) + tax;
  const body = [
    `Subject: Quote for your ${car(p)}`,
    `From: ${p.shop}`,
    `Date: ${p.date}`,
    "",
    `Hello ${p.customer},`,
    "",
    "as discussed on the phone this is what it needs:",
    "",
    ...lines.map(
      (line) =>
        `  - ${line.description}${line.type === "Labor" ? `, ${line.quantity} hrs` : line.quantity === 1 ? "" : ` (x${line.quantity})`}: $${plainMoney(line.totalPrice)}`,
    ),
    "",
    `Tax on parts: $${plainMoney(tax)}`,
    `Total: $${plainMoney(total)}`,
    "",
    "We can get you in on Thursday at 8:15. Parts take 1-2 days.",
    "",
    p.writer,
    p.phone,
  ].join("\n");
  return {
    ...base("mail-list", "by-hand", p, body),
    tool: "line printer",
    kind: "message",
    items: lines.map((line) => bare(line, { quantity: line.type === "Labor" || line.quantity !== 1 })),
    subtotal: null,
    tax,
    total,
    vehicle: onlyName(p),
    documentNumber: null,
  };
};

/** A letter of a word processor with a table. */
export const letter: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p);
  const subtotal = sumOf(lines);
  const tax = Math.round(subtotal * p.taxRate);
  const body = `<html><head><meta charset=utf-8></head><body><h1>${p.shop}</h1><p>${p.street}, ${p.town}</p><p>${p.date}</p><p>Dear ${p.customer},</p><p>please find below our quotation ${p.number} for your ${car(p)} (VIN ${p.vehicle.vin}, ${p.vehicle.mileage} miles).</p><table border=1 cellpadding=3 width="100%"><tr><th>Pos.</th><th>Description</th><th>Quantity</th><th>Price</th><th>Sum</th></tr>${lines.map((line, index) => `<tr><td>${index + 1}</td><td>${line.description}</td><td align=right>${line.quantity}${line.type === "Labor" ? " h" : ""}</td><td align=right>$${money(line.unitPrice ?? 0)}</td><td align=right>$${money(line.totalPrice)}</td></tr>`).join("")}<tr><td></td><td>Sum</td><td></td><td></td><td align=right>$${money(subtotal)}</td></tr><tr><td></td><td>Sales tax ${(p.taxRate * 100).toFixed(2)} %</td><td></td><td></td><td align=right>$${money(tax)}</td></tr><tr><td></td><td><b>Amount payable</b></td><td></td><td></td><td align=right><b>$${money(subtotal + tax)}</b></td></tr></table><p>Yours sincerely,</p><p>${p.writer}</p></body></html>`;
  return {
    ...base("writer-letter", "by-hand", p, body),
    tool: "writer",
    items: lines.map((each) => bare(each, { quantity: true, unit: true })),
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** A spreadsheet somebody made, with bare numbers and no currency. */
export const sheet: Layout = (seed) => {
  const p = order(seed, 3);
  const lines = linesOf(p, "parts");
  const tax = Math.round(sumOf(lines.filter((each) => each.type === "Part")) * p.taxRate);
  const subtotal = sumOf(lines) + p.supplies;
  const quote = (cells: (string | number | null)[]) => cells.map((cell) => `"${cell ?? ""}"`).join(",");
  const body = [
    [p.shop, "", "", "", ""],
    [p.phone, "", "", "Date", p.date],
    ["Customer", p.customer, "", "Est #", p.number],
    ["Vehicle", car(p), "", "Miles", p.vehicle.mileage],
    ["VIN", p.vehicle.vin, "", "", ""],
    [],
    ["What", "Kind", "Qty / hrs", "Each", "Amount"],
    ...lines.map((line) => [
      line.description,
      line.type,
      line.quantity,
      plainMoney(line.unitPrice ?? 0),
      plainMoney(line.totalPrice),
    ]),
    ["Supplies", "Fee", 1, plainMoney(p.supplies), plainMoney(p.supplies)],
    [],
    ["", "", "", "Subtotal", plainMoney(subtotal)],
    ["", "", "", "Tax", plainMoney(tax)],
    ["", "", "", "Total", plainMoney(subtotal + tax)],
  ]
    .map(quote)
    .join("\n");
  return {
    ...base("calc-sheet", "by-hand", p, body),
    tool: "calc",
    items: [
      ...lines.map((each) => bare(each, { quantity: true, unit: true })),
      { ...fee("Supplies", p.supplies), quantity: 1, unitPrice: p.supplies },
    ],
    subtotal,
    tax,
    total: subtotal + tax,
  };
};

/** A till's paper, forty-two letters wide. */
export const till: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p, "parts");
  const subtotal = sumOf(lines) + p.disposal;
  const tax = Math.round(sumOf(lines.filter((each) => each.type === "Part")) * p.taxRate);
  const at = (a: string, b: string) => a.slice(0, 41 - b.length).padEnd(42 - b.length) + b;
  const center = (text: string) => " ".repeat(Math.max(0, Math.floor((42 - text.length) / 2))) + text;
  const name = (text: string) => text.toUpperCase().slice(0, 30);
  const body = [
    center(p.shop.toUpperCase()),
    center(p.street),
    center(p.town),
    center(p.phone),
    "",
    at(`TICKET ${p.number}`, p.date),
    at(`${p.vehicle.year} ${p.vehicle.make} ${p.vehicle.model}`.toUpperCase(), `${p.vehicle.mileage} MI`),
    "-".repeat(42),
    ...lines.flatMap((line) =>
      line.quantity === 1
        ? [at(name(line.description), plainMoney(line.totalPrice))]
        : [
            name(line.description),
            at(`   ${line.quantity} @ ${plainMoney(line.unitPrice ?? 0)}`, plainMoney(line.totalPrice)),
          ],
    ),
    at("DISPOSAL FEE", plainMoney(p.disposal)),
    "-".repeat(42),
    at("SUBTOTAL", plainMoney(subtotal)),
    at("TAX", plainMoney(tax)),
    at("TOTAL", `$${plainMoney(subtotal + tax)}`),
    "",
    at("VISA ************4417", plainMoney(subtotal + tax)),
    at("CHANGE", "0.00"),
    "",
    center("THANK YOU"),
    center("RETORQUE LUGS AFTER 50 MILES"),
  ].join("\n");
  return {
    ...base("till-receipt", "chains", p, body),
    tool: "line printer",
    items: [
      ...lines.map((line) => ({
        ...bare(line, { quantity: line.quantity !== 1, unit: line.quantity !== 1 }),
        description: name(line.description),
      })),
      fee("DISPOSAL FEE", p.disposal),
    ],
    subtotal,
    tax,
    total: subtotal + tax,
    vehicle: { ...onlyName(p), mileage: p.vehicle.mileage },
    documentNumber: p.number,
  };
};

/** A tire chain's invoice: product codes, excise tax, parts and labor amounts apart in two columns. */
export const tires: Layout = (seed) => {
  const p = order(seed, 2);
  const size = pick(["225/65R17", "215/55R17", "265/70R17", "P235/75R15"]);
  const each = between(98, 214) * 100 + 99;
  const items: Item[] = [
    {
      description: `${size} ${pick(["DEFENDER LTX M/S", "ASSURANCE ALL-SEASON", "OPEN COUNTRY A/T III"])}`,
      type: "Part",
      quantity: 4,
      unitPrice: each,
      totalPrice: each * 4,
    },
    { description: "NEW TIRE MOUNTING AND BALANCE", type: "Labor", quantity: 4, unitPrice: 2200, totalPrice: 8800 },
    { description: "TPMS REBUILD KIT", type: "Part", quantity: 4, unitPrice: 399, totalPrice: 1596 },
    { description: "STATE TIRE RECYCLING FEE", type: "Fee", quantity: 4, unitPrice: 250, totalPrice: 1000 },
    { description: "ROAD HAZARD CERTIFICATE", type: "Fee", quantity: 4, unitPrice: 2350, totalPrice: 9400 },
  ];
  const subtotal = sumOf(items);
  const tax = Math.round((each * 4 + 1596) * p.taxRate);
  const body = `<meta charset=utf-8><style>body{font:12px Tahoma,Arial;margin:26px}table{width:100%;border-collapse:collapse}.l td,.l th{border-left:1px solid #000;padding:3px 5px}.l{border:1px solid #000}th{border-bottom:1px solid #000;text-align:left}.r td:nth-child(n+3){text-align:right}</style><table><tr><td><b style="font-size:20px;color:#d00">${p.shop.split(" ")[0]} TIRE CENTERS</b><br>STORE 0412 ${p.street} ${p.town}<td>INVOICE ${p.number}<br>${p.date} 11:32 AM<br>SALESPERSON ${p.writer.toUpperCase()}</tr></table><p>${p.customer.toUpperCase()}<br>${car(p).toUpperCase()} &nbsp; MILEAGE ${p.vehicle.mileage} &nbsp; LICENSE ${p.plate}<br>INFLATION F 35 R 35 &nbsp; LUG TORQUE 80 FT-LBS</p><table class="l r"><tr><th>PRODUCT<th>DESCRIPTION<th>QTY<th>FET<th>PRICE<th>EXTENDED</tr>${items.map((item, index) => `<tr><td>${80000 + index * 137}<td>${item.description}<td>${item.quantity}<td>.00<td>${plainMoney(item.unitPrice ?? 0)}<td>${plainMoney(item.totalPrice)}</tr>`).join("")}</table><p style="margin-left:60%">MERCHANDISE ${plainMoney(sumOf(items.filter((item) => item.type === "Part")))}<br>SERVICES ${plainMoney(sumOf(items.filter((item) => item.type !== "Part")))}<br>SUB TOTAL ${plainMoney(subtotal)}<br>TAX ${plainMoney(tax)}<br><b>TOTAL ${plainMoney(subtotal + tax)}</b></p><p>SOME TIRES HAVE A MANUFACTURER REBATE OF $70.00 BY MAIL. SEE STORE.</p>`;
  return {
    ...base("tire-chain-fet", "chains", p, body),
    tool: "chromium",
    items,
    subtotal,
    tax,
    total: subtotal + tax,
    vehicle: { ...onlyName(p), mileage: p.vehicle.mileage },
    shop: `${p.shop.split(" ")[0]} TIRE CENTERS`,
  };
};

/** An invoice of a phone's invoicing program: name, note beneath, price x quantity, amount. */
export const app: Layout = (seed) => {
  const p = order(seed, 2);
  const lines = linesOf(p);
  const subtotal = sumOf(lines);
  const discount = between(20, 60) * 100;
  const total = subtotal - discount;
  const body = `<meta charset=utf-8><style>body{font:13px Helvetica,Arial;margin:44px;color:#333}.i{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:7px 0}.s{color:#999;font-size:11px}</style><div style="font-size:24px">${first(p)}'s ride — invoice</div><p class=s>Invoice #${p.number.slice(1)} · ${p.date} · ${p.writer}'s Mobile Mechanic</p><p>Billed to ${p.customer}<br><span class=s>${car(p)}</span></p>${lines.map((line) => `<div class=i><div>${line.description}<div class=s>$${money(line.unitPrice ?? 0)} × ${line.quantity}</div></div><div>$${money(line.totalPrice)}</div></div>`).join("")}<div class=i><div>Subtotal</div><div>$${money(subtotal)}</div></div><div class=i><div>Neighbor discount</div><div>−$${money(discount)}</div></div><div class=i><b>Total</b><b>$${money(total)}</b></div><p class=s>Pay by Zelle or cash. Venmo @fixit. Deposit of $100.00 required for parts orders.</p>`;
  return {
    ...base("app-stacked", "by-hand", p, body),
    tool: "chromium",
    items: lines.map((each) => bare(each, { quantity: true, unit: true })),
    subtotal,
    tax: 0,
    total,
    discounts: [discount],
    vehicle: onlyName(p),
    shop: `${p.writer}'s Mobile Mechanic`,
    documentNumber: p.number.slice(1),
  };
};

/** What a mobile mechanic types: whole dollars, parts first, labor in one sum. */
export const note: Layout = (seed) => {
  const p = order(seed, 2);
  const parts = p.jobs
    .flatMap((job) => job.parts)
    .map((part) => ({ ...part, totalPrice: Math.max(100, Math.round(part.totalPrice / 100) * 100) }));
  const labor = Math.round(sumOf(p.jobs.flatMap((job) => job.labor)) / 500) * 500;
  const items = [...parts.map((part) => bare(part)), { ...service("Labor", labor), type: "Labor" as const }];
  const total = sumOf(items);
  const body = `<html><head><meta charset=utf-8></head><body><p>${p.writer} Mobile Auto Repair ${p.phone}</p><p>${car(p)}</p><p>Parts</p>${parts.map((part) => `<p>${part.description} - $${part.totalPrice / 100}</p>`).join("")}<p>Labor - $${labor / 100}</p><p>Total - $${total / 100}</p><p>Half up front, cash or Zelle. Thanks!</p></body></html>`;
  return {
    ...base("mechanic-note", "by-hand", p, body),
    tool: "writer",
    items,
    subtotal: null,
    tax: 0,
    total,
    vehicle: onlyName(p),
    shop: `${p.writer} Mobile Auto Repair`,
    documentNumber: null,
  };
};
