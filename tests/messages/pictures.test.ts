import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toAttachmentView } from "#app/messages/attachments/attachment.ts";
import { ORIGIN, overTwilio } from "./over-twilio.ts";

// Pictures that come by text, with Twilio's keys set: the webhook, the store behind the API, and what the desk does with them.

async function load() {
  const [incoming, text, fetching, open, talk, page, sweep, leaving, address, files, write, sent] = await Promise.all([
    import("#app/messages/incoming-text.server.ts"),
    import("#app/routes/webhooks/twilio.ts"),
    import("#app/desk/attachments/fetch.server.ts"),
    import("#app/desk/attachments/open.server.ts"),
    import("#app/messages/communication.server.ts"),
    import("#app/desk/repair-page.server.ts"),
    import("#app/quotes/sweep.server.ts"),
    import("#app/messages/deliver.server.ts"),
    import("#app/messages/attachments/sent-picture.server.ts"),
    import("#app/payments/documents/attachment.server.ts"),
    import("#app/routes/dashboard/repair/write/message.tsx"),
    import("#app/routes/sent-picture.ts"),
  ]);
  const doors = { text, write: write.action, sentPicture: sent.loader };
  return { ...incoming, ...fetching, ...open, ...talk, ...page, ...sweep, ...leaving, ...address, ...files, ...doors };
}

const begin = () => overTwilio(load);
let { app, close, db, twilio, world } = {} as Awaited<ReturnType<typeof begin>>;

beforeAll(async () => {
  ({ app, close, db, twilio, world } = await begin());
});

afterAll(() => close());

/** Bytes that nobody sent before. */
function jpeg(width = 900, height = 600) {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const plain = { create: { width, height, channels: 3 as const, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } };
  return sharp(plain)
    .withExif({ IFD0: { Copyright: "of a phone" } })
    .jpeg()
    .toBuffer();
}

async function repairWithAdvisor() {
  const [driver, advisor] = [await world.makeUser("driver"), await world.makeUser("advisor")];
  const request = await world.makeRequest(driver, { advisor, status: "In Progress", lines: [{}] });
  return { driver, advisor, request };
}

