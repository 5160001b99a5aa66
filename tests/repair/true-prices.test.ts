// biome-ignore-all lint/suspicious/noExplicitAny: an action answers data or a redirect, and each test knows which
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { GROUPS, PRICE_BASES, summarize } from "#app/repair/line-item.ts";
import { RecordPrices } from "#app/repair/schemas.ts";
import {
  analyzeItems,
  approveAllPending,
  approveRepair,
  editLineItem,
  moveLineItem,
  recordDecision,
  recordPrices,
  updateStatus,
} from "#app/repair/verbs.server.ts";
import { loader as openDecision, action as saveDecision } from "#app/routes/dashboard/repair/decision.tsx";
import { action as makeInvoice } from "#app/routes/dashboard/repair/invoice/confirm.tsx";
import { action as savePrices } from "#app/routes/dashboard/repair/prices.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, NEW_YEAR, signIn, viewerOf } from "../support/world.ts";

async function quoted(unitPrices: number[]) {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor", { firstName: "Max", lastName: "Advisor" });
  const request = await makeRequest(driver, {
    advisor,
    made: NEW_YEAR,
    lines: unitPrices.map((unitPrice, at) => ({
      unitPrice,
      description: ["Brake pads", "Rotors", "Fluid"][at] ?? "More",
      group: "quote_analyzed",
    })),
  });
  await analyzeItems(viewerOf(driver), request.id);
  return { driver, advisor, request, asDriver: viewerOf(driver), asAdvisor: viewerOf(advisor) };
}

function linesOf(repairRequestId: string) {
  return db.repairLineItem.findMany({ where: { repairRequestId }, orderBy: { position: "asc" } });
}

const MIKE = { person: "Mike R.", way: "phone" as const };
const HEARD = { person: "Dana Driver", way: "phone" as const, at: "2026-01-05T17:00:00Z", said: "Go ahead" };

describe("what the shop's answer may be", () => {
  const faultsOf = (until: string, unitPrice: string) => {
    const lines = [{ id: "00000000-0000-4000-8000-000000000001", said: "agreed", unitPrice }];
    const { error } = RecordPrices.safeParse({ ...MIKE, until, lines });
    return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  };

  test("prices hold until today or a later day of the shop, and never until one that is over", () => {
    const today = dayOf();
    const yesterday = dayOf(new Date(startOfDay().getTime() - 1));
    for (const day of [today, "2099-12-01"]) expect(faultsOf(day, "80")).toEqual([]);
    for (const day of [yesterday, "2020-01-01"]) {
      expect(faultsOf(day, "80")).toEqual([["until", "Please pick today or a later day"]]);
    }
    expect(faultsOf("2026-02-31", "80")).toEqual([["until", "Please pick a valid date"]]);
  });

  test("a price below zero is said to be one", () => {
    for (const price of ["-5", "-$1,000.50"]) {
      expect(faultsOf("2099-12-01", price)).toEqual([["lines.0.unitPrice", "Price must not be below zero"]]);
    }
    for (const price of ["abc", "1.234", "- -5"]) {
      const sentence = "Price must be a number with at most two decimals";
      expect(faultsOf("2099-12-01", price)).toEqual([["lines.0.unitPrice", sentence]]);
    }
  });
});

