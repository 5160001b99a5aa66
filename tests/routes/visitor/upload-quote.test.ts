// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { readQuoteDocument } from "#app/quotes/read.server.ts";
import { shopOfQuotes } from "#app/repair/requests/standing-quotes.ts";
import { loader as showDocument } from "#app/routes/repair-status/documents/document.ts";
import { action as upload, loader as uploadPage } from "#app/routes/upload-quote/file.tsx";
import { action as type } from "#app/routes/upload-quote/manual.tsx";
import { loader as uploadFrame } from "#app/routes/upload-quote/page.tsx";
import { action as receive } from "#app/routes/upload-quote/receive.ts";
import { action as verify, loader as verifyPage } from "#app/routes/verify-otp/page.tsx";
import { args } from "../../support/args.ts";
import { pastedMail } from "../../support/pasted-mail.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { CAR, codeFor, goOn, locationOf, newVisitor, quotePdf, type Visitor } from "./visitor.ts";

const NEW_CAR = { ...CAR, newVehicle: "on" };

async function verified(visitor: Visitor, to: URL): Promise<string> {
  const answer = await verify(visitor.ask(to.pathname + to.search, { code: await codeFor(visitor.phone) }));
  const path = locationOf(answer);
  expect(path.pathname + path.search).toMatch(/^\/repair-status\/[0-9a-f-]{36}\?newQuote=true$/);
  return path.pathname.split("/").at(-1) ?? "";
}

async function requestWithLines(id: string) {
  const include = {
    lineItems: { orderBy: { position: "asc" } },
    quoteDocuments: true,
    vehicle: true,
    history: true,
  } as const;
  return db.repairRequest.findUniqueOrThrow({ where: { id }, include });
}

describe("a visitor's PDF", () => {
  test("waits for the phone, then is a request with the lines of that very PDF, as quoted", async () => {
    const visitor = await newVisitor();
    const to = locationOf(
      await upload(visitor.ask("/upload-quote?index", { ...NEW_CAR, ...visitor.person, file: quotePdf() })),
    );
    expect(to.pathname).toBe("/verify-otp");
    expect(to.searchParams.get("redirectTo")).toBe("/repair-status");
    const id = await verified(visitor, to);
    const document = await db.quoteDocument.findFirstOrThrow({ where: { repairRequestId: id } });
    expect(document).toMatchObject({
      fileName: "estimate.pdf",
      fileType: "application/pdf",
      description: "Repair quote",
    });
    expect(document.storageKey).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(await documents.read(document.storageKey)).toHaveLength(quotePdf().size);
    await readQuoteDocument({ quoteDocumentId: document.id });
    await readQuoteDocument({ quoteDocumentId: document.id });
    const request = await requestWithLines(id);
    const pads = request.lineItems.filter(({ description }) => description === "Front brake pads, ceramic");
    expect(pads).toHaveLength(1);
    expect(pads[0]).toMatchObject({ group: "quote_analyzed", status: "Pending", sourcePage: 1 });
    expect(pads[0]?.originalPrice.toString()).toBe("189");
    expect(pads[0]?.sourceBox).toMatchObject({ x: expect.any(Number), width: expect.any(Number) });
    expect(request).toMatchObject({ status: "Pending_Review", vehicle: { make: "BMW" } });
    expect(request.quoteDocuments[0]).toMatchObject({ readStatus: "read", readProgress: 100 });
    expect(request.history.map(({ kind }) => kind)).toEqual(["created", "quote_uploaded", "quote_read"]);
  });

  test("that cannot be read is a request all the same, flagged for an advisor with the reason", async () => {
    const visitor = await newVisitor();
    const file = new File(["%PDF-1.4\nnothing in it"], "empty.pdf", { type: "application/pdf" });
    const to = locationOf(await upload(visitor.ask("/upload-quote?index", { ...NEW_CAR, ...visitor.person, file })));
    const id = await verified(visitor, to);
    const { id: quoteDocumentId } = await db.quoteDocument.findFirstOrThrow({ where: { repairRequestId: id } });
    await readQuoteDocument({ quoteDocumentId });
    const request = await requestWithLines(id);
    expect(request.lineItems).toEqual([]);
    expect(request.needsAdvisor).toBe(true);
    expect(request.needsAdvisorReason).toMatch(/damaged|cannot be opened/);
    expect(request.quoteDocuments[0]).toMatchObject({
      readStatus: "unreadable",
      readMessage: request.needsAdvisorReason,
    });
  });

  test("is not lost by an error in a field: the page comes back with it, and it need not be chosen again", async () => {
    const visitor = await newVisitor();
    const form = { ...NEW_CAR, ...visitor.person };
    const answer: any = await upload(
      // The model is the paper's where it was left empty.
      visitor.ask("/upload-quote?index", { ...form, model: "", email: "casey@", file: quotePdf() }),
    );
    expect(answer.init.status).toBe(400);
    expect(answer.data.error).toEqual({ email: ["Please enter a valid email address"] });
    expect(answer.data.kept).toMatchObject({ name: "estimate.pdf", size: quotePdf().size });
    expect(answer.data.initialValue.name).toBe("Casey Rivera Lopez");
    const page: any = await uploadPage(visitor.ask("/upload-quote"));
    expect(page.kept.id).toBe(answer.data.kept.id);
    const to = locationOf(await upload(visitor.ask("/upload-quote?index", { ...form, kept: answer.data.kept.id })));
    const id = await verified(visitor, to);
    expect(await db.quoteDocument.count({ where: { repairRequestId: id } })).toBe(1);
    const stranger: any = await upload(
      (await newVisitor()).ask("/upload-quote?index", { ...form, kept: answer.data.kept.id }),
    );
    expect(stranger.data.error.file).toEqual(["Please choose a photo or PDF of your quote."]);
  });
});

