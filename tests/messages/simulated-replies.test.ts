import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { receiveSimulatedText } from "#app/desk/attachments/simulated-text.server.ts";
import { threadText } from "#app/messages/incoming-text.server.ts";
import { listOutbox } from "#app/messages/outbound-message.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeRequest, makeUser, newPhone } from "../support/world.ts";

function textFrom(from: string, body: string) {
  const form = new FormData();
  form.set("from", from);
  form.set("body", body);
  return form;
}

test.each(["HELP", "STOP"])(
  "what is answered to %s stands in the outbox; a question is a person's to answer",
  async (word) => {
    const phone = newPhone();
    const answer = await receiveSimulatedText(textFrom(phone, word));
    expect(answer).toContain("Reply");
    const sent = (await listOutbox()).filter((text) => text.phone === phone);
    expect(sent).toMatchObject([{ body: answer, status: "sent" }]);
    const asking = newPhone();
    expect(await receiveSimulatedText(textFrom(asking, "When are you open?"))).toBeNull();
    expect((await listOutbox()).filter((text) => text.phone === asking)).toEqual([]);
  },
);

test("a text is the customer's whose phone it is, with their open repair, also where a colleague has the number too", async () => {
  const advisor = await makeUser("advisor");
  const dana = await makeUser("driver", { firstName: "Dana" });
  const { id } = await makeRequest(dana, { advisor, status: "In Progress" });
  // By hand: the forms refuse it.
  await makeUser("advisor", { firstName: "Tina", phone: dana.phone });
  const body = `Hello this is Dana ${randomUUID()}`;
  await receiveSimulatedText(textFrom(dana.phone ?? "", body));
  const event = await db.providerEvent.findFirstOrThrow({ where: { payload: { path: ["body"], equals: body } } });
  await threadText({ eventId: event.id });
  expect(await db.communication.findFirstOrThrow({ where: { messageBody: body } })).toMatchObject({
    senderUserId: dana.id,
    receiverUserId: advisor.id,
    repairRequestId: id,
  });
});
