/** The price guide's tables and the lookups in them. Pure; money in integer cents, rates in cents per hour. */

export type Grade = "A" | "B" | "C" | "D";
export type Range = { low: number; high: number };
export type Source = { name: string; url: string | null; grade: Grade; date: string | null };

export type PriceRow = {
  job: string;
  category: string;
  hours: Range | null;
  parts: Range | null;
  total: Range | null;
  /** Said to be from before 2018. */
  old: boolean;
  source: Source;
};

export type Tier = "economy" | "mid" | "german_lux" | "japanese_lux" | "ev";
export type TierRow = { job: string; totals: Partial<Record<Tier, Range>> };
export type RateRow = { scope: string; shopType: string; rate: Range; source: Source };
export type PriceGuide = { prices: PriceRow[]; tiers: TierRow[]; rates: RateRow[] };

const TIERS: Tier[] = ["economy", "mid", "german_lux", "japanese_lux", "ev"];

/** Makes the guide of its three tab-separated tables. Throws when a column is missing. */
export function parseGuide(tables: { prices: string; tiers: string; rates: string }): PriceGuide {
  return {
    prices: rowsOf(tables.prices).map((row) => ({
      job: row("job"),
      category: row("category"),
      hours: rangeOf(row("hours_low"), row("hours_high"), 1),
      parts: rangeOf(row("parts_low_usd"), row("parts_high_usd"), 100),
      total: rangeOf(row("total_low_usd"), row("total_high_usd"), 100),
      old: /\bOLD\b/.test(row("source")) || (row("date") !== "" && Number(row("date").slice(0, 4)) < 2018),
      source: sourceOf(row),
    })),
    tiers: rowsOf(tables.tiers).map((row) => ({
      job: row("job"),
      totals: Object.fromEntries(
        TIERS.flatMap((tier) => {
          const range = rangeOf(row(`${tier}_low`), row(`${tier}_high`), 100);
          return range ? [[tier, range]] : [];
        }),
      ),
    })),
    rates: rowsOf(tables.rates).map((row) => ({
      scope: row("scope"),
      shopType: row("shop_type"),
      rate: rangeOf(row("rate_low_usd_h"), row("rate_high_usd_h"), 100) ?? { low: 0, high: 0 },
      source: sourceOf(row),
    })),
  };
}

type Row = (column: string) => string;

function rowsOf(table: string): Row[] {
  const [head = "", ...lines] = table.trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return (column) => {
      const index = columns.indexOf(column);
      if (index < 0 && column !== "url") throw new Error(`The price guide has no column "${column}".`);
      return cells[index] ?? "";
    };
  });
}

function rangeOf(low: string, high: string, times: number): Range | null {
  if (low === "" || high === "") return null;
  return { low: Math.round(Number(low) * times * 100) / 100, high: Math.round(Number(high) * times * 100) / 100 };
}

function sourceOf(row: Row): Source {
  return {
    name: row("source").replace(/\s*\((?:OLD|\d{4}, OLD)\)/, ""),
    url: row("url") || null,
    grade: row("grade") as Grade,
    date: row("date") || null,
  };
}
