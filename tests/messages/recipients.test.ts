import { expect, test } from "vitest";
import { requireSignedIn } from "#app/access/viewer.server.ts";
import { listRecipientChoices, recipientScope } from "#app/messages/recipients.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

type User = Parameters<typeof viewerOf>[0];

function signedIn(user: User) {
  const viewer = viewerOf(user);
  requireSignedIn(viewer);
  return viewer;
}

test("whom one may write to is offered, to everybody in each role, and nobody else", async () => {
  const [driver, advisor, technician, assigned, writer, stranger] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
    await makeUser("advisor"),
    await makeUser("driver"),
    await makeUser("driver"),
  ];
  const family = await makeUser("driver", { accountId: driver.accountId });
  const { id } = await makeRequest(driver, { advisor });
  const technicianId = technician.technician?.id ?? null;
  await db.repairRequest.update({ where: { id }, data: { technicianId } });
  await db.accountAdvisor.create({ data: { accountId: driver.accountId, advisorId: assigned.id } });
  await db.communication.create({
    data: {
      senderUserId: writer.id,
      receiverUserId: driver.id,
      messageBody: "Hello",
      channel: "web",
      direction: "inbound",
    },
  });

  const offered = await listRecipientChoices(signedIn(driver));
  expect(offered.map(({ value }) => value).toSorted()).toEqual(
    [family, advisor, technician, assigned, writer].map((one) => one.id).toSorted(),
  );
  for (const one of [driver, advisor, technician, assigned, writer, stranger, family]) {
    const allowed = await db.user.findMany({ where: recipientScope(signedIn(one)), select: { id: true }, take: 21 });
    if (allowed.length > 20) continue;
    const shown = await listRecipientChoices(signedIn(one));
    expect(shown.map(({ value }) => value).toSorted()).toEqual(allowed.map((user) => user.id).toSorted());
  }
  const [found] = await listRecipientChoices(signedIn(driver), { q: assigned.firstName.slice(0, 3) });
  expect(found).toBeDefined();
  expect(await listRecipientChoices(signedIn(driver), { q: stranger.id })).toEqual([]);
});