describe("whose word a price is", () => {
  test("our ask is a target, and no invoice is made of it", async () => {
    const { asDriver, asAdvisor, request } = await quoted([10_000, 20_000]);
    expect((await linesOf(request.id)).map(({ priceBasis }) => priceBasis)).toEqual(["target", "target"]);
    await approveAllPending(asDriver, request.id);
    await expect(createInvoice(asAdvisor, request.id)).rejects.toMatchObject({
      status: 409,
      title: "Creation failed",
      message: "2 approved items are at a price that the shop has not confirmed yet.",
    });
  });

  test("agreed to one by a named person, kept one: the fee is of what was agreed alone", async () => {
    const { asDriver, asAdvisor, request } = await quoted([10_000, 20_000]);
    const [pads = "", rotors = ""] = request.itemIds;
    await recordPrices(asAdvisor, request.id, {
      ...MIKE,
      until: "2026-12-01",
      lines: [
        { id: pads, said: "agreed", unitPrice: 8_000 },
        { id: rotors, said: "kept" },
      ],
    });
    const [agreed, kept] = await linesOf(request.id);
    expect([agreed?.priceBasis, agreed?.totalPrice.toString(), agreed?.status]).toEqual(["agreed", "80", "Lowered"]);
    expect(agreed?.shopWord).toMatchObject({ person: "Mike R.", way: "phone", until: "2026-12-01" });
    expect([kept?.priceBasis, kept?.totalPrice.toString(), kept?.status]).toEqual(["quoted", "200", "Same"]);
    await approveAllPending(asDriver, request.id);
    const invoice = await createInvoice(asAdvisor, request.id);
    expect([invoice.subtotal, invoice.serviceFee, invoice.totalAmount]).toEqual([28_000, 500, 28_500]);
    const history = await db.historyEvent.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } });
    expect(history.map(({ summary }) => summary)).toContain(
      "Shop agreed: Brake pads $80.00. Mike R. by phone until Dec 1, 2026",
    );
    expect(history.map(({ summary }) => summary)).toContain(
      "Shop keeps its price: Rotors $200.00. Mike R. by phone until Dec 1, 2026",
    );
  });

  test("nothing agreed, no fee", async () => {
    const { asDriver, asAdvisor, request } = await quoted([10_000]);
    const [pads = ""] = request.itemIds;
    await recordPrices(asAdvisor, request.id, { ...MIKE, lines: [{ id: pads, said: "kept" }] });
    await approveAllPending(asDriver, request.id);
    const invoice = await createInvoice(asAdvisor, request.id);
    expect([invoice.subtotal, invoice.serviceFee, invoice.totalAmount]).toEqual([10_000, 0, 10_000]);
  });

  test("an approval that was given at the target asks again when the shop keeps its price", async () => {
    const { driver, asDriver, asAdvisor, request } = await quoted([10_000]);
    const [pads = ""] = request.itemIds;
    await moveLineItem(asDriver, pads, "approved");
    await recordPrices(asAdvisor, request.id, { ...MIKE, lines: [{ id: pads, said: "kept" }] });
    expect((await linesOf(request.id))[0]?.group).toBe("pending");
    const notice = await db.notification.findFirstOrThrow({
      where: { userId: driver.id, title: "Porsche 911 2021: please decide" },
    });
    expect(notice.body).toContain("Shop keeps its price: Brake pads $100.00");
  });

  test("a price above the quote is nothing to agree to", async () => {
    const { asAdvisor, request } = await quoted([10_000]);
    const lines = [{ id: request.itemIds[0] ?? "", said: "agreed" as const, unitPrice: 10_001 }];
    await expect(recordPrices(asAdvisor, request.id, { ...MIKE, lines })).rejects.toMatchObject({
      status: 400,
      message: "Brake pads: an agreed price cannot be above the $100.00 that was quoted.",
    });
  });

  test("what we type lower than the paper is a target, whoever typed it", async () => {
    const { asDriver, asAdvisor, request } = await quoted([10_000]);
    const [pads = ""] = request.itemIds;
    await recordPrices(asAdvisor, request.id, { ...MIKE, lines: [{ id: pads, said: "agreed", unitPrice: 9_000 }] });
    await moveLineItem(asDriver, pads, "approved");
    await editLineItem(asAdvisor, pads, { unitPrice: 50 });
    const [line] = await linesOf(request.id);
    expect([line?.priceBasis, line?.shopWord]).toEqual(["target", null]);
  });

  test("the database keeps no agreed price without a name", async () => {
    const { request } = await quoted([10_000]);
    const change = db.repairLineItem.updateMany({
      where: { repairRequestId: request.id },
      data: { priceBasis: "agreed" },
    });
    await expect(change).rejects.toThrow("RepairLineItem_agreed_check");
  });

  test("only admins and the request's advisor say what the shop said", async () => {
    const { asDriver, request } = await quoted([10_000]);
    const lines = [{ id: request.itemIds[0] ?? "", said: "kept" as const }];
    await expect(recordPrices(asDriver, request.id, { ...MIKE, lines })).rejects.toMatchObject({ status: 403 });
    const technician = await makeUser("technician");
    await db.repairRequest.update({
      where: { id: request.id },
      data: { technicianId: technician.technician?.id ?? null },
    });
    await expect(recordPrices(viewerOf(technician), request.id, { ...MIKE, lines })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe("figures", () => {
  const line = fc.record({
    group: fc.constantFrom(...GROUPS),
    priceBasis: fc.constantFrom(...PRICE_BASES),
    originalPrice: fc.integer({ min: 0, max: 1_000_000 }),
    totalPrice: fc.integer({ min: 0, max: 1_000_000 }),
  });

  test("the fee is at most 25 percent of what was agreed, and a target is in nothing that is charged or kept", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { confirmed, serviceFee, openTargets } = summarize(lines);
        const counted = lines.filter(({ group }) => group === "approved" || group === "pending");
        const agreed = counted.filter(({ priceBasis }) => priceBasis === "agreed" || priceBasis === "paid");
        const saved = Math.max(
          0,
          agreed.reduce((sum, each) => sum + each.originalPrice - each.totalPrice, 0),
        );
        expect(confirmed.serviceFee).toBeLessThanOrEqual(Math.floor(saved / 4 + 0.5));
        if (agreed.length === 0) expect(confirmed.serviceFee).toBe(0);
        const asQuoted = counted.map((each) =>
          each.priceBasis === "target"
            ? { ...each, priceBasis: "quoted" as const, totalPrice: each.originalPrice }
            : each,
        );
        expect(summarize(asQuoted).confirmed).toEqual(confirmed);
        if (openTargets === 0) expect(serviceFee).toBe(confirmed.serviceFee);
      }),
      { numRuns: 500 },
    );
  });
});

