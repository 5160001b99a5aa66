import { expect, test } from "vitest";
import { columnsOf } from "#app/desk/views.ts";
import { loader as list } from "#app/routes/dashboard/repair-requests/list.tsx";
import { action as remove } from "#app/routes/dashboard/repair-requests/views/remove.ts";
import { action as save } from "#app/routes/dashboard/repair-requests/views/save.ts";
import { args } from "../support/args.ts";
import { makeUser, signIn } from "../support/world.ts";

const LIST = "/dashboard/repair-requests";

async function person() {
  const cookie = await signIn(await makeUser("advisor"));
  const views = async () => (await list(args(LIST, { cookie }))).views;
  const keep = (name: string, search: string) => save(args(`${LIST}/views`, { cookie, form: { name, search } }));
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
    remove(args(`${LIST}/views/${view?.id}/remove`, { cookie, form: {}, params: { viewId: view?.id ?? "" } }));
  await expect(await drop(other.cookie)).toHaveToast("View not removed");
  expect(await views()).toHaveLength(1);
  const { cookie } = await person();
  await drop(cookie);
  expect(await views()).toHaveLength(1);
});

test("an address without columns shows all of them, and a form whose boxes are empty none", () => {
  expect(columnsOf(new URLSearchParams("q=x"))).toEqual(["service", "customer", "scheduled", "status", "sum", "age"]);
  expect(columnsOf(new URLSearchParams("columns=none"))).toEqual([]);
  expect(columnsOf(new URLSearchParams("columns=none&columns=age&columns=service&columns=x"))).toEqual([
    "service",
    "age",
  ]);
});
