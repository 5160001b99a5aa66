import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

test("what went to the customer by e-mail stands in the communication history of the request, with what became of it", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const chosen = { contactPreference: "email" } as const;
  await db.user.update({ where: { id: driver.id }, data: { ...chosen, emailProvenAt: new Date() } });
  const { id, accessCode } = await makeRequest(driver, {
    advisor,
    status: "Pending_Repair",
    lines: [{ unitPrice: 500, group: "approved" }],
  });
  await db.repairRequest.update({ where: { id }, data: chosen });
  await updateStatus(viewerOf(advisor), id, "In Progress");
  await db.outboundEmail.updateMany({ where: { repairRequestId: id }, data: { status: "failed", error: "address" } });
  const cookie = await signIn(advisor);
  const shown = (await page(args(`/dashboard/repair-requests/${id}`, { cookie, params: { id } }) as never)) as {
    timeline: { kind: string; by?: string; body?: string; delivery?: { why: string } }[];
  };
  const entries = shown.timeline.filter(({ kind }) => kind === "text");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    by: `E-mail to ${driver.email}`,
    body: expect.stringContaining("is being worked on"),
    delivery: { label: "Failed", why: "There is no mailbox of this address." },
  });
  expect(JSON.stringify(entries)).not.toContain(accessCode);
});
