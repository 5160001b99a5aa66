/** The fifth round's people: messages, mails, notes and screens, written before the reader was looked at. */
import { it, m, sheet, total } from "./rounds.ts";

const of = sheet("fifth-round");
const bubble = (colors: string) =>
  `<meta charset=utf-8><style>body{margin:0;width:390px;font:16px 'DejaVu Sans',Arial;${colors}}.m{background:#26282c;color:#eee;border-radius:16px;padding:10px 13px;margin:7px 50px 7px 10px;line-height:1.35}.y{background:#1976d2;color:#fff;margin:7px 10px 7px 110px;border-radius:16px;padding:10px 13px}.d{color:#888;text-align:center;font-size:12px;padding:8px}</style>`;

const a1 = [
  it("Water pump", "Part", 18500),
  it("Thermostat", "Part", 4500),
  it("Coolant", "Part", 4000),
  it("Labor", "Labor", 45000),
];
/** A dark thread, one sum a bubble. */
export const dark = of({
  layout: "dark-thread-one-a-bubble",
  tool: "screenshot",
  kind: "message",
  shop: "Ray",
  number: null,
  vehicle: { year: 2010, make: "BMW", model: "535i" },
  items: a1,
  subtotal: null,
  tax: 0,
  total: total(a1),
  body: `${bubble("background:#111")}<div class=d>Ray (mechanic) &middot; 4:17 PM</div><div class=m>ok so on the 2010 BMW 535i</div><div class=m>Water pump 185</div><div class=m>Thermostat 45</div><div class=m>Coolant 40</div><div class=m>Labor 450</div><div class=m>Total 720 and I can start tmrw at 9</div><div class=y>sounds good see you at 9</div>`,
});

const b1 = [
  it("Struts", "Part", 42000, 2, 21000),
  it("strut mounts", "Part", 9000, 2, 4500),
  it("labor", "Labor", 32000),
  it("alignment", "Service", 10000),
];
/** A message in one breath. */
export const breath = of({
  layout: "message-one-breath",
  tool: "screenshot",
  kind: "message",
  shop: "Tony's Auto",
  number: null,
  vehicle: { year: 2016, make: "Nissan", model: "Altima" },
  items: b1,
  subtotal: null,
  tax: 0,
  total: total(b1),
  body: `${bubble("background:#fff")}<div class=d>Tony's Auto<br>Today 1:26 PM</div><div class=m style="background:#e9e9eb;color:#000">Hi its Tony. For the 2016 Nissan Altima: struts are 210 each so 420 for the pair, strut mounts 45 each (90), labor 320 and alignment 100. $930 all in, no tax if you pay cash. Lmk</div><div class=y>Can I bring it Monday?</div>`,
});

const c1 = [
  it("Starter parts", "Part", 24600),
  it("Starter labor", "Labor", 16800),
  it("Battery cables parts", "Part", 5800),
  it("Battery cables labor", "Labor", 4200),
];
/** A letter by mail: parts and labor in a list of sentences. */
export const parenthesis = of({
  layout: "mail-parts-labor-in-brackets",
  tool: "writer",
  kind: "message",
  shop: "Kessler Auto Repair",
  number: null,
  vehicle: { year: 2013, make: "Kia", model: "Soul" },
  items: c1,
  subtotal: total(c1),
  tax: 2128,
  total: total(c1) + 2128,
  body: `<meta charset=utf-8><p>From: Anita (Kessler Auto Repair)<br>Sent: Thursday, January 8, 2026 11:48 AM<br>To: j.moreau@example.com<br>Subject: estimate for your Soul</p><p>Hello Jules,</p><p>as promised, the estimate for your 2013 Kia Soul:</p><ul><li>Starter: $246.00 parts, $168.00 labor</li><li>Battery cables: $58.00 parts, $42.00 labor</li></ul><p>Subtotal $${m(total(c1))}, sales tax $21.28, total $${m(total(c1) + 2128)}.</p><p>It should take about 4 hours. Our shop is open until 5:30. A rental car is $45 per day if you need one.</p><p>Anita</p>`,
});

const d1 = [
  it("Replace timing cover seal", "Labor", 48000),
  it("Seal kit", "Part", 7350),
  it("Harmonic balancer", "Part", 13675),
  it("Oil change with it", "Service", 6900),
];
/** A reply with the question under it; numbers before each work. */
export const numbered = of({
  layout: "mail-numbered-works",
  tool: "line printer",
  kind: "message",
  shop: "Westgate Automotive",
  number: null,
  vehicle: { year: 2012, make: "GMC", model: "Acadia" },
  items: d1,
  subtotal: null,
  tax: 1681,
  total: total(d1) + 1681,
  body: `To: Pam Ochoa
From: service@example.com
Subject: Estimate - 2012 GMC Acadia

Pam,

We had a look at the oil leak. You need:

1. Replace timing cover seal - $480.00
2. Seal kit - $73.50
3. Harmonic balancer - $136.75
4. Oil change with it - $69.00

Tax $16.81
Total estimate $${m(total(d1) + 1681)}

If we find the oil pan leaking too, that is another $310, we'd call you first.

Westgate Automotive, 1450 W 8th, (303) 555-0147`,
});

