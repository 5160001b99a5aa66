/** A fourth round: what well-known shop systems, chains and people print, drawn from memory of theirs and labelled before it was read once. */
import type { Item } from "./papers.ts";
import { css, it, L, m, R, sheet, total, vin } from "./rounds.ts";

const q = (item: Item) => String(item.quantity ?? "");
const u = (item: Item) => m(item.unitPrice ?? 0);
const of = sheet("fourth-round");

const tek = [
  [
    it("Front Brake Pads & Rotors", "Labor", 27000, 1.8, 15000),
    it("Brake Pad Set - Ceramic", "Part", 9475, 1, 9475),
    it("Brake Rotor - Coated", "Part", 15850, 2, 7925),
  ],
  [it("Cabin Air Filter R&R", "Labor", 4500, 0.3, 15000), it("Cabin Air Filter", "Part", 3299, 1, 3299)],
];
const tekAll = tek.flat();
/** Jobs as cards: labor and parts under small heads, a sum a job at its head, a discount within the job. */
export const jobCards = of({
  layout: "job-cards-discount-within",
  tool: "chromium",
  shop: "Canyon Road Automotive",
  number: "104482",
  vehicle: { year: 2018, make: "Mazda", model: "CX-5 Touring", vin: vin("JM3KFBDM0J0371926"), mileage: 74210 },
  items: [...tekAll, it("Shop Supplies", "Fee", 1512), it("Hazardous Waste", "Fee", 350)],
  discounts: [2000],
  subtotal: null,
  tax: 2434,
  total: total(tekAll) + 1512 + 350 - 2000 + 2434,
  body: `${css(".h{background:#1d3557;color:#fff}.s{color:#777;font-size:10px;text-transform:uppercase}.t{width:260px;margin-left:auto}")}<table><tr><td><h2>Canyon Road Automotive</h2>2210 Canyon Rd, Santa Fe, NM 87501<br>(505) 555-0144<td class=n><h2>ESTIMATE</h2>RO #104482<br>Created: Mar 4, 2026 9:12 AM<br>Service Advisor: Bea</table><p><b>Terry Oakes</b> &nbsp; (505) 555-0190<br><b>2018 Mazda CX-5</b> Touring 2.5L &nbsp; VIN: ${vin("JM3KFBDM0J0371926")} &nbsp; Plate: NM 418-TRB &nbsp; Mileage In: 74,210</p>${tek
    .map(
      (job, at) =>
        `<table><tr class=h><th>${at === 0 ? "Front brake service" : "Cabin filter"}<th class=n>Job Total: $${m(total(job) - (at === 0 ? 2000 : 0))}</tr></table><table><tr class=s><td>Labor<td>Hours<td class=n>Rate<td class=n>Total</tr>${job
          .filter((i) => i.type === "Labor")
          .map((i) => `<tr><td>${i.description}<td>${q(i)}<td class=n>$${u(i)}<td class=n>$${m(i.totalPrice)}</tr>`)
          .join("")}<tr class=s><td>Parts<td>Qty<td class=n>Price<td class=n>Total</tr>${job
          .filter((i) => i.type === "Part")
          .map((i) => `<tr><td>${i.description}<td>${q(i)}<td class=n>$${u(i)}<td class=n>$${m(i.totalPrice)}</tr>`)
          .join("")}${at === 0 ? "<tr><td>Discount: Brake special<td><td><td class=n>-$20.00</tr>" : ""}</table>`,
    )
    .join(
      "",
    )}<table class=t><tr><td>Labor<td class=n>$315.00<tr><td>Parts<td class=n>$${m(28624)}<tr><td>Shop Supplies<td class=n>$15.12<tr><td>Hazardous Waste<td class=n>$3.50<tr><td>Discount<td class=n>-$20.00<tr><td>Tax<td class=n>$24.34<tr><td><b>Grand Total</b><td class=n><b>$${m(total(tekAll) + 1512 + 350 - 2000 + 2434)}</b></table>`,
});

