// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { describe, expect, test } from "vitest";
import { searchEverything } from "#app/desk/search.server.ts";
import { db } from "#app/platform/db.server.ts";
import { readPlace } from "#app/platform/keyset.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { action as assign } from "#app/routes/dashboard/repair/assign.tsx";
import { action as createInvoice } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { action as addItem } from "#app/routes/dashboard/repair/lines/add-item.tsx";
import { action as editItem, loader as itemForm } from "#app/routes/dashboard/repair/lines/edit-item.tsx";
import { action as removeItem } from "#app/routes/dashboard/repair/lines/remove-item.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { action as uploadQuote } from "#app/routes/dashboard/repair/quote.tsx";
import { action as createRequest } from "#app/routes/dashboard/repair-requests/new.tsx";
import { action as updateStatus } from "#app/routes/dashboard/repair-requests/status.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";
import { send as callApi } from "../api/callers.ts";

async function shop(options: Parameters<typeof makeRequest>[1] = {}) {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor", { firstName: "Max", lastName: "Advisor" });
  const request = await makeRequest(driver, { status: "In Progress", lines: [{}], ...options, advisor });
  return { driver, advisor, request, cookie: await signIn(advisor), itemId: request.itemIds[0] ?? "" };
}

describe("New Request", () => {
  test("without a vehicle or without a priced service it is not made, and what was entered stays", async () => {
    const { advisor, request, cookie } = await shop();
    const none: any = await createRequest(
      args("/dashboard/repair-requests/new", { cookie, form: { "lineItems[0].description": "Oil" } }),
    );
    expect(none.init.status).toBe(400);
    expect(none.data.toast).toMatchObject({
      title: "Vehicle required",
      description: "Please select a vehicle for this repair request",
    });
    expect(none.data.initialValue.lineItems[0].description).toBe("Oil");
    const free: any = await createRequest(
      args("/dashboard/repair-requests/new", {
        cookie,
        form: { vehicleId: request.vehicleId, "lineItems[0].description": "Oil", "lineItems[0].unitPrice": "0" },
      }),
    );
    expect(free.data.toast).toMatchObject({
      title: "Service details required",
      description: "Please add at least one service with description and price",
    });
    expect(await db.repairRequest.count({ where: { advisorId: advisor.id } })).toBe(1);
  });

  test("starts as Scheduled; lines without description or price are not saved", async () => {
    const { request, cookie } = await shop();
    const response = (await createRequest(
      args("/dashboard/repair-requests/new", {
        cookie,
        form: {
          vehicleId: request.vehicleId,
          initiatedBy: "Squeaking brakes",
          "lineItems[0].description": "Pads",
          "lineItems[0].quantity": "2",
          "lineItems[0].unitPrice": "19.99",
          "lineItems[1].description": "",
          "lineItems[1].unitPrice": "5",
          "lineItems[2].description": "Free check",
          "lineItems[2].unitPrice": "0",
        },
      }),
    )) as Response;
    await expect(response).toHaveToast("Repair request created");
    const id = response.headers.get("location")?.split("/").pop();
    const made = await db.repairRequest.findUniqueOrThrow({ where: { id }, include: { lineItems: true } });
    expect(made.status).toBe("Scheduled");
    expect(made.lineItems.map((line) => [line.description, line.totalPrice.toString()])).toEqual([["Pads", "39.98"]]);
  });

  test("adding a line is a press of the form's own button: nothing is made and nothing is lost", async () => {
    const { request, cookie } = await shop();
    const more: any = await createRequest(
      args("/dashboard/repair-requests/new", {
        cookie,
        form: {
          vehicleId: request.vehicleId,
          "lineItems[0].description": "Pads",
          __intent__: JSON.stringify({ type: "insert", payload: { name: "lineItems", defaultValue: {} } }),
        },
      }),
    );
    expect(more.init.status).toBe(200);
    expect(more.data.initialValue.lineItems).toHaveLength(2);
    expect(more.data.initialValue.lineItems[0].description).toBe("Pads");
  });
});

describe("the status dialog", () => {
  test("updates with its toast, and takes none but its six options", async () => {
    const { request, cookie } = await shop();
    const done = await updateStatus(
      args(`/dashboard/repair-requests/${request.id}/status`, {
        cookie,
        params: { id: request.id },
        form: { status: "Needs Approval" },
      }),
    );
    expect(done).toRedirectTo("/dashboard/repair-requests");
    await expect(done).toHaveToast("Status Updated");
    const wrong: any = await updateStatus(
      args("/x", { cookie, params: { id: request.id }, form: { status: "Pending_Payment" } }),
    );
    expect(wrong.init.status).toBe(400);
    expect(wrong.data.toast).toMatchObject({
      title: "Update Failed",
      description: "There was a problem updating the status",
    });
  });

  test("a stale choice is refused with what stands now", async () => {
    const { request, cookie } = await shop();
    const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    const form = (status: string) => ({ status, version: String(version) });
    await updateStatus(args("/x", { cookie, params: { id: request.id }, form: form("Needs Approval") }));
    const stale: any = await updateStatus(args("/x", { cookie, params: { id: request.id }, form: form("Completed") }));
    expect(stale.init.status).toBe(409);
    expect(stale.data.current.values.status).toBe("Needs Approval");
    expect(stale.data.initialValue.status).toBe("Completed");
    expect((await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } })).status).toBe("Needs Approval");
  });
});

