import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { summarize } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { OrderSummary } from "#app/routes/payment-form/order-summary.tsx";
import { foresee } from "#app/routes/repair-status/lines/foresee.ts";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

let driver: Awaited<ReturnType<typeof makeUser>>;
let cookie: string;

beforeAll(async () => {
  driver = await makeUser("driver");
  cookie = await signIn(driver, "phone_code");
});

/** The page as a browser without script gets it. */
async function htmlOf(id: string, search = "") {
  const path = `/repair-status/${id}`;
  const { data } = (await loader(args(path, { params: { id }, cookie }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id", Component: RepairStatusPage as never }]);
  const html = renderToString(<Stub initialEntries={[path + search]} hydrationData={{ loaderData: { page: data } }} />);
  return html.replaceAll("<!-- -->", "");
}

describe("what stands on the page at each stage", () => {
  const LINES = [{ group: "approved" as const }, { group: "pending" as const }];
  test.each([
    ["Pending_Review", ["Request Call"], ["Approve Repair", "Pay Now"]],
    ["Pending_Pickup", [], ["Approve Repair", "Request Call", "Pay Now"]],
    ["Pending_Approval", ["Approve Repair", "Approve All Pending Items"], ["Request Call", "Pay Now"]],
    ["Needs Approval", ["Approve Repair"], ["Request Call"]],
    ["Pending_Repair", ["Request Call"], ["Approve Repair", "Pay Now"]],
    ["In Progress", ["Request Call"], ["Pay Now"]],
    ["Parts Ordered", ["Request Call"], ["Pay Now"]],
    ["Delayed", ["Request Call"], ["Pay Now"]],
    ["Pending_Payment", ["Pay Now"], ["Approve All Pending Items", "Approve Repair", ">Decline<"]],
    ["Pending_Car_Delivery", ["Your car is ready for pickup!"], ["Approve Repair", ">Decline<"]],
    ["Completed", ["Service Complete - Thank you!"], ["Approve Repair", ">Decline<"]],
    ["Cancelled", ["This repair request was cancelled."], ["Request Call", "Approve Repair", ">Decline<", "Pay Now"]],
  ] satisfies [RequestStatus, string[], string[]][])("%s", async (status, shown, absent) => {
    const { id } = await makeRequest(driver, { status, lines: LINES });
    const html = await htmlOf(id);
    for (const words of shown) expect(html).toContain(words);
    for (const words of absent) expect(html).not.toContain(words);
  });

  test("beside the one press stands what it authorizes, and what is signed by it", async () => {
    const lines = [{ group: "approved" as const, unitPrice: 12_345 }, { group: "declined" as const }];
    const { id } = await makeRequest(driver, { status: "Pending_Approval", lines });
    const html = await htmlOf(id);
    for (const words of [
      "What you authorize",
      "1 approved line, $123.45 in all. Not included: 1 line that is declined; sales tax, which the quote does not print.",
      "I authorize the repair shop to do the work listed here at the prices listed here, and nothing more",
      "on paper if I ask for it, and I can withdraw it until the work has begun.",
      "Nothing above $123.45 is charged without your consent.",
    ])
      expect(html).toContain(words);
    await db.repairLineItem.updateMany({
      where: { repairRequestId: id, group: "approved" },
      data: {
        priceBasis: "agreed",
        shopWord: { person: "Mike R.", way: "phone", at: "2026-01-05T17:00:00Z", until: "2030-12-01", note: null },
      },
    });
    expect(await htmlOf(id)).toContain("Agreed prices hold until Dec 1, 2030.");
  });

  test("with a fee its lines and the fee make the sum, and the fee is a share of what is saved after all", async () => {
    const lines = [
      { group: "approved" as const, unitPrice: 36_000 },
      { group: "approved" as const, unitPrice: 12_900 },
    ];
    const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines });
    const [agreed = "", raised = ""] = itemIds;
    const shopWord = { person: "Mike R.", way: "phone", at: "2026-01-05T17:00:00Z", until: null, note: null };
    const data = { unitPrice: 300, totalPrice: 300, priceBasis: "agreed" as const, shopWord };
    await db.repairLineItem.update({ where: { id: agreed }, data });
    await db.repairLineItem.update({ where: { id: raised }, data: { unitPrice: 140, totalPrice: 140 } });
    const html = await htmlOf(id);
    expect(html).toContain("2 approved lines at $440.00 and our fee of $12.25: $452.25 in all.");
    expect(html).toContain("$36.75");
  });

  test("a browser that comes back from paying is told how it stands, until it is booked", async () => {
    const { id } = await makeRequest(driver, { status: "Pending_Payment", lines: LINES });
    const returned = await htmlOf(id, "?payment=returned");
    expect(returned).toContain("Your payment is being confirmed");
    expect(returned).toContain("There is no need to pay again.");
    const refused = await htmlOf(id, "?payment=returned&payment_intent=pi_1&redirect_status=failed");
    expect(refused).toContain("The bank did not confirm this payment. Please try again.");
    expect(refused).not.toContain("Your payment is being confirmed");
    await db.repairRequest.update({ where: { id }, data: { status: "Completed" } });
    expect(await htmlOf(id, "?payment=returned")).not.toContain("Your payment is being confirmed");
  });

  test("the bar stands at 65 percent and the steps tell the true stage", async () => {
    const { id } = await makeRequest(driver, { status: "Pending_Car_Delivery" });
    const html = await htmlOf(id);
    expect(html).toContain('aria-valuenow="65"');
    expect(html).toContain("Step 6 of 7");
  });

  test("without a date, a description or a line: Pending, No description provided, No Items Selected", async () => {
    const { id } = await makeRequest(driver);
    await db.repairRequest.update({ where: { id }, data: { description: null } });
    const html = await htmlOf(id);
    for (const words of ["Service date: Pending", "No description provided", "No Items Selected"]) {
      expect(html).toContain(words);
    }
    for (const title of ["Approved Items", "Pending Approval", "Declined Items", "Deferred Items"]) {
      expect(html).toContain(title);
    }
  });

  test("the summary's lines", async () => {
    const { id } = await makeRequest(driver, { lines: [{ unitPrice: 12_345 }] });
    const html = await htmlOf(id);
    for (const words of ["Original Estimate", "Current Total", "Service Fee (25%", "Final Total", "$123.45"]) {
      expect(html).toContain(words);
    }
  });

  test("a line that is no known job has no range", async () => {
    const { id } = await makeRequest(driver, { lines: [{ description: "Zzyzx qwop" }] });
    const html = await htmlOf(id);
    expect(html).toContain("not enough data");
    expect(html).not.toContain("Fair price $");
  });
});

test("after a quote came in: what happens next, by whom, until when, and that nothing saved costs nothing", async () => {
  const { id } = await makeRequest(driver, { status: "Pending_Review", lines: [{ group: "quote_analyzed" }] });
  const html = await htmlOf(id);
  for (const words of [
    "What happens next",
    "Your advisor",
    "within 2 hours",
    "If we save nothing, there is no fee. You pay for the repair here, together with our fee.",
  ]) {
    expect(html).toContain(words);
  }
  const decided = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "pending" }] });
  expect(await htmlOf(decided.id)).not.toContain("What happens next");
});

