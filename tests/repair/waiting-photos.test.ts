import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as photos } from "#app/routes/dashboard/work/photos.ts";
import { action as check } from "#app/routes/dashboard/work/point.tsx";
import { makeOutbox } from "#app/routes/dashboard/work/waiting/outbox.ts";
import {
  notYetShown,
  type Outcome,
  onTheirWay,
  outcomeOf,
  roomLeft,
  type WaitingPhoto,
} from "#app/routes/dashboard/work/waiting/photo.ts";
import type { Shelf } from "#app/routes/dashboard/work/waiting/shelf.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let technician: User;
let cookie: string;
let repairId: string;

beforeAll(async () => {
  technician = await makeUser("technician");
  cookie = await signIn(technician);
  repairId = (await makeRequest(await makeUser("driver"), { technician, status: "In Progress" })).id;
});

async function makePoint(name: string) {
  const form = { name, rating: "yellow", note: "", proposal: "" };
  await Promise.resolve(check(args("/dashboard/work/x", { cookie, params: { id: repairId, name }, form }))).catch(
    () => {},
  );
  return (await db.inspectionPoint.findFirstOrThrow({ where: { repairRequestId: repairId, name } })).id;
}

async function picture(background: string) {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

/** As the phone sends it. */
function post(photo: Pick<WaitingPhoto, "id" | "pointId" | "file">, as = { cookie, person: technician.id }) {
  const form = { photoId: photo.id, person: as.person, pointId: photo.pointId, photo: photo.file };
  const headers = { accept: "application/json" };
  return photos(
    args("/dashboard/work/x/photos", { cookie: as.cookie, params: { id: repairId }, form, headers }),
  ) as Promise<Response>;
}

const bookedAt = (pointId: string) => db.photo.findMany({ where: { pointId }, select: { id: true } });

describe("a photo's id is booked once", () => {
  test("sent twice at one moment and once more it stands there once, and every answer is the same", async () => {
    const photo = { id: randomUUID(), pointId: await makePoint("Tires"), file: await picture("red") };
    const answers = [...(await Promise.all([post(photo), post(photo)])), await post(photo)];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(3).fill({ kept: true }));
    expect(await bookedAt(photo.pointId)).toEqual([{ id: photo.id }]);
    for (const background of ["green", "blue"])
      await post({ ...photo, id: randomUUID(), file: await picture(background) });
    // The point is full, and what stands there is answered as before.
    expect((await post(photo)).status).toBe(200);
    const fourth = await post({ ...photo, id: randomUUID() });
    expect([fourth.status, await fourth.json()]).toEqual([409, { message: "A point has at most 3 photos." }]);
  });

  test("another point's id, no id at all, and another person than who took it book nothing", async () => {
    const photo = { id: randomUUID(), pointId: await makePoint("Battery"), file: await picture("gray") };
    await post(photo);
    const elsewhere = await post({ ...photo, pointId: await makePoint("Exhaust") });
    expect([elsewhere.status, await elsewhere.json()]).toEqual([
      409,
      { message: "This photo stands at another point already." },
    ]);
    expect((await post({ ...photo, id: "1" })).status).toBe(400);
    const other = await makeUser("technician");
    const asOther = { cookie: await signIn(other), person: technician.id };
    expect((await post({ ...photo, id: randomUUID() }, asOther)).status).toBe(401);
    expect((await post({ ...photo, id: randomUUID() }, { cookie: "", person: technician.id })).status).toBe(401);
    expect((await post({ ...photo, id: randomUUID() }, { ...asOther, person: other.id })).status).toBe(404);
    expect(await bookedAt(photo.pointId)).toEqual([{ id: photo.id }]);
  });
});

/** What a browser keeps, for as long as this test. */
function makeShelf(): Shelf {
  const kept = new Map<string, WaitingPhoto>();
  return {
    put: async (photo) => kept.set(photo.id, photo),
    has: async (id) => kept.has(id),
    remove: async (id) => kept.delete(id),
    all: async () => [...kept.values()],
  };
}

type Line = "up" | "down" | "answer lost";

function makePhone(shelf: Shelf) {
  const line = { is: "down" as Line };
  const send = async (photo: WaitingPhoto): Promise<Outcome> => {
    if (line.is === "down") return { became: "waiting" };
    const answer = await post(photo);
    return line.is === "answer lost" ? { became: "waiting" } : outcomeOf(answer);
  };
  return { line, outbox: makeOutbox({ shelf, send }) };
}

