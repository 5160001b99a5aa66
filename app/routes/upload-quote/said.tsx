import { formatMoney } from "#app/platform/format.ts";
import type { Picture } from "#app/prices/judgement.ts";
import { PriceBar } from "#app/ui/money/price-bar.tsx";

/** What could be judged of a quote beside what is usual for it. */
export function QuotePicture({ picture }: { picture: Picture }) {
  const { low, high, quoted, likely, off } = picture;
  const judged = quoted < picture.whole ? `the ${whole(quoted)} that we could judge` : "all of it";
  const dear = likely < quoted;
  return (
    <div className="grid gap-1">
      <PriceBar
        size="lg"
        low={low}
        high={high}
        marks={[
          { cents: quoted, look: "hollow", label: `Quoted ${whole(quoted)}`, tone: dear ? "warning" : "ink" },
          ...(dear
            ? [{ cents: likely, look: "full" as const, label: `Likely ${whole(likely)}`, tone: "accent" as const }]
            : []),
        ]}
      />
      <p className="text-sm text-muted tabular-nums">
        Usual for {judged}: {whole(low)} to {whole(high)}, before tax.
        {off > 0 ? ` The ${whole(off)} that the paper takes off is taken off what is quoted here.` : ""}
        {dear ? ` With the high lines at the top of the usual range, it comes to ${whole(likely)}.` : ""}
      </p>
    </div>
  );
}

/** "About $145 more than usual" is the answer; what it is made of stands below in small. */
export function inTwo(sentence: string): [headline: string, rest: string] {
  const [, headline, rest = ""] = /^(.*?)(?:(?:; |, |: )(.*)|(?<=\.) (.*))$/s.exec(sentence) ?? [];
  if (!headline) return [sentence, ""];
  const upper = rest.charAt(0).toUpperCase() + rest.slice(1);
  return [headline.replace(/\.?$/, "."), upper];
}

/** Nobody needs the cents of an estimate. */
export function whole(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100).replace(/\.00$/, "");
}
