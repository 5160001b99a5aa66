import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { sendLink } from "#app/desk/send-link.server.ts";
import { db } from "#app/platform/db.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { loader as list } from "#app/routes/dashboard/repair-requests/list.tsx";
import { StatusTurn } from "#app/routes/dashboard/repair-requests/status-badge.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

const origin = "http://localhost:3000";

async function desk() {
  const advisor = await makeUser("advisor");
  const [viewer, cookie] = [viewerOf(advisor), await signIn(advisor)];
  /** On the repair's page, in the list and on the first screen. */
  const isTold = async (id: string) => {
    const page = await findRepairPage(viewer, id);
    expect(page.request).not.toHaveProperty("_count");
    const inList = (await list(args("/dashboard/repair-requests", { cookie }))).rows;
    const atHome = (await home(args("/dashboard", { cookie }))).requests;
    return [page, ...[inList, atHome].map((rows) => rows.find((row) => row.id === id))].map((one) => one?.isTold);
  };
  return { advisor, viewer, isTold };
}

test("what New saved and did not send waits on nobody else; once the link went out it does", async () => {
  const { viewer, isTold } = await desk();
  const line = { description: "Alignment", quantity: "1", unitPrice: "139" };
  const typed = { token: randomUUID(), phone: newPhone(), name: "Dana Park", car: "2019 Honda Civic" };
  const { id } = await takeIn(viewer, Intake.parse({ ...typed, lineItems: [line], intent: "save" }), { origin });
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "Pending_Approval" });
  expect(await isTold(id)).toEqual([false, false, false]);
  await sendLink(viewer, id, { origin });
  expect(await isTold(id)).toEqual([true, true, true]);
});

test("a customer who did something on it needs no link to know of it", async () => {
  const { advisor, isTold } = await desk();
  const driver = await makeUser("driver");
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{}] });
  expect(await isTold(id)).toEqual([false, false, false]);
  await moveLineItem(viewerOf(driver), itemIds[0] ?? "", "declined");
  expect(await isTold(id)).toEqual([true, true, true]);
});

test("whose turn it is says so while the customer was sent nothing", () => {
  const said = (status: string, isTold: boolean) => renderToStaticMarkup(<StatusTurn {...{ status, isTold }} />);
  expect(said("Pending_Approval", false)).toContain(">Not sent to customer<");
  expect(said("Pending_Approval", true)).toContain(">Customer decides<");
  expect(said("Pending_Repair", false)).toContain(">We begin<");
});
