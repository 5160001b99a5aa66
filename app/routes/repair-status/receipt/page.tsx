import { CircleCheck, Printer } from "lucide-react";
import { Fragment } from "react";
import { redirect } from "react-router";
import { headOf } from "#app/payments/documents/head.ts";
import { findInvoiceDocument, type InvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { movementToCustomer } from "#app/payments/ledger.ts";
import { formatDate, formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { sum } from "#app/platform/money.ts";
import { paperView } from "#app/quotes/papers/view.server.ts";
import { type Invoice, notOwed } from "#app/repair/invoice.ts";
import { paidInWords } from "#app/repair/paid-words.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import { aheadOf } from "#app/repair/requests/service-day.ts";
import { shopOfQuotes } from "#app/repair/requests/standing-quotes.ts";
import { SheetHead } from "#app/routes/dashboard/invoices/sheet-head.tsx";
import { orderOf } from "#app/routes/payment-form/order.ts";
import { type Order, OrderSummary } from "#app/routes/payment-form/order-summary.tsx";
import { StatusHeader } from "#app/routes/repair-status/frame.tsx";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { themeFor } from "#app/routes/repair-status/view.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import type { ShopSettings } from "#app/shop/settings/settings.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { titled } from "#app/ui/meta.ts";
import { Container, Main } from "#app/ui/page.tsx";
import type { Route } from "./+types/page";

/** What was paid, with its number, and what comes next. Before anything is paid there is none: back to the page. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const opened = await openStatus({ request, params, url });
  const back = `/repair-status/${params.id}`;
  if ("refusal" in opened || !opened.request?.invoice || !paidInWords(opened.request.invoice)) throw redirect(back);
  const { request: repair, viewer } = opened;
  const { invoice, lineItems, summary, vehicle } = opened.request;
  const settings = await readSettings();
  const { companyPhone, companyEmail } = settings;
  const document = viewer ? await findInvoiceDocument(viewer, invoice.id) : null;
  return {
    id: repair.id,
    number: invoice.number,
    issued: formatDate(invoice.issuedAt),
    head: document ? sheetOf(document, settings) : [],
    heading: paidInWords(opened.request.invoice),
    moved: movementsOf(document ?? sampleOf(invoice)),
    stands: { total: invoice.amountPaid, away: notOwed(invoice), due: invoice.outstandingBalance },
    order: orderOf(lineItems, invoice, summary.keeps) satisfies Order,
    // As the invoice names it: what was put right since is not on it.
    car: vehicleTitle(document?.request.vehicle ?? vehicle),
    shop: repair.repairProvider?.name ?? shopOfQuotes(repair.quoteDocuments),
    ahead: aheadOf(repair),
    open: !itemsAreLocked(repair.status),
    over: repair.quoteDocuments.some((paper) => {
      const bill = paperView(paper, repair)?.bill;
      return bill && !bill.overtaken && bill.over > 0;
    }),
    later: lineItems.filter(({ group }) => group === "deferred").length,
    reach: [companyPhone, companyEmail].filter(Boolean).join(" or "),
    demo: opened.demo,
    theme: themeFor(viewer?.user?.theme, vehicle.account.subscriptionTier),
  };
}

function sheetOf(document: InvoiceDocument, settings: ShopSettings) {
  const { company, parties } = headOf(document, settings);
  return [company, ...parties];
}

type Books = Pick<InvoiceDocument, "ledger"> & { payments: Parameters<typeof movementToCustomer>[1] };

/** All that came and went, in the words of the invoice and its PDF, with its sign: it adds up to what stays paid. */
function movementsOf({ ledger, payments }: Books) {
  return ledger.map((entry) => ({ id: entry.id, words: movementToCustomer(entry, payments), cents: entry.amount }));
}

/** The sample has no ledger: it is paid once, by a card that nobody charges. */
function sampleOf({ amountPaid, issuedAt }: Pick<Invoice, "amountPaid" | "issuedAt">): Books {
  const paid = {
    kind: "payment",
    amount: amountPaid,
    method: "card",
    paymentId: "sample",
    occurredAt: issuedAt,
  } as const;
  const card = { id: "sample", provider: "simulated", cardBrand: null, cardLast4: null };
  return { ledger: [{ ...paid, id: "sample", reason: null, takenByName: null, refundable: 0 }], payments: [card] };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: titled(matches, "Receipt") }, { name: "robots", content: "noindex" }];
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  const { id, number, heading, moved, stands, order, car, shop, later, reach, demo, ahead, open, over } = loaderData;
  const { total, away, due } = stands;
  const thanks = ahead || open ? "Paid - Thank you!" : "Service Complete - Thank you!";
  const gone = away.label.replace(/, .*/, "");
  return (
    <>
      <div className="contents print:hidden">
        <StatusHeader />
      </div>
      <Main>
        <Container width="sm" className="py-8 sm:py-12 print:p-0">
          <Card className="print:border-0">
            <CardBody className="grid gap-6 sm:p-8 print:gap-4 print:p-0">
              <SheetHead columns={loaderData.head} />
              <header className="grid justify-items-center gap-2 text-center">
                <CircleCheck aria-hidden="true" className="size-12 text-saved print:hidden" strokeWidth={1.5} />
                <p className="font-medium text-saved">
                  {due > 0 ? `${formatMoney(due)} is still due` : total > 0 ? thanks : gone}
                </p>
                <h1 className="display text-2xl tabular-nums">{heading}</h1>
                <p className="text-muted">
                  {car}
                  {shop ? ` · ${shop}` : ""}
                </p>
              </header>
              <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-y border-line py-4 [&>dd]:text-right [&>dt]:text-muted">
                <dt>Receipt number</dt>
                <dd className="font-semibold">{number}</dd>
                <dt>Invoice of</dt>
                <dd>{loaderData.issued}</dd>
                {moved.map(({ id: entry, words, cents }) => (
                  <Fragment key={entry}>
                    <dt>{words}</dt>
                    <dd className="tabular-nums">{formatMoney(cents)}</dd>
                  </Fragment>
                ))}
                {moved.length > 1 ? (
                  <>
                    <dt>Stays paid</dt>
                    <dd className="font-semibold tabular-nums">{formatMoney(sum(moved.map(({ cents }) => cents)))}</dd>
                  </>
                ) : null}
              </dl>
              <OrderSummary order={order} />
              <Next {...{ id, shop, later, reach, ahead, over }} settled={due === 0 && total > 0 && away.cents === 0} />
              <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
                {demo ? null : (
                  <a href={`/repair-status/${id}/receipt.pdf`} className={buttonClass({})}>
                    Download PDF
                  </a>
                )}
                <Button
                  type="button"
                  variant="secondary"
                  onClick={() => window.print()}
                  className="hidden! scripted:inline-flex!"
                >
                  <Printer aria-hidden="true" className="size-5" />
                  Print
                </Button>
                <ButtonLink to={`/repair-status/${id}`} variant="quiet" className="basis-full">
                  Back to the repair
                </ButtonLink>
              </div>
            </CardBody>
          </Card>
        </Container>
      </Main>
    </>
  );
}