/** The signed webhook, twice at once, then the job that threads it. Its attachments in their order. */
async function textIn(from: string | null, fields: Record<string, string>, Body = "") {
  const MessageSid = `MM${crypto.randomUUID().replaceAll("-", "")}`;
  const path = "/webhooks/twilio";
  const { body, signature } = twilio.signed(`${ORIGIN}${path}`, { MessageSid, From: from ?? "", Body, ...fields });
  const headers = { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" };
  const post = () =>
    app.text.action({ request: new Request(`${ORIGIN}${path}`, { method: "POST", body, headers }) } as never);
  const answers = (await Promise.all([post(), post()])) as Response[];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all([app.threadText({ eventId: MessageSid }), app.threadText({ eventId: MessageSid })]);
  return db.attachment.findMany({
    where: { communication: { providerMessageId: MessageSid } },
    orderBy: { position: "asc" },
    include: { communication: true },
  });
}

const stateOf = (id: string) => db.attachment.findUniqueOrThrow({ where: { id }, include: { quoteDocument: true } });

describe("pictures by text", () => {
  test("are booked once, fetched with our keys from the API alone, drawn anew, and seen by who sees the thread", async () => {
    const { driver, advisor, request } = await repairWithAdvisor();
    const heic = readFileSync("tests/corpus/heic/ruled-3.heic");
    const pdf = Buffer.concat([readFileSync("tests/e2e/fixtures/quote.pdf"), Buffer.from(`\n%${crypto.randomUUID()}`)]);
    const fields = twilio.putMedia(
      { type: "image/jpeg", bytes: await jpeg() },
      { type: "image/heic", bytes: heic },
      { type: "application/pdf", bytes: pdf },
    );
    const files = await textIn(driver.phone, fields);
    expect(files.map(({ state, communication }) => [state, communication.messageBody])).toEqual([
      ["waiting", "Sent 3 files"],
      ["waiting", "Sent 3 files"],
      ["waiting", "Sent 3 files"],
    ]);
    const before = twilio.calls.length;
    for (const { id } of files) {
      await app.fetchAttachment({ attachmentId: id });
      await app.fetchAttachment({ attachmentId: id });
    }
    const calls = twilio.calls
      .slice(before)
      .map(({ path, headers }) => [path.slice(0, 6), Boolean(headers.authorization)]);
    expect(calls).toEqual(
      Array.from({ length: 3 }, () => [
        ["/2010-", true],
        ["/store", false],
      ]).flat(),
    );

    const viewer = world.viewerOf(advisor) as never;
    const { messages } = await app.openConversation(viewer, driver.id);
    expect(messages[0]?.attachments).toMatchObject([
      { state: "kept", fileType: "image/jpeg", width: 900, height: 600, repairRequestId: request.id },
      { state: "kept", fileType: "image/jpeg" },
      { state: "kept", fileType: "application/pdf", width: null },
    ]);
    const [first = "", second = "", third = ""] = files.map(({ id }) => id);
    const whole = await app.openAttachment(viewer, first, false);
    const small = await app.openAttachment(viewer, first, true);
    const [drawn, thumbnail] = [await sharp(whole.bytes).metadata(), await sharp(small.bytes).metadata()];
    expect([drawn.format, drawn.exif, thumbnail.width, thumbnail.height]).toEqual(["jpeg", undefined, 320, 213]);
    expect((await sharp((await app.openAttachment(viewer, second, false)).bytes).metadata()).format).toBe("jpeg");
    expect(Buffer.from((await app.openAttachment(viewer, third, false)).bytes).equals(pdf)).toBe(true);
    expect((await app.findRepairPage(world.viewerOf(advisor), request.id)).messages[0]?.files).toHaveLength(3);
    expect((await app.openAttachment(world.viewerOf(driver), first, true)).fileType).toBe("image/jpeg");
    for (const role of ["advisor", "driver", "technician"] as const) {
      const stranger = world.viewerOf(await world.makeUser(role));
      await expect(app.openAttachment(stranger, first, false)).rejects.toMatchObject({ status: 404 });
    }
    const swept = await app.sweepDocuments(new Date(Date.now() + 200 * 3_600_000));
    expect((await app.openAttachment(viewer, first, true)).bytes.byteLength, JSON.stringify(swept)).toBeGreaterThan(0);
  });

  test("that the desk sends leave with the text, fetched from an address that ends; a PDF leaves by e-mail", async () => {
    const { driver, advisor, request } = await repairWithAdvisor();
    const cookie = await world.signIn(advisor);
    const path = `/dashboard/repair-requests/${request.id}/messages`;
    const send = async (fields: Record<string, string>, ...files: [Uint8Array, string, string][]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const [bytes, name, type] of files) form.append("files", new File([Buffer.from(bytes)], name, { type }));
      const init = { method: "POST", body: form, headers: { cookie } };
      return app.write({
        ...{ request: new Request(`${ORIGIN}${path}`, init), params: { id: request.id }, url: new URL(ORIGIN + path) },
      } as never) as Promise<Response & { init?: { status: number }; data: { toast: { description: string } } }>;
    };
    const pdf = Buffer.concat([readFileSync("tests/e2e/fixtures/quote.pdf"), Buffer.from(`\n%${crypto.randomUUID()}`)]);
    const refused = await send({ messageBody: "The estimate", way: "text" }, [pdf, "estimate.pdf", "application/pdf"]);
    expect([refused.init?.status, refused.data.toast.description]).toEqual([
      409,
      "A text carries pictures alone. A PDF goes by e-mail, or on their page only.",
    ]);

    expect((await send({ way: "text" }, [await jpeg(), "Caliper.png", "image/png"])).status).toBe(302);
    const said = await db.communication.findFirstOrThrow({
      where: { repairRequestId: request.id },
      include: { attachments: true },
    });
    expect([said.messageBody, said.attachments[0]?.fileName]).toEqual(["Sent a picture", "Caliper.jpg"]);
    const text = await db.outboundMessage.findFirstOrThrow({ where: { communicationId: said.id } });
    await app.deliverText({ messageId: text.id });
    await app.deliverText({ messageId: text.id });
    const posts = twilio.calls.map(({ body }) => new URLSearchParams(body)).filter((form) => form.has("MediaUrl"));
    expect(posts.map((form) => [form.get("To"), form.getAll("MediaUrl").length])).toEqual([[driver.phone, 1]]);
    const address = posts[0]?.get("MediaUrl") ?? "";
    expect(address.startsWith(`${ORIGIN}/sent-pictures/`)).toBe(true);
    const token = address.split("/").at(-1) ?? "";
    const fetched = (await app.sentPicture({ params: { token } } as never)) as Response;
    expect((await sharp(Buffer.from(await fetched.arrayBuffer())).metadata()).width).toBe(900);
    expect(fetched.headers.get("content-type")).toBe("image/jpeg");
    for (const wrong of ["x", `${token}x`, token.replace(/^v1/, "v2")]) {
      await expect(app.sentPicture({ params: { token: wrong } } as never)).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(app.readSentPicture(token, Date.now() + 49 * 3_600_000)).toBeNull();

    const mailed = await send({ messageBody: "The estimate", way: "email" }, [pdf, "estimate.pdf", "application/pdf"]);
    expect(mailed.status).toBe(302);
    const email = await db.outboundEmail.findFirstOrThrow({ where: { address: driver.email ?? "" } });
    const [attached] = (email.content as { attachments: { kind: "file"; id: string }[] }).attachments;
    const file = attached && (await app.makeFile(attached));
    expect([file?.filename, file?.contentType]).toEqual(["estimate.pdf", "application/pdf"]);
    expect(Buffer.from(file?.content as Uint8Array).equals(pdf)).toBe(true);
    // The customer sees both with the repair.
    const { messages } = await app.findRepairPage(world.viewerOf(driver), request.id);
    expect(messages.flatMap(({ files }) => files).map(({ state }) => state)).toEqual(["kept", "kept"]);
  });

  test("what cannot be kept says so in the thread; what may pass is tried again and said after the last try", async () => {
    const { driver } = await repairWithAdvisor();
    const huge = new Uint8Array(15 * 1024 * 1024 + 1);
    const fields = twilio.putMedia(
      { type: "video/mp4", bytes: new TextEncoder().encode("....ftypmp42") },
      { type: "image/jpeg", bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) },
      { type: "image/jpeg", bytes: huge },
      { type: "image/jpeg", bytes: await jpeg(), leadsTo: "https://internal.example/latest/meta-data" },
      { type: "image/jpeg", bytes: await jpeg(), leadsTo: "http://media.twiliocdn.com/plain" },
    );
    const files = await textIn(driver.phone, { ...fields, Body: "Look at these" });
    const before = twilio.calls.length;
    for (const { id } of files) await app.fetchAttachment({ attachmentId: id });
    expect(await Promise.all(files.map(async ({ id }) => (await stateOf(id)).failure))).toEqual([
      "This file (video/mp4) is neither a picture (JPEG, PNG, WebP, HEIC) nor a PDF. It was not kept.",
      "This picture is damaged or has more than 60 megapixels. It was not kept.",
      "This file is larger than 15 MB. It was not kept.",
      "The provider refused to hand this file out (media address). Ask for it to be sent again.",
      "The provider refused to hand this file out (media address). Ask for it to be sent again.",
    ]);
    // Nothing of it would be another one for being fetched again: nobody is offered that.
    expect((await Promise.all(files.map(({ id }) => stateOf(id)))).map(toAttachmentView)).toEqual(
      files.map(() => expect.objectContaining({ state: "failed", fetchable: false })),
    );
    expect(twilio.calls.slice(before).some(({ path }) => path.includes("meta-data") || path === "/plain")).toBe(false);

    const elsewhere = { NumMedia: "2", MediaUrl0: "https://api.twilio.com.evil.example/2010-04-01/Accounts/x" };
    const account = "https://api.twilio.com/2010-04-01/Accounts/AC1111/Messages/MM1/Media/ME1";
    const foreign = await textIn(driver.phone, { ...elsewhere, MediaUrl1: account });
    const asked = twilio.calls.length;
    for (const { id } of foreign) await app.fetchAttachment({ attachmentId: id });
    expect(twilio.calls).toHaveLength(asked);
    expect((await stateOf(foreign[0]?.id ?? "")).state).toBe("failed");

    const [late] = await textIn(driver.phone, twilio.putMedia({ type: "image/png", bytes: await jpeg() }));
    const attachmentId = late?.id ?? "";
    twilio.failNext("down");
    await expect(app.fetchAttachment({ attachmentId })).rejects.toMatchObject({ passing: true });
    expect((await stateOf(attachmentId)).state).toBe("waiting");
    await db.attachment.update({ where: { id: attachmentId }, data: { attempts: 9 } });
    twilio.failNext("error");
    await app.fetchAttachment({ attachmentId });
    expect((await stateOf(attachmentId)).failure).toBe(
      "The provider could not be reached for an hour: this file was not fetched.",
    );
    expect(toAttachmentView(await stateOf(attachmentId)).fetchable).toBe(true);
    const admin = world.viewerOf(await world.makeUser("admin")) as never;
    await app.fetchAgain(admin, attachmentId);
    await app.fetchAttachment({ attachmentId });
    expect(await stateOf(attachmentId)).toMatchObject({ state: "kept", source: null });
    await expect(app.fetchAgain(admin, attachmentId)).rejects.toMatchObject({ status: 409 });
  });

  test("one is read as a quote, once, and another is kept with a repair that came later", async () => {
    const driver = await world.makeUser("driver");
    const [advisor, technician] = [await world.makeUser("advisor"), await world.makeUser("technician")];
    const pdf = Buffer.concat([readFileSync("tests/e2e/fixtures/quote.pdf"), Buffer.from(`\n%${crypto.randomUUID()}`)]);
    const fields = twilio.putMedia(
      { type: "application/pdf", bytes: pdf },
      { type: "image/jpeg", bytes: await jpeg() },
    );
    const [paper, photo] = (await textIn(driver.phone, fields)).map(({ id }) => id);
    if (!paper || !photo) throw new Error("Two files came.");
    for (const attachmentId of [paper, photo]) await app.fetchAttachment({ attachmentId });
    const request = await world.makeRequest(driver, { advisor, status: "Pending_Review" });
    const admin = world.viewerOf(await world.makeUser("admin")) as never;
    const read = await app.readAsQuote(admin, paper, request.id);
    expect(await app.readAsQuote(admin, paper, request.id)).toEqual(read);
    expect(await db.quoteDocument.count({ where: { repairRequestId: request.id } })).toBe(1);
    await db.repairRequest.update({
      where: { id: request.id },
      data: { technicianId: technician.technician?.id ?? "" },
    });
    await expect(app.openAttachment(world.viewerOf(technician), photo, true)).rejects.toMatchObject({ status: 404 });
    await expect(app.keepWithRepair(world.viewerOf(driver) as never, photo, request.id)).rejects.toMatchObject({
      status: 403,
    });
    await app.keepWithRepair(admin, photo, request.id);
    expect((await app.openAttachment(world.viewerOf(technician), photo, true)).fileType).toBe("image/jpeg");
    const page = await app.findRepairPage(world.viewerOf(technician), request.id);
    expect(page.files.map(({ id }) => id).toSorted()).toEqual([paper, photo].toSorted());
  });
});
