import { type Comparison, comparedInWords } from "#app/quotes/papers/rival.ts";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { Beside } from "./beside.tsx";

type Compared = Comparison & { shop: string };

/** Another shop's quote beside this one: the difference in one sentence, then work by work. */
export function Rival({ rival, shop }: { rival: Compared; shop: string }) {
  const { rows } = rival;
  const alone = rows.some(({ here, there }) => here === null || there === null);
  const both = rows.some(({ here, there }) => here !== null && there !== null);
  return (
    <div className="grid gap-3 text-sm">
      <p className="font-medium tabular-nums">{comparedInWords(rival, { here: shop, there: rival.shop })}</p>
      {both && alone ? (
        <p className="text-muted">A line with a dash is on one quote alone, and is not in this.</p>
      ) : null}
      <Beside
        caption={`The quote of ${rival.shop} beside this one`}
        heads={[shop === "the shop" ? "Here" : shop, rival.shop]}
        rows={rows.map(({ description, covers, here, there }) => ({
          description,
          note: covers.length > 0 ? `Here: ${covers.join("; ")}` : undefined,
          amounts: [here, there],
        }))}
        foot="All lines, before tax"
        sums={[rival.total.here, rival.total.there]}
      />
    </div>
  );
}

type Named = { id: string; rival: Compared }[];

/** Near the answer: what another shop asks for the same work. */
export function Rivals({ rivals, shop }: { rivals: Named; shop: string }) {
  return rivals.map(({ id, rival }) => (
    <Card key={id} id={`beside-${id}`} className="mb-6 scroll-mt-20">
      <CardHeader title={`Beside the quote of ${rival.shop}`} />
      <CardBody>
        <Rival rival={rival} shop={shop} />
      </CardBody>
    </Card>
  ));
}