const fs = [
  it("TP215/55R17 94V WEATHERPEAK BLK", "Part", 69196, 4, 17299),
  it("NEW TIRE WHEEL BALANCE", "Labor", 7196, 4, 1799),
  it("VALVE STEM, TPMS REBUILD KIT", "Part", 3996, 4, 999),
  it("STANDARD WHEEL ALIGNMENT", "Labor", 10999, 1, 10999),
  it("SCRAP TIRE RECYCLING CHARGE", "Fee", 1600, 4, 400),
];
/** A tire chain's invoice: part price, labor price and extension, in capitals, with a fee of the shop below. */
export const tireChain = of({
  layout: "tire-chain-part-and-labor-price",
  tool: "line printer",
  shop: "Hartwell Complete Tire",
  number: "118-20937",
  vehicle: { year: 2016, make: "Honda", model: "Accord", mileage: 88120 },
  items: [...fs, it("SHOP SUPPLIES", "Fee", 1092)],
  subtotal: total(fs) + 1092,
  tax: 6123,
  total: total(fs) + 1092 + 6123,
  body: `HARTWELL COMPLETE TIRE                                  INVOICE: 118-20937
3301 E SPEEDWAY BLVD                                    DATE: 04/18/26  14:05
TUCSON AZ 85716    (520) 555-0123                       SOLD BY: 4471

CUSTOMER: RENEE ALDANA                VEHICLE: 2016 HONDA ACCORD
          (520) 555-0170              MILEAGE: 88120   LIC: AZ BTR8841

ARTICLE   DESCRIPTION                       QTY    PART     LABOR       EXT
-----------------------------------------------------------------------------
${fs.map((i, at) => `${L(String(7002151 + at * 3317), 9)} ${L(i.description, 32)} ${R(q(i), 4)} ${R(i.type === "Labor" ? "" : u(i), 8)} ${R(i.type === "Labor" ? u(i) : "", 9)} ${R(m(i.totalPrice), 9)}`).join("\n")}
-----------------------------------------------------------------------------
                                              SHOP SUPPLIES      ${R("10.92", 12)}
                                              SUBTOTAL           ${R(m(total(fs) + 1092), 12)}
                                              AZ TAX 8.7 PCT     ${R("61.23", 12)}
                                              TOTAL              ${R(m(total(fs) + 1092 + 6123), 12)}
TREAD DEPTH  LF 3/32  RF 3/32  LR 4/32  RR 3/32   TORQUE 80 FT LBS
RETORQUE AFTER 50 MILES.  ROTATE EVERY 5000 MILES.  TIRES 6 YR WARRANTY.`,
});

const cdk = [
  {
    line: "A",
    complaint: "CUSTOMER STATES CHECK ENGINE LIGHT ON",
    op: "17TOZ DIAGNOSE AND REPLACE PURGE VALVE",
    labor: 22650,
    parts: [it("VALVE ASSY, PURGE 25860-0P010", "Part", 11284, 1, 11284)],
  },
  {
    line: "B",
    complaint: "60K SERVICE",
    op: "60K PERFORM SIXTY THOUSAND MILE SERVICE",
    labor: 31400,
    parts: [
      it("ELEMENT, AIR 17801-0P051", "Part", 2871, 1, 2871),
      it("PLUG, SPARK 90919-01275", "Part", 9924, 6, 1654),
    ],
  },
];
const cdkItems = cdk.flatMap((each) => [it(each.op.replace(/^\S+ /, ""), "Labor", each.labor), ...each.parts]);
/** A dealer's order, a line of sums after each letter. */
export const dealerLetters = of({
  layout: "dealer-lines-by-letter",
  tool: "line printer",
  shop: "Beaumont Toyota",
  number: "603518",
  vehicle: { year: 2019, make: "Toyota", model: "4Runner", vin: vin("JTEBU5JR0K5642210"), mileage: 61044 },
  items: [...cdkItems, it("MISC. CHARGES", "Fee", 2500)],
  subtotal: null,
  tax: 1986,
  total: total(cdkItems) + 2500 + 1986,
  body: `CUSTOMER #: 88120              603518                          *INVOICE*
                                                   BEAUMONT TOYOTA
JOAN PETROSKY                                      4455 INTERSTATE 10 S
2 LARKSPUR CT                                      BEAUMONT TX 77705
BEAUMONT TX 77706              PAGE 1              409-555-0110
HOME: 409-555-0188   CELL: 409-555-0189            SERVICE ADVISOR: 1142 KAREN DOYLE
COLOR  YEAR  MAKE/MODEL            VIN                LICENSE   MILEAGE IN/OUT  TAG
BLK    19    TOYOTA 4RUNNER        ${vin("JTEBU5JR0K5642210")}  MKR4410   61044/61049     T771
LINE OPCODE TECH TYPE HOURS                            LIST       NET     TOTAL
${cdk
  .map(
    (e) => `${e.line} ${e.complaint}
     ${e.op}
          2207 CT  ${(e.labor / 15100).toFixed(2)}${R(m(e.labor), 53)}
${e.parts.map((i) => `   ${R(q(i), 3)} ${L(i.description, 40)}${R(m(Math.round((i.unitPrice ?? 0) * 1.1)), 11)}${R(u(i), 10)}${R(m(i.totalPrice), 10)}`).join("\n")}
PARTS:${R(m(total(e.parts)), 10)}  LABOR:${R(m(e.labor), 10)}  OTHER:    0.00   TOTAL LINE ${e.line}:${R(m(total(e.parts) + e.labor), 12)}
     ${e.line === "A" ? "P0441 PURGE FLOW. REPLACED PURGE VALVE, CLEARED CODE, RECHECK OK" : "PERFORMED 60K PER MAINTENANCE GUIDE. NEXT DUE AT 65000 MILES"}
*****************************************************`,
  )
  .join("\n")}
ON BEHALF OF SERVICING DEALER, I HEREBY CERTIFY   DESCRIPTION            TOTALS
THAT THE INFORMATION CONTAINED HEREON IS          LABOR AMOUNT     ${R(m(54050), 12)}
ACCURATE UNLESS OTHERWISE SHOWN.                  PARTS AMOUNT     ${R(m(24079), 12)}
                                                  GAS, OIL, LUBE           0.00
                                                  SUBLET AMOUNT            0.00
                                                  MISC. CHARGES           25.00
                                                  TOTAL CHARGES    ${R(m(total(cdkItems) + 2500), 12)}
                                                  LESS INSURANCE           0.00
                                                  SALES TAX               19.86
                                                  PLEASE PAY
                                                  THIS AMOUNT      ${R(m(total(cdkItems) + 2500 + 1986), 12)}`,
});

