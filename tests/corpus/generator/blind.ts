/**
 * `node tests/corpus/generator/blind.ts OUT`: a further author of quotes, in layouts that no other set has: what a paper holds besides
 * its lines (page feet, estimate numbers, taxes by line, options, supplements) stands in the way on purpose. Printed by Chromium and groff.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

type Item = {
  description: string;
  type: string;
  quantity: number | null;
  unitPrice: number | null;
  totalPrice: number;
};
type Paper = {
  body: string;
  items: Item[];
  kind: string;
  subtotal: number | null;
  tax: number;
  total: number;
  discounts?: number[];
  tool?: "groff";
};

let seed = 1;
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const between = (from: number, to: number) => Math.round(from + random() * (to - from));
const usd = (cents: number) => (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
const sum = (items: Item[]) => items.reduce((all, item) => all + item.totalPrice, 0);

const PARTS = [
  "Wheel hub assembly, RF",
  "Cabin air filter",
  "Ignition coil",
  "Radiator, OE",
  "Upper radiator hose",
  "Ball joint kit, lower",
  "Brake caliper, reman",
  "Rear shock absorber",
  "Serpentine belt",
  "Camshaft position sensor",
  "Purge valve",
  "Battery, group 35",
  "Motor mount, front",
  "Valve cover gasket set",
  "EGR valve",
  "Blower motor resistor",
  "Fuel filter",
  "Tie rod end, outer",
];
const WORK = [
  "Diagnose no-start condition",
  "Replace hub bearing",
  "Flush cooling system",
  "R&R valve cover and reseal",
  "Four-wheel alignment",
  "Replace lower ball joints",
  "Evacuate and recharge A/C",
  "Program sensor",
  "Replace both rear shocks",
  "Clean throttle body",
];
const SHOPS = [
  "Cedar Hill Garage",
  "Miller & Sons Auto",
  "Precision Motor Works",
  "Eastgate Car Care",
  "Twin Rivers Automotive",
];
const CARS = [
  [2016, "Honda", "Accord EX", "1HGCR2F81GA012345"],
  [2019, "Ford", "Escape SE", "1FMCU0GD9KUA12345"],
  [2012, "Toyota", "Prius", "JTDKN3DU8C5412345"],
  [2020, "Subaru", "Forester", "JF2SKAUC4LH412345"],
] as const;

function parts(count: number): Item[] {
  return Array.from({ length: count }, () => {
    const [quantity, unitPrice] = [pick([1, 1, 1, 2, 2, 4]), between(600, 38_000)];
    return { description: pick(PARTS), type: "Part", quantity, unitPrice, totalPrice: quantity * unitPrice };
  });
}
function labor(count: number): Item[] {
  const rate = pick([11_500, 13_900, 14_850, 16_500]);
  return Array.from({ length: count }, () => {
    const quantity = between(3, 45) / 10;
    return {
      description: pick(WORK),
      type: "Labor",
      quantity,
      unitPrice: rate,
      totalPrice: Math.round(quantity * rate),
    };
  });
}

const CSS =
  "<style>body{font:10.5pt Arial;margin:28px}table{width:100%;border-collapse:collapse}td,th{padding:3px 5px;text-align:left;vertical-align:top}.r{text-align:right}.s{width:45%;margin-left:55%}footer{margin-top:50px;font-size:8pt;color:#666}</style>";
const row = (...cells: (string | number)[]) =>
  `<tr>${cells.map((cell, at) => `<td${at > 0 && /^[$\d.,-]+$/.test(String(cell)) ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`;
const table = (head: string[], rows: string) =>
  `<table><tr>${head.map((each) => `<th>${each}</th>`).join("")}</tr>${rows}</table>`;
const sums = (rows: [string, string][]) =>
  `<table class=s>${rows.map(([label, amount]) => row(label, amount)).join("")}</table>`;

type Head = { shop: string; number: string; car: (typeof CARS)[number]; miles: number };
const top = ({ shop, number, car, miles }: Head) =>
  `<h2>${shop}</h2><p>${between(100, 9_999)} Harbor Blvd, Tacoma, WA 98402 · (253) 555-0${between(100, 199)}</p><p>Estimate # ${number} &nbsp; Date: 0${between(1, 9)}/1${between(0, 9)}/2026</p><p>${car[0]} ${car[1]} ${car[2]} &nbsp; VIN ${car[3]} &nbsp; Mileage: ${miles.toLocaleString("en-US")}</p>`;
const foot = (text: string) => `<footer>${text}</footer>`;
const taxed = (items: Item[], rate = 0.089) => {
  const subtotal = sum(items);
  const tax = Math.round(
    items.filter((item) => item.type === "Part").reduce((all, item) => all + item.totalPrice, 0) * rate,
  );
  return { items, subtotal, tax, total: subtotal + tax, kind: "quote" };
};
const closing = (paper: { subtotal: number; tax: number; total: number }): [string, string][] => [
  ["Subtotal", usd(paper.subtotal)],
  ["Sales tax 8.9%", usd(paper.tax)],
  ["Total estimate", `$${usd(paper.total)}`],
];

const LAYOUTS: Record<string, (head: Head) => Paper> = {
  "page-foot": (head) => {
    const paper = taxed([...parts(between(3, 6)), ...labor(between(2, 4))]);
    const rows = paper.items
      .map((item) => row(item.description, item.quantity ?? "", usd(item.unitPrice ?? 0), usd(item.totalPrice)))
      .join("");
    return {
      ...paper,
      body:
        top(head) +
        table(["Description", "Qty/Hrs", "Price", "Extended"], rows) +
        sums(closing(paper)) +
        foot(
          `Page 9 &nbsp;&nbsp; 3,111.65 &nbsp;&nbsp; Estimate 30538.42 &nbsp;&nbsp; ${head.number} &nbsp;&nbsp; Printed 11/21/2026 14:22.07`,
        ),
    };
  },
  "tax-by-line": (head) => {
    const paper = taxed(parts(between(3, 7)), 0.0625);
    let taxes = 0;
    const rows = paper.items.map((item, at) => {
      const own = at === paper.items.length - 1 ? paper.tax - taxes : Math.round(item.totalPrice * 0.0625);
      taxes += own;
      return row(
        item.description,
        item.quantity ?? "",
        usd(item.unitPrice ?? 0),
        usd(item.totalPrice),
        usd(own),
        usd(item.totalPrice + own),
      );
    });
    return {
      ...paper,
      body:
        top(head) +
        table(["Item", "Qty", "Each", "Net", "Tax", "With tax"], rows.join("")) +
        sums([
          ["Net", usd(paper.subtotal)],
          ["Tax", usd(paper.tax)],
          ["Total due", usd(paper.total)],
        ]),
    };
  },
  "two-prices": (head) => {
    const paper = taxed([...parts(between(3, 5)), ...labor(2)]);
    const rows = paper.items
      .map((item) => row(usd(Math.round(item.totalPrice * 1.25)), item.description, usd(item.totalPrice)))
      .join("");
    const items = paper.items.map((item) => ({ ...item, quantity: null, unitPrice: null }));
    return {
      ...paper,
      items,
      body:
        top(head) +
        table(["Dealer price", "What we do", "Your price"], rows) +
        sums(closing(paper)) +
        foot(`You save ${usd(Math.round(paper.subtotal * 0.25))} against the dealer`),
    };
  },
  "labor-rows": (head) => {
    const [some, work] = [parts(between(2, 5)), labor(between(2, 4))];
    const paper = taxed([...work, ...some]);
    const lines = [
      ...work.map((item) =>
        row("LBR", item.description, `${item.quantity} hr`, `@ ${usd(item.unitPrice ?? 0)}/hr`, usd(item.totalPrice)),
      ),
      ...some.map((item) =>
        row("PRT", item.description, `${item.quantity} ea`, `@ ${usd(item.unitPrice ?? 0)}`, usd(item.totalPrice)),
      ),
    ].join("");
    return {
      ...paper,
      body:
        top(head) +
        table(["Type", "Detail", "Units", "Rate", "Charge"], lines) +
        sums([["Labor", usd(sum(work))], ["Parts", usd(sum(some))], ...closing(paper)]),
    };
  },
  "declined-part": (head) => {
    const paper = taxed([...parts(between(3, 5)), ...labor(2)]);
    const other = [...parts(2), ...labor(1)];
    const rows = (items: Item[]) =>
      items
        .map((item) => row(item.description, item.quantity ?? "", usd(item.unitPrice ?? 0), usd(item.totalPrice)))
        .join("");
    const head4 = ["Service", "Qty", "Rate", "Amount"];
    return {
      ...paper,
      body: `${top(head)}<h3>Approved work</h3>${table(head4, rows(paper.items))}${sums(closing(paper))}<h3>Declined by customer</h3>${table(head4, rows(other))}${sums([["Declined total", usd(sum(other))]])}`,
    };
  },
  "fees-and-coupon": (head) => {
    const fees: Item[] = [
      { description: "Shop supplies", type: "Fee", quantity: null, unitPrice: null, totalPrice: between(900, 3_500) },
      { description: "Hazmat disposal", type: "Fee", quantity: null, unitPrice: null, totalPrice: 495 },
    ];
    const base = taxed([...parts(between(2, 5)), ...labor(between(1, 3))]);
    const off = between(10, 50) * 100;
    const items = [...base.items, ...fees];
    const total = sum(items) - off + base.tax;
    const rows = base.items
      .map((item, at) =>
        row(at + 1, item.description, item.quantity ?? "", usd(item.unitPrice ?? 0), usd(item.totalPrice)),
      )
      .join("");
    return {
      ...base,
      items,
      subtotal: sum(base.items),
      total,
      discounts: [off],
      body:
        top(head) +
        table(["#", "Description", "Qty", "Unit", "Amount"], rows) +
        sums([
          ["Subtotal", usd(sum(base.items))],
          ["Shop supplies", usd(fees[0]?.totalPrice ?? 0)],
          ["Hazmat disposal", "4.95"],
          ["Coupon", `-${usd(off)}`],
          ["Sales tax", usd(base.tax)],
          ["Total", usd(total)],
        ]),
    };
  },
  "groff-ruled": (head) => {
    const paper = taxed([...labor(between(2, 4)), ...parts(between(3, 6))]);
    const rows = paper.items
      .map((item) => `${item.description}\t${item.quantity}\t${usd(item.unitPrice ?? 0)}\t${usd(item.totalPrice)}`)
      .join("\n");
    const body = `.ll 6.8i\n.nf\n.ft B\n${head.shop}\n.ft R\nQuotation No. ${head.number}   03/18/2026\n${head.car[0]} ${head.car[1]} ${head.car[2]}   VIN ${head.car[3]}\nOdometer: ${head.miles}\n.sp\n.TS\ntab(\t) box;\nlB rB rB rB\nl r r r.\nOperation / part\tUnits\tUnit price\tLine total\n${rows}\n_\nSubtotal\t\t\t${usd(paper.subtotal)}\nTax\t\t\t${usd(paper.tax)}\nTOTAL\t\t\t${usd(paper.total)}\n.TE\n`;
    return { ...paper, body, tool: "groff" };
  },
  options: (head) => {
    const [a = 0, b = 0, c = 0] = [between(20_000, 40_000), between(45_000, 60_000), between(70_000, 99_000)];
    const rows = [
      row("Brake pads", usd(a), usd(b), usd(c)),
      row("Warranty", "12 mo", "24 mo", "Lifetime"),
      row("Installed price", `$${usd(a + 9_900)}`, `$${usd(b + 9_900)}`, `$${usd(c + 9_900)}`),
    ].join("");
    return {
      kind: "options",
      items: [],
      subtotal: null,
      tax: 0,
      total: 0,
      body: `${top(head)}<h3>Choose your brake service</h3>${table(["", "Good", "Better", "Best"], rows)}`,
    };
  },
  menu: (head) => ({
    kind: "menu",
    items: [],
    subtotal: null,
    tax: 0,
    total: 0,
    body: `<h1>${head.shop}</h1><h2>Service Menu</h2>${table(
      ["Service", "Most cars"],
      [...WORK, ...PARTS]
        .slice(0, 14)
        .map((name) => row(name, `from $${between(29, 400)}.95`))
        .join(""),
    )}<p>Prices subject to change.</p>`,
  }),
  euros: () => {
    const items = [...parts(4), ...labor(2)];
    const eur = (cents: number) => `${(cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2 })} €`;
    const rows = items
      .map((item) => row(item.description, item.quantity ?? "", eur(item.unitPrice ?? 0), eur(item.totalPrice)))
      .join("");
    return {
      kind: "foreign",
      items: [],
      subtotal: null,
      tax: 0,
      total: 0,
      body: `<h2>Autohaus Lindner GmbH</h2><p>Kostenvoranschlag Nr. 2026-${between(100, 999)}</p>${table(["Bezeichnung", "Menge", "Einzelpreis", "Gesamt"], rows)}${sums(
        [
          ["Netto", eur(sum(items))],
          ["MwSt 19 %", eur(Math.round(sum(items) * 0.19))],
          ["Brutto", eur(Math.round(sum(items) * 1.19))],
        ],
      )}`,
    };
  },
  pounds: () => {
    const items = parts(3);
    const vat = items.map((item) => Math.round(item.totalPrice * 0.2));
    const rows = items
      .map((item, at) =>
        row(item.description, item.quantity ?? "", `£${usd(item.totalPrice)}`, `£${usd(vat[at] ?? 0)}`),
      )
      .join("");
    return {
      kind: "foreign",
      items: [],
      subtotal: null,
      tax: 0,
      total: 0,
      body: `<h2>Northgate Garage Ltd</h2><p>Quotation 8812 · VAT Reg 123 4567 89</p>${table(["Description", "Qty", "Net", "VAT 20%"], rows)}${sums(
        [
          ["Net", `£${usd(sum(items))}`],
          ["VAT", `£${usd(vat.reduce((a, b) => a + b, 0))}`],
          ["Total", `£${usd(sum(items) + vat.reduce((a, b) => a + b, 0))}`],
        ],
      )}`,
    };
  },
  insurer: (head) => {
    const work = [
      "Repl Bumper cover",
      "R&I Headlamp assy LT",
      "Rpr Fender LT",
      "Refinish Bumper cover",
      "Blend Door shell LT",
      "Overlap Major Adj. Panel",
    ];
    const items: Item[] = work.slice(0, 5).map((description) => ({
      description,
      type: "Part",
      quantity: 1,
      unitPrice: null,
      totalPrice: between(4_000, 60_000),
    }));
    const hours = between(40, 120) / 10;
    const bodyLabor = Math.round(hours * 5_800);
    const all: Item[] = [
      ...items,
      { description: "Body Labor", type: "Labor", quantity: hours, unitPrice: 5_800, totalPrice: bodyLabor },
    ];
    const tax = Math.round(sum(items) * 0.08);
    const rows = items
      .map((item, at) =>
        row(
          at + 1,
          at % 2 ? "" : "*",
          item.description,
          "1",
          usd(item.totalPrice),
          between(3, 30) / 10,
          between(0, 25) / 10,
        ),
      )
      .join("");
    return {
      kind: "insurance",
      items: all,
      subtotal: sum(all),
      tax,
      total: sum(all) + tax,
      body: `<h3>Preliminary Estimate — Supplement of Record 1</h3><p>Insured: J. Doe · Claim #: 77-${between(10_000, 99_999)} · Date of Loss: 03/02/2026 · Deductible: 500.00</p><p>${head.car[0]} ${head.car[1]} ${head.car[2]} VIN: ${head.car[3]}</p>${table(["Line", "Oper", "Description", "Qty", "Extended Price $", "Labor", "Paint"], rows)}${sums(
        [
          ["Parts", usd(sum(items))],
          [`Body Labor ${hours} hrs @ $58.00/hr`, usd(bodyLabor)],
          ["Subtotal", usd(sum(all))],
          ["Sales Tax", usd(tax)],
          ["Grand Total", usd(sum(all) + tax)],
          ["Deductible", "500.00"],
          ["Net Cost of Repairs", usd(sum(all) + tax - 50_000)],
        ],
      )}${foot("3/4/2026 2:11:05 PM &nbsp; 311165 &nbsp; Page 9")}`,
    };
  },
  mail: (head) => {
    const items = [...parts(2), ...labor(1)].map((item) => ({ ...item, quantity: null, unitPrice: null }));
    return {
      kind: "message",
      items,
      subtotal: null,
      tax: 0,
      total: sum(items),
      body: `<p>From: service@example.test<br>To: Pat<br>Subject: your ${head.car[1]}<br>Sent: Tuesday 8:14 AM</p><p>Hi Pat, here is what we found. ${items.map((item) => `${item.description} is $${usd(item.totalPrice)}`).join(", ")}. All together that comes to $${usd(sum(items))} out the door. Call me at 253-555-0144.</p>`,
    };
  },
};

const out = process.argv[2] ?? "tests/corpus/blind";
const each = Number(process.argv[3] ?? 5);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [layout, draw] of Object.entries(LAYOUTS)) {
  for (let number = 1; number <= each; number++) {
    seed = [...layout].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 4_294_967_296, number * 7_919);
    const car = pick(CARS);
    const head = { shop: pick(SHOPS), number: `E${between(10_000, 99_999)}`, car, miles: between(20_000, 160_000) };
    const { body, tool, ...paper } = draw(head);
    const name = `${layout}-${number}`;
    const file = path.join(out, `${name}.pdf`);
    if (tool === "groff") writeFileSync(file, execFileSync("groff", ["-t", "-Tpdf", "-"], { input: body }));
    else {
      await page.setContent(CSS + body);
      await page.pdf({ path: file, format: "Letter" });
    }
    const isOurs = paper.kind === "quote" || paper.kind === "insurance";
    const [year, make, model, vin] = car;
    const vehicle = isOurs ? { year, make, model, vin, mileage: paper.kind === "quote" ? head.miles : null } : {};
    const label = {
      file: `${name}.pdf`,
      layout,
      hardships: [],
      generator: tool ?? "chromium",
      author: "blind",
      ...paper,
      discounts: paper.discounts ?? [],
      header: { shop: head.shop, documentNumber: head.number },
      vehicle,
    };
    writeFileSync(path.join(out, `${name}.json`), `${JSON.stringify(label, null, 1)}\n`);
  }
}
await browser.close();