test("an order says its lines, discount, tax, fee, total and what is saved, and where the tax comes from", () => {
  const lines = [{ id: "a", description: "Front brake pads", totalPrice: 18_900 }];
  const off = [{ term: "Discount on the quote", cents: 1_000 }];
  const tax = { term: "Sales tax, in proportion to the quote's", cents: 1_512 };
  const order = { lines, off, tax, fee: 1_000, feePercent: 25, atShop: 0, total: 20_412, saved: 3_000 };
  const html = renderToString(<OrderSummary order={order} />).replaceAll("<!-- -->", "");
  for (const words of [
    "Front brake pads",
    "$189.00",
    "Discount on the quote",
    "-$10.00",
    "Sales tax, in proportion to the quote&#x27;s",
    "$15.12",
    "Service Fee (25% of savings)",
    "$204.12",
    "$30.00",
  ]) {
    expect(html).toContain(words);
  }
});

describe("without script", () => {
  test("every move is a form that posts by itself and comes back here", async () => {
    const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
    const html = await htmlOf(id);
    const forms = html.match(/<form [^>]*>.*?<\/form>/g) ?? [];
    const moves = forms.filter((form) => form.includes(`action="/repair-status/${id}/line-items/${itemIds[0]}"`));
    expect(
      moves.flatMap((form) => [...form.matchAll(/<button[^>]* value="(\w+)"[^>]* name="group"/g)].map(([, to]) => to)),
    ).toEqual(["approved", "deferred", "declined"]);
    for (const form of moves) expect(form).toContain('name="from" value="pending"');
    for (const form of forms) {
      expect(form).toContain('method="post"');
      expect(form).toContain(`name="returnTo" value="/repair-status/${id}"`);
      expect(form).toContain('type="submit"');
    }
  });

  test("a new quote is a note with a link, where no script could take an overlay away", async () => {
    const { id } = await makeRequest(driver, { lines: [{ group: "quote_analyzed" }] });
    const html = await htmlOf(id, "?newQuote=true");
    expect(html).toContain("Quote Uploaded!");
    expect(html).toContain('href="#line-items"');
    expect(html).toContain("Get AMPed Savings");
    expect(html).not.toContain('role="alertdialog"');
  });

  test("while a document is read the page says how far, and looks again by itself", async () => {
    const { id } = await makeRequest(driver);
    await db.quoteDocument.create({
      data: {
        repairRequestId: id,
        fileName: "quote.pdf",
        storageKey: `${crypto.randomUUID()}.pdf`,
        fileType: "application/pdf",
        fileSize: 1024,
        sha256: "0".repeat(64),
        readStatus: "reading",
        readProgress: 42,
      },
    });
    const html = await htmlOf(id);
    expect(html).toContain('aria-valuenow="42"');
    expect(html).toContain('http-equiv="refresh"');
  });
});

