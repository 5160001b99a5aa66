// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data, and the test knows which
import { describe, expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { placeOf, verbOf } from "#app/desk/now.ts";
import { deleteUser } from "#app/people/user.server.ts";
import { daysAfter } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDate } from "#app/platform/format.ts";
import { decodeCursor } from "#app/platform/keyset.ts";
import { loader as customerFile } from "#app/routes/dashboard/customers/detail.tsx";
import { loader as deleteDialog } from "#app/routes/dashboard/users/delete.tsx";
import { action, loader } from "#app/routes/landing/delete-data.tsx";
import { loader as phoneWay } from "#app/routes/login/phone.tsx";
import { args } from "../support/args.ts";
import { makeUser, signIn, viewerOf } from "../support/world.ts";

const PATH = "/privacy/delete";

async function ask(cookie: string, form: Record<string, string> = { do: "ask", sure: "yes" }) {
  const answer = (await action(args(PATH, { cookie, form })).catch((thrown: Response) => thrown)) as Response;
  expect(answer.status).toBe(302);
  return answer.headers.get("location");
}

const shown = async (cookie?: string) => (await loader(args(PATH, cookie ? { cookie } : {}))) as any;
/** On any page: what other files left behind may stand before it. */
async function waitsOn(viewer: any, id: string, whose: "all" | "mine" | "team" = "all") {
  for (let place: Parameters<typeof listWaiting>[2] = null; ; ) {
    const { rows, next } = await listWaiting(viewer, whose, place);
    const found = rows.find(({ kind, thingId }) => kind === "deletion" && thingId === id);
    const after = decodeCursor(next);
    if (found || !after) return found;
    place = { after };
  }
}

describe("a customer who wants their data deleted", () => {
  test("asks for it signed in, sees until when, and stays asked as of the first day", async () => {
    const driver = await makeUser("driver");
    const cookie = await signIn(driver, "phone_code");
    expect(await shown(cookie)).toMatchObject({ person: { id: driver.id, customer: true }, asked: null });
    expect(await ask(cookie, { do: "ask" })).toBe(PATH);
    expect((await shown(cookie)).asked).toBeNull();
    expect(await ask(cookie)).toBe(PATH);
    await ask(cookie);
    const due = formatDate(daysAfter(45));
    expect((await shown(cookie)).asked).toEqual({ on: formatDate(new Date()), due });
    const record = await db.auditEvent.findMany({ where: { subjectId: driver.id, kind: "deletion_asked" } });
    expect(record.map(({ summary }) => summary)).toEqual([
      "A customer asked for their data to be deleted, within 45 days",
    ]);
  });

  test("is led to the phone's code without a session, and back to the page", async () => {
    expect((await shown()).person).toBeNull();
    expect(await ask("")).toBe(`/login?redirectTo=${encodeURIComponent(PATH)}`);
    expect(await phoneWay(args(`/login/phone?redirectTo=${PATH}`))).toEqual({ redirectTo: PATH });
    expect(await phoneWay(args("/login/phone?redirectTo=//elsewhere.example"))).toEqual({ redirectTo: "/repairs" });
  });

  test("stands in the admins' Now with the day it is due, in the customer's file and where it is done", async () => {
    const [driver, admin, advisor] = [await makeUser("driver"), await makeUser("admin"), await makeUser("advisor")];
    await ask(await signIn(driver));
    const row = await waitsOn(viewerOf(admin), driver.id);
    if (!row) throw new Error("nothing waits");
    expect(row.customer).toBe("Dana Driver");
    expect(verbOf(row)).toBe(`Delete data by ${formatDate(daysAfter(45))}`);
    expect(placeOf(row)).toBe(`/dashboard/users/${driver.id}/delete`);
    expect(await waitsOn(viewerOf(admin), driver.id, "mine")).toBeDefined();
    expect(await waitsOn(viewerOf(admin), driver.id, "team")).toBeUndefined();
    expect(await waitsOn(viewerOf(advisor), driver.id)).toBeUndefined();
    const said = `They asked on ${formatDate(new Date())} for their data to be deleted: it is due by ${formatDate(daysAfter(45))}.`;
    const [cookie, params] = [await signIn(admin), { id: driver.id }];
    expect(((await customerFile(args(`/dashboard/customers/${driver.id}`, { cookie, params }))) as any).deletion).toBe(
      said,
    );
    expect(((await deleteDialog(args(`/dashboard/users/${driver.id}/delete`, { cookie, params }))) as any).asked).toBe(
      said,
    );
    await deleteUser(viewerOf(admin), driver.id);
    expect(await waitsOn(viewerOf(admin), driver.id)).toBeUndefined();
  });

  test("takes it back: nothing waits any more, and the record has both", async () => {
    const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
    const cookie = await signIn(driver);
    await ask(cookie);
    await ask(cookie, { do: "take-back" });
    expect((await shown(cookie)).asked).toBeNull();
    expect(await waitsOn(viewerOf(admin), driver.id)).toBeUndefined();
    expect(await db.auditEvent.count({ where: { subjectId: driver.id, kind: "deletion_asked" } })).toBe(2);
  });

  test("is no member of staff", async () => {
    const cookie = await signIn(await makeUser("advisor"));
    await ask(cookie);
    expect(await shown(cookie)).toMatchObject({ person: { customer: false }, asked: null });
  });
});