describe("line items", () => {
  test("two editors at once: the second is told, keeps the input, and can save it knowingly", async () => {
    const { request, cookie, itemId } = await shop();
    const edit = (unitPrice: string, version: number) =>
      editItem(
        args("/x", {
          cookie,
          params: { id: request.id, itemId },
          form: { description: "Brake job", unitPrice, version: String(version) },
        }),
      ) as any;
    const first = await edit("90", 1);
    await expect(first).toHaveToast("Line item updated");
    const second = await edit("85", 1);
    expect(second.init.status).toBe(409);
    expect(second.data.toast.title).toBe("Changed meanwhile");
    expect(second.data.initialValue.unitPrice).toBe("85");
    expect(second.data.stale).toBe(true);
    // What the page shows beside the entry: figures that the form does not ask for are not among it.
    const shown = await itemForm(args("/x", { cookie, params: { id: request.id, itemId } }));
    expect(shown).toMatchObject({ version: 2, values: { unitPrice: "90.00" } });
    expect(shown.originals).toBe("originalUnitPrice" in shown.values);
    await expect(await edit("85", 2)).toHaveToast("Line item updated");
    const item = await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } });
    expect([item.unitPrice.toString(), item.originalUnitPrice.toString()]).toEqual(["85", "100"]);
  });

  test("originals stand after the analysis; a dearer approved line asks the customer again; history has both totals", async () => {
    const { driver, request, cookie, itemId } = await shop();
    const form = (values: Record<string, string>) =>
      args("/x", { cookie, params: { id: request.id, itemId }, form: values });
    const original: any = await editItem(form({ originalUnitPrice: "1" }));
    expect(original.data.error[""]).toEqual(["The original quantity and price stay as they were quoted."]);
    await moveLineItem(viewerOf(driver), itemId, "approved");
    await editItem(form({ unitPrice: "150.5" }));
    expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } })).group).toBe("pending");
    const event = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: request.id, kind: "item_edited" },
      orderBy: { id: "desc" },
    });
    // What is authorized: nothing, until the customer has answered the new price.
    expect([event.totalBefore?.toString(), event.totalAfter?.toString(), event.actorName]).toEqual([
      "100",
      "0",
      "Max Advisor",
    ]);
  });

  test("what staff typed wrong is put right with what was quoted, in the history too; after an answer it is not offered", async () => {
    const { driver, advisor, cookie, request } = await shop({ lines: [], status: "Pending_Approval" });
    const given = (itemId: string, form?: Record<string, string>) =>
      args(`/x?edit=${itemId}`, { cookie, params: { id: request.id, itemId }, ...(form ? { form } : {}) });
    await addItem(given("", { type: "Labor", description: "Labor", quantity: "999", unitPrice: "165" }));
    const { id } = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } });
    const line = () => db.repairLineItem.findUniqueOrThrow({ where: { id } });
    expect([(await itemForm(given(id))).typed, ((await page(given(id))) as any).typed]).toEqual([true, true]);
    const typed = { type: "Labor", description: "Labor", status: "Pending", quantity: "2", unitPrice: "165" };
    await expect((await editItem(given(id, { ...typed, version: "1" }))) as Response).toHaveToast("Line item updated");
    const was = await line();
    expect(was.priceBasis).toBe("target");
    const point = { repairRequestId: request.id, name: "Brakes", rating: "red", checkedByName: "Tess" } as const;
    await db.inspectionPoint.create({ data: { ...point, lineItemId: id } });
    const right = { ...typed, typedWrong: "on" };
    await expect((await editItem(given(id, { ...right, version: "2" }))) as Response).toHaveToast("Line item updated");
    const row = await line();
    expect([row.quantity, row.originalQuantity, row.originalPrice, row.totalPrice].map(String)).toEqual([
      ...["2", "2", "330", "330"],
    ]);
    expect([row.priceBasis, row.version, row.createdAt]).toEqual(["quoted", 3, was.createdAt]);
    expect(await db.inspectionPoint.count({ where: { lineItemId: id } })).toBe(1);
    const { summary } = await findRepairRequest(viewerOf(advisor), request.id);
    expect(summary).toMatchObject({ originalTotal: 33_000, savings: 0, serviceFee: 0, openTargets: 0 });
    const told = await db.historyEvent.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } });
    expect(told.map((event) => event.summary).slice(-2)).toEqual([
      "Line item changed: Labor, before $164,835.00",
      "Labor was typed wrong: the shop quoted 2 × $165.00, not 999 × $165.00",
    ]);
    // Decided once, and taken back: the customer has seen these figures.
    await moveLineItem(viewerOf(driver), id, "declined");
    await moveLineItem(viewerOf(driver), id, "pending");
    expect([(await itemForm(given(id))).typed, ((await page(given(id))) as any).typed]).toEqual([false, false]);
    const late: any = await editItem(given(id, { ...right, quantity: "3" }));
    expect(late.init.status).toBe(409);
    expect(late.data.error.typedWrong).toEqual([
      "What the shop quoted can be corrected only until the customer has decided on it. Remove the line and add it as it should be: the customer is asked anew.",
    ]);
    expect(late.data.initialValue).toMatchObject({ quantity: "3", typedWrong: "on" });
    const asDriver = await callApi("PUT", `/api/repair-line-items/${id}`, {
      ...{ cookie: await signIn(driver), json: { typedWrong: true } },
    });
    expect([asDriver.status, String((await line()).originalQuantity)]).toEqual([403, "2"]);
  });

  test("figures that are no numbers, a line without a price and a missing description are refused at their fields", async () => {
    const { request, cookie, itemId } = await shop();
    const form = (values: Record<string, string>) =>
      args("/x", { cookie, params: { id: request.id, itemId }, form: values });
    const before = await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } });
    const wrong: any = await editItem(form({ quantity: "abc" }));
    const range = "Quantity must be a number from 0.01 to 9,999, with at most two decimals";
    expect([wrong.init.status, wrong.data.error.quantity]).toEqual([400, [range]]);
    expect(await db.repairLineItem.findUniqueOrThrow({ where: { id: itemId } })).toEqual(before);
    for (const unitPrice of [{}, { unitPrice: "" }] as Record<string, string>[]) {
      const unpriced: any = await addItem(form({ description: "Cabin filter", ...unitPrice }));
      expect([unpriced.init.status, unpriced.data.error.unitPrice]).toEqual([
        400,
        ["This line has no price: give one, or take the line away"],
      ]);
    }
    const free: any = await addItem(form({ description: "Car wash", unitPrice: "0" }));
    expect(free.status).toBe(302);
    const nameless: any = await addItem(args("/x", { cookie, params: { id: request.id }, form: { unitPrice: "5" } }));
    expect(nameless.data.error.description).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  test("prices are locked once there is an invoice; each refusal has its title", async () => {
    const { request, cookie, itemId } = await shop({ lines: [{ group: "approved" }] });
    const params = { id: request.id, itemId };
    const made = await createInvoice(args("/x", { cookie, params, form: { go: "1" } }));
    expect(made).toRedirectTo(`/dashboard/repair-requests/${request.id}`);
    const edited: any = await editItem(args("/x", { cookie, params, form: { unitPrice: "1" } }));
    expect(edited.init.status).toBe(409);
    expect(edited.data.toast.title).toBe("Update failed");
    const added: any = await addItem(args("/x", { cookie, params, form: { description: "More", unitPrice: "1" } }));
    expect(added.init.status).toBe(409);
    const removed = await removeItem(args("/x", { cookie, params, form: { version: "1" } }));
    expect(removed).toRedirectTo(`/dashboard/repair-requests/${request.id}`);
    expect(await db.repairLineItem.count({ where: { repairRequestId: request.id } })).toBe(1);
    const again = await createInvoice(args("/x", { cookie, params, form: { go: "1" } }));
    await expect(again).toHaveToast("Creation failed", "This repair request has an invoice already.");
  });
});

