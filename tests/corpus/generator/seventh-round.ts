/** A seventh round, drawn with the sixth before the reader was looked at, and read once at the end of that day. */
import type { Item } from "./papers.ts";
import { it, L, m, R, sheet, total, vin } from "./rounds.ts";

const of = sheet("seventh-round");
const u = (item: Item) => m(item.unitPrice ?? item.totalPrice);
const plain = (cents: number) => (cents / 100).toFixed(2);
/** A page of PostScript from words with their place in points from the upper left corner. */
const postscript = (words: [x: number, y: number, text: string, font?: string, size?: number][], lines: number[][]) =>
  `%!PS\n${words
    .map(
      ([x, y, text, font = "Helvetica", size = 9]) =>
        `/${font} ${size} selectfont (${text.replaceAll(/[()\\]/g, "\\$&")}) ${
          x < 0 ? `dup stringwidth pop ${-x} exch sub ${792 - y} moveto show` : `${x} ${792 - y} moveto show`
        }`,
    )
    .join(
      "\n",
    )}\n${lines.map(([a = 0, b = 0, c = 0, d = 0]) => `0.5 setlinewidth ${a} ${792 - b} moveto ${c} ${792 - d} lineto stroke`).join("\n")}\nshowpage\n`;

const a = [
  it("Catalytic converter, EPA compliant", "Part", 64890, 1, 64890),
  it("Oxygen sensor downstream", "Part", 8945, 1, 8945),
  it("Exhaust labor", "Labor", 30800, 2.2, 14000),
  it("Weld repair flange", "Labor", 7000, 0.5, 14000),
];
/** An exhaust shop's own program, written in PostScript, the amount before the description. */
export const muffler = of({
  layout: "postscript-count-code-words",
  tool: "postscript",
  shop: "Thunder Road Muffler",
  number: "M5512",
  vehicle: { year: 2011, make: "Hyundai", model: "Sonata GLS", mileage: 120455 },
  items: [...a, it("Gases & rods", "Fee", 950)],
  subtotal: total(a) + 950,
  tax: 5169,
  total: total(a) + 950 + 5169,
  body: postscript(
    [
      [60, 60, "Thunder Road Muffler", "Times-Bold", 20],
      [60, 78, "3310 Lincoln Hwy, Toledo OH 43615   419-555-0190"],
      [-550, 60, "Ticket M5512", "Helvetica-Bold", 12],
      [-550, 78, "07/08/2026"],
      [60, 110, "2011 Hyundai Sonata GLS"],
      [260, 110, "Odometer 120,455"],
      [60, 140, "How many", "Helvetica-Bold"],
      [120, 140, "What we do", "Helvetica-Bold"],
      [-460, 140, "One costs", "Helvetica-Bold"],
      [-550, 140, "Costs", "Helvetica-Bold"],
      ...a.flatMap((i, at): [number, number, string][] => [
        [75, 160 + at * 16, String(i.quantity)],
        [120, 160 + at * 16, i.description],
        [-460, 160 + at * 16, u(i)],
        [-550, 160 + at * 16, m(i.totalPrice)],
      ]),
      [120, 230, "Gases & rods"],
      [-550, 230, "9.50"],
      [-460, 256, "Together"],
      [-550, 256, m(total(a) + 950)],
      [-460, 272, "County and state tax, goods only"],
      [-550, 272, "51.69"],
      [-460, 292, "To pay", "Helvetica-Bold", 12],
      [-550, 292, `$${m(total(a) + 950 + 5169)}`, "Helvetica-Bold", 12],
      [60, 330, "Old converter stays with us. Lifetime warranty on mufflers costs 39.00 extra, ask us."],
    ],
    [
      [60, 145, 550, 145],
      [400, 242, 550, 242],
    ],
  ),
});

const b = [
  it("Front struts, loaded", "Part", 38600, 2, 19300),
  it("Strut R&R both sides", "Labor", 33000, 2.75, 12000),
  it("Alignment, thrust angle", "Labor", 8900, 1, 8900),
];
const rtf = (lines: string[]) =>
  `{\\rtf1\\ansi{\\fonttbl{\\f0 Liberation Serif;}{\\f1 Liberation Mono;}}\\f0\\fs22 ${lines.join("\\par\n")}\\par}`;
/** Word's letter with tabs: a line is amount after a tab, hours in brackets. */
export const word = of({
  layout: "word-tabs-brackets",
  tool: "rtf",
  shop: "Maple Street Motors",
  number: "P-640",
  vehicle: { year: 2012, make: "Mazda", model: "Mazda5" },
  items: b,
  discounts: [4025],
  subtotal: total(b),
  tax: 2702,
  total: total(b) - 4025 + 2702,
  body: rtf([
    "{\\b\\fs32 Maple Street Motors}",
    "9 Maple Street, Keene NH, phone 603-555-0123",
    "",
    "Proposal P-640 for Ms. Adler, 2012 Mazda Mazda5",
    "",
    "\\tqr\\tx9000 {\\b Proposed work\\tab Amount}",
    ...b.map((i) => `${i.description} (${i.quantity} at ${u(i)})\\tab ${m(i.totalPrice)}`),
    "",
    `Sum\\tab ${m(total(b))}`,
    "5% for returning customers\\tab -40.25",
    "Road and bridge levy\\tab 27.02",
    `{\\b You would pay\\tab ${m(total(b) - 4025 + 2702)}}`,
    "",
    "Please answer before September 30. Without the alignment the tires, 640.00 a set, will wear.",
  ]),
});

