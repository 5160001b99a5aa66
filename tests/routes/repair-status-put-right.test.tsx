import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { missingOf } from "#app/repair/tax.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import CorrectItem, {
  action as correct,
  loader as correctPage,
} from "#app/routes/repair-status/lines/correct-item.tsx";
import { loader as page } from "#app/routes/repair-status/page.tsx";
import { action as add, loader as addPage } from "#app/routes/repair-status/put-right/add-line.tsx";
import { action as correctSums, loader as sumsPage } from "#app/routes/repair-status/put-right/correct-sums.tsx";
import { loader as getPutBack, action as putBack } from "#app/routes/repair-status/put-right/put-back.ts";
import { action as takeOff } from "#app/routes/repair-status/put-right/take-off.ts";
import { args, cookiesOf } from "../support/args.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let advisor: User;
let cookie: string;

beforeEach(async () => {
  [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  cookie = await signIn(driver, "phone_code");
});

async function answerOf(run: () => unknown): Promise<Response> {
  try {
    return (await run()) as Response;
  } catch (thrown) {
    return thrown as Response;
  }
}

function post(path: string, params: Record<string, string>, form: Record<string, string> = {}, as = cookie) {
  return args(path, { method: "POST", params, cookie: as, form: { nothing: "", ...form } });
}

/** A quote of two lines, tax and total, where the total has $40 more than the lines: a line was missed. */
async function quoted(missed = 4_000) {
  const request = await makeRequest(driver, { advisor });
  const document = await handIn(viewerOf(driver), request.id, {
    shop: "Hilltop Motors",
    number: `Q-${request.id.slice(0, 8)}`,
    lines: [
      ["Front brake pads", 20_000, "Part"],
      ["Page 1 of 2", 1_200, "Fee"],
    ],
    tax: 1_500,
    total: 21_200 + 1_500 + missed,
  });
  const lines = await db.repairLineItem.findMany({
    where: { repairRequestId: request.id },
    orderBy: { position: "asc" },
  });
  const [pads = "", footer = ""] = lines.map(({ id }) => id);
  return { id: request.id, document: document.id, pads, footer, home: `/repair-status/${request.id}` };
}

const MISSED = { type: "Labor", description: "Tire rotation", quantity: "1", unitPrice: "$40.00" };
const paperOf = async (id: string) => (await findRepairRequest(viewerOf(driver), id)).taxation.paper;
const linesOf = (repairRequestId: string) =>
  db.repairLineItem.findMany({ where: { repairRequestId }, orderBy: { position: "asc" } });
const words = async (id: string) => (await linesOf(id)).map(({ description }) => description);
const reasonOf = async (id: string) => (await db.repairRequest.findUniqueOrThrow({ where: { id } })).needsAdvisorReason;

/** What the repair's page is given. */
async function openPage(id: string, as = cookie) {
  const answer = (await page(args(`/repair-status/${id}`, { params: { id }, cookie: as }))) as {
    data: Awaited<ReturnType<typeof page>>["data"];
  };
  if (!answer.data.repair) throw new Error("no repair");
  return answer.data;
}

const viewOf = async (id: string, as = cookie) => (await openPage(id, as)).repair;

describe("a line that the reader missed", () => {
  const path = (id: string) => `/repair-status/${id}/line-items/add`;

  test("stands on the paper, the difference is gone, the totals follow, and an advisor is told", async () => {
    const { id, document, home } = await quoted();
    expect(missingOf(await paperOf(id))).toBe(4_000);
    expect(await addPage(args(path(id), { params: { id }, cookie }))).toMatchObject({
      id,
      papers: [{ value: document, label: "quote.pdf" }],
    });
    const answer = await answerOf(() => add(post(path(id), { id }, { ...MISSED, document })));
    expect(answer).toRedirectTo(home);
    expect(answer).toHaveToast("Line added");
    const added = (await linesOf(id)).at(-1);
    expect(added).toMatchObject({
      ...{ description: "Tire rotation", type: "Labor", group: "quote_analyzed", quoteDocumentId: document },
      ...{ priceBasis: "quoted", byHand: "added", position: 2 },
    });
    expect(missingOf(await paperOf(id))).toBe(0);
    // It is judged as every other line is.
    expect((await openPage(id)).evidence.byItem[added?.id ?? ""]).toMatchObject({ job: "Tire rotation" });
    const request = await db.repairRequest.findUniqueOrThrow({ where: { id } });
    expect([request.originalTotalPrice.toString(), request.needsAdvisor]).toEqual(["252", true]);
    expect(request.needsAdvisorReason).toBe("A line was added by hand. An advisor will compare it with the document.");
    const notice = await db.notification.findFirstOrThrow({ where: { userId: advisor.id, kind: "item_decision" } });
    expect(notice.body).toBe(
      "Reading corrected: “Tire rotation” (1 × $40.00) stands on the document and was missed. Please compare it with the document.",
    );
  });

  test("two presses are one line, other words by the same form a second one", async () => {
    const { id } = await quoted();
    const { key } = (await addPage(args(path(id), { params: { id }, cookie }))) as { key: string };
    const press = (more = {}) => answerOf(() => add(post(path(id), { id }, { ...MISSED, key, ...more })));
    await Promise.all([press(), press()]);
    await press();
    expect(await words(id)).toEqual(["Front brake pads", "Page 1 of 2", "Tire rotation"]);
    await press({ unitPrice: "41" });
    expect(await words(id)).toHaveLength(4);
  });

  test("errors stand at their fields and the input is kept", async () => {
    const { id } = await quoted();
    const typed = { type: "", description: " ", quantity: "0", unitPrice: "0.005" };
    expect(await add(post(path(id), { id }, typed))).toMatchObject({
      init: { status: 400 },
      data: {
        initialValue: { quantity: "0", unitPrice: "0.005" },
        error: {
          type: ["Type is required"],
          description: ["Description is required"],
          quantity: ["Quantity must be more than 0"],
          unitPrice: ["Unit price must be a number with at most two decimals"],
        },
      },
    });
    const dear = { ...MISSED, quantity: "9999", unitPrice: "9999999" };
    expect(await add(post(path(id), { id }, dear))).toMatchObject({
      init: { status: 400 },
      data: {
        initialValue: { description: "Tire rotation", unitPrice: "9999999" },
        error: { unitPrice: ["A line may cost at most $9,999,999.99."] },
      },
    });
    expect(await words(id)).toHaveLength(2);
  });

  test("is nobody else's to add, and over once every line is decided about", async () => {
    const { id, pads, footer } = await quoted();
    const stranger = await signIn(await makeUser("driver"));
    expect(await add(post(path(id), { id }, MISSED, stranger))).toMatchObject({ init: { status: 404 } });
    for (const item of [pads, footer]) await moveLineItem(viewerOf(driver), item, "pending");
    const shown = await answerOf(() => addPage(args(path(id), { params: { id }, cookie })));
    expect(shown).toHaveToast("Update failed");
    expect(await add(post(path(id), { id }, MISSED))).toMatchObject({
      init: { status: 409 },
      data: {
        error: { "": ["You have decided on every line of this quote. Write to your advisor about what is missing."] },
      },
    });
    expect((await viewOf(id)).addsLines).toBe(false);
  });

  test("of two quotes stands on the one that is chosen, and goes with it when that was the wrong file", async () => {
    const { id, document } = await quoted();
    const more = await handIn(viewerOf(driver), id, {
      number: "Other-9",
      lines: [["Wiper blades", 3_000]],
      total: 3_000,
    });
    await db.quoteDocument.update({ where: { id: more.id }, data: { role: "original" } });
    await answerOf(() => add(post(path(id), { id }, { ...MISSED, document: more.id })));
    expect((await linesOf(id)).find(({ byHand }) => byHand)?.quoteDocumentId).toBe(more.id);
    expect(await add(post(path(id), { id }, { ...MISSED, document: id }))).toMatchObject({
      data: { error: { document: ["Choose the document that it is on."] } },
    });
    await sayDocument(viewerOf(driver), more.id, { car: "wrong_file" });
    expect((await linesOf(id)).map(({ quoteDocumentId }) => quoteDocumentId)).toEqual([document, document]);
  });

  test("of a paper that could not be read, or a quote that was typed, is a typed one; where there is no quote there is none", async () => {
    const bare = await makeRequest(driver);
    expect(await add(post(path(bare.id), { id: bare.id }, MISSED))).toMatchObject({
      init: { status: 409 },
      data: { error: { "": ["There is no quote here yet that a line could be missing from."] } },
    });
    expect((await viewOf(bare.id)).addsLines).toBe(false);
    await handIn(viewerOf(driver), bare.id, reading());
    expect((await viewOf(bare.id)).addsLines).toBe(true);
    await answerOf(() => add(post(path(bare.id), { id: bare.id }, MISSED)));
    expect(await linesOf(bare.id)).toMatchObject([{ quoteDocumentId: null, byHand: "added" }]);
    expect(await reasonOf(bare.id)).toBe("A typed line was added by hand. An advisor will look at it.");
  });
});

describe("a line that is not on the paper", () => {
  const off = (id: string, item: string) =>
    post(`/repair-status/${id}/line-items/${item}/take-off`, { id, itemId: item });
  const back = (id: string, item: string) =>
    post(`/repair-status/${id}/line-items/${item}/put-back`, { id, itemId: item });

  test("leaves lines and sums, stands in the record with all of it, and comes back as it stood", async () => {
    const { id, footer, home } = await quoted(-1_200);
    const before = await linesOf(id);
    expect(missingOf(await paperOf(id))).toBe(-1_200);
    const answer = await answerOf(() => takeOff(off(id, footer)));
    expect(answer).toRedirectTo(home);
    expect(answer).toHaveToast("Line taken off");
    expect(await words(id)).toEqual(["Front brake pads"]);
    expect(missingOf(await paperOf(id))).toBe(0);
    expect(await reasonOf(id)).toBe(
      "A line was taken off by hand, as not on the document. An advisor will compare it with the document.",
    );
    const { takenOff } = await viewOf(id);
    expect(takenOff).toMatchObject([{ id: footer, description: "Page 1 of 2", price: "12.00" }]);
    const [event] = await db.historyEvent.findMany({ where: { repairRequestId: id, kind: "item_removed" } });
    expect([event?.actorUserId, event?.summary]).toEqual([
      driver.id,
      "Reading corrected: “Page 1 of 2” (1 × $12.00) does not stand on the document, it was taken off",
    ]);

    expect(await answerOf(() => putBack(back(id, footer)))).toHaveToast("Line put back");
    const kept = ({ createdAt: _, updatedAt: __, version: ___, ...row }: (typeof before)[number]) => row;
    expect((await linesOf(id)).map(kept)).toEqual(before.map(kept));
    expect(missingOf(await paperOf(id))).toBe(-1_200);
    expect((await viewOf(id)).takenOff).toEqual([]);
    expect(await db.notification.count({ where: { userId: advisor.id, kind: "item_decision" } })).toBe(2);
  });

  test("comes back to its place, by staff too", async () => {
    const { id, pads } = await quoted();
    await answerOf(() => takeOff(off(id, pads)));
    const staff = await signIn(advisor);
    const params = { id, itemId: pads };
    await answerOf(() => putBack(post(`/repair-status/${id}/line-items/${pads}/put-back`, params, {}, staff)));
    expect(await words(id)).toEqual(["Front brake pads", "Page 1 of 2"]);
  });

  test("two presses are one, either way", async () => {
    const { id, footer } = await quoted();
    const answers = await Promise.all([1, 2].map(() => answerOf(() => takeOff(off(id, footer)))));
    for (const answer of answers) expect(answer).toHaveToast("Line taken off");
    await Promise.all([1, 2].map(() => answerOf(() => putBack(back(id, footer)))));
    const kinds = await db.historyEvent.findMany({
      where: { repairRequestId: id, kind: { in: ["item_removed", "item_added"] } },
      orderBy: { id: "asc" },
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(["item_removed", "item_added"]);
  });

  test("is refused once it was decided about, for strangers, and for what was never taken off", async () => {
    const { id, pads, footer } = await quoted();
    const stranger = await signIn(await makeUser("driver"));
    const params = { id, itemId: pads };
    const answer = await answerOf(() =>
      takeOff(post(`/repair-status/${id}/line-items/${pads}/take-off`, params, {}, stranger)),
    );
    expect(answer).toHaveToast("Update failed");
    await moveLineItem(viewerOf(driver), pads, "approved");
    await answerOf(() => takeOff(off(id, pads)));
    expect(await words(id)).toEqual(["Front brake pads", "Page 1 of 2"]);
    const never = crypto.randomUUID();
    await answerOf(() => putBack(back(id, never)));
    expect(await words(id)).toHaveLength(2);
    expect(getPutBack().status).toBe(405);
    // A newer paper changes the quote: what was taken off the older one is over.
    await answerOf(() => takeOff(off(id, footer)));
    const newer = await handIn(viewerOf(driver), id, { number: "N-2", lines: [["Front brake pads", 19_000, "Part"]] });
    await sayDocument(viewerOf(driver), newer.id, { role: "revised" });
    expect((await viewOf(id)).takenOff).toEqual([]);
    await answerOf(() => putBack(back(id, footer)));
    expect(await words(id)).not.toContain("Page 1 of 2");
  });
});

describe("the total of the paper", () => {
  const path = (id: string, document: string) => `/repair-status/${id}/documents/${document}/sums`;

  test("stands as it was corrected: at the difference, on the paper, and after a further one", async () => {
    const { id, document, home } = await quoted(-1_000);
    const params = { id, documentId: document };
    expect((await viewOf(id)).correctsSumsOf).toBe(document);
    expect(await sumsPage(args(path(id, document), { params, cookie }))).toMatchObject({
      values: { total: "217.00", tax: "15.00" },
    });
    const save = () => correctSums(post(path(id, document), params, { total: "$229.12", tax: "17.12" }));
    expect(await answerOf(save)).toRedirectTo(home);
    await answerOf(save);
    expect(await paperOf(id)).toMatchObject({ lines: 21_200, discount: 0, tax: 1_712, total: 22_912 });
    const entry = await db.historyEvent.findMany({ where: { repairRequestId: id, kind: "quote_said" } });
    expect(entry.map(({ summary }) => summary)).toEqual([
      "Reading corrected: $217.00 with $15.00 tax is $229.12 with $17.12 tax on the document",
    ]);
    expect(await reasonOf(id)).toBe(
      "The total of the document was corrected by hand. An advisor will compare it with the document.",
    );
    const { documents } = await viewOf(id);
    expect(documents[0]?.paper?.printed.slice(-2).map(({ cents }) => cents)).toEqual([1_712, 22_912]);
    expect(documents[0]?.reconciles).toBe(true);
    const row = await db.quoteDocument.findUniqueOrThrow({ where: { id: document } });
    expect(row.reading).toMatchObject({ total: 22_912, asRead: { total: 21_700, tax: 1_500 } });

    await handIn(viewerOf(driver), id, { number: "Other-9", lines: [["Wiper blades", 3_000]], tax: 100, total: 3_100 });
    const after = await paperOf(id);
    expect([after.tax, after.total]).toEqual([1_812, 26_012]);
  });

  test("that was missing is written, without a tax where none is printed; what is no sum is said at its field", async () => {
    const request = await makeRequest(driver);
    const document = await handIn(viewerOf(driver), request.id, { lines: [["Front brake pads", 20_000, "Part"]] });
    const params = { id: request.id, documentId: document.id };
    const send = (form: Record<string, string>) => correctSums(post(path(request.id, document.id), params, form));
    expect(await send({ total: "", tax: "1.234" })).toMatchObject({
      init: { status: 400 },
      data: {
        initialValue: { tax: "1.234" },
        error: {
          total: ["Total is required"],
          tax: ["Sales tax must be a number with at most two decimals"],
        },
      },
    });
    expect(await send({ total: "10", tax: "10" })).toMatchObject({
      data: { error: { tax: ["Sales tax must be less than the total"] } },
    });
    expect(await send({ total: "10000000", tax: "" })).toMatchObject({
      data: { error: { total: ["Total must be below 10,000,000"] } },
    });
    await answerOf(() => send({ total: "200", tax: "" }));
    expect(await paperOf(request.id)).toMatchObject({ tax: null, total: 20_000 });
  });

  test("is the customer's own to correct, on a quote that counts", async () => {
    const { id, document } = await quoted();
    const params = { id, documentId: document };
    const stranger = await signIn(await makeUser("driver"));
    const form = { total: "1", tax: "" };
    expect(await correctSums(post(path(id, document), params, form, stranger))).toMatchObject({
      init: { status: 404 },
    });
    await sayDocument(viewerOf(driver), document, { role: "rival" });
    expect(await correctSums(post(path(id, document), params, form))).toMatchObject({ init: { status: 404 } });
    expect(await answerOf(() => sumsPage(args(path(id, document), { params, cookie })))).toMatchObject({
      init: { status: 404 },
    });
  });
});

test("a paper that is corrected until it adds up says so, and no more what was wrong with it as it was read", async () => {
  const request = await makeRequest(driver);
  const read = reading({ lines: [["Front brake pads", 20_000, "Part"]], total: 24_000 });
  const sum = { code: "sum", message: "$40.00 are missing.", page: null, box: null };
  const vin = { code: "vin", message: "The VIN is odd.", page: null, box: null };
  await handIn(viewerOf(driver), request.id, { ...read, reconciles: false, difference: 4_000, warnings: [vin, sum] });
  const shown = async () =>
    (await viewOf(request.id)).documents.map(({ reconciles, warnings }) => [reconciles, warnings.length]);
  expect(await shown()).toEqual([[false, 2]]);
  await answerOf(() => add(post("/add", { id: request.id }, MISSED)));
  expect(await shown()).toEqual([[true, 1]]);
});

test("without a script a refused correction says why, and keeps what was typed", async () => {
  const { id, pads } = await quoted();
  const params = { id, itemId: pads };
  const path = `/repair-status/${id}/line-items/${pads}/correct`;
  const typed = { description: "Brake pads, ceramic", quantity: "9999", unitPrice: "9999999" };
  const answer = (await correct(post(path, params, typed))) as { data: object };
  const loaderData = await correctPage(args(path, { params, cookie }));
  const Stub = createRoutesStub([
    {
      id: "correct",
      path,
      Component: () => <CorrectItem {...({ loaderData } as Parameters<typeof CorrectItem>[0])} />,
    },
  ]);
  const html = renderToString(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: {}, actionData: { correct: answer.data } }} />,
  );
  expect(html).toContain("A line may cost at most $9,999,999.99.");
  expect(html).toContain("Brake pads, ceramic");
});

describe("the sample", () => {
  const id = "demo";

  const shown = (kept: string) => viewOf(id, kept);

  test("takes a line more, one off and back, and another total, as a real request does", async () => {
    const start = await shown("");
    expect([start.lineItems.length, start.addsLines, start.correctsSumsOf]).toEqual([9, true, "sample-quote"]);
    const { key } = (await addPage(args("/repair-status/demo/line-items/add", { params: { id } }))) as { key: string };
    const form = { ...MISSED, key };
    let kept = cookiesOf(await answerOf(() => add(post("/add", { id }, form, ""))));
    kept = cookiesOf(await answerOf(() => add(post("/add", { id }, form, kept))));
    const more = await shown(kept);
    expect(more.lineItems.at(-1)).toMatchObject({ description: "Tire rotation", byHand: "added", unitPrice: 4_000 });
    expect([more.lineItems.length, missingOf(more.taxation.paper)]).toEqual([10, -4_000]);

    const item = more.lineItems.at(-2)?.id ?? "";
    for (const _ of [1, 2]) {
      const off = await answerOf(() => takeOff(post("/take-off", { id, itemId: item }, {}, kept)));
      expect(off).toHaveToast("Line taken off");
      kept = cookiesOf(off);
    }
    const less = await shown(kept);
    expect([less.lineItems.length, less.takenOff.map(({ description }) => description)]).toEqual([
      9,
      ["Shop supplies"],
    ]);
    kept = cookiesOf(await answerOf(() => putBack(post("/put-back", { id, itemId: item }, {}, kept))));
    expect((await shown(kept)).lineItems.map(({ id: one }) => one)).toEqual(more.lineItems.map(({ id: one }) => one));

    const params = { id, documentId: "sample-quote" };
    const { total = 0, tax } = more.taxation.paper;
    const sums = { total: String(((total ?? 0) + 4_000) / 100), tax: String((tax ?? 0) / 100) };
    kept = cookiesOf(await answerOf(() => correctSums(post("/sums", params, sums, kept))));
    const last = await shown(kept);
    expect(missingOf(last.taxation.paper)).toBe(0);
    expect(last.documents[0]?.paper?.printed.at(-1)?.cents).toBe(last.taxation.paper.total);
  });
});
