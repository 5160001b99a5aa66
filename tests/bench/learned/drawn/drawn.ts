/** Papers that no shop printed, drawn by dice with the words on them and their label: to a network an unseen author is one of many. */
import type { Page } from "#app/quote-reader/words/page.ts";
import type { Truth } from "../../quote-scores.ts";
import { dice } from "../dice.ts";
import type { Drawing } from "./body.ts";
import { charges, type Item, type Pool } from "./charges.ts";
import { FORMS } from "./forms.ts";
import { PHRASES } from "./phrases.ts";
import { asPhotographed, between, type Dice, pick, Sheet } from "./sheet.ts";
import { styleOf } from "./style.ts";
import { drawSums } from "./sums.ts";

/** The same seed gives the same paper. */
export function drawn(seed: number, pool: Pool): { pages: Page[]; truth: Truth } {
  const roll = dice(seed * 7919 + 3);
  for (let at = 0; at < 3; at++) roll();
  const drawing = drawingOf(roll);
  const { sheet, money, left, right } = drawing;
  const rate = pick([0.06, 0.0625, 0.07, 0.0725, 0.08, 0.0825, 0.095, 0.04, 0], roll);
  const style = styleOf(roll, rate);
  const all = charges(pool, roll);
  const isGross = style.columns.some(({ key }) => key === "gross");
  const isBelow = !isGross && roll() < 0.45;
  const below = isBelow ? all.filter((item, at) => item.type === "Fee" && at > 0) : [];
  const share = roll();
  letterhead(drawing);
  const [, form] = FORMS.find(([most]) => share < most) ?? (FORMS[0] as (typeof FORMS)[number]);
  const charged = form(
    drawing,
    all.filter((item) => !below.includes(item)),
    style,
  );
  const items = [...charged, ...below];
  const subtotal = items.reduce((sum, item) => sum + item.totalPrice, 0);
  const discount =
    !isGross && roll() < 0.22
      ? Math.min(Math.round(subtotal * 0.3), pick([1000, 1500, 2000, 2500, 5000, Math.round(subtotal * 0.1)], roll))
      : 0;
  const taxed =
    roll() < 0.5
      ? subtotal - discount
      : items.filter(({ type }) => type === "Part").reduce((sum, item) => sum + item.totalPrice, 0);
  const tax = isGross
    ? items.reduce((sum, item) => sum + Math.round(item.totalPrice * rate), 0)
    : Math.round(taxed * rate);
  const total = subtotal - discount + tax;
  // Now and then a shop adds nothing up.
  const isBare = below.length === 0 && discount === 0 && roll() < 0.12;
  if (!isBare) drawSums(drawing, charged, { subtotal, discount, tax, total, fees: below, rate });
  if (roll() < 0.2) declined(drawing, pool);
  for (let at = Math.floor(roll() * 4); at > 0; at--) {
    sheet.down(1.3);
    sheet.put(pick(PHRASES.foot, roll), left, "left", { size: sheet.size * 0.85 });
  }
  if (roll() < 0.1) sheet.put(money(total), right, "right");
  const truth = {
    file: `drawn-${seed}`,
    layout: `drawn-${seed}`,
    hardships: [],
    author: "drawn",
    header: { documentNumber: null, shop: "" },
    vehicle: {},
    items,
    discounts: discount > 0 ? [discount] : [],
    subtotal: null,
    tax: isBare ? 0 : tax,
    total: isBare ? 0 : total,
  };
  const page = sheet.page();
  return { pages: [roll() < 0.35 ? asPhotographed(page, roll) : page], truth };
}

function drawingOf(roll: Dice): Drawing {
  const isTill = roll() < 0.08;
  const isWide = !isTill && roll() < 0.12;
  const isMono = roll() < 0.2;
  const width = isTill ? 300 : isWide ? 792 : 612;
  const size = isTill ? 9 : between(7.5, 11, roll);
  const sheet = new Sheet({
    size,
    width,
    step: between(1.15, 1.9, roll),
    letter: isMono ? 0.6 : between(0.44, 0.52, roll),
    y: between(24, 60, roll),
  });
  const edge = isTill ? 12 : between(24, 60, roll);
  const sign = pick(["", "", "$", "$", "$ "], roll);
  const commas = roll() < 0.7;
  const money = (cents: number) => {
    const text = (Math.abs(cents) / 100).toFixed(2);
    return `${cents < 0 ? "-" : ""}${sign}${commas ? text.replace(/\B(?=(\d{3})+\.)/g, ",") : text}`;
  };
  return { sheet, roll, money, left: edge, right: width - edge };
}

const SHOPS = [
  "Harbor Auto Works",
  "Miller Tire & Service",
  "Northside Garage LLC",
  "Ridgeline Motors",
  "Bay Street Automotive",
];
const TITLES = ["ESTIMATE", "Invoice", "Repair Order", "Work order", "Quote", "Service estimate", "Customer copy"];
const MATTERS: ((roll: Dice) => string)[] = [
  (roll) => `Invoice # ${Math.floor(between(1000, 99999, roll))}`,
  (roll) => `RO ${Math.floor(between(10000, 999999, roll))}`,
  () => "Date: 10/14/2026",
  () => "Dana Whitfield",
  () => "418 Alder St, Dayton OH 45402",
  () => "(937) 555-0142",
  (roll) => `Odometer ${Math.floor(between(12, 180, roll))},${Math.floor(between(100, 999, roll))}`,
  () => "2017 Honda CR-V EX",
  () => "VIN 5J6RW2H85HL012345",
  () => "License 7KLM210",
  () => "Advisor: R. Cole",
  () => "Labor rate $139.00/hr",
  () => "Color: silver",
  () => "Time in 8:05",
];

function letterhead({ sheet, roll, money, left, right }: Drawing): void {
  sheet.put(pick(SHOPS, roll), left, "left", { size: sheet.size * between(1, 1.8, roll), font: "bold" });
  sheet.put(pick(TITLES, roll), right, "right", { size: sheet.size * between(1, 1.6, roll), font: "bold" });
  sheet.down(1.8);
  const count = Math.floor(between(3, 13, roll));
  for (let at = 0; at < count; at++) {
    sheet.put(pick(MATTERS, roll)(roll), left);
    if (roll() < 0.6) sheet.put(pick(MATTERS, roll)(roll), left + (right - left) * 0.55);
    sheet.down(1.1);
  }
  if (roll() < 0.05) sheet.put(`Authorized up to ${money(50000)}`, left);
  sheet.down(1.4);
}

/** What was not bought has amounts as well. */
function declined(drawing: Drawing, pool: Pool): void {
  const { sheet, roll, money, left, right } = drawing;
  sheet.down(1.2);
  sheet.put(pick(PHRASES.declined, roll), left, "left", { font: "bold" });
  sheet.down(1.1);
  for (const { description, totalPrice } of charges(pool, roll).slice(0, 3) as Item[]) {
    sheet.put(description, left);
    sheet.put(money(totalPrice), right, "right");
    sheet.down();
  }
}