describe("deciding belongs to the customer", () => {
  test("staff are refused, and record the decision with who said it, how, when and in what words", async () => {
    const { asAdvisor, request } = await quoted([10_000, 20_000]);
    const [pads = "", rotors = ""] = request.itemIds;
    await expect(moveLineItem(asAdvisor, pads, "approved")).rejects.toMatchObject({
      status: 403,
      message: "Deciding belongs to the customer. Record the customer's decision instead: who decided, and how.",
    });
    await expect(approveAllPending(asAdvisor, request.id)).rejects.toMatchObject({ status: 403 });
    await expect(approveRepair(asAdvisor, request.id)).rejects.toMatchObject({ status: 403 });
    await recordDecision(asAdvisor, request.id, {
      ...HEARD,
      address: "(555) 010-0199",
      lines: [
        { id: pads, to: "approved" },
        { id: rotors, to: "declined" },
      ],
      approveRepair: true,
    });
    const row = await db.repairRequest.findUniqueOrThrow({
      where: { id: request.id },
      include: { history: { orderBy: { id: "asc" } } },
    });
    expect(row.status).toBe("Pending_Repair");
    expect((await linesOf(request.id)).map(({ group }) => group)).toEqual(["approved", "declined"]);
    const entry = row.history.find(({ summary }) => summary.startsWith("Brake pads approved"));
    expect(entry).toMatchObject({ actorName: "Max Advisor", knownBy: "session" });
    expect(entry?.summary).toBe(
      "Brake pads approved. The customer's decision, recorded: Dana Driver by phone ((555) 010-0199), January 5, 2026 at 9:00 AM: “Go ahead”",
    );
  });

  test("a decision on each line is a go-ahead only where it is said to be one; then the repair is begun next, and stands in Now", async () => {
    const { asAdvisor, request } = await quoted([10_000, 20_000]);
    const [pads = "", rotors = ""] = request.itemIds;
    const record = (lines: { id: string; to: "approved" | "declined" }[], approveRepair = false) =>
      recordDecision(asAdvisor, request.id, { ...HEARD, lines, approveRepair });
    const stands = async () => (await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } })).status;
    await record([{ id: rotors, to: "declined" }]);
    await record([{ id: pads, to: "approved" }]);
    expect(await stands()).toBe("Pending_Approval");
    expect(await db.authorization.count({ where: { repairRequestId: request.id } })).toBe(0);
    await record([], true);
    expect(await stands()).toBe("Pending_Repair");
    const waits = async () =>
      (await listWaiting(asAdvisor)).rows.flatMap(({ kind, requestId }) => (requestId === request.id ? kind : []));
    // What was approved is our ask: the shop confirms it first.
    expect(await waits()).toEqual(["target"]);
    const al = { person: "Al", way: "phone" as const };
    await recordPrices(asAdvisor, request.id, { ...al, lines: [{ id: pads, said: "agreed", unitPrice: 7_800 }] });
    expect(await waits()).toEqual(["approved"]);
    await updateStatus(asAdvisor, request.id, "In Progress");
    const record_ = await db.historyEvent.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } });
    expect(record_.map(({ summary }) => summary).join("\n")).not.toContain("go-ahead of the customer");
    expect(record_.at(-1)?.summary).toBe("Status changed from Pending Repair to In Progress");
  });

  test("of a quote that was just read the dialog asks whether it is the go-ahead; without a tick none is recorded", async () => {
    const driver = await makeUser("driver");
    const advisor = await makeUser("advisor");
    const request = await makeRequest(driver, {
      advisor,
      made: NEW_YEAR,
      status: "Pending_Review",
      lines: [{ group: "quote_analyzed" }, { group: "quote_analyzed" }],
    });
    const [pump = "", belt = ""] = request.itemIds;
    const cookie = await signIn(advisor);
    const at = `/dashboard/repair-requests/${request.id}/decision`;
    const params = { id: request.id };
    expect(await openDecision(args(at, { cookie, params }))).toMatchObject({ mayApprove: true });
    const said = "Only the pump. Do not start yet, I call again tomorrow";
    await saveDecision(
      args(at, {
        ...{ cookie, params },
        form: {
          ...{ person: "Tess Tax", way: "phone", at: "2026-01-05T09:00", said },
          ...{ "lines[0].id": pump, "lines[0].to": "approved", "lines[1].id": belt, "lines[1].to": "declined" },
        },
      }),
    );
    const row = await db.repairRequest.findUniqueOrThrow({
      where: { id: request.id },
      include: { history: true, authorizations: true },
    });
    expect(row.status).toBe("Pending_Approval");
    expect(row.authorizations).toEqual([]);
    expect(row.history.map(({ kind }) => kind)).not.toContain("repair_approved");
    const ticked = await makeRequest(driver, {
      advisor,
      made: NEW_YEAR,
      status: "Pending_Review",
      lines: [{ group: "quote_analyzed" }],
    });
    const lines = [{ id: ticked.itemIds[0] ?? "", to: "approved" as const }];
    await recordDecision(viewerOf(advisor), ticked.id, { ...HEARD, lines, approveRepair: true });
    const { status } = await db.repairRequest.findUniqueOrThrow({ where: { id: ticked.id } });
    expect(status).toBe("Pending_Repair");
  });

  test("who approved each line and begins unasked is not said to have said nothing", async () => {
    const { asAdvisor, asDriver, request } = await quoted([10_000]);
    await moveLineItem(asDriver, request.itemIds[0] ?? "", "approved");
    await updateStatus(asAdvisor, request.id, "In Progress");
    const last = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: request.id },
      orderBy: { id: "desc" },
    });
    expect(last.summary).toBe(
      "Status changed from Pending Approval to In Progress: the customer approved 1 line and has not given the go-ahead for the repair as a whole",
    );
  });

  test("one refused line, and nothing of the record is kept", async () => {
    const { asAdvisor, request } = await quoted([10_000]);
    const [pads = ""] = request.itemIds;
    const stranger = "00000000-0000-4000-8000-000000000009";
    const lines = [
      { id: pads, to: "approved" as const },
      { id: stranger, to: "approved" as const },
    ];
    await expect(
      recordDecision(asAdvisor, request.id, { ...HEARD, lines, approveRepair: false }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await linesOf(request.id))[0]?.group).toBe("pending");
  });
});