const qb = [
  it("Replace front struts both sides, 3.2 hrs", "Labor", 40000, 3.2, 12500),
  it("KYB Strut-Plus, left front", "Part", 21640, 1, 21640),
  it("KYB Strut-Plus, right front", "Part", 21640, 1, 21640),
  it("Four-wheel alignment after strut work", "Service", 9900, 1, 9900),
];
/** A bookkeeping program's estimate: activity names the kind, the description says what. */
export const bookkeeper = of({
  layout: "bookkeeper-activity",
  tool: "chromium",
  shop: "Mobile Mike's Auto Repair",
  number: "1093",
  vehicle: { year: 2015, make: "Nissan", model: "Rogue SV", vin: vin("5N1AT2MV0FC801145") },
  items: qb,
  subtotal: total(qb),
  tax: 3894,
  total: total(qb) + 3894,
  body: `${css("th{color:#2ca01c;background:#eef7ea;font-size:10px}")}<b style="font-size:18px">Mobile Mike's Auto Repair</b><br>14 Juniper Ln<br>Bend, OR 97701 US<br>mike@example.com<h2 style="color:#2ca01c">Estimate</h2><table><tr><td><b>ADDRESS</b><br>Colleen Barr<br>88 Aspen Way<br>Bend, OR 97702<td><b>ESTIMATE #</b> 1093<br><b>DATE</b> 05/02/2026<br><b>EXPIRATION DATE</b> 06/01/2026</table><p><b>VEHICLE</b> 2015 Nissan Rogue SV &nbsp; <b>VIN</b> ${vin("5N1AT2MV0FC801145")}</p><table><tr><th>DATE<th>ACTIVITY<th>DESCRIPTION<th class=n>QTY<th class=n>RATE<th class=n>AMOUNT</tr>${qb.map((i) => `<tr><td>05/02/2026<td><b>${i.type === "Part" ? "Parts" : i.type === "Labor" ? "Labor" : "Services"}</b><td>${i.description}<td class=n>${q(i)}<td class=n>${u(i)}<td class=n>${m(i.totalPrice)}${i.type === "Part" ? "T" : ""}</tr>`).join("")}</table><table style="width:40%;margin:14px 0 0 60%"><tr><td>SUBTOTAL<td class=n>${m(total(qb))}<tr><td>TAX<td class=n>38.94<tr><td>TOTAL<td class=n><b>$${m(total(qb) + 3894)}</b></table><p>Accepted By ____________ &nbsp; Accepted Date ___________</p>`,
});

