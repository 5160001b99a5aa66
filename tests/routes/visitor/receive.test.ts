import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as scan } from "#app/routes/create-request/scan.ts";
import { action as upload, loader as uploadPage } from "#app/routes/upload-quote/file.tsx";
import { loader, action as receive } from "#app/routes/upload-quote/receive.ts";
import { action as verify } from "#app/routes/verify-otp/page.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { CAR, codeFor, locationOf, newVisitor, quotePdf } from "./visitor.ts";

async function eventsOf(answer: unknown) {
  const response = answer as Response;
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  return (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("a document ahead of its form", () => {
  test("says how far the reading is, and its lines stand the moment the phone is verified", async () => {
    const visitor = await newVisitor();
    const events = await eventsOf(await receive(visitor.ask("/upload-quote/receive", { file: quotePdf() })));
    expect(events[0].kept).toMatchObject({ name: "estimate.pdf", size: quotePdf().size });
    const fractions = events.flatMap(({ fraction }) => (fraction === undefined ? [] : [fraction]));
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ fraction: 1, lines: expect.any(Number) });
    expect(events.at(-1).answer).toMatchObject({ car: "2019 BMW 330i xDrive", total: 132_155, lineCount: 6 });
    const form = { ...CAR, newVehicle: "on", ...visitor.person, kept: events[0].kept.id };
    const to = locationOf(await upload(visitor.ask("/upload-quote?index", form)));
    const page = await verify(visitor.ask(to.pathname + to.search, { code: await codeFor(visitor.phone) }));
    const id = locationOf(page).pathname.split("/").at(-1) ?? "";
    expect(await db.repairLineItem.count({ where: { repairRequestId: id } })).toBe(events.at(-1).lines);
  });

  test("of several options gives its car to the form, and says what it is", async () => {
    const visitor = await newVisitor();
    const bytes = readFileSync("tests/corpus/sixth-round/three-batteries-1.pdf");
    const file = new File([bytes], "options.pdf", { type: "application/pdf" });
    const events = await eventsOf(await receive(visitor.ask("/upload-quote/receive", { file })));
    expect(events.at(-1)).toMatchObject({
      lines: 0,
      car: { year: 2018, make: "Hyundai", model: "Tucson" },
      notice: expect.stringContaining("offers several options"),
    });
    const values = { year: "2018", make: "Hyundai", model: "Tucson" };
    expect(await uploadPage(visitor.ask("/upload-quote"))).toMatchObject({ values });
  });

  test("is found again by a page that is loaded anew while it is read, with its answer as soon as there is one", async () => {
    const visitor = await newVisitor();
    const answer = (await receive(visitor.ask("/upload-quote/receive", { file: quotePdf() }))) as Response;
    const reloaded = (await uploadPage(visitor.ask("/upload-quote"))) as { kept: unknown };
    expect(reloaded.kept).toMatchObject({ name: "estimate.pdf", size: quotePdf().size });
    await answer.body?.cancel();
    await expect
      .poll(() => uploadPage(visitor.ask("/upload-quote")), { timeout: 30_000, interval: 300 })
      .toMatchObject({ waiting: false, paper: { total: 132_155 } });
  });

  test.each([
    [415, "Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.", new File(["hello"], "quote.pdf")],
    [
      413,
      "This file is larger than 15 MB. Please upload a smaller one.",
      new File([new Uint8Array(15 * 1024 * 1024 + 1)], "a.pdf"),
    ],
    [400, "Please choose a photo or PDF of your quote.", new File([], "")],
    [400, "This file is empty. Please choose another one.", new File([], "nothing.pdf")],
  ])("%d: %s", async (status, sentence, file) => {
    const visitor = await newVisitor();
    const answer = (await receive(visitor.ask("/upload-quote/receive", { file }))) as Response;
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(sentence);
  });

  test("is not to be fetched", async () => {
    expect(((await loader((await newVisitor()).ask("/upload-quote/receive"))) as Response).status).toBe(405);
  });
});

describe("the scan", () => {
  test("reads year, make and model and keeps nothing", async () => {
    const visitor = await newVisitor();
    const before = await db.pendingForm.count();
    expect(await scan(visitor.ask("/create-request/scan", { file: quotePdf() }))).toMatchObject({
      data: { ok: true, vehicle: { year: 2019, make: "BMW" } },
    });
    expect(await db.pendingForm.count()).toBe(before);
  });

  test("reads the VIN off a photo of the plate in the door", async () => {
    const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700"><rect width="1200" height="700" fill="#ddd"/>
      <g font-family="DejaVu Sans" font-size="40"><text x="80" y="140">MFD BY HONDA OF AMERICA MFG., INC.</text>
      <text x="80" y="230">GVWR 4012 LBS</text><text x="80" y="420" font-size="56">VIN: 1HGCM82633A004352</text></g></svg>`;
    const photo = await sharp(Buffer.from(plate)).jpeg({ quality: 88 }).toBuffer();
    const file = new File([new Uint8Array(photo)], "plate.jpg", { type: "image/jpeg" });
    expect(await scan((await newVisitor()).ask("/create-request/scan", { file }))).toMatchObject({
      data: { ok: true, vehicle: { year: 2003, make: "Honda", vin: "1HGCM82633A004352" } },
    });
  });

  test("for the desk reads the license plate off a photo of the car, and whose it is within the scope", async () => {
    const car = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#555"/>
      <g font-family="DejaVu Sans" text-anchor="middle"><text x="800" y="330" font-size="56" fill="#ddd">TOYOTA</text>
      <rect x="540" y="560" width="520" height="260" rx="24" fill="#f5f5ef"/><text x="800" y="615" font-size="40" fill="#b32">California</text>
      <text x="800" y="740" font-size="105" font-weight="bold" fill="#136">8KLM642</text></g></svg>`;
    const photo = new Uint8Array(await sharp(Buffer.from(car)).jpeg({ quality: 88 }).toBuffer());
    const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver", { firstName: "Dana" })];
    const { vehicleId } = await makeRequest(driver, { advisor });
    const { make, model, year } = await db.vehicle.update({ where: { id: vehicleId }, data: { plate: "8KLM 642" } });
    const asked = async (who: Parameters<typeof signIn>[0]) => {
      const form = { file: new File([photo], "car.jpg", { type: "image/jpeg" }) };
      return scan(args("/create-request/scan", { cookie: await signIn(who), form }));
    };
    const owner = `${driver.firstName} ${driver.lastName}`;
    expect(await asked(advisor)).toMatchObject({
      data: {
        vehicle: { plate: "8KLM642", vin: null },
        known: [{ id: vehicleId, title: `${year} ${make} ${model}`, owner }],
      },
    });
    expect(await asked(await makeUser("advisor"))).toMatchObject({
      data: { vehicle: { plate: "8KLM642" }, known: [] },
    });
    // A customer is asked for the car: a plate says nothing of it.
    expect(JSON.stringify(await asked(driver))).not.toContain("8KLM642");
  });

  test("says so where there is no vehicle", async () => {
    const file = new File(["neither a photo nor a PDF"], "plate.jpg");
    expect(await scan((await newVisitor()).ask("/create-request/scan", { file }))).toMatchObject({
      data: { ok: false, message: expect.stringMatching(/\w/) },
      init: { status: 422 },
    });
  });
});