describe("the answer comes before the phone", () => {
  test("stands on the page of the code, filled in from the paper where the car's fields were left empty", async () => {
    const visitor = await newVisitor();
    const empty = { newVehicle: "on", year: String(new Date().getFullYear()), make: "", model: "" };
    const to = locationOf(
      await upload(visitor.ask("/upload-quote?index", { ...empty, ...visitor.person, file: quotePdf() })),
    );
    expect(to.searchParams.get("model")).toBe("330i xDrive");
    expect(to.searchParams.get("year")).toBe("2019");
    const page: any = await verifyPage(visitor.ask(to.pathname + to.search));
    expect(page.paper).toMatchObject({ shop: "Hilltop Motors Service", total: 132_155 });
    const stranger: any = await verifyPage((await newVisitor()).ask(to.pathname + to.search));
    expect(stranger.paper).toBeNull();
  });

  test("is waited for by a form that names no car and was sent while its paper was still being read", async () => {
    const visitor = await newVisitor();
    const arriving: Response = await receive(visitor.ask("/upload-quote/receive", { file: quotePdf() }));
    const events = arriving.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { kept } = JSON.parse((await events?.read())?.value ?? "");
    const empty = { newVehicle: "on", year: String(new Date().getFullYear()), make: "", model: "" };
    const to = locationOf(
      await upload(visitor.ask("/upload-quote?index", { ...empty, ...visitor.person, kept: kept.id })),
    );
    expect(to.searchParams.get("model")).toBe("330i xDrive");
    await events?.cancel();
  });

  test("comes back with a form that has an error, and again with a reload", async () => {
    const visitor = await newVisitor();
    const form = { ...NEW_CAR, ...visitor.person, name: "" };
    const answer: any = await upload(visitor.ask("/upload-quote?index", { ...form, file: quotePdf() }));
    expect(answer.data.error).toEqual({ name: ["Name is required"] });
    expect(answer.data.paper).toMatchObject({ car: "2019 BMW 330i xDrive" });
    const page: any = await uploadPage(visitor.ask("/upload-quote"));
    expect(page).toMatchObject({ paper: { total: 132_155 }, waiting: false, values: { model: "330i xDrive" } });
  });
});

