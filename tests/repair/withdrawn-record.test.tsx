import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { openAuthorization } from "#app/repair/records/authorizations.server.ts";
import { approveRepair, editLineItem, moveLineItem, withdrawApproval } from "#app/repair/verbs.server.ts";
import { loader as openPdf } from "#app/routes/repair-status/authorization/authorization.ts";
import RepairStatusPage, { loader } from "#app/routes/repair-status/page.tsx";
import { loader as openRecord } from "#app/routes/repair-status/record/record.ts";
import { args } from "../support/args.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

async function authorized() {
  const driver = await makeUser("driver");
  const lines = [{ description: "Pads", group: "approved" as const }, { description: "Rotors" }];
  const { id, itemIds } = await makeRequest(driver, { status: "Pending_Approval", lines });
  await approveRepair(viewerOf(driver), id);
  return { id, pads: itemIds[0] ?? "", asDriver: viewerOf(driver), cookie: await signIn(driver, "phone_code") };
}

async function htmlOf(id: string, cookie: string) {
  const path = `/repair-status/${id}`;
  const { data } = (await loader(args(path, { params: { id }, cookie }))) as { data: unknown };
  const Stub = createRoutesStub([{ id: "page", path: "/repair-status/:id", Component: RepairStatusPage as never }]);
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />);
  return html.replaceAll("<!-- -->", "");
}

async function pdfOf(id: string, cookie: string, query = "") {
  const path = `/repair-status/${id}/authorizations/1.pdf${query}`;
  const answer = await openPdf(args(path, { params: { id, revision: "1" }, cookie }) as never);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, words: (await pagesOfPdf(bytes)).join(" "), digest: answer.headers.get("content-digest") };
}

async function textsOf(repairRequestId: string) {
  const rows = await db.outboundMessage.findMany({ where: { repairRequestId }, orderBy: { createdAt: "asc" } });
  return rows.map(({ body }) => body);
}

test("a withdrawn authorization says so: on the page, on its copy, at the head of the record, and to the customer", async () => {
  const { id, asDriver, cookie } = await authorized();
  const signed = await openAuthorization(asDriver, id, 1);
  expect((await pdfOf(id, cookie)).words).not.toContain("Withdrawn");
  await withdrawApproval(asDriver, id);

  const html = await htmlOf(id, cookie);
  expect(html).toMatch(/You withdrew the \$100\.00 that you had authorized, on [^<]+\. Nothing is authorized now\./);
  expect(html).toMatch(/What you authorized on [^<]+: \$100\.00 \(PDF\)<\/a><p[^>]*>Withdrawn on /);
  const copy = await pdfOf(id, cookie);
  expect(copy.words).toMatch(/Withdrawn on .+ Nothing of it is authorized any more\. It read: Authorized \$100\.00/);
  expect(copy.digest).toBeNull();
  // What was signed is kept as it was, byte by byte.
  expect((await pdfOf(id, cookie, "?as=signed")).bytes).toEqual(new Uint8Array(signed.pdf));
  const record = await openRecord(args(`/repair-status/${id}/record.pdf`, { params: { id }, cookie }) as never);
  const [first] = await pagesOfPdf(new Uint8Array(await record.arrayBuffer()));
  expect(first).toContain("Withdrawn on ");
  expect((await textsOf(id)).at(-1)).toMatch(
    /^AMPed: You withdrew the \$100\.00 that you had authorized for your Porsche 911 2021\. Nothing is authorized now, and nothing is done before you approve again\. See your repair: \S+ Reply STOP to opt out\.$/,
  );
  await expect(
    db.authorization.updateMany({ where: { repairRequestId: id }, data: { withdrawnAt: null } }),
  ).rejects.toThrow("an authorization stands as it was given");
});

test("authorizing the same again sends its copy too: each record has one", async () => {
  const { id, pads, asDriver, cookie } = await authorized();
  await withdrawApproval(asDriver, id);
  await moveLineItem(asDriver, pads, "approved");
  await approveRepair(asDriver, id);
  const copies = (await textsOf(id)).filter((text) => text.includes("You authorized $100.00"));
  expect(copies).toHaveLength(2);
  expect(copies[1]).toContain("/authorizations/2.pdf");
  const html = await htmlOf(id, cookie);
  expect(html).not.toContain("You withdrew");
  expect(html.match(/Withdrawn on/g)).toHaveLength(1);
});

test("the last approved line taken back before the work takes the record with it", async () => {
  const { id, pads, asDriver } = await authorized();
  await moveLineItem(asDriver, pads, "declined");
  const row = await db.authorization.findFirstOrThrow({ where: { repairRequestId: id } });
  expect(row.withdrawnAt).not.toBeNull();
});

test("so does a no to the higher price that the shop asks for it, once nothing else waits: nobody begins what is authorized at nothing", async () => {
  const { id, pads, asDriver } = await authorized();
  await editLineItem(viewerOf(await makeUser("admin")), pads, { unitPrice: 150 });
  const stands = async () => {
    const { status, lineItems, authorizations } = await db.repairRequest.findUniqueOrThrow({
      where: { id },
      select: { status: true, lineItems: true, authorizations: true },
    });
    const waits = lineItems.filter(({ group }) => group === "pending").map((line) => line.id);
    return { status, waits, withdrawn: authorizations[0]?.withdrawnAt !== null };
  };
  await moveLineItem(asDriver, pads, "declined");
  const { waits, ...rotorsWait } = await stands();
  expect(rotorsWait).toEqual({ status: "Pending_Repair", withdrawn: false });
  await moveLineItem(asDriver, waits[0] ?? "", "deferred");
  expect(await stands()).toEqual({ status: "Pending_Approval", waits: [], withdrawn: true });
});
