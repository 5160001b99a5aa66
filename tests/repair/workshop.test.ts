import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { db } from "#app/platform/db.server.ts";
import { handOver } from "#app/repair/assign/hand-over.server.ts";
import { updateRequest } from "#app/repair/requests/update.server.ts";
import { action as price } from "#app/routes/dashboard/repair/findings/finding.tsx";
import { Findings } from "#app/routes/dashboard/repair/findings/findings.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { loader as myWork } from "#app/routes/dashboard/work/list.tsx";
import { action as mileage } from "#app/routes/dashboard/work/mileage.tsx";
import { action as remove } from "#app/routes/dashboard/work/photo-remove.ts";
import { action as photos } from "#app/routes/dashboard/work/photos.ts";
import { action as check } from "#app/routes/dashboard/work/point.tsx";
import { loader as sheet } from "#app/routes/dashboard/work/sheet.tsx";
import { action as time } from "#app/routes/dashboard/work/time.ts";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import { loader as photo } from "#app/routes/repair-status/photo.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let advisor: User;
let technician: User;
let request: Awaited<ReturnType<typeof makeRequest>>;
const cookies = new Map<User, string>();

beforeAll(async () => {
  [driver, advisor, technician] = [await makeUser("driver"), await makeUser("advisor"), await makeUser("technician")];
  for (const user of [driver, advisor, technician]) cookies.set(user, await signIn(user));
  request = await makeRequest(driver, {
    ...{ advisor, technician, status: "Scheduled" as const },
    lines: [{ description: "Oil change", unitPrice: 8_995, group: "approved" }],
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what a door answers, or throws
type Answer = any;

function given(user: User, params: Record<string, string> = {}, form?: Record<string, string | Blob>) {
  const cookie = cookies.get(user) ?? "";
  const path = user.role === "technician" ? "/dashboard/work/x" : "/dashboard/repair-requests/x";
  return args(path, { cookie, params: { id: request.id, ...params }, ...(form ? { form } : {}) });
}

const answerOf = (given: unknown): Promise<Answer> => Promise.resolve(given).catch((thrown) => thrown);

async function picture(color: string, format: "jpeg" | "png" = "jpeg") {
  const drawn = sharp({ create: { width: 2400, height: 1800, channels: 3, background: color } }).withExif({
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 48/1 0/1" },
  });
  const bytes = await drawn.toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], `IMG.${format}`, { type: `image/${format}` });
}

describe("my work", () => {
  test("start, pause, go on and done are kept with their times; the first makes a repair In Progress", async () => {
    await expect(await time(given(technician, {}, { do: "start" }))).toHaveToast("Started");
    expect(await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
      status: "In Progress",
    });
    await time(given(technician, {}, { do: "start" }));
    const other = await makeRequest(driver, { technician, status: "Scheduled" });
    await time(given(technician, { id: other.id }, { do: "start" }));
    const sessions = await db.workSession.findMany({ where: { userId: technician.id }, orderBy: { startedAt: "asc" } });
    expect(sessions.map(({ repairRequestId, endedAt }) => [repairRequestId, endedAt === null])).toEqual([
      [request.id, false],
      [other.id, true],
    ]);
    await time(given(technician, { id: other.id }, { do: "pause" }));
    await time(given(technician, { id: other.id }, { do: "done" }));
    await time(given(technician, { id: other.id }, { do: "done" }));
    const record = await db.historyEvent.findMany({ where: { repairRequestId: other.id }, orderBy: { id: "asc" } });
    expect(record.map(({ summary }) => summary).filter((words) => words.startsWith("Work"))).toEqual([
      "Work started",
      "Work paused",
      "Work done",
    ]);
  });

  test("what was handed over says who has it, ends the clock and keeps the time, by either way", async () => {
    const [taker, admin] = [await makeUser("technician"), await makeUser("admin")];
    await db.user.update({ where: { id: taker.id }, data: { firstName: "Tia", lastName: "Taker" } });
    const by = [
      (id: string) => updateRequest(viewerOf(admin), id, { technicianId: taker.technician?.id ?? "" }),
      () => handOver(viewerOf(admin), worker.id, taker.technician?.id ?? ""),
    ];
    const worker = await makeUser("technician");
    cookies.set(worker, await signIn(worker));
    for (const give of by) {
      const { id } = await makeRequest(driver, { technician: worker, status: "Scheduled" });
      await time(given(worker, { id }, { do: "start" }));
      await give(id);
      expect(await db.workSession.findMany({ where: { repairRequestId: id } })).toMatchObject([
        { userId: worker.id, endedAt: expect.any(Date) },
      ]);
      for (const pressed of ["pause", "done", "start"]) {
        const answer = await time(given(worker, { id }, { do: pressed }));
        expect(answer.headers.get("Location")).toBe("/dashboard/work");
        await expect(answer).toHaveToast("Handed over");
      }
      expect(JSON.stringify(await answerOf(sheet(given(worker, { id }))))).toContain("404");
      const said = (await answerOf(sheet(given(worker, { id })))).message;
      expect(said).toBe("Tia Taker has this repair now. Your time until it was handed over is kept.");
    }
  });

  test("who was given repairs in bulk and never began reads who has them now, on every door, and of nobody's else", async () => {
    const [first, second, third] = [
      await makeUser("technician"),
      await makeUser("technician"),
      await makeUser("technician"),
    ];
    const [admin, stranger] = [viewerOf(await makeUser("admin")), await makeUser("technician")];
    await db.user.update({ where: { id: third.id }, data: { firstName: "Uma", lastName: "Third" } });
    for (const user of [first, second, stranger]) cookies.set(user, await signIn(user));
    const { id } = await makeRequest(driver, { technician: first, status: "Scheduled" });
    await handOver(admin, first.id, second.technician?.id ?? "");
    expect(await sheet(given(second, { id }))).toMatchObject({ id });
    await handOver(admin, second.id, third.technician?.id ?? "");
    const doors = [
      (who: User) => sheet(given(who, { id })),
      (who: User) => page(given(who, { id })),
      (who: User) => mileage(given(who, { id }, { mileage: "30000" })),
      (who: User) => check(given(who, { id }, { name: "Tires", rating: "green" })),
    ];
    const sentence = (answer: Answer) => answer.message ?? answer.data?.message;
    for (const door of doors) {
      for (const former of [first, second]) {
        expect(sentence(await answerOf(door(former)))).toBe("Uma Third has this repair now.");
      }
      expect(sentence(await answerOf(door(stranger)))).toBe("This repair request was not found.");
    }
    // One by one, by whichever form, it is the same; taken away, nobody has it.
    await updateRequest(admin, id, { technicianId: stranger.technician?.id ?? "" });
    await updateRequest(admin, id, { technicianId: null });
    for (const former of [third, stranger]) {
      cookies.set(former, await signIn(former));
      expect(sentence(await answerOf(sheet(given(former, { id }))))).toBe("Nobody has this repair now.");
    }
  });

  test("names no money and nobody's phone, and is the technician's own", async () => {
    const [list, one] = [await myWork(given(technician)), await sheet(given(technician))];
    const words = JSON.stringify([list, one]);
    expect(words).toContain("Oil change");
    for (const secret of ["89.95", "8995", driver.phone ?? "", driver.email ?? ""]) expect(words).not.toContain(secret);
    const stranger = await makeUser("technician");
    cookies.set(stranger, await signIn(stranger));
    expect((await answerOf(sheet(given(stranger)))).status).toBe(404);
    for (const user of [advisor, driver]) {
      expect((await answerOf(time(given(user, {}, { do: "start" })))).init?.status).toBe(403);
    }
  });

  test("a mileage below what is known is asked about once, and the car follows it", async () => {
    const low = JSON.stringify(await mileage(given(technician, {}, { mileage: "900" })));
    expect(low).toContain("This car had 21,000 miles already. Look again, or say that you are sure.");
    await mileage(given(technician, {}, { mileage: "20900", sure: "on" }));
    await expect(await mileage(given(technician, {}, { mileage: "21,450 mi" }))).toHaveToast("Mileage taken");
    const row = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id }, include: { vehicle: true } });
    expect([row.mileageIn, row.vehicle.mileage]).toEqual([21_450, 21_450]);
  });
});

