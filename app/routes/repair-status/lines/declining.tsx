import { formatMoney } from "#app/platform/format.ts";
import type { Declining } from "#app/quotes/papers/declining.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { Alert } from "#app/ui/alert.tsx";

type Props = { declining: Declining; items: readonly Pick<LineItem, "group">[]; shop: string };

/** What a no costs by the paper, where the no is said: before the last one, and once all is declined. Nobody else charges it. */
export function DecliningCosts({ declining: { words, cents }, items, shop }: Props) {
  const all = items.every(({ group }) => group === "declined");
  if (items.length === 0 || items.some(({ group }) => group === "approved")) return null;
  const sum = cents === null ? "money" : formatMoney(cents);
  const title = all
    ? `You declined every line: the quote asks ${sum} for that`
    : `If you decline every line, the quote asks ${sum} for that`;
  return (
    <Alert tone="info" title={title} className="mx-5 mb-4 print:hidden">
      {words.map((sentence) => (
        <p key={sentence}>“{sentence}”</p>
      ))}
      <p className="mt-1">
        {all ? "You" : "You would then"} owe it to {shop}, if it is due, and not to us: nothing of it is charged here.
      </p>
    </Alert>
  );
}
