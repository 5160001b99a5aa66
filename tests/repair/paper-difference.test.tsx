import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { answerOf } from "#app/quotes/answer.server.ts";
import { correctAndConsent } from "#app/quotes/examples/consent.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { differenceOf } from "#app/repair/paper/paper-difference.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import ReviewAuthorization, { loader as review } from "#app/routes/repair-status/authorization/approve.tsx";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { handIn, reading } from "../support/readings.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

/** Lines and tax come to $1,388.31, and the paper prints $1,689.45. */
function wrong(difference = 30_114) {
  const read = reading({
    ...{ shop: "Toledo Truck & Tire", number: "T-9", tax: 4_631, total: 138_831 + difference },
    lines: [
      ["Front brake pads and rotors", 47_000],
      ["Replace alternator", 70_200],
      ["Wheel alignment", 17_000],
    ],
  });
  return Object.assign(read, { reconciles: difference === 0, difference });
}

const SAID = "The paper's total is $301.14 more than its lines and tax";

test("before sign-in the sentence begins with it, and never with a price as usual; where the sums agree nothing is said", async () => {
  const before = await answerOf({ ok: true, reading: wrong() });
  expect(before?.sentence.startsWith(`${SAID}: ask which is right. `)).toBe(true);
  expect(before?.sentence).not.toMatch(/This quote is/);
  expect(before?.unknown.join(" ")).not.toContain("do not add up");
  expect((await answerOf({ ok: true, reading: wrong(0) }))?.sentence).not.toContain("The paper's total");
});

test("on the page it is the headline, a question for the shop and stands beside the button, and stays while it is true", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor });
  await handIn(viewerOf(driver), id, wrong());
  const cookie = await signIn(driver, "phone_code");
  const request = () => findRepairRequest(viewerOf(driver), id);
  const first = await findEvidence(await request());
  expect(first.summary?.startsWith(`${SAID}: ask which is right. `)).toBe(true);
  expect(first.questions[0]).toMatchObject({
    question:
      "The total of $1,689.45 is $301.14 more than the lines of the quote and tax. What is that for, or which figure is right?",
    reason: "By its own lines the quote comes to $1,388.31.",
  });
  const [pads, ...rest] = (await request()).lineItems;
  const edit = {
    unitPrice: 44_700,
    quantity: 1,
    description: "Front brake pads and rotors",
    type: "Service",
    consent: false,
  };
  await correctAndConsent(viewerOf(driver), pads?.id ?? "", edit as never);
  const stays = "The paper's total is $324.14 more than its lines and tax";
  const later = await findEvidence(await request());
  expect(later.summary?.startsWith(stays)).toBe(true);
  expect(later.questions[0]?.question).toContain("is $324.14 more than");
  for (const line of [pads, ...rest]) await moveLineItem(viewerOf(driver), line?.id ?? "", "approved");
  const drawn = async (Page: unknown, load: typeof loader | typeof review, path: string) => {
    const Stub = createRoutesStub([{ id: "it", path: "/repair-status/:id/*", Component: Page as never }]);
    const loaded = await load(args(path, { params: { id }, cookie }) as never);
    const value = loaded && typeof loaded === "object" && "data" in loaded ? loaded.data : loaded;
    return renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { it: value } }} />)
      .replace(/<!-- -->/g, "")
      .replaceAll("&#x27;", "'");
  };
  const page = await drawn(RepairStatusPage, loader, `/repair-status/${id}`);
  const beside = `${stays}. You authorize the lines and their tax, and not that difference: ask the shop first which is right.`;
  expect(page.split(stays).length).toBeGreaterThan(3);
  expect(page).toContain(beside);
  expect(await drawn(ReviewAuthorization, review, `/repair-status/${id}/approve`)).toContain(beside);
});

test("a rounding, a tax that is not printed apart and what a correction by hand made is none", () => {
  const read = [{ items: [], reconciles: false }];
  const paper = { lines: 10_000, discount: 0, tax: 0, total: 15_000 };
  expect(differenceOf(paper, read)?.cents).toBe(5_000);
  expect(differenceOf({ ...paper, total: 10_099 }, read)).toBeNull();
  expect(differenceOf({ ...paper, tax: null, total: 10_800 }, read)).toBeNull();
  expect(differenceOf(paper, [{ items: [], reconciles: true }])).toBeNull();
  expect(differenceOf({ ...paper, total: null }, read)).toBeNull();
});
