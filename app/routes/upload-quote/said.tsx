import { formatMoney } from "#app/platform/format.ts";
import { wholeDollars } from "#app/platform/money.ts";
import type { Picture } from "#app/prices/judgement.ts";
import { PriceBar } from "#app/ui/money/price-bar.tsx";

/**
 * Whose prices stand beside: of the place that the customer named, of the letterhead, or of where the shop is registered. `only`: the state, where those of
 * the town are not known.
 */
export type PricesOf = { name: string; from: "said" | "paper" | "shop"; only: string | null };

const BY = { said: "where you say the shop is", paper: "the shop's address on the paper", shop: "where the shop is" };

function pricesSaid(place: PricesOf | null, typed: boolean): string {
  if (!place) return `Prices for the United States: ${typed ? UNSAID : UNREAD}.`;
  const { name, from, only } = place;
  return `Prices for ${name}, ${BY[from]}.${only ? ` Those of the town itself are not known: these are ${only}'s.` : ""}`;
}

/** `typed`: there is no paper that could say where the shop is. */
type Props = { picture: Picture; place: PricesOf | null; typed?: boolean };

/** What could be judged of a quote beside what is usual for it. */
export function QuotePicture({ picture, place, typed = false }: Props) {
  const { low, high, quoted, likely, off, deposits } = picture;
  const isPart = wholeDollars(quoted) < wholeDollars(picture.whole);
  const judged = isPart
    ? `the ${whole(quoted)} that we could judge of the ${whole(picture.whole)} that the shop asks`
    : "all of it";
  const dear = likely < quoted;
  return (
    <div className="grid gap-2">
      <PriceBar
        size="lg"
        low={low}
        high={high}
        marks={[
          {
            cents: quoted,
            look: "hollow",
            label: `${isPart ? "Judged part" : picture.moved ? "Now" : "Quoted"} ${whole(quoted)}`,
            tone: dear ? "warning" : "ink",
          },
          ...(dear
            ? [{ cents: likely, look: "full" as const, label: `Likely ${whole(likely)}`, tone: "accent" as const }]
            : []),
        ]}
      />
      <p className="text-sm text-muted tabular-nums">
        {pricesSaid(place, typed)} Usual for {judged}: {whole(low)} to {whole(high)}, before tax.
        {off > 0
          ? isPart
            ? ` Of what the paper takes off, its share of this part, ${whole(off)}, is taken off here.`
            : ` The ${whole(off)} that the paper takes off is taken off what is quoted here.`
          : ""}
        {deposits > 0 ? ` All without the ${whole(deposits)} core deposit, which comes back with the old part.` : ""}
        {dear ? ` With the high lines at the top of the usual range, it comes to ${whole(likely)}.` : ""}
      </p>
    </div>
  );
}

/** A photo may hide an address that the paper prints. */
const UNREAD = "we could not read an address of the shop on the paper";
const UNSAID = "a quote that was typed in does not say where the shop is";

/** "About $145 more than usual" is the answer; what it is made of stands below in small. */
export function inTwo(sentence: string): [headline: string, rest: string] {
  const [, headline, rest = ""] = /^(.*?)(?:(?:; |, |: )(.*)|(?<=\.) (.*))$/s.exec(sentence) ?? [];
  if (!headline) return [sentence, ""];
  const upper = rest.charAt(0).toUpperCase() + rest.slice(1);
  return [headline.replace(/\.?$/, "."), upper];
}

/** Dollars of an estimate. */
export function whole(cents: number): string {
  return formatMoney(wholeDollars(cents)).replace(/\.00$/, "");
}
