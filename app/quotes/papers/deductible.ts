import { formatMoney } from "#app/platform/format.ts";

/** What an insurer's estimate says of the person's own share; nothing where it prints none. Cents. */
export function deductibleSaid(total: number | null, deductible: number | null): string {
  if (!total || !deductible || deductible >= total) return "";
  return `It prints a deductible of ${formatMoney(deductible)}, your own share; net of it ${formatMoney(total - deductible)} is left.`;
}
