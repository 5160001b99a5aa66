// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import Invoice, { loader } from "#app/routes/dashboard/invoices/detail.tsx";
import List, { loader as list } from "#app/routes/dashboard/invoices/list.tsx";
import { action as pay } from "#app/routes/dashboard/invoices/pay.tsx";
import { args } from "../support/args.ts";
import { withoutTable } from "../support/broken.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

async function invoiced() {
  const admin = await makeUser("admin");
  const lines = [{ unitPrice: 20_000, group: "approved" as const }];
  const request = await makeRequest(await makeUser("driver"), { status: "Pending_Repair", lines });
  return { cookie: await signIn(admin), id: (await createInvoice(viewerOf(admin), request.id)).id };
}

test("after a simulated payment too the dialog closes, and the list behind it says so", async () => {
  const { cookie, id } = await invoiced();
  const form = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
  const answer = await pay(args(`/dashboard/invoices/${id}/pay`, { cookie, params: { id }, form }));
  expect(answer).toRedirectTo("/dashboard/invoices");
  await expect(answer).toHaveToast("Payment Successful");
});

test("what is said of a returned payment stays with its invoice, in its place and as a toast: the list behind it has its own address again", async () => {
  const { cookie, id } = await invoiced();
  const at = `/dashboard/invoices/${id}?payment=returned&redirect_status=failed`;
  const data = await loader(args(at, { cookie, params: { id } }));
  const Stub = createRoutesStub([
    { path: "/dashboard/invoices", children: [{ id: "screen", path: ":id", Component: Invoice as any }] },
  ]);
  const html = renderToString(<Stub initialEntries={[at]} hydrationData={{ loaderData: { screen: data } }} />);
  const toast = /<section[^>]*data-toaster[\s\S]*?<\/section>/.exec(html)?.[0];
  expect(toast).toMatch(/Payment Failed[\s\S]*The bank did not confirm this payment. Please try again./);
  expect(/<a[^>]*aria-label="Close"[^>]*>/.exec(html)?.[0]).toContain('href="/dashboard/invoices"');
});

test("the list's links and the way back from an invoice that cannot be loaded carry nothing of a return", async () => {
  const { cookie, id } = await invoiced();
  const back = `payment=returned&payment_intent=pi_1&redirect_status=failed&status=Unpaid`;
  const rows = await list(args("/dashboard/invoices?status=Unpaid", { cookie }));
  const Stub = createRoutesStub([{ id: "screen", path: "/dashboard/invoices", Component: List as any }]);
  const html = renderToString(
    <Stub initialEntries={[`/dashboard/invoices?${back}`]} hydrationData={{ loaderData: { screen: rows } }} />,
  );
  const links = html.match(/href="\/dashboard\/invoices\/[^"]*/g) ?? [];
  expect(links).toContain(`href="/dashboard/invoices/${id}?status=Unpaid`);
  expect(links.filter((link) => /returned|redirect_status|payment_intent/.test(link))).toEqual([]);
  const answer = await withoutTable("LedgerEntry", () =>
    Promise.resolve(loader(args(`/dashboard/invoices/${id}?${back}`, { cookie, params: { id } }))).catch(
      (left) => left,
    ),
  );
  expect(answer).toRedirectTo("/dashboard/invoices?status=Unpaid");
  await expect(answer).toHaveToast("Error", "Failed to load invoice details");
});
