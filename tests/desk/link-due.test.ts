// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { placeOf, verbOf } from "#app/desk/now.ts";
import { sendLink } from "#app/desk/send-link.server.ts";
import { db } from "#app/platform/db.server.ts";
import { addLineItems } from "#app/repair/lines/add-many.server.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { args } from "../support/args.ts";
import { handIn } from "../support/readings.ts";
import { anonymous, makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

// Whose customer was never sent a link is work of the desk, and waits for nobody else.

const origin = "http://localhost:3000";
const PADS = [{ description: "Front brake pads", quantity: "1", unitPrice: "289.50" }];

async function takenIn(more: object = {}) {
  const advisor = await makeUser("advisor");
  const viewer = viewerOf(advisor);
  const typed = { token: randomUUID(), phone: newPhone(), name: "Dana Park", car: "2019 Honda Civic", intent: "save" };
  const { id } = await takeIn(viewer, Intake.parse({ ...typed, ...more }), { origin });
  const cookie = await signIn(advisor);
  const desk = async () => {
    const { rows } = await listWaiting(viewer);
    const { metrics }: any = await home(args("/dashboard", { cookie }));
    const waiting = await listRepairRequests(viewer, { status: "waiting" });
    return {
      now: rows.map((row) => `${verbOf(row)} ${placeOf(row)}`),
      waiting: [metrics.pendingApproval, waiting.rows.length],
    };
  };
  return { id, viewer, desk };
}

test("saved in New and not sent is the desk's; sent it waits for the customer", async () => {
  const { id, viewer, desk } = await takenIn({ lineItems: PADS });
  const unsent = { now: [`Send the link /dashboard/repair-requests/${id}#customer-link`], waiting: [0, 0] };
  expect(await desk()).toEqual(unsent);
  await sendLink(viewer, id, { origin });
  expect(await desk()).toEqual({ now: [], waiting: [1, 1] });
});

test("lines that were added on the request and sent are at the same step as lines that came with it", async () => {
  const { id, viewer, desk } = await takenIn();
  const line = { type: "Labor" as const, description: "Diagnosis", quantity: 1, unitPrice: 8_000, key: "0" };
  await addLineItems(viewer, id, { token: crypto.randomUUID(), lines: [line] });
  await sendLink(viewer, id, { origin });
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).status).toBe("Pending_Approval");
  expect((await desk()).waiting).toEqual([1, 1]);
});

test("saved and sent at once waits for the customer; so does what they decided on by a link that was copied", async () => {
  expect(await (await takenIn({ lineItems: PADS, intent: "send" })).desk()).toEqual({ now: [], waiting: [1, 1] });
  const { id, desk } = await takenIn({ lineItems: [...PADS, { ...PADS[0], description: "Rotors" }] });
  const [line] = await db.repairLineItem.findMany({ where: { repairRequestId: id } });
  const { code } = await db.accessCode.findFirstOrThrow({ where: { repairRequestId: id } });
  const customer = { ...anonymous, repairCode: { code, repairRequestId: id } } as typeof anonymous;
  await moveLineItem(customer, line?.id ?? "", "approved");
  expect(await desk()).toEqual({ now: [], waiting: [1, 1] });
});

test("a quote that was read waits for the desk: first for what it is, then for the link", async () => {
  const { id, viewer, desk } = await takenIn({ lineItems: PADS });
  const document = await handIn(viewer, id, { number: "T-1", total: 40_000, lines: [["Brake fluid flush", 40_000]] });
  const here = `/dashboard/repair-requests/${id}`;
  expect(await desk()).toEqual({ now: [`Say what the quote is ${here}/documents/${document.id}`], waiting: [0, 0] });
  const read = await takenIn();
  await handIn(read.viewer, read.id, { number: "T-2", total: 40_000, lines: [["Brake fluid flush", 40_000]] });
  expect((await read.desk()).now).toEqual([`Send the link /dashboard/repair-requests/${read.id}#customer-link`]);
});
