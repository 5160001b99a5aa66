// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { approveRepair } from "#app/repair/verbs.server.ts";
import WithdrawDialog, { loader as withdrawal } from "#app/routes/repair-status/authorization/withdraw.tsx";
import CorrectItem, { action as correct, loader as correction } from "#app/routes/repair-status/lines/correct-item.tsx";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeAll(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

/** A screen as a browser without script gets it. */
function drawn(Component: any, pattern: string, path: string, loaderData: unknown, actionData?: unknown) {
  const Stub = createRoutesStub([{ id: "screen", path: pattern, Component }]);
  const answers = { loaderData: { screen: loaderData }, ...(actionData ? { actionData: { screen: actionData } } : {}) };
  return renderToString(<Stub initialEntries={[path]} hydrationData={answers} />).replaceAll("<!-- -->", "");
}

test.each(["repairRequestId", "repairId"])(
  "the views of a repair asked for by %s lead to that repair, not to the newest",
  async (name) => {
    const older = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "pending" }] });
    const newer = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "pending" }] });
    const path = `/repair-status?${name}=${older.id}`;
    const { data }: any = await loader(args(path, { cookie }));
    const html = drawn(RepairStatusPage, "/repair-status", path, data);
    for (const view of ["", "?view=approved", "?view=pending"])
      expect(html).toContain(`href="/repair-status/${older.id}${view}"`);
    expect(html).not.toContain('href="/repair-status?');
    expect(html).not.toContain(newer.id);
  },
);

test("without a script a price that is none is said at its field, and what was typed stands", async () => {
  const { id, itemIds } = await makeRequest(driver, { lines: [{ group: "quote_analyzed", unitPrice: 12_900 }] });
  const itemId = itemIds[0] ?? "";
  const path = `/repair-status/${id}/line-items/${itemId}/correct`;
  const params = { id, itemId };
  const form = { description: "Brake fluid, both axles", quantity: "1", unitPrice: "1O9" };
  const answer: any = await correct(args(path, { params, cookie, form }));
  expect(answer.init.status).toBe(400);
  const shown = await correction(args(path, { params, cookie }));
  const html = drawn(CorrectItem, "/repair-status/:id/line-items/:itemId/correct", path, shown, answer.data);
  expect(html).toContain("Unit price must be a number with at most two decimals");
  expect(html).toContain('value="1O9"');
  expect(html).toContain('value="Brake fluid, both axles"');
});

test("before the work begins the authorization is withdrawn on a page that names its sum, not by one touch", async () => {
  const lines = [
    { group: "approved" as const, unitPrice: 50_000 },
    { group: "declined" as const, unitPrice: 15_000 },
  ];
  const { id } = await makeRequest(driver, { status: "Pending_Approval", lines });
  await approveRepair(viewerOf(driver), id);
  const { data }: any = await loader(args(`/repair-status/${id}`, { params: { id }, cookie }));
  const html = drawn(RepairStatusPage, "/repair-status/:id", `/repair-status/${id}`, data);
  expect(html).toContain(`href="/repair-status/${id}/withdraw"`);
  expect(html).not.toContain("take-back");
  expect(html).toContain("what you declined or put off stays so");
  const path = `/repair-status/${id}/withdraw`;
  const asked = await withdrawal(args(path, { params: { id }, cookie }));
  const dialog = drawn(WithdrawDialog, "/repair-status/:id/withdraw", path, asked);
  expect(dialog).toContain("You take your go-ahead for 1 line back, $500.00 in all.");
  expect(dialog).toContain("Withdraw $500.00");
  expect(dialog).toContain(`action="/repair-status/${id}/take-back"`);
});
