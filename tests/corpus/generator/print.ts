/**
 * `node tests/corpus/generator/print.ts`: prints the sets `shop-systems`, `dealers`, `fleets`, `insurers`, `chains` and `by-hand`, each
 * author in a folder, and photographs and faxes some of them. Needs Chromium, groff, LibreOffice, poppler, libtiff and a typst compiler
 * (`TYPST` names a module that exports NodeCompiler); run it only to make the documents anew.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import * as byHand from "./by-hand.ts";
import * as dealers from "./dealers.ts";
import * as fifthRound from "./fifth-round.ts";
import * as fifthMore from "./fifth-round-more.ts";
import * as fifthPeople from "./fifth-round-people.ts";
import * as fourthRound from "./fourth-round.ts";
import * as fourthMore from "./fourth-round-more.ts";
import * as fourthPeople from "./fourth-round-people.ts";
import * as insurers from "./insurers.ts";
import type { Layout, Paper } from "./papers.ts";
import { HARDSHIPS, type Hardship, photograph } from "./photograph.ts";
import * as secondAuthors from "./second-authors.ts";
import * as seventhRound from "./seventh-round.ts";
import * as seventhMore from "./seventh-round-more.ts";
import * as shopSystems from "./shop-systems.ts";
import * as sixthRound from "./sixth-round.ts";
import * as sixthMore from "./sixth-round-more.ts";
import * as sixthPeople from "./sixth-round-people.ts";
import * as thirdAuthors from "./third-authors.ts";
import * as thirdOthers from "./third-authors-others.ts";
import * as thirdPayers from "./third-authors-payers.ts";

const COPIES = Number(process.env.COPIES ?? 2);
const corpus = path.join(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "papers-"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
// The third authors' own helpers are no layouts.
const { base: _base, car: _car, style: _style, ...thirdShops } = thirdAuthors;
const books = {
  shopSystems,
  dealers,
  insurers,
  byHand,
  secondAuthors,
  thirdShops,
  thirdOthers,
  thirdPayers,
  fourthRound,
  fourthPeople,
  fourthMore,
  fifthRound,
  fifthPeople,
  fifthMore,
  sixthRound,
  sixthMore,
  sixthPeople,
  seventhRound,
  seventhMore,
};
// Which to print: all of them where nothing is said.
const wanted = process.argv.slice(2);
const layouts: Layout[] = Object.entries(books).flatMap(([name, sheets]) =>
  wanted.length === 0 || wanted.includes(name) ? Object.values(sheets) : [],
);
let seed = Number(process.env.SEED ?? 41);
let photographs = 0;

for (const layout of layouts) {
  for (let copy = 1; copy <= COPIES; copy++) {
    const paper = layout(seed++);
    const name = `${paper.layout}-${copy}`;
    if (paper.tool === "screenshot") save(paper, `${name}.png`, await screen(paper.body, 390), ["screenshot"]);
    else save(paper, `${name}.pdf`, await pdfOf(paper), []);
  }
  const paper = layout(seed++);
  const pdf = paper.tool === "screenshot" ? null : await pdfOf(paper);
  // A photograph shows one page.
  if (pdf && pagesOf(pdf) > 1) continue;
  const page = pdf ? await pictureOf(pdf) : await screen(paper.body, 390);
  const at = photographs++;
  if (at % 3 === 2) {
    save(paper, `${paper.layout}-fax.pdf`, fax(page), ["scan", "g4"]);
  } else {
    const hardships = [...new Set([HARDSHIPS[(at * 3) % 10], HARDSHIPS[(at * 7 + 5) % 10]])].filter(
      (each): each is Hardship => each !== undefined,
    );
    const clean = await sharp(page)
      .resize({ width: paper.tool === "screenshot" ? 900 : 1550 })
      .png()
      .toBuffer();
    const photo = await photograph(clean, hardships, seed);
    const light =
      photo.length > 300_000
        ? await sharp(photo).resize({ width: 1500, height: 1500, fit: "inside" }).jpeg({ quality: 30 }).toBuffer()
        : photo;
    save(paper, `${paper.layout}-photo.jpg`, light, hardships);
  }
}
await browser.close();
rmSync(folder, { recursive: true });

async function pdfOf({ tool, body }: Paper): Promise<Buffer> {
  if (tool === "groff") return execFileSync("groff", ["-t", "-Tpdf"], { input: Buffer.from(body) });
  if (tool === "typst") {
    const { NodeCompiler } = await import(process.env.TYPST ?? "@myriaddreamin/typst-ts-node-compiler");
    return Buffer.from(NodeCompiler.create().pdf({ mainFileContent: body }));
  }
  if (tool === "latex") {
    writeFileSync(path.join(folder, "paper.tex"), body);
    execFileSync(
      "pdflatex",
      ["-interaction=batchmode", `-output-directory=${folder}`, path.join(folder, "paper.tex")],
      {
        stdio: "ignore",
      },
    );
    return readFileSync(path.join(folder, "paper.pdf"));
  }
  if (tool === "postscript") {
    writeFileSync(path.join(folder, "paper.ps"), body);
    execFileSync("ps2pdf", [path.join(folder, "paper.ps"), path.join(folder, "paper.pdf")]);
    return readFileSync(path.join(folder, "paper.pdf"));
  }
  if (tool === "writer" || tool === "calc" || tool === "rtf") {
    const source = path.join(folder, `paper.${{ writer: "html", calc: "csv", rtf: "rtf" }[tool]}`);
    writeFileSync(source, body);
    execFileSync(
      "soffice",
      [
        "--headless",
        ...(tool === "writer" ? ["--writer"] : []),
        "--convert-to",
        `pdf:${tool === "calc" ? "calc_pdf_Export" : "writer_pdf_Export"}`,
        "--outdir",
        folder,
        source,
      ],
      { stdio: "ignore" },
    );
    return readFileSync(path.join(folder, "paper.pdf"));
  }
  const html =
    tool === "line printer"
      ? `<meta charset=utf-8><pre style="font:10.4px 'DejaVu Sans Mono',monospace;margin:28px">${body.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`
      : body;
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}

function pagesOf(pdf: Buffer): number {
  writeFileSync(path.join(folder, "page.pdf"), pdf);
  return Number(/Pages:\s+(\d+)/.exec(execFileSync("pdfinfo", [path.join(folder, "page.pdf")]).toString())?.[1]);
}

async function screen(html: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 700 }, deviceScaleFactor: 2 });
  await page.setContent(html);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

async function pictureOf(pdf: Buffer): Promise<Buffer> {
  writeFileSync(path.join(folder, "page.pdf"), pdf);
  execFileSync("pdftoppm", [
    "-r",
    "180",
    "-png",
    "-singlefile",
    path.join(folder, "page.pdf"),
    path.join(folder, "page"),
  ]);
  // A paper that ends half way down is photographed as it lies, with some white below.
  return await sharp(path.join(folder, "page.png"))
    .trim({ background: "white" })
    .extend({ top: 60, bottom: 90, left: 70, right: 70, background: "white" })
    .png()
    .toBuffer();
}

function fax(page: Buffer): Buffer {
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("fax.png"), page);
  execFileSync("convert", [
    file("fax.png"),
    "-background",
    "white",
    "-alpha",
    "remove",
    "-density",
    "180",
    "-units",
    "PixelsPerInch",
    "-threshold",
    "62%",
    "-compress",
    "Group4",
    file("fax.tif"),
  ]);
  execFileSync("tiff2pdf", ["-o", file("fax.pdf"), file("fax.tif")]);
  return readFileSync(file("fax.pdf"));
}

function save(paper: Paper, file: string, bytes: Buffer, hardships: string[]): void {
  const target = path.join(corpus, paper.author);
  mkdirSync(target, { recursive: true });
  if (bytes.length > 300_000) throw new Error(`${file} is ${bytes.length} bytes`);
  writeFileSync(path.join(target, file), bytes);
  const printed = [
    ...paper.body.replaceAll(/<style>.*?<\/style>/gs, "").matchAll(/(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g),
  ].map(([text]) => Math.round(Number(text.replaceAll(",", "")) * 100));
  const label = {
    file,
    layout: paper.layout,
    hardships: hardships.filter((each) => each !== "screenshot" || paper.tool === "screenshot"),
    author: paper.author,
    generator: paper.tool,
    kind: paper.kind ?? "quote",
    printed: [...new Set(printed)],
    header: {
      shop: paper.shop ?? paper.paper.shop,
      documentNumber: paper.documentNumber === undefined ? paper.paper.number : paper.documentNumber,
    },
    vehicle: paper.vehicle ?? paper.paper.vehicle,
    items: paper.items,
    discounts: paper.discounts ?? [],
    subtotal: paper.subtotal,
    tax: paper.tax,
    total: paper.total,
  };
  writeFileSync(path.join(target, file.replace(/\.\w+$/, ".json")), `${JSON.stringify(label)}\n`);
}
