import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as review } from "#app/routes/repair-status/authorization/approve.tsx";
import { action as decideJob } from "#app/routes/repair-status/lines/job.ts";
import { action as undo } from "#app/routes/repair-status/lines/undo.ts";
import RepairStatusPage, { loader as page } from "#app/routes/repair-status/page.tsx";
import { action as pay } from "#app/routes/repair-status/pay.tsx";
import Receipt, { loader as receipt } from "#app/routes/repair-status/receipt/page.tsx";
import { loader as receiptPdf } from "#app/routes/repair-status/receipt/pdf.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeAll(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

const BRAKES = (
  [
    { description: "Front brake pads, ceramic", type: "Part", unitPrice: 18_900 },
    { description: "Front brake rotors", type: "Part", unitPrice: 32_500 },
    { description: "Replace front brake pads and rotors", type: "Labor", unitPrice: 42_900 },
    { description: "Zzyzx qwop", type: "Service", unitPrice: 9_800 },
  ] as const
).map((line) => ({ ...line, group: "pending" as const }));

async function answerOf(run: () => unknown): Promise<Response> {
  try {
    return (await run()) as Response;
  } catch (thrown) {
    return thrown as Response;
  }
}

function post(path: string, params: Record<string, string>, form: Record<string, string | string[]>) {
  return args(path, { method: "POST", params, cookie, form });
}

async function brakes() {
  const { id } = await makeRequest(driver, { status: "Pending_Approval", lines: BRAKES });
  const lines = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  const job = lines.slice(0, 3);
  const seen = {
    item: job.map((line) => line.id),
    from: job.map(({ group }) => group),
    price: job.map(({ totalPrice }) => String(Math.round(Number(totalPrice) * 100))),
  };
  const groups = async () =>
    (await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } })).map(
      ({ group }) => group,
    );
  return { id, lines, seen, groups, path: `/repair-status/${id}/job` };
}