describe("the dialogs", () => {
  test("Create Invoice with a target opens the shop's answer, which makes the invoice; what was typed stays on an error", async () => {
    const { advisor, asDriver, request } = await quoted([10_000]);
    const [pads = ""] = request.itemIds;
    await approveAllPending(asDriver, request.id);
    const cookie = await signIn(advisor);
    const params = { id: request.id };
    const base = `/dashboard/repair-requests/${request.id}`;
    const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
    const seen = { version: String(version) };
    const sent = await makeInvoice(args(`${base}/invoice/confirm?status=open`, { cookie, params, form: seen })).catch(
      (thrown: Response) => thrown,
    );
    expect(sent).toRedirectTo(`${base}/prices?status=open&then=invoice`);
    const fields = { "lines[0].id": pads, "lines[0].said": "agreed", way: "phone" };
    const refused = (await savePrices(
      args(`${base}/prices?then=invoice`, { cookie, params, form: { ...fields, "lines[0].unitPrice": "" } }),
    )) as unknown as { init: { status: number }; data: { error: Record<string, string[]>; initialValue: unknown } };
    expect(refused.init.status).toBe(400);
    expect(refused.data.error).toMatchObject({
      person: ["Name who at the shop said it"],
      "lines[0].unitPrice": ["Enter the price that the shop agreed to"],
    });
    const form = { ...fields, person: "Mike R.", "lines[0].unitPrice": "77.50" };
    const saved = await savePrices(args(`${base}/prices?then=invoice`, { cookie, params, form }));
    expect(saved).toBeInstanceOf(Response);
    const invoice = await db.invoice.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect([invoice.subtotal.toString(), invoice.serviceFee.toString()]).toEqual(["77.5", "5.63"]);
  });

  test('a figure beside "Shop keeps its price" is not dropped either: the form asks, with all that was typed', async () => {
    const { advisor, request } = await quoted([10_000, 20_000]);
    const [pads = ""] = request.itemIds;
    const { unitPrice } = await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } });
    const cookie = await signIn(advisor);
    const at = `/dashboard/repair-requests/${request.id}/prices`;
    const send = (figure: string) =>
      savePrices(
        args(at, {
          ...{ cookie, params: { id: request.id } },
          form: {
            ...{ person: "Kurt", way: "phone", note: "By phone" },
            ...{ "lines[0].id": pads, "lines[0].said": "kept", "lines[0].unitPrice": figure },
          },
        }),
      ) as Promise<any>;
    const refused = await send("70.10");
    expect(refused.init.status).toBe(400);
    const stands = `$${Number(unitPrice).toFixed(2)}`;
    expect(refused.data.error["lines[0].said"]?.[0]).toBe(
      `Brake pads: the shop keeps its $100.00, but $70.10 was entered beside it. Choose that the shop agreed to it, or put ${stands} back.`,
    );
    expect(refused.data.initialValue).toMatchObject({
      note: "By phone",
      lines: [{ said: "kept", unitPrice: "70.10" }],
    });
    expect(await db.historyEvent.count({ where: { repairRequestId: request.id, kind: "prices_kept" } })).toBe(0);
    // The quoted price itself says the same as the word.
    expect(await send("100.00")).toBeInstanceOf(Response);
  });

  test("a price that was changed and stands beside no word of the shop is not dropped: the form asks, with all that was typed", async () => {
    const { advisor, request } = await quoted([10_000, 20_000]);
    const [pads = "", rotors = ""] = request.itemIds;
    const { unitPrice } = await db.repairLineItem.findUniqueOrThrow({ where: { id: pads } });
    const cookie = await signIn(advisor);
    const at = `/dashboard/repair-requests/${request.id}/prices`;
    const form = {
      ...{ person: "Kurt", way: "phone", "lines[0].id": pads, "lines[0].said": "", "lines[0].unitPrice": "70.10" },
      ...{ "lines[1].id": rotors, "lines[1].said": "kept", "lines[1].unitPrice": "156.00" },
    };
    const refused = (await savePrices(args(at, { cookie, params: { id: request.id }, form }))) as unknown as {
      init: { status: number };
      data: { error: Record<string, string[]>; initialValue: { lines: { unitPrice: string }[] } };
    };
    expect(refused.init.status).toBe(400);
    const stands = `$${Number(unitPrice).toFixed(2)}`;
    expect(refused.data.error["lines[0].said"]?.[0]).toBe(
      `Brake pads: $70.10 is another price than the ${stands} that stands. Choose that the shop agreed to it, or put ${stands} back.`,
    );
    expect(refused.data.initialValue.lines[0]?.unitPrice).toBe("70.10");
    expect((await linesOf(request.id)).map(({ priceBasis }) => priceBasis)).toEqual(["target", "target"]);
    const agreed = { ...form, "lines[0].said": "agreed" };
    const done = await savePrices(args(at, { cookie, params: { id: request.id }, form: agreed })).catch(
      (thrown) => thrown,
    );
    expect(done.status).toBe(302);
    const unsaid = {
      ...form,
      "lines[0].unitPrice": "70.10",
      "lines[1].said": "agreed",
      "lines[1].unitPrice": "150.00",
    };
    await savePrices(args(at, { cookie, params: { id: request.id }, form: unsaid })).catch((thrown) => thrown);
    expect((await linesOf(request.id)).map(({ unitPrice: now }) => Number(now))).toEqual([70.1, 150]);
  });

  test("the customer's decision goes through its form", async () => {
    const { advisor, request } = await quoted([10_000]);
    const form = {
      ...HEARD,
      at: "2026-01-05T17:00",
      "lines[0].id": request.itemIds[0] ?? "",
      "lines[0].to": "declined",
    };
    const path = `/dashboard/repair-requests/${request.id}/decision`;
    await saveDecision(args(path, { cookie: await signIn(advisor), params: { id: request.id }, form }));
    expect((await linesOf(request.id))[0]?.group).toBe("declined");
  });
});
