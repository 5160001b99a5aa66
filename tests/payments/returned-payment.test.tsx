// biome-ignore-all lint/suspicious/noExplicitAny: the stub takes any screen with its data
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import Invoice, { loader } from "#app/routes/dashboard/invoices/detail.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

test("what is said of a returned payment stays with its invoice: the list behind it has its own address again", async () => {
  const admin = await makeUser("admin");
  const lines = [{ unitPrice: 20_000, group: "approved" as const }];
  const request = await makeRequest(await makeUser("driver"), { status: "Pending_Repair", lines });
  const id = (await createInvoice(viewerOf(admin), request.id)).id;
  const at = `/dashboard/invoices/${id}?payment=returned&redirect_status=failed`;
  const data = await loader(args(at, { cookie: await signIn(admin), params: { id } }));
  const Stub = createRoutesStub([
    { path: "/dashboard/invoices", children: [{ id: "screen", path: ":id", Component: Invoice as any }] },
  ]);
  const html = renderToString(<Stub initialEntries={[at]} hydrationData={{ loaderData: { screen: data } }} />);
  expect(/<a[^>]*aria-label="Close"[^>]*>/.exec(html)?.[0]).toContain('href="/dashboard/invoices"');
});