type NextProps = {
  id: string;
  shop: string | null;
  later: number;
  reach: string;
  /** When the appointment is, where it is still to come. */
  ahead: string | null;
  /** A final bill is here that asks for more than was approved. */
  over: boolean;
  settled: boolean;
};

function Next({ id, shop, later, reach, ahead, over, settled }: NextProps) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="font-semibold">
        What comes next
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-muted">
        {settled ? <li>What you approved is paid, at the prices above.</li> : null}
        {ahead ? (
          <li>
            Your appointment is {ahead}
            {shop ? ` at ${shop}` : ""}.
          </li>
        ) : null}
        {over ? (
          <li>
            The final bill asks for more than you approved. It stands{" "}
            <a href={`/repair-status/${id}`} className="underline">
              line by line on the page of the repair
            </a>
            : talk to the shop before you pay anything more.
          </li>
        ) : null}
        <li>This receipt and the record of who authorized what stay on your repair page.</li>
        {later > 0 ? (
          <li>
            {later === 1 ? "One line that you put off is kept" : `${later} lines that you put off are kept`}: we remind
            you when it is time.
          </li>
        ) : null}
        <li>
          Something is not as you approved it? {reach ? `Write or call: ${reach}.` : "Write to us on your repair page."}
        </li>
      </ul>
    </section>
  );
}