const c = [
  it("BRAKE JOB FRT", "Labor", 14900),
  it("PADS CERAMIC", "Part", 6999, 1, 6999),
  it("ROTORS", "Part", 11998, 2, 5999),
  it("BRAKE CLNR", "Part", 599, 1, 599),
];
/** A thermal slip 80 mm wide with two columns of signs and the sum in big letters. */
export const thermal = of({
  layout: "thermal-80mm",
  tool: "chromium",
  shop: "AUTO EXPRESS BRAKES",
  number: "004471",
  vehicle: { year: 2010, make: "TOYOTA", model: "COROLLA" },
  items: c,
  subtotal: total(c),
  tax: 1617,
  total: total(c) + 1617,
  body: `<meta charset=utf-8><style>@page{size:80mm 170mm;margin:3mm}body{font:11px 'Liberation Mono';margin:0}</style><pre>      AUTO EXPRESS BRAKES
   E 5TH ST 1190, YUMA AZ 85365
      TEL 928-555-0148
REC# 004471    07/11/26 14:20
CAR 2010 TOYOTA COROLLA  5SPD
================================
${c.map((i) => `${L(i.quantity && i.quantity > 1 ? `${i.quantity}x ${i.description} ${u(i)}` : i.description, 23)}${R(m(i.totalPrice), 9)}`).join("\n")}
================================
${L("NET SALE", 23)}${R(m(total(c)), 9)}
${L("AZ+YUMA TX 8.25%", 23)}${R("16.17", 9)}
<b style="font-size:15px">${L("AMT DUE", 14)}${R(`$${m(total(c) + 1617)}`, 9)}</b>
${L("CASH", 23)}${R("440.00", 9)}
${L("CHG", 23)}${R(m(44000 - total(c) - 1617), 9)}
   WARRANTY 12 MO 12000 MI</pre>`,
});

const d = [
  it("Hood assembly", "Part", 52310, 1, 52310),
  it("Hood hinge RT", "Part", 4185, 1, 4185),
  it("Hood - body time", "Labor", 8580, 1.3, 6600),
  it("Hood - paint time", "Labor", 18480, 2.8, 6600),
  it("Clear coat - paint time", "Labor", 6600, 1, 6600),
  it("Materials", "Part", 15960, 3.8, 4200),
];
/** An insurer's estimate set by LaTeX: the hours stand at their part, the money in a recapitulation. */
export const insurer = of({
  layout: "insurer-money-per-row",
  tool: "latex",
  shop: "Lone Star Body Works",
  number: null,
  kind: "insurance",
  vehicle: { year: 2018, make: "Nissan", model: "Sentra SV", vin: vin("3N1AB7AP0JY225518"), mileage: 66120 },
  items: d,
  subtotal: total(d),
  tax: 4661,
  total: total(d) + 4661,
  body: `\\documentclass[10pt]{article}\\usepackage[margin=.8in]{geometry}\\pagestyle{empty}\\begin{document}\\sffamily
\\noindent\\textbf{Plains Casualty Company}\\hfill Estimate of record\\\\Claim 77-31180-C\\hfill Adjuster: M. Voss\\\\
Shop: Lone Star Body Works, Lubbock TX\\\\
2018 Nissan Sentra SV, VIN ${vin("3N1AB7AP0JY225518")}, 66,120 miles\\bigskip

\\noindent\\begin{tabular}{|r|l|l|r|r|r|}\\hline
\\# & Action & Item & Units & Per unit & Value\\\\\\hline
${d.map((i, at) => `${at + 1} & ${["Repl", "Repl", "Repl", "Refn", "Refn", "Add"][at]} & ${i.description} & ${i.quantity?.toFixed(1)} & ${u(i)} & ${m(i.totalPrice)}\\\\`).join("\n")}\\hline
\\end{tabular}\\bigskip

\\noindent\\begin{tabular}{lr}
Parts & 564.95\\\\ Body labor & 85.80\\\\ Paint labor & 250.80\\\\ Paint materials & 159.60\\\\
Value before tax & ${m(total(d))}\\\\ Texas tax 8.25\\% of parts & 46.61\\\\\\hline
Cost of repair & ${m(total(d) + 4661)}\\\\ Deductible & $-$500.00\\\\ Plains Casualty pays & ${m(total(d) + 4661 - 50000)}\\\\
\\end{tabular}
\\end{document}
`,
});

const e = [
  it("Fuel pump module", "Part", 29800),
  it("Drop tank and install", "Labor", 27000),
  it("Fuel filter", "Part", 2600),
  it("Shop charge", "Fee", 1200),
];
/** A mail on a dark phone, a list with dashes before the amounts and a question after it. */
export const darkMail = of({
  layout: "dark-mail-on-phone",
  tool: "screenshot",
  shop: "Hank's Garage",
  number: null,
  kind: "message",
  vehicle: { year: 2006, make: "Chevrolet", model: "Silverado" },
  items: e,
  subtotal: null,
  tax: 2268,
  total: total(e) + 2268,
  body: `<meta charset=utf-8><body style="background:#111;color:#eee;font:16px 'Liberation Sans';margin:14px"><div style="color:#8ab4f8">‹ Inbox</div><h3>Estimate for your truck</h3><div style="color:#aaa;font-size:13px">Hank's Garage &lt;hank@example.com&gt;<br>to me, Jun 30</div><p>Good morning, here is what your 2006 Chevrolet Silverado needs:</p><p>${e.map((i) => `${i.description} $${plain(i.totalPrice)}`).join("<br>")}<br>Tax $22.68<br><b>Comes to $${plain(total(e) + 2268)}</b></p><p>I could do a used pump for about $140 less, no warranty. Want me to go ahead?</p><p>Hank<br>(270) 555-0139</p>`,
});
