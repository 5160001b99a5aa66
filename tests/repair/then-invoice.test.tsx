import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import ShopsAnswer from "#app/routes/dashboard/repair/prices.tsx";

const REPAIR = "/dashboard/repair-requests/1";

function waysOut(search: string) {
  const lines = [{ id: "a", description: "Pads", stands: "Quoted at $90.00." }];
  const values = { lines: [{ id: "a", version: 1, unitPrice: "90.00" }] };
  const loaderData = { vehicle: "2019 Honda Civic", shop: "the shop", thenInvoice: true, lines, values };
  const Component = () => (
    <ShopsAnswer {...({ loaderData, params: { id: "1" } } as Parameters<typeof ShopsAnswer>[0])} />
  );
  const path = `${REPAIR}/prices`;
  const Stub = createRoutesStub([{ id: "screen", path, Component }]);
  const html = renderToString(
    <Stub initialEntries={[`${path}${search}`]} hydrationData={{ loaderData: { screen: null } }} />,
  );
  return new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")));
}

test("who leaves the shop's answer without an invoice is back on the repair, with the list as it was narrowed", () => {
  for (const then of ["invoice", "invoice-done", "invoice-open"]) {
    expect(waysOut(`?then=${then}`)).toEqual(new Set([REPAIR]));
    expect(waysOut(`?then=${then}&status=open`)).toEqual(new Set([`${REPAIR}?status=open`]));
    expect(waysOut(`?status=open&then=${then}`)).toEqual(new Set([`${REPAIR}?status=open`]));
  }
});