test("assigning needs people of the right role and is recorded", async () => {
  const { driver, request, cookie, advisor } = await shop();
  const technician = await makeUser("technician");
  const year = new Date().getFullYear() + 1;
  const form = {
    advisorId: advisor.id,
    technicianId: technician.technician?.id ?? "",
    scheduledServiceDate: `${year}-12-01T09:30`,
  };
  const wrong: any = await assign(
    args("/x", { cookie, params: { id: request.id }, form: { ...form, advisorId: driver.id } }),
  );
  expect(wrong.data.error.advisorId).toEqual(["This advisor cannot be assigned."]);
  await expect(await assign(args("/x", { cookie, params: { id: request.id }, form }))).toHaveToast("Assignment saved");
  const row = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id }, include: { history: true } });
  expect(row.scheduledServiceDate?.toISOString()).toBe(`${year}-12-01T17:30:00.000Z`);
  expect(row.history.some((event) => event.kind === "assigned")).toBe(true);
  expect(await db.notification.count({ where: { userId: technician.id } })).toBe(1);
});

test("a quote that is neither photo nor PDF is refused with the catalogue's toast", async () => {
  const { request, cookie } = await shop();
  const file = new File(["plain words"], "quote.pdf", { type: "application/pdf" });
  const refused: any = await uploadQuote(args("/x", { cookie, params: { id: request.id }, form: { file } }));
  expect(refused.init.status).toBe(415);
  expect(refused.data.toast).toMatchObject({
    title: "Upload failed",
    description: "Error: Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.",
  });
});