async function htmlOf(id: string) {
  const path = `/repair-status/${id}`;
  const { data } = (await page(args(path, { params: { id }, cookie }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id", Component: RepairStatusPage as never }]);
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />);
  return html.replaceAll("<!-- -->", "");
}

describe("a job is decided with all its lines", () => {
  test("its parts and labor stand as one row, with one control for all of it", async () => {
    const { id } = await brakes();
    const html = await htmlOf(id);
    expect(html).toContain("3 lines: parts, labor");
    expect(html).toContain('aria-label="Approve: Front brake pads');
    expect(html).toContain('aria-label="Approve: Zzyzx qwop"');
    expect(html).toContain("$943.00");
  });

  test("where a target stands beside the shop's price, no sum of the two stands as the price of the row, and what is which is said", async () => {
    const { id, lines } = await brakes();
    const labor = lines.find(({ type }) => type === "Labor")?.id ?? "";
    const target = {
      priceBasis: "target" as const,
      status: "Lowered" as const,
      unitPrice: "334.62",
      totalPrice: "334.62",
    };
    await db.repairLineItem.update({ where: { id: labor }, data: target });
    const rows = [...(await htmlOf(id)).matchAll(/<summary.*?<\/summary>/g)].map(([row]) => row);
    const row = rows.find((each) => each.includes("3 lines: parts, labor")) ?? "";
    expect(row).toContain("$943.00");
    expect(row).not.toContain("$848.62");
    expect(row).toContain(
      "3 lines: parts, labor · Price: as the shop asks; our target is $334.62 for 1 line of it, beside $514.00 for the others",
    );
  });

  test("the count beside a view is that of its rows, and how many lines are in them is said", async () => {
    const { id, lines } = await brakes();
    await db.repairLineItem.update({ where: { id: lines[0]?.id ?? "" }, data: { group: "approved" } });
    const html = await htmlOf(id);
    expect(html).toContain("4 lines in 3 rows: the lines of one job stand together.");
    const counts = Object.fromEntries(
      [
        ...html.matchAll(/href="\/repair-status\/[^"?]+(?:\?view=(\w+))?"[^>]*>(?:(?!<\/a>).)*>(\d+)<\/span><\/a>/g),
      ].map(([, view = "all", count]) => [view, Number(count)]),
    );
    expect(counts).toMatchObject({ all: 3, approved: 1, pending: 2, declined: 0 });
    expect([...html.matchAll(/<details class="group\/row"/g)]).toHaveLength(3);
  });

  test("lines of a job that were decided differently are rows of their own: no press takes what is approved with what waits", async () => {
    const { id, lines } = await brakes();
    const approve = lines.slice(0, 2).map((line) => line.id);
    await db.repairLineItem.updateMany({ where: { id: { in: approve } }, data: { group: "approved" } });
    const html = await htmlOf(id);
    const rows = [...html.matchAll(/<details class="group\/row".*?<\/summary>/gs)].map(([row]) =>
      row.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
    );
    expect(rows).toEqual([
      expect.stringContaining("Front brake pads, ceramic and Front brake rotors $514.00 2 lines: parts · Approved"),
      expect.stringContaining("Replace front brake pads and rotors $429.00 Labor · Pending"),
      expect.stringContaining("Zzyzx qwop"),
    ]);
    expect(html).toContain("for all 3 lines of this job together");
    expect(html).toContain('aria-label="Approve: Replace front brake pads and rotors"');
  });

  test("one press moves its lines in one entry of the record, and one Undo takes them back", async () => {
    const { id, lines, seen, groups, path } = await brakes();
    expect(await answerOf(() => decideJob(post(path, { id }, { group: "approved", ...seen })))).toRedirectTo(
      `/repair-status/${id}`,
    );
    expect(await groups()).toEqual(["approved", "approved", "approved", "pending"]);
    const moves = () => db.historyEvent.count({ where: { repairRequestId: id, kind: "item_moved" } });
    expect(await moves()).toBe(1);
    // The same press once more changes nothing.
    await answerOf(() => decideJob(post(path, { id }, { group: "approved", ...seen })));
    expect(await moves()).toBe(1);
    const itemId = lines[1]?.id ?? "";
    await answerOf(() => undo(post(`/repair-status/${id}/line-items/${itemId}/undo`, { id, itemId }, { nothing: "" })));
    expect(await groups()).toEqual(["pending", "pending", "pending", "pending"]);
  });

  test("what one line was decided to meanwhile keeps the whole job as it stands", async () => {
    const { id, lines, seen, groups, path } = await brakes();
    await db.repairLineItem.update({ where: { id: lines[2]?.id ?? "" }, data: { group: "declined" } });
    const answer = await answerOf(() => decideJob(post(path, { id }, { group: "approved", ...seen })));
    await expect(answer).toHaveToast(
      "Update failed",
      "Replace front brake pads and rotors was decided meanwhile. Please look at it again.",
    );
    expect(await groups()).toEqual(["pending", "pending", "declined", "pending"]);
  });

  test("somebody else's line in the form is not found, and nothing is moved", async () => {
    const { id, seen, groups, path } = await brakes();
    const other = await brakes();
    const item = [...seen.item.slice(0, 2), other.seen.item[2] ?? ""];
    await answerOf(() => decideJob(post(path, { id }, { ...seen, group: "approved", item })));
    expect(await groups()).toEqual(["pending", "pending", "pending", "pending"]);
    expect(await other.groups()).toEqual(["pending", "pending", "pending", "pending"]);
  });
});

test("parts without the labor that fits them are asked about, in the row and before they are authorized", async () => {
  const { id, lines } = await brakes();
  await db.repairLineItem.updateMany({
    where: { id: { in: lines.slice(0, 2).map((line) => line.id) } },
    data: { group: "approved" },
  });
  await db.repairLineItem.updateMany({
    where: { id: { in: lines.slice(2).map((line) => line.id) } },
    data: { group: "declined" },
  });
  const html = await htmlOf(id);
  expect(html).toContain("the parts are approved, the labor to install them ($429.00) is not");
  expect(html).toContain("Approve the labor too · $429.00");
  // Not by one press: what is signed is looked at first.
  expect(html).toContain(`href="/repair-status/${id}/approve"`);
  expect(html).not.toContain(`action="/repair-status/${id}/approve"`);
  const { halves } = (await review(args(`/repair-status/${id}/approve`, { params: { id }, cookie }))) as {
    halves: { what: string; missing: { id: string }[] }[];
  };
  expect(halves.map(({ what, missing }) => [what, missing.map((line) => line.id)])).toEqual([
    ["labor", [lines[2]?.id]],
  ]);
});

describe("the receipt", () => {
  async function paid() {
    const { id } = await makeRequest(driver, {
      status: "In Progress",
      lines: [
        { unitPrice: 20_000, group: "approved" },
        { unitPrice: 5_000, group: "deferred" },
      ],
    });
    await createInvoice(viewerOf(await makeUser("admin")), id);
    const form = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123", due: "20000" };
    const answer = await answerOf(() => pay(post(`/repair-status/${id}/pay`, { id }, form)));
    expect(answer).toRedirectTo(`/repair-status/${id}/receipt`);
    return id;
  }

  test("says number, sum, card, date, what was paid for and what comes next; and is a PDF", async () => {
    const id = await paid();
    const path = `/repair-status/${id}/receipt`;
    const data = await receipt(args(path, { params: { id }, cookie }));
    const Stub = createRoutesStub([{ id: "r", path: "/repair-status/:id/receipt", Component: Receipt as never }]);
    const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { r: data } }} />);
    const { number } = await db.invoice.findFirstOrThrow({ where: { repairRequestId: id } });
    for (const words of [
      "Service Complete - Thank you!",
      "$200.00",
      number,
      "Paid $200.00 by card (visa ending in 4242, simulated)",
      "What comes next",
      "One line that you put off is kept",
      "Download PDF",
      // On paper also whose it is and who wrote it.
      '<p class="font-semibold">AMPed</p>',
      '<p class="font-semibold">Customer</p>',
      "Invoice of",
    ]) {
      expect(html.replaceAll("<!-- -->", "")).toContain(words);
    }
    const pdf = await receiptPdf(args(`${path}.pdf`, { params: { id }, cookie }));
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(pdf.headers.get("content-disposition")).toBe(`attachment; filename="receipt-${number}.pdf"`);
    expect(await htmlOf(id)).toContain(`$200.00 paid · ${number}`);
  });

  test("before anything is paid there is none, and nobody else finds it", async () => {
    const { id } = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }] });
    const path = `/repair-status/${id}/receipt`;
    expect(await answerOf(() => receipt(args(path, { params: { id }, cookie })))).toRedirectTo(`/repair-status/${id}`);
    const stranger = await signIn(await makeUser("driver"), "phone_code");
    const theirs = await paid();
    const refused = await answerOf(() =>
      receiptPdf(args(`/repair-status/${theirs}/receipt.pdf`, { params: { id: theirs }, cookie: stranger })),
    );
    expect((refused as unknown as { init?: { status: number } }).init?.status ?? refused.status).toBe(404);
  });
});

test("all that wait in the middle of a repair are approved at once, however many they are", async () => {
  const lines = Array.from({ length: 101 }, (_, at) => ({ description: `Line ${at}`, unitPrice: 100 }));
  const { id, itemIds } = await makeRequest(driver, { status: "In Progress", lines });
  const form = {
    group: "approved",
    item: itemIds,
    from: itemIds.map(() => "pending"),
    price: itemIds.map(() => "100"),
  };
  await decideJob(post(`/repair-status/${id}/job`, { id }, form));
  expect(await db.repairLineItem.count({ where: { repairRequestId: id, group: "pending" } })).toBe(0);
});