describe("Back from the code", () => {
  test("leads to the quote, with what was typed and the file", async () => {
    const visitor = await newVisitor();
    const form = { ...NEW_CAR, ...visitor.person, color: "Blue", file: quotePdf() };
    const to = locationOf(await upload(visitor.ask("/upload-quote?index", form)));
    const code: any = await verifyPage(visitor.ask(to.pathname + to.search));
    expect(code.backTo).toBe("/upload-quote");
    const page: any = await uploadPage(visitor.ask(code.backTo));
    expect(page).toMatchObject({
      kept: { name: "estimate.pdf" },
      values: { name: visitor.person.name, email: visitor.email, model: CAR.model, color: "Blue" },
    });
    const stranger: any = await verifyPage((await newVisitor()).ask(to.pathname + to.search));
    expect(stranger.backTo).toBe("/create-request");
  });

  test("leads to the quote that was typed, to the phone's page, and otherwise to a new request", async () => {
    const visitor = await newVisitor();
    const typed = { repairDescription: "Brakes", ...NEW_CAR, ...visitor.person };
    const to = locationOf(await type(visitor.ask("/upload-quote/manual", typed)));
    expect(await verifyPage(visitor.ask(to.pathname + to.search))).toMatchObject({ backTo: "/upload-quote/manual" });
    const plain = "/verify-otp?phone=4155550134&methodId=11111111-1111-4111-8111-111111111111";
    expect(await verifyPage(visitor.ask(plain))).toMatchObject({ backTo: "/create-request" });
    expect(await verifyPage(visitor.ask(`${plain}&redirectTo=/repairs`))).toMatchObject({ backTo: "/login/phone" });
  });
});

describe("the upload tab's checks", () => {
  test.each([
    ["Year is required", "year", { year: "" }, "Please fill in all required vehicle details"],
    ["Make is required", "make", { make: "" }, "Please fill in all required vehicle details"],
    ["Make is required", "otherMake", { make: "Other" }, "Please fill in all required vehicle details"],
    ["Model is required", "model", { model: "" }, "Please fill in all required vehicle details"],
    ["Name is required", "name", { name: "" }, "Please fill in all required contact information"],
    ["Email is required", "email", { email: "" }, "Please fill in all required contact information"],
    ["Phone is required", "phone", { phone: "" }, "Please fill in all required contact information"],
  ])("%s", async (sentence, field, change, description) => {
    const visitor = await newVisitor();
    const answer: any = await upload(visitor.ask("/upload-quote?index", { ...NEW_CAR, ...visitor.person, ...change }));
    expect(answer.data.error).toEqual({ [field]: [sentence], file: ["Please choose a photo or PDF of your quote."] });
    expect(answer.data.toast).toMatchObject({ title: "Validation Error", description });
  });

  test.each([
    ["email", "casey@", "Please enter a valid email address"],
    ["phone", "12345", "Please enter a valid phone number"],
  ])("%s %s is not missing: its own sentence stands at its field", async (field, value, sentence) => {
    const visitor = await newVisitor();
    const form = { ...NEW_CAR, ...visitor.person, [field]: value, file: quotePdf() };
    const answer: any = await upload(visitor.ask("/upload-quote?index", form));
    expect(answer.data.error).toEqual({ [field]: [sentence] });
    expect(answer.data.toast).toMatchObject({
      title: "Validation Error",
      description: "Please check the form for errors",
    });
  });

  test("Please select a vehicle", async () => {
    const driver = await makeUser("driver");
    await makeRequest(driver);
    // A paper that names its car says it by itself.
    const file = new File(["%PDF-1.4\nnothing in it"], "empty.pdf", { type: "application/pdf" });
    const answer: any = await upload(
      args("/upload-quote?index", { cookie: await signIn(driver), form: { vehicleId: "", file } }),
    );
    expect(answer.data.error).toEqual({ vehicleId: ["Please select a vehicle"] });
  });

  test.each([
    [
      415,
      "Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.",
      new File(["MZ is a program"], "quote.pdf", { type: "application/pdf" }),
    ],
    [
      413,
      "This file is larger than 15 MB. Please upload a smaller one.",
      new File([new Uint8Array(15 * 1024 * 1024 + 1)], "big.pdf"),
    ],
    [
      413,
      "This file is larger than 15 MB. Please upload a smaller one. Several files count together.",
      new File([new Uint8Array(18 * 1024 * 1024)], "huge.pdf"),
    ],
    [400, "Please choose a photo or PDF of your quote.", null],
    [400, "This file is empty. Please choose another one.", new File([], "nothing.pdf")],
  ])("%d: %s", async (status, sentence, file) => {
    const visitor = await newVisitor();
    const answer: any = await upload(
      visitor.ask("/upload-quote?index", { ...NEW_CAR, ...visitor.person, ...(file ? { file } : {}) }),
    );
    expect(answer.init.status).toBe(status);
    expect(answer.data.error.file).toEqual([sentence]);
    expect(answer.data.toast.title).toBe("Upload failed");
  });

  test("twenty an hour of one browser, and the next one is told to come back later", async () => {
    const visitor = await newVisitor();
    let last: any;
    for (let index = 0; index <= 20; index++) {
      last = await upload(visitor.ask("/upload-quote?index", { ...NEW_CAR, file: quotePdf() }));
    }
    expect(last.init).toMatchObject({ status: 429, headers: { "Retry-After": expect.any(String) } });
  });
});