test("an upload without a file asks for one, and an empty file is said to be empty", async () => {
  const { request, cookie } = await shop();
  const said = async (file: File) => {
    const refused: any = await uploadQuote(args("/x", { cookie, params: { id: request.id }, form: { file } }));
    return [refused.init.status, refused.data.error.file];
  };
  // What a browser sends of a field in which nothing was chosen.
  expect(await said(new File([], ""))).toEqual([400, ["Please choose a file first."]]);
  expect(await said(new File([], "blob"))).toEqual([400, ["Please choose a file first."]]);
  expect(await said(new File([], "quote.pdf"))).toEqual([400, ["This file is empty. Please choose another one."]]);
});

describe("the list", () => {
  test("searches by make, VIN, id, status and service, within the scope and with % as a letter", async () => {
    const { driver, request } = await shop({ status: "Parts Ordered" });
    const viewer = viewerOf(driver);
    const stranger = viewerOf(await makeUser("driver"));
    for (const q of [
      "porsche",
      "WP0AB2",
      request.id.slice(0, 8),
      `#${request.id.slice(0, 8)}`,
      "parts ord",
      "BRAKE serv",
    ]) {
      expect([q, (await listRepairRequests(viewer, { q })).rows.map(({ id }) => id)]).toEqual([q, [request.id]]);
      expect((await listRepairRequests(stranger, { q })).rows).toEqual([]);
    }
    expect((await listRepairRequests(viewer, { q: "%" })).rows).toEqual([]);
    expect((await listRepairRequests(viewer, { status: "Completed" })).rows).toEqual([]);
  });

  test.each(["newest", "oldest", "scheduled", "-scheduled", "status", "-status"] as const)(
    "pages of %s join without a gap or a repeat, there and back",
    async (sort) => {
      const driver = await makeUser("driver");
      const first = await makeRequest(driver);
      const dates = [null, "2026-12-01", "2026-12-01", null, "2026-11-30", "2026-12-24"];
      for (const [index, date] of dates.entries()) {
        await db.repairRequest.create({
          data: {
            accountId: driver.accountId,
            vehicleId: first.vehicleId,
            status: index % 2 ? "Scheduled" : "Delayed",
            scheduledServiceDate: date ? new Date(date) : null,
          },
        });
      }
      const viewer = viewerOf(driver);
      const whole = (await listRepairRequests(viewer, { sort, limit: 50 })).rows.map(({ id }) => id);
      expect(whole).toHaveLength(7);
      const seen: string[][] = [];
      let page = await listRepairRequests(viewer, { sort, limit: 3 });
      seen.push(page.rows.map(({ id }) => id));
      while (page.next) {
        page = await listRepairRequests(viewer, {
          sort,
          limit: 3,
          place: readPlace(new URLSearchParams({ after: page.next })),
        });
        seen.push(page.rows.map(({ id }) => id));
      }
      expect(seen.flat()).toEqual(whole);
      const back: string[][] = [];
      while (page.previous) {
        page = await listRepairRequests(viewer, {
          sort,
          limit: 3,
          place: readPlace(new URLSearchParams({ before: page.previous })),
        });
        back.unshift(page.rows.map(({ id }) => id));
      }
      expect(back.flat()).toEqual(whole.slice(0, back.flat().length));
      expect(back.flat().length).toBe(6);
    },
  );
});

test("the search of the top bar stays within the viewer's scope", async () => {
  const { driver, request } = await shop();
  const own = await searchEverything(viewerOf(driver), "porsche");
  expect(own.map(({ title }) => title)).toEqual(["Repair Requests", "Vehicles"]);
  expect(own[0]?.results.map(({ id }) => id)).toEqual([request.id]);
  const stranger = viewerOf(await makeUser("driver"));
  expect(await searchEverything(stranger, "porsche")).toEqual([]);
  expect(await searchEverything(stranger, request.id.slice(0, 8))).toEqual([]);
  expect(await searchEverything(stranger, driver.email as string)).toEqual([]);
});