describe("the photos on a phone", () => {
  test("wait through a reload and a lost answer, come to the shop once, and are forgotten then", async () => {
    const [shelf, pointId] = [makeShelf(), await makePoint("Filters")];
    const before = makePhone(shelf);
    await before.outbox.open(technician.id);
    await before.outbox.add({ person: technician.id, repairId, pointId, file: await picture("red") });
    await before.outbox.add({ person: technician.id, repairId, pointId, file: await picture("blue") });
    expect(before.outbox.photos()).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
    before.line.is = "answer lost";
    await before.outbox.flush();
    expect([(await bookedAt(pointId)).length, (await shelf.all()).length]).toEqual([1, 2]);

    const reloaded = makePhone(shelf);
    reloaded.line.is = "up";
    await reloaded.outbox.open(technician.id);
    expect(reloaded.outbox.photos()).toMatchObject([{ state: "sent" }, { state: "sent" }]);
    expect([(await bookedAt(pointId)).length, await shelf.all()]).toEqual([2, []]);
    // A tab that still holds them learns it.
    before.line.is = "up";
    await before.outbox.flush();
    expect([before.outbox.photos(), (await bookedAt(pointId)).length]).toEqual([[], 2]);
  });

  test("taken before what waits was taken out, or while it is, one is kept, shown once and sent", async () => {
    const [shelf, pointId] = [makeShelf(), await makePoint("Belts")];
    const early = makePhone(shelf);
    await early.outbox.add({ person: technician.id, repairId, pointId, file: await picture("red") });
    expect(early.outbox.photos()).toMatchObject([{ state: "waiting", kept: true }]);
    expect(await shelf.all()).toMatchObject([{ person: technician.id, pointId }]);
    const taking = { person: technician.id, repairId, pointId, file: await picture("blue") };
    await Promise.all([early.outbox.add(taking), early.outbox.open(technician.id)]);
    expect(early.outbox.photos()).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
    early.line.is = "up";
    await early.outbox.flush();
    expect([(await bookedAt(pointId)).length, await shelf.all()]).toEqual([2, []]);
  });

  test("what was removed, what is another's and what was signed out of is never sent", async () => {
    const [shelf, pointId] = [makeShelf(), await makePoint("Wipers and glass")];
    const { outbox, line } = makePhone(shelf);
    await outbox.open(technician.id);
    for (const background of ["red", "blue"])
      await outbox.add({ person: technician.id, repairId, pointId, file: await picture(background) });
    await outbox.remove(outbox.photos()[0]?.id ?? "");
    const other = makePhone(shelf);
    other.line.is = "up";
    await other.outbox.open(randomUUID());
    expect(other.outbox.photos()).toEqual([]);
    await outbox.forget();
    line.is = "up";
    await outbox.open(technician.id);
    expect([await shelf.all(), await bookedAt(pointId)]).toEqual([[], []]);
  });

  test("what is signed out of while it is on its way is not kept again by the answer", async () => {
    const [shelf, answered] = [makeShelf(), Promise.withResolvers<Outcome>()];
    const outbox = makeOutbox({ shelf, send: () => answered.promise });
    await outbox.open(technician.id);
    const added = outbox.add({ person: technician.id, repairId, pointId: randomUUID(), file: await picture("red") });
    await expect.poll(() => outbox.photos()).toMatchObject([{ state: "sending" }]);
    await outbox.forget();
    answered.resolve({ became: "refused", sentence: "This point was not found.", final: false });
    await added;
    expect([outbox.photos(), await shelf.all()]).toEqual([[], []]);
  });

  test("what the shop refused keeps its sentence and waits for Retry; a month is the most", async () => {
    const [shelf, pointId] = [makeShelf(), await makePoint("Lights")];
    const { outbox, line } = makePhone(shelf);
    line.is = "up";
    await outbox.open(technician.id);
    for (const background of ["red", "green", "blue", "gray"])
      await outbox.add({ person: technician.id, repairId, pointId, file: await picture(background) });
    const refused = { state: "waiting", refused: "A point has at most 3 photos." };
    expect(outbox.photos().at(-1)).toMatchObject(refused);
    expect(await shelf.all()).toMatchObject([{ refused: "A point has at most 3 photos." }]);
    await db.photo.delete({ where: { id: outbox.photos()[0]?.id ?? "" } });
    await outbox.flush();
    expect(outbox.photos().at(-1)).toMatchObject(refused);
    await outbox.retry(outbox.photos().at(-1)?.id ?? "");
    expect(outbox.photos().at(-1)).toMatchObject({ state: "sent" });
    const file = await picture("red");
    const taken = { id: randomUUID(), person: technician.id, repairId, pointId, file, refused: null };
    await shelf.put({ ...taken, takenAt: Date.now() - 31 * 24 * 60 * 60_000 });
    await makePhone(shelf).outbox.open(technician.id);
    expect(await shelf.all()).toEqual([]);
  });

  test("only the shop's own word ends the wait, and three is the most with those that wait", async () => {
    const json = (body: unknown, status: number, headers = {}) => Response.json(body, { status, headers });
    const cases: [Response, string][] = [
      [json({ kept: true }, 200), "sent"],
      [new Response("<h1>Sign in to this network</h1>"), "waiting"],
      [new Response(null, { status: 302, headers: { Location: "/login" } }), "waiting"],
      ...[401, 408, 429, 500, 503].map((status): [Response, string] => [json({ message: "x" }, status), "waiting"]),
      [json({ message: "x" }, 409, { "Retry-After": "2" }), "waiting"],
      [new Response("<h1>Forbidden by this network</h1>", { status: 403 }), "waiting"],
      [new Response("<h1>Too large</h1>", { status: 413 }), "refused"],
      ...[403, 404, 409, 415].map((status): [Response, string] => [json({ message: "x" }, status), "refused"]),
    ];
    for (const [answer, became] of cases) expect((await outcomeOf(answer)).became, `${answer.status}`).toBe(became);
    const waiting = ["a", "b", "c"].map((id) => ({ id, pointId: id === "c" ? "other" : "point" }));
    expect(notYetShown(waiting, "point", [{ id: "a" }])).toEqual([{ id: "b", pointId: "point" }]);
    // What the shop refused is none of the point's photos, and takes no room.
    const own = { pointId: "point", refused: null };
    expect(
      onTheirWay(
        [
          { id: "a", ...own },
          { id: "b", ...own, refused: "Only pictures" },
        ],
        "point",
        [],
      ),
    ).toEqual([{ id: "a", ...own }]);
    const refusedFor = async (status: number) => outcomeOf(Response.json({ message: "No" }, { status }));
    expect(await refusedFor(400)).toEqual({ became: "refused", sentence: "No", final: true });
    expect(await refusedFor(409)).toEqual({ became: "refused", sentence: "No", final: false });
    expect([roomLeft(0, 0), roomLeft(1, 1), roomLeft(2, 1), roomLeft(3, 1)]).toEqual([3, 1, 0, 0]);
  });
});