const e1 = [
  it("Brake caliper, RR reman", "Part", 12850, 1, 12850),
  it("Core deposit, caliper", "Fee", 4500, 1, 4500),
  it("Brake hose", "Part", 2895, 1, 2895),
  it("Replace caliper, bleed brakes", "Labor", 21600, 1.6, 13500),
];
/** A bubble a line in a shop's web portal. */
export const portal = of({
  layout: "portal-screen-parts-labor",
  tool: "screenshot",
  shop: "Foothill Auto Lab",
  number: "11873",
  vehicle: { year: 2014, make: "Mazda", model: "Mazda3", mileage: 97110 },
  items: e1,
  subtotal: total(e1),
  tax: 1671,
  total: total(e1) + 1671,
  body: `<meta charset=utf-8><style>body{margin:0;width:390px;font:14px 'Liberation Sans';background:#fff;color:#222}.w{display:flex;justify-content:space-between;padding:6px 14px}.g{color:#888;font-size:12px}h4{margin:12px 14px 2px;color:#0a5}</style><div style="padding:14px;border-bottom:1px solid #ddd"><b>Foothill Auto Lab</b><div class=g>Estimate 11873 &middot; Ready for your approval</div>2014 Mazda Mazda3<div class=g>97,110 mi</div></div><h4>Parts</h4>${e1
    .slice(0, 3)
    .map(
      (i) =>
        `<div class=w><div>${i.description}<div class=g>${i.quantity} @ $${m(i.unitPrice ?? 0)}</div></div><b>$${m(i.totalPrice)}</b></div>`,
    )
    .join(
      "",
    )}<h4>Labor</h4><div class=w><div>Replace caliper, bleed brakes<div class=g>1.6 hr @ $135.00</div></div><b>$216.00</b></div><div style="border-top:1px solid #ddd;margin-top:10px"><div class=w><span>Subtotal</span><span>$${m(total(e1))}</span></div><div class=w><span>Taxes</span><span>$16.71</span></div><div class=w><b>Estimate total</b><b>$${m(total(e1) + 1671)}</b></div></div><div style="background:#0a5;color:#fff;text-align:center;padding:14px;margin:14px">Approve $${m(total(e1) + 1671)}</div>`,
});

const f1 = [
  it("TUNE UP 6 CYL", "Service", 24900),
  it("SPARK PLUG IRIDIUM", "Part", 9540, 6, 1590),
  it("PCV VALVE", "Part", 1125),
  it("THROTTLE SVC", "Service", 8995),
];
/** A till's receipt, quantity under the name, tax letters behind the amounts. */
export const till = of({
  layout: "till-tax-letters",
  tool: "line printer",
  shop: "VALLEY TUNE & BRAKE",
  number: "44-0912",
  vehicle: { year: 2008, make: "Toyota", model: "Highlander", mileage: 151220 },
  items: f1,
  subtotal: total(f1),
  tax: 907,
  total: total(f1) + 907,
  body: `         VALLEY TUNE & BRAKE
     290 N Main St Logan UT 84321
          435-555-0138
INV 44-0912     09/09/26 15:22 REG 1
08 TOYOTA HIGHLANDER   MI 151220
=====================================
TUNE UP 6 CYL                249.00 N
SPARK PLUG IRIDIUM
   6 @ 15.90                  95.40 T
PCV VALVE                     11.25 T
THROTTLE SVC                  89.95 N
=====================================
SUBTOTAL                     ${m(total(f1))}
TAX 8.5% ON 106.65             9.07
TOTAL                        ${m(total(f1) + 907)}
DEBIT ************2209       ${m(total(f1) + 907)}
ITEMS SOLD 9
=====================================`,
});

const g1 = [
  it("Rear differential fluid", "Part", 4380, 3, 1460),
  it("Transfer case fluid", "Part", 3270, 2, 1635),
  it("Drain and fill differential", "Labor", 8700, 0.6, 14500),
  it("Drain and fill transfer case", "Labor", 7250, 0.5, 14500),
];
/** A typesetter's invoice without rules, wide columns, amounts with the dollar sign apart. */
export const wide = of({
  layout: "typesetter-wide-dollar-apart",
  tool: "latex",
  shop: "Ironwood Four Wheel",
  number: "I-3320",
  vehicle: { year: 2017, make: "Toyota", model: "Tacoma", mileage: 66540 },
  items: g1,
  subtotal: total(g1),
  tax: 604,
  total: total(g1) + 604 - 1000,
  discounts: [1000],
  body: `\\documentclass[10pt]{article}\\usepackage[margin=2cm]{geometry}\\begin{document}\\pagestyle{empty}\\sffamily\\noindent\\textbf{IRONWOOD FOUR WHEEL}\\\\Prescott, Arizona\\\\[6pt]Invoice I-3320, September 2, 2026\\\\2017 Toyota Tacoma, 66540 miles\\\\[14pt]\\begin{tabular*}{\\textwidth}{@{\\extracolsep{\\fill}}lccr@{}}Work & Number & Price & Total\\\\[4pt]${g1.map((i) => `${i.description} & ${i.quantity}${i.type === "Labor" ? " hr" : " qt"} & \\$ ${m(i.unitPrice ?? 0)} & \\$ ${m(i.totalPrice)}\\\\`).join("")}[4pt] & & Goods and work & \\$ ${m(total(g1))}\\\\ & & Veteran's courtesy & --\\$ 10.00\\\\ & & Tax & \\$ 6.04\\\\ & & Total & \\$ ${m(total(g1) + 604 - 1000)}\\end{tabular*}\\end{document}`,
});