describe("a finding becomes a line that the customer decides on", () => {
  const point = { name: "Front brakes", rating: "red", note: "2 mm left", proposal: "Front pads and rotors" };
  let pointId: string;

  test("the technician rates it, proposes the work, and the advisor is told to price it", async () => {
    const good = { name: "Lights", rating: "green", note: "", proposal: "Replace" };
    expect(JSON.stringify(await check(given(technician, { name: "Lights" }, good)))).toContain(
      "What is good needs no work",
    );
    const unrated = await check(given(technician, { name: "Lights" }, { ...good, rating: "" }));
    expect(JSON.stringify(unrated)).toContain("Please choose Good, Soon or Now");
    await expect(await check(given(technician, { name: "Front brakes" }, point))).toHaveToast(
      "Front brakes: your advisor prices it",
    );
    pointId = (await db.inspectionPoint.findFirstOrThrow({ where: { repairRequestId: request.id } })).id;
    expect((await listWaiting(viewerOf(advisor))).rows).toContainEqual(
      expect.objectContaining({ kind: "finding", requestId: request.id, count: 1 }),
    );
    const stale = { ...point, note: "3 mm left", version: "0" };
    expect(JSON.stringify(await check(given(technician, { name: "Front brakes" }, stale)))).toContain("3 mm left");
    expect((await db.inspectionPoint.findUniqueOrThrow({ where: { id: pointId } })).note).toBe("2 mm left");
  });

  test("three photos at most, made small and without the place they were taken at", async () => {
    const heic = new File([readFileSync("tests/corpus/heic/ruled-3.heic")], "IMG_1.HEIC", { type: "image/heic" });
    for (const photo of [await picture("red"), await picture("green"), heic]) {
      await expect(await photos(given(technician, {}, { pointId, photo }))).toHaveToast("Photo added");
    }
    await expect(await photos(given(technician, {}, { pointId, photo: await picture("gray") }))).toHaveToast(
      "Photo not added",
      "A point has at most 3 photos.",
    );
    await expect(
      await photos(given(technician, {}, { pointId, photo: new File(["<svg/>"], "x.jpg", { type: "image/jpeg" }) })),
    ).toHaveToast("Photo not added", "Choose a JPEG, PNG, WebP or HEIC photo of at most 60 megapixels.");
    const [kept] = await db.photo.findMany({ where: { pointId } });
    expect([kept?.width, kept?.height]).toEqual([1600, 1200]);
    const shown: Answer = await photo(given(technician, { photoId: kept?.id ?? "" }));
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await answerOf(photo(given(driver, { photoId: kept?.id ?? "" })))).status).toBe(404);
  });

  test("with its price it is a line, whose photos the customer sees; what was shown stays", async () => {
    const form = { description: "Front pads and rotors", unitPrice: "489.00" };
    expect((await answerOf(price(given(driver, { pointId }, form)))).init?.status).toBe(403);
    expect(JSON.stringify(await price(given(advisor, { pointId }, { ...form, unitPrice: "" })))).toContain(
      "Enter an amount such as 120.50",
    );
    await expect(await price(given(advisor, { pointId }, form))).toHaveToast("Proposed to the customer");
    expect(JSON.stringify(await price(given(advisor, { pointId }, form)))).toContain("was asked about this already");
    const line = await db.repairLineItem.findFirstOrThrow({
      where: { repairRequestId: request.id, description: "Front pads and rotors" },
    });
    expect(line).toMatchObject({ group: "pending", detailedDescription: "2 mm left" });
    expect(line.unitPrice.toString()).toBe("489");
    const shown: Answer = await status(given(driver));
    const { findings } = shown.repair ?? shown.data.repair;
    expect(findings).toEqual([
      expect.objectContaining({ lineItemId: line.id, name: "Front brakes", note: "2 mm left" }),
    ]);
    const [first] = findings[0].photos;
    expect((await answerOf(photo(given(driver, { photoId: first.id })))).status).toBe(200);
    await expect(await remove(given(technician, { photoId: first.id }, {}))).toHaveToast(
      "Photo not removed",
      "The customer was shown this photo: it stays.",
    );
    expect(((await page(given(advisor))) as Answer).findings).toHaveLength(1);
  });

  test("its line is of the type that is chosen, else of what its words say, and of as many as are typed", async () => {
    const priced = async (form: Record<string, string>) => {
      const { id } = await db.inspectionPoint.create({
        data: { repairRequestId: request.id, name: form.description ?? "", rating: "red", checkedByName: "Tess" },
      });
      const answer = await price(given(advisor, { pointId: id }, { unitPrice: "189.00", ...form }));
      const line = await db.repairLineItem.findFirst({ where: { finding: { id } } });
      return line ? [line.type, line.quantity.toString(), line.totalPrice.toString()] : JSON.stringify(answer);
    };
    expect(await priced({ description: "New battery H6 AGM", type: "Part", quantity: "2" })).toEqual([
      ...["Part", "2", "378"],
    ]);
    expect(await priced({ description: "Wiper blades - parts", type: "", quantity: "" })).toEqual(["Part", "1", "189"]);
    expect(await priced({ description: "Labor: battery 0.3 h", quantity: "0.3" })).toEqual(["Labor", "0.3", "56.7"]);
    expect(await priced({ description: "Battery test" })).toEqual(["Service", "1", "189"]);
    expect(await priced({ description: "Terminals", quantity: "two" })).toContain("Quantity must be a number");
    expect(await priced({ description: "Clamps", type: "Gift" })).toContain('"type"');
    // Where it stands on the desk's page, and in the dialog that a fault leads to, both are asked for.
    const finding = { id: "1", rating: "red" as const, note: null, lineItemId: null, setAside: null, photos: [] };
    const findings = [{ ...finding, name: "Battery", proposal: "Battery cable - parts" }];
    const Component = () =>
      createElement(Findings, { requestId: request.id, findings, may: { priceFindings: true, setAside: true } });
    const drawn = renderToStaticMarkup(createElement(createRoutesStub([{ path: "/", Component }])));
    expect(drawn).toMatch(/<input[^>]*aria-label="Quantity of the work about Battery"[^>]*value="1"/);
    expect(drawn).toContain("Part, by words");
  });
});
