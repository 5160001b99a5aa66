import { agrees, isMoney, parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import { rowText } from "#app/quote-reader/layout/rows.ts";
import type { Candidate } from "#app/quote-reader/lines/candidates.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

const PRODUCT =
  /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?) ?(?:hrs?|hours?|ea|each|units?|pcs?)?\.? ?[@x×] ?\$? ?(\d{1,3}(?:,\d{3})?\.\d{2})/i;

/** "Body labor 4.1 hrs @ $58.00/hr  237.80": where a product in the row makes its last amount, that and no rate is the charge. */
export function withRowProduct(candidate: Candidate): Candidate {
  const last = candidate.row.cells.findLast((cell) => isMoney(cell.printed))?.printed;
  const match = isMoney(last ?? null) ? PRODUCT.exec(rowText(candidate.row)) : null;
  if (!match || !isMoney(last ?? null) || last?.kind !== "number" || last.rate) return candidate;
  const [quantity, unitPrice] = [Number(match[1]), toCents(Number(match[2]?.replaceAll(",", "")))];
  const totalPrice = toCents(last.value);
  if (candidate.line.totalPrice === totalPrice || !agrees(quantity, unitPrice, totalPrice)) return candidate;
  return { ...candidate, line: { ...candidate.line, quantity, unitPrice, totalPrice, reconciles: true } };
}

/** The rates of labor that the paper prints or that two of its lines share, in cents. */
export function ratesOf(candidates: Candidate[], said: SummaryAmount[]): number[] {
  const printed = said.filter((amount) => amount.kind === "rate").map((amount) => amount.cents);
  const implied = candidates.flatMap((candidate) => [
    ...new Set(figuresOf(candidate).map((figure) => Math.round((candidate.line.totalPrice ?? 0) / figure.value))),
  ]);
  const shared = implied.filter((rate, index) => rate >= LOWEST_RATE && implied.indexOf(rate) !== index);
  return [...new Set([...printed, ...shared])];
}

const LOWEST_RATE = 4500;

/** A row's figures that make its amount, or the hours that make it at a rate of the paper, where no column gives them. */
export function withRowFigures(candidate: Candidate, rates: number[]): Candidate {
  const { line } = candidate;
  if (line.quantity !== null || line.unitPrice !== null || !line.totalPrice || line.totalPrice < 0) return candidate;
  const total = line.totalPrice;
  const figures = figuresOf(candidate);
  for (const { value } of figures) {
    const unit = figures.find(
      (each) => each.money && agrees(value, toCents(each.value), total) && each.value !== value,
    );
    if (unit && value <= 60)
      return { ...candidate, line: { ...line, quantity: value, unitPrice: toCents(unit.value), reconciles: true } };
  }
  const hours = figures.find(({ value }) => value <= 60 && rates.some((rate) => agrees(value, rate, total)));
  return hours ? { ...candidate, line: { ...line, quantity: hours.value } } : candidate;
}

type Figure = { value: number; money: boolean };

/** Figures in cells of their own, or at the head of a cell as in "1 9B35R"; the line's amount is the last and none of them. */
function figuresOf({ row, line }: Candidate): Figure[] {
  const at = row.cells.findLastIndex((cell) => cell.printed?.kind === "number" && isMoney(cell.printed));
  return row.cells.slice(0, Math.max(0, at)).flatMap((cell): Figure[] => {
    const printed = cell.printed ?? parsePrinted(cell.words[0]?.text ?? "");
    if (printed?.kind !== "number" || printed.percent || printed.value <= 0) return [];
    return toCents(printed.value) === line.totalPrice && !isMoney(printed)
      ? []
      : [{ value: printed.value, money: isMoney(printed) }];
  });
}