describe("changes on their way", () => {
  const line = (id: string, group: LineItem["group"]) =>
    ({
      id,
      group,
      quantity: 3,
      originalQuantity: 3,
      unitPrice: 9_999,
      originalUnitPrice: 9_999,
      totalPrice: 29_997,
      originalPrice: 29_997,
      status: "Pending",
    }) as LineItem;
  const items = [line("a", "pending"), line("b", "quote_analyzed"), line("c", "declined")];
  const form = (group: string) => {
    const data = new FormData();
    data.set("group", group);
    return data;
  };

  test("show the lines and the money as the server will", () => {
    const moved = foresee(items, "/repair-status/1", "/repair-status/1/line-items/b", form("pending"));
    expect(moved[1]).toMatchObject({ group: "pending", unitPrice: 7_799, totalPrice: 23_397, status: "Lowered" });
    expect(summarize(moved)).toMatchObject({ selected: 2, savings: 6_600, serviceFee: 1_650 });
    expect(foresee(items, "/repair-status/1", "/repair-status/1/approve-all", undefined)[0]?.group).toBe("approved");
    expect(foresee(items, "/repair-status/1", "/repair-status/1/savings", undefined)[1]?.group).toBe("pending");
  });

  test("of another request, or of no known kind, show nothing", () => {
    expect(foresee(items, "/repair-status/1", "/repair-status/2/line-items/a", form("approved"))).toBe(items);
    expect(foresee(items, "/repair-status/1", "/repair-status/1/line-items/a", form("free"))).toBe(items);
    expect(foresee(items, "/repair-status/1", "/logout", undefined)).toBe(items);
  });
});
