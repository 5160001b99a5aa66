import { expect, test } from "vitest";
import { COLUMNS, columnsOf } from "#app/desk/views.ts";
import { loader as customers } from "#app/routes/dashboard/customers/list.tsx";
import { loader as invoices } from "#app/routes/dashboard/invoices/list.tsx";
import { loader as list } from "#app/routes/dashboard/repair-requests/list.tsx";
import { action as remove } from "#app/routes/dashboard/views/remove.ts";
import { action as save } from "#app/routes/dashboard/views/save.ts";
import { args } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

const LIST = "/dashboard/repair-requests";

async function person() {
  const cookie = await signIn(await makeUser("advisor"));
  const views = async () => (await list(args(LIST, { cookie }))).views;
  const keep = (name: string, search: string) =>
    save(
      args("/dashboard/views/repair-requests", { cookie, form: { name, search }, params: { list: "repair-requests" } }),
    );
  return { cookie, views, keep };
}

test("a view keeps search, filter, order and columns under a name, and no page of the list", async () => {
  const { views, keep, cookie } = await person();
  const search = "sort=-sum&status=Pending_Approval&columns=none&columns=sum&after=x&evil=1";
  const saved = await keep(" Mine, by sum ", search);
  const kept = "status=Pending_Approval&sort=-sum&columns=none&columns=sum";
  expect(saved).toRedirectTo(`${LIST}?${kept}`);
  expect(await views()).toMatchObject([{ name: "Mine, by sum", search: kept }]);
  const shown = await list(args(`${LIST}?${kept}`, { cookie }));
  expect([shown.query.columns, shown.query.sort, shown.search]).toEqual([["sum"], "-sum", kept]);
  await keep("Mine, by sum", "q=audi");
  expect(await views()).toMatchObject([{ name: "Mine, by sum", search: "q=audi" }]);
});

test("without a name nothing is kept, the list stays as it was, and views are their owner's", async () => {
  const { views, keep } = await person();
  const refused = await keep("  ", "q=audi");
  expect(refused).toRedirectTo(`${LIST}?q=audi`);
  await expect(refused).toHaveToast("View not saved", "Give the view a name");
  await keep("Audis", "q=audi");
  const [view] = await views();
  const other = await person();
  expect(await other.views()).toEqual([]);
  const drop = (cookie: string) =>
    remove(
      args(`/dashboard/views/repair-requests/${view?.id}/remove`, {
        cookie,
        form: {},
        params: { list: "repair-requests", viewId: view?.id ?? "" },
      }),
    );
  await expect(await drop(other.cookie)).toHaveToast("View not removed");
  expect(await views()).toHaveLength(1);
  const { cookie } = await person();
  await drop(cookie);
  expect(await views()).toHaveLength(1);
});

test("an address without columns shows all of them, and a form whose boxes are empty none", () => {
  expect(columnsOf(COLUMNS["repair-requests"], new URLSearchParams("q=x"))).toEqual([
    "service",
    "customer",
    "scheduled",
    "status",
    "sum",
    "age",
  ]);
  expect(columnsOf(COLUMNS["repair-requests"], new URLSearchParams("columns=none"))).toEqual([]);
  expect(
    columnsOf(COLUMNS["repair-requests"], new URLSearchParams("columns=none&columns=age&columns=service&columns=x")),
  ).toEqual(["service", "age"]);
});

test("each list has its own views and columns, and nothing else has any", async () => {
  const { cookie, views } = await person();
  const keep = (list: string, search: string) =>
    save(args(`/dashboard/views/${list}`, { cookie, form: { name: "Mine", search }, params: { list } }));
  const kept = "sort=oldest&columns=none&columns=phone";
  expect(await keep("customers", `${kept}&after=x`)).toRedirectTo(`/dashboard/customers?${kept}`);
  expect(await keep("invoices", "sort=-amount&columns=amount")).toRedirectTo(
    "/dashboard/invoices?sort=-amount&columns=amount",
  );
  await expect(keep("vehicles", "")).rejects.toMatchObject({ init: { status: 404 } });

  const people = await customers(args(`/dashboard/customers?${kept}`, { cookie }));
  expect([people.columns, people.sort, people.search]).toEqual([["phone"], "oldest", kept]);
  expect(people.views).toMatchObject([{ name: "Mine", search: kept }]);
  const bills = await invoices(args("/dashboard/invoices", { cookie }));
  expect(bills.columns).toEqual(["date", "vehicle", "customer", "service", "amount", "status"]);
  expect(bills.views).toMatchObject([{ name: "Mine", search: "sort=-amount&columns=amount" }]);
  expect(await views()).toEqual([]);

  const drop = (list: string, viewId: string) =>
    remove(args(`/dashboard/views/${list}/${viewId}/remove`, { cookie, form: {}, params: { list, viewId } }));
  expect(await drop("customers", people.views[0]?.id ?? "")).toRedirectTo("/dashboard/customers");
  expect((await customers(args("/dashboard/customers", { cookie }))).views).toEqual([]);
});
