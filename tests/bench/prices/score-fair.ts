/** How the verdicts fare on prices that hands called fair, and on the same prices raised and lowered. */
import type { Guide } from "#app/prices/guide.ts";
import { judge } from "#app/prices/judge.ts";
import { type Fair, fairInvoices, fairPrices, HELD_BACK, INVOICES, LATEST, SEEN } from "./fair.ts";
import { printTradeOff } from "./spreads.ts";

export function scoreFairPrices(guide: Guide, show: boolean): void {
  for (const set of [...SEEN, ...LATEST.prices]) fare(guide, show, set, fairPrices(set));
  for (const set of [...INVOICES, ...LATEST.invoices]) fareInvoices(guide, show, set);
  for (const set of HELD_BACK.prices) fare(guide, false, set, fairPrices(set));
  for (const set of HELD_BACK.invoices) fareInvoices(guide, false, set);
  printTradeOff(guide);
}

const FACTORS: [name: string, factor: number, wanted: string[]][] = [
  ["fair, called high", 1, ["high", "very_high"]],
  ["fair, called low", 1, ["low"]],
  ["+40%, caught", 1.4, ["high", "very_high"]],
  ["+150%, caught", 2.5, ["high", "very_high"]],
  ["-40%, called low", 0.6, ["low"]],
];
function fare(guide: Guide, show: boolean, set: string, fair: Fair[]) {
  for (const [name, factor, wanted] of FACTORS) {
    let [hits, all] = [0, 0];
    for (const { row, question, line } of fair) {
      const said = judge(guide, { ...question, lines: [line(factor)] }).lines[0];
      if (!said?.verdict || said.compare === "rate") continue;
      all++;
      if (wanted.includes(said.verdict)) hits++;
      if (show && factor === 1 && wanted.includes(said.verdict))
        console.log(
          `  ${name}: ${row.line}, ${row.year} ${row.make} ${row.model}, ${row.state}, ${row.shop}: $${row.fair_usd}; ${said.reason}`,
        );
    }
    console.log(`${set}, ${name}: ${((hits / all) * 100).toFixed(1)}% of ${all} judged (${fair.length} lines)`);
  }
}

/** Works of whole invoices, parts and labor together as the paper has them. */
function fareInvoices(guide: Guide, show: boolean, set: string) {
  const invoices = fairInvoices(set);
  for (const [name, factor, wanted] of FACTORS) {
    let [hits, all, open, sum] = [0, 0, 0, 0];
    for (const { question, lines } of invoices) {
      const asked = lines(factor);
      const said = judge(guide, { ...question, lines: asked }).lines;
      for (const [at, { verdict, lines: own, reason, range, quoted }] of said.entries()) {
        if (asked[at]?.type === "Fee") continue;
        sum += asked[at]?.total ?? 0;
        if (!verdict) open += asked[at]?.total ?? 0;
        if (!verdict && show && factor === 1) console.log(`  not judged: ${asked[at]?.description}: ${reason}`);
        if (!verdict || own[0] !== at) continue;
        all++;
        if (wanted.includes(verdict)) hits++;
        if (show && factor === 1 && wanted.includes(verdict))
          console.log(`  ${name}: ${asked[at]?.description}: ${quoted} ${range?.low}-${range?.high} ${reason}`);
      }
    }
    const judged = `${(100 - (open / sum) * 100).toFixed(1)}% of the money judged`;
    console.log(`${set}, ${name}: ${((hits / all) * 100).toFixed(1)}% of ${all} works, ${judged}`);
  }
}
