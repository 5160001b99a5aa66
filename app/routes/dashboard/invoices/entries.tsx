import { Link } from "react-router";
import { formatDate, formatMoney } from "#app/platform/format.ts";

type Discount = { amount: number; reason: string; byName: string; at: Date };

/** "Our discount of $100.00 on November 23, 2026, by Ada Owner, Loyal customer", as the entries of the ledger are said. */
export function discountInWords({ amount, reason, byName, at }: Discount): string {
  return `Our discount of ${formatMoney(amount)} on ${formatDate(at)}, by ${byName}, ${reason}`;
}

/** `takeBack`: where it is taken back, and what that is called; null where it stays. */
type Entry = { id: string; words: string; takeBack: { to: string; label: string } | null };

/** Each movement on an invoice: money that came and went back, and what the shop took off. */
export function Entries({ entries, search }: { entries: readonly Entry[]; search: string }) {
  if (entries.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {entries.map(({ id, words, takeBack }) => (
        <li key={id}>
          {words}
          {takeBack ? (
            <Link
              to={`${takeBack.to}${search}`}
              className="ml-2 inline-flex min-h-11 items-center text-accent-text underline print:hidden"
            >
              {takeBack.label}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