const sq = [
  it("Serpentine belt", "Part", 4850, 1, 4850),
  it("Idler pulley", "Part", 5598, 2, 2799),
  it("Labor", "Labor", 18750, 1.5, 12500),
];
/** An online invoice: the name, below it the price times the number, the sum at the right. */
export const online = of({
  layout: "online-invoice-times-below",
  tool: "chromium",
  shop: "Eastside Wrench Co.",
  number: "000217",
  vehicle: { year: 2012, make: "Jeep", model: "Liberty" },
  items: [...sq, it("Mobile service fee", "Fee", 3500)],
  subtotal: total(sq) + 3500,
  tax: 862,
  total: total(sq) + 3500 + 862 - 1500,
  discounts: [1500],
  body: `${css("body{width:480px;margin:40px auto;font-size:14px}.g{color:#888;font-size:12px}tr.b td{border-bottom:1px solid #ddd;padding:9px 0}")}<h2>Eastside Wrench Co.</h2><p style="font-size:26px">$${m(total(sq) + 3500 + 862 - 1500)}</p><p class=g>Due on May 9, 2026</p><p>Invoice #000217<br>Customer: Sandra Kim<br>sandra.kim@example.com</p><p>2012 Jeep Liberty - squeal on cold start</p><table>${sq.map((i) => `<tr class=b><td>${i.description}<br><span class=g>$${u(i)} &times; ${q(i)}</span><td class=n>$${m(i.totalPrice)}</tr>`).join("")}<tr class=b><td>Mobile service fee<td class=n>$35.00</tr><tr><td>Subtotal<td class=n>$${m(total(sq) + 3500)}<tr><td>Returning customer<td class=n>-$15.00<tr><td>Sales tax (8.25% on parts)<td class=n>$8.62<tr><td><b>Total due</b><td class=n><b>$${m(total(sq) + 3500 + 862 - 1500)}</b></table>`,
});

const lube = [
  it("SIGNATURE SVC SYN 5W30", "Service", 9499),
  it("EXTRA QTS", "Part", 2298, 2, 1149),
  it("ENG AIR FILTER AF1103", "Part", 2899),
  it("WIPER BLADES FRONT", "Part", 4398, 2, 2199),
];
/** A quick lube's slip of forty columns, with a coupon. */
export const slip = of({
  layout: "quick-lube-coupon",
  tool: "line printer",
  shop: "Speedy Pit Lube #2214",
  number: "71904",
  vehicle: { year: 2020, make: "Kia", model: "Sorento", mileage: 55310 },
  items: [...lube, it("ENVIRO DISPOSAL FEE", "Fee", 399), it("TIRE PRESSURE 35/35 CHECKED", "Service", 0)],
  subtotal: total(lube) + 399,
  tax: 1204,
  total: total(lube) + 399 - 2000 + 1204,
  discounts: [2000],
  body: `        SPEEDY PIT LUBE #2214
     801 S Cooper St Arlington TX
            817-555-0166
 TICKET 71904      06/11/26 10:42 BAY 3
 2020 KIA SORENTO       TX  PVK 3381
 ODOMETER 55,310  NEXT SERVICE 60,310
----------------------------------------
${L("SIGNATURE SVC SYN 5W30", 30)}${R("94.99", 9)}
  UP TO 5 QTS INCLUDED
${L("EXTRA QTS 2 @ 11.49", 30)}${R("22.98", 9)}
${L("ENG AIR FILTER AF1103", 30)}${R("28.99", 9)}
${L("WIPER BLADES FRONT", 30)}${R("43.98", 9)}
  2 X 21.99
${L("ENVIRO DISPOSAL FEE", 30)}${R("3.99", 9)}
${L("TIRE PRESSURE 35/35 CHECKED", 30)}${R("N/C", 9)}
----------------------------------------
${L("   SUBTOTAL", 30)}${R(m(total(lube) + 399), 9)}
${L("   COUPON SAVE20", 30)}${R("20.00-", 9)}
${L("   TAX", 30)}${R("12.04", 9)}
${L("   TOTAL", 30)}${R(m(total(lube) + 399 - 2000 + 1204), 9)}
   VISA XXXXXXXXXXXX4410   AUTH 02817B
${L("   AMOUNT CHARGED", 30)}${R(m(total(lube) + 399 - 2000 + 1204), 9)}
    THANK YOU FOR STOPPING AT THE PIT`,
});
