import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";

/** `node chrome.ts pdf|png IN.html OUT '{"w":800,"h":1000,"scale":1,"full":false,"pdf":{}}'`: what the pages of this round are drawn with. */
const [, , mode = "pdf", from = "", to = "", said = "{}"] = process.argv;
const { w = 800, h = 1000, scale = 1, full = false, pdf = {} } = JSON.parse(said);
const browser = await chromium.launch();
const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: scale });
await page.goto(pathToFileURL(path.resolve(from)).href);
if (mode === "pdf") await page.pdf({ path: to, format: "Letter", printBackground: true, ...pdf });
else await page.screenshot({ path: to, fullPage: full });
await browser.close();