describe("someone we know", () => {
  test("goes straight to the status page with the new quote", async () => {
    const driver = await makeUser("driver");
    const { vehicleId } = await makeRequest(driver);
    const cookie = await signIn(driver);
    const to = locationOf(await upload(args("/upload-quote?index", { cookie, form: { vehicleId, file: quotePdf() } })));
    expect(to.pathname).toBe("/repair-status");
    expect(to.searchParams.get("newQuote")).toBe("true");
    const request = await requestWithLines(to.searchParams.get("repairRequestId") ?? "");
    expect(request).toMatchObject({ vehicleId, requesterId: driver.id, quoteDocuments: [{ uploadedById: driver.id }] });
  });

  test("a request's access code adds the quote to that request, after the phone's code", async () => {
    const driver = await makeUser("driver");
    const { id, accessCode } = await makeRequest(driver);
    const visitor = await newVisitor();
    const { to, cookie } = await goOn(uploadFrame, visitor, `/upload-quote?code=${accessCode}`);
    expect(to.pathname + to.search).toBe("/upload-quote");
    const asked = locationOf(
      await upload(visitor.ask("/upload-quote?index", { ...NEW_CAR, file: quotePdf() }, cookie)),
    );
    expect(asked.pathname).toBe("/verify-otp");
    expect(asked.searchParams.get("phone")).toBe(`(•••) •••-${driver.phone?.slice(-4)}`);
    expect((await requestWithLines(id)).quoteDocuments).toHaveLength(0);
    const code = await codeFor(driver.phone as string);
    const done = locationOf(await verify(visitor.ask(asked.pathname + asked.search, { code }, cookie)));
    expect(done.pathname + done.search).toBe(`/repair-status/${id}?newQuote=true`);
    expect((await requestWithLines(id)).quoteDocuments).toHaveLength(1);
    expect(await db.repairRequest.count({ where: { accountId: driver.accountId } })).toBe(1);
  });
});

