import type { Browser } from "@playwright/test";

type Line = [type: string, description: string, unitPrice: number, quantity?: number];

export type Printed = {
  title?: string;
  shop?: string;
  number: string;
  vehicle?: string;
  vin?: string;
  lines: Line[];
  tax?: number;
  /** Of several pages the first has no sums, and those of the last count what stood before it. */
  sums?: boolean;
  before?: number;
};

/** A shop's paper as a PDF that its program would print; `name` is the file's. */
export async function printPaper(browser: Browser, name: string, paper: Printed) {
  const page = await browser.newPage();
  await page.setContent(htmlOf(paper));
  const buffer = await page.pdf({ format: "Letter" });
  await page.close();
  return { name, mimeType: "application/pdf", buffer };
}

function htmlOf({
  title = "REPAIR ESTIMATE",
  shop = "Hilltop Motors Service",
  number,
  vehicle = "2019 BMW 330i xDrive",
  vin = "WBA5R7C54KFH12345",
  lines,
  tax = 0,
  sums = true,
  before = 0,
}: Printed) {
  const subtotal = lines.reduce((sum, [, , unitPrice, quantity = 1]) => sum + unitPrice * quantity, before);
  const totals = `<table class="t"><tr><td>Subtotal</td><td class="n">${money(subtotal)}</td></tr><tr><td>Sales tax</td><td class="n">${money(tax)}</td></tr><tr><td><b>Total</b></td><td class="n"><b>${money(subtotal + tax)}</b></td></tr></table>`;
  const rows = lines.map(
    ([type, description, unitPrice, quantity = 1]) =>
      `<tr><td>${type}</td><td>${description}</td><td class="n">${quantity}</td><td class="n">${money(unitPrice)}</td><td class="n">${money(unitPrice * quantity)}</td></tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
body{font:13px/1.5 Helvetica,Arial,sans-serif;margin:48px}h1{font-size:22px;margin:0}table{width:100%;border-collapse:collapse;margin:24px 0}
th{text-align:left;border-bottom:2px solid #333;padding:6px 4px}td{padding:6px 4px;border-bottom:1px solid #ddd}.n{text-align:right}
.t{width:300px;margin-left:auto}.head{display:flex;justify-content:space-between}</style>
<div class="head"><div><h1>${shop}</h1>1200 Ridge Road, Oakland, CA 94611<br>(510) 555-0177</div><div><b>${title}</b><br>${title.includes("INVOICE") ? "Invoice" : "Estimate"} #: ${number}<br>Date: 11/18/2026</div></div>
<p><b>Customer:</b> Casey Rivera<br><b>Vehicle:</b> ${vehicle}<br><b>VIN:</b> ${vin}<br><b>Mileage:</b> 58,214</p>
<table><thead><tr><th>Type</th><th>Description</th><th class="n">Qty</th><th class="n">Unit Price</th><th class="n">Amount</th></tr></thead><tbody>${rows.join("")}</tbody></table>${sums ? totals : "<p>Page 1 of 2, continued</p>"}`;
}

function money(dollars: number) {
  return dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });
}