describe("manual entry", () => {
  test.each([
    ["Description is required", "repairDescription", { repairDescription: "" }],
    ["Year is required when adding a new vehicle", "year", { year: "" }],
    ["Make is required when adding a new vehicle", "make", { make: "" }],
    ["Make is required when adding a new vehicle", "otherMake", { make: "Other" }],
    ["Model is required when adding a new vehicle", "model", { model: "" }],
    ["Please provide vehicle details or select an existing vehicle", "vehicleId", { model: "" }],
    ["Please enter a valid email address", "email", { email: "casey" }],
  ])("%s", async (sentence, field, change) => {
    const visitor = await newVisitor();
    const answer: any = await type(
      visitor.ask("/upload-quote/manual", { repairDescription: "Brakes", ...NEW_CAR, ...visitor.person, ...change }),
    );
    expect(answer.data.error[field]).toEqual([sentence]);
    expect(answer.data.toast).toMatchObject({
      title: "Validation Error",
      description: "Please check the form for errors",
    });
  });

  test("becomes a line with its amount as quoted", async () => {
    const visitor = await newVisitor();
    const form = {
      repairShop: "Rivertown Auto",
      repairDescription: "Replace the alternator",
      quoteAmount: "$1,240.50",
    };
    const to = locationOf(await type(visitor.ask("/upload-quote/manual", { ...form, ...NEW_CAR, ...visitor.person })));
    const request = await requestWithLines(await verified(visitor, to));
    expect(request).toMatchObject({ needsAdvisor: false, additionalNotes: "Quoted by Rivertown Auto" });
    expect(request.lineItems).toMatchObject([
      { description: "Replace the alternator", group: "quote_analyzed", status: "Pending" },
    ]);
    expect(request.lineItems[0]?.originalPrice.toString()).toBe("1240.5");
    expect(request.quoteDocuments).toMatchObject([
      { fileName: "Typed quote.txt", fileType: "text/plain", role: "original", readStatus: "read" },
    ]);
    expect(shopOfQuotes(request.quoteDocuments.map((one) => ({ ...one, sameAs: null })))).toBe("Rivertown Auto");
    expect(request.history.map(({ summary }) => summary)).toContain("Quote of Rivertown Auto typed in");
  });

  const MAIL = pastedMail();

  test("a pasted e-mail is a document with its lines, its tax and its total; shown as plain text", async () => {
    const visitor = await newVisitor();
    const form = { repairDescription: MAIL, quoteAmount: "1848.30", ...NEW_CAR, ...visitor.person };
    const request = await requestWithLines(
      await verified(visitor, locationOf(await type(visitor.ask("/upload-quote/manual", form)))),
    );
    expect(request.lineItems.map(({ description, originalPrice }) => [description, Number(originalPrice)])).toEqual([
      ["Front brake pads and rotors, parts and labor", 685],
      ["Timing cover reseal", 940],
      ["Coolant flush", 109.95],
      ["Shop supplies 3%", 52.05],
    ]);
    expect(request).toMatchObject({ needsAdvisor: false });
    expect(Number(request.paperTax)).toBe(61.3);
    expect(Number(request.paperTotal)).toBe(1848.3);
    const [document] = request.quoteDocuments;
    const driver = await db.user.findFirstOrThrow({ where: { phone: visitor.phone } });
    const shown = await showDocument(
      args(`/repair-status/${request.id}/documents/${document?.id}`, {
        cookie: await signIn(driver),
        params: { id: request.id, documentId: document?.id ?? "" },
      }),
    );
    expect(await shown.text()).toBe(`Quote as it was typed in\nAmount: $1,848.30\n\n${MAIL}\n`);
    expect(shown.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(shown.headers.get("content-disposition")).toContain("inline");
  });

  test("prices that do not make the amount are one line, the customer is told why, and an advisor is asked", async () => {
    const visitor = await newVisitor();
    const form = {
      repairDescription: "Front brakes 480\noil change 75",
      quoteAmount: "600",
      ...NEW_CAR,
      ...visitor.person,
    };
    const request = await requestWithLines(
      await verified(visitor, locationOf(await type(visitor.ask("/upload-quote/manual", form)))),
    );
    expect(request.lineItems).toMatchObject([{ description: "Front brakes 480; oil change 75" }]);
    expect(request).toMatchObject({
      needsAdvisor: true,
      needsAdvisorReason:
        "The prices that you wrote beside the jobs come to $555.00, and the amount is $600.00: they stand together as one line. An advisor will ask you for the difference.",
    });
  });

  test("another car in the words is asked about before anything is priced", async () => {
    const visitor = await newVisitor();
    const words = "Hi Ann,\nthe 2014 Honda Accord needs front struts, $800.00\nBob";
    const form = { repairDescription: words, quoteAmount: "800", ...NEW_CAR, ...visitor.person };
    const request = await requestWithLines(
      await verified(visitor, locationOf(await type(visitor.ask("/upload-quote/manual", form)))),
    );
    expect(request.lineItems).toEqual([]);
    expect(request.quoteDocuments).toMatchObject([
      { waitsFor: "car", readMessage: "This quote is for a 2014 Honda Accord" },
    ]);
  });

  test("a signed-in customer sends it twice and has one request; the same words of a new form are another", async () => {
    const driver = await makeUser("driver");
    const cookie = `${(await newVisitor()).cookie}; ${await signIn(driver)}`;
    const send = (key: string, more: object = {}) =>
      type(
        args("/upload-quote/manual", {
          cookie,
          form: { repairDescription: "Oil change", quoteAmount: "75", key, ...NEW_CAR, ...more },
        }),
      );
    const key = randomUUID();
    const at = (answer: unknown) => locationOf(answer).searchParams.get("repairRequestId");
    const [first, second] = (await Promise.all([send(key), send(key)])).map(at);
    expect(second).toBe(first);
    expect(at(await send(key))).toBe(first);
    expect(at(await send(key, { quoteAmount: "80" }))).not.toBe(first);
    expect(at(await send(randomUUID()))).not.toBe(first);
    expect(await db.repairRequest.count({ where: { requesterId: driver.id } })).toBe(3);
    expect(await db.quoteDocument.count({ where: { repairRequest: { requesterId: driver.id } } })).toBe(3);
  });

  test("a stranger's text file stays refused, whatever it says", async () => {
    const visitor = await newVisitor();
    const file = new File(["Quote as it was typed in\nAmount: $1.00\n\nBrakes\n"], "quote.txt", { type: "text/plain" });
    const answer: any = await upload(visitor.ask("/upload-quote?index", { ...NEW_CAR, ...visitor.person, file }));
    expect(answer.init.status).toBe(415);
  });

  test("written lines with prices that make the amount are lines of their own", async () => {
    const visitor = await newVisitor();
    const form = { repairDescription: "Front brake pads - $189.00\nRotors 325.00", quoteAmount: "514" };
    const to = locationOf(await type(visitor.ask("/upload-quote/manual", { ...form, ...NEW_CAR, ...visitor.person })));
    const request = await requestWithLines(await verified(visitor, to));
    expect(request.lineItems.map(({ description, originalPrice }) => [description, originalPrice.toString()])).toEqual([
      ["Front brake pads", "189"],
      ["Rotors", "325"],
    ]);
  });

  test("without an amount no price is invented: an advisor asks for it", async () => {
    const visitor = await newVisitor();
    const to = locationOf(
      await type(
        visitor.ask("/upload-quote/manual", {
          ...{ repairDescription: "Brakes", repairShop: "Rivertown Auto", ...NEW_CAR, ...visitor.person },
        }),
      ),
    );
    const request = await requestWithLines(await verified(visitor, to));
    expect(request).toMatchObject({
      ...{ lineItems: [], needsAdvisor: true },
      needsAdvisorReason: "The quote was entered without an amount. An advisor will ask you for it.",
    });
    expect(shopOfQuotes(request.quoteDocuments.map((one) => ({ ...one, sameAs: null })))).toBe("Rivertown Auto");
  });

  test("pressed twice at one moment, or again after going back, goes on with the one code, and becomes one request", async () => {
    const visitor = await newVisitor();
    const press = (words: string) =>
      type(
        visitor.ask("/upload-quote/manual", { repairDescription: words, ...NEW_CAR, ...visitor.person }),
      ) as Promise<unknown>;
    const [first, second] = (await Promise.all([press("Brakes"), press("Brakes")])).map(locationOf);
    expect(second?.href).toBe(first?.href);
    const last = locationOf(await press("Brakes and rotors"));
    expect(last.href).toBe(first?.href);
    expect(await db.outboundMessage.count({ where: { phone: visitor.phone } })).toBe(1);
    const { description } = await requestWithLines(await verified(visitor, last));
    expect(description).toContain("Brakes and rotors");
    expect(await db.repairRequest.count({ where: { requester: { phone: visitor.phone } } })).toBe(1);
    expect(await db.pendingForm.count({ where: { methodId: last.searchParams.get("methodId") } })).toBe(1);
  });

  test("Error sending verification code", async () => {
    const visitor = await newVisitor();
    const form = { repairDescription: "Brakes", ...NEW_CAR, ...visitor.person };
    await type(visitor.ask("/upload-quote/manual", form));
    const answer: any = await type((await newVisitor(visitor.phone)).ask("/upload-quote/manual", form));
    expect(answer.init.status).toBe(429);
    expect(answer.data.toast.title).toBe("Error sending verification code");
  });
});
