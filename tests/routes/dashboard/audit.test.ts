// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { beforeAll, describe, expect, test } from "vitest";
import { recordAudit } from "#app/access/audit.server.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as auditApi } from "#app/routes/api/shop.ts";
import { loader } from "#app/routes/dashboard/audit/list.tsx";
import { args } from "../../support/args.ts";
import { anonymous, makeUser, signIn, viewerOf } from "../../support/world.ts";

let cookie: string;
let actor: Awaited<ReturnType<typeof makeUser>>;
const email = `Mallory-${crypto.randomUUID()}@example.com`;

beforeAll(async () => {
  cookie = await signIn(await makeUser("admin"));
  actor = await makeUser("admin", { firstName: "Quirin", lastName: "Auditor" });
  for (let index = 1; index <= 30; index++) {
    await recordAudit(db, viewerOf(actor), {
      kind: index % 3 === 0 ? "price_guide_changed" : "role_changed",
      subject: { type: "user", id: crypto.randomUUID(), name: `Person ${index}` },
      summary: `Change ${index}`,
    });
  }
  await recordAudit(db, anonymous, {
    kind: "sign_in_failed",
    subject: { type: "email", name: email },
    summary: `Sign-in failed for ${email}: unknown email`,
  });
});

const open = (query: Record<string, string>) =>
  loader(args(`/dashboard/audit?${new URLSearchParams(query)}`, { cookie })) as Promise<any>;
const summaries = ({ rows }: { rows: { summary: string }[] }) => rows.map(({ summary }) => summary);

describe("the audit record's screen", () => {
  test("shows the newest first, in pages that lead on and back", async () => {
    const first = await open({ person: "quirin auditor" });
    expect(summaries(first)).toEqual(Array.from({ length: 25 }, (_, index) => `Change ${30 - index}`));
    expect(first).toMatchObject({ previous: null, next: expect.any(String) });
    const second = await open({ person: "quirin auditor", after: first.next });
    expect(summaries(second)).toEqual(["Change 5", "Change 4", "Change 3", "Change 2", "Change 1"]);
    const back = await open({ person: "quirin auditor", before: second.previous });
    expect(summaries(back)).toEqual(summaries(first));
    expect(first.rows[0]).toMatchObject({
      label: "Price guide changed",
      actor: "Quirin Auditor",
      actorId: actor.id,
      from: "203.0.113.7 · web",
      browser: "Vitest",
    });
  });

  test("is filtered by kind, by person (name, email or id) and by day", async () => {
    const prices = await open({ person: actor.id, kind: "price_guide_changed" });
    expect(summaries(prices)).toEqual([30, 27, 24, 21, 18, 15, 12, 9, 6, 3].map((index) => `Change ${index}`));
    expect((await open({ person: actor.email ?? "" })).rows).toHaveLength(25);
    expect(summaries(await open({ person: email }))).toEqual([`Sign-in failed for ${email}: unknown email`]);
    const today = dayOf();
    const yesterday = dayOf(startOfDay(new Date(), -1));
    expect((await open({ person: actor.id, from: today, to: today })).rows).toHaveLength(25);
    expect(await open({ person: actor.id, to: yesterday })).toMatchObject({ rows: [], next: null, previous: null });
  });

  test("an address that nobody makes by hand is the whole record, not an error", async () => {
    const odd = { kind: "no-such-kind", from: "2026-99-99", to: "soon", after: "x", person: "\u0000%_\\" };
    expect(await open(odd)).toMatchObject({ query: { kind: null, from: null, to: null } });
  });

  test("is for admins: others are sent back, visitors to sign in", async () => {
    for (const role of ["advisor", "technician", "driver"] as const) {
      const other = await signIn(await makeUser(role));
      const answer = await (loader(args("/dashboard/audit", { cookie: other })) as Promise<any>).catch(
        (thrown) => thrown,
      );
      expect(answer, role).toRedirectTo("/dashboard");
    }
    const nobody = await (loader(args("/dashboard/audit")) as Promise<any>).catch((thrown) => thrown);
    expect(nobody).toRedirectTo("/login?redirectTo=%2Fdashboard%2Faudit");
  });
});

describe("GET /api/admin/audit", () => {
  const ask = async (query: string) => {
    const answer = await auditApi(args(`/api/admin/audit${query}`, { cookie }));
    return { status: answer.status, link: answer.headers.get("link"), body: (await answer.json()) as any };
  };

  test("gives the same rows under the same filters, in pages", async () => {
    const { status, body } = await ask(`?person=${actor.id}&kind=price_guide_changed&limit=4`);
    expect(status).toBe(200);
    expect(body.map(({ summary }: any) => summary)).toEqual(["Change 30", "Change 27", "Change 24", "Change 21"]);
    const rest = await ask(`?person=${actor.id}&kind=price_guide_changed&limit=4&cursor=${body[3].id}`);
    expect(rest.body.map(({ summary }: any) => summary)).toEqual(["Change 18", "Change 15", "Change 12", "Change 9"]);
    expect(body[0]).toMatchObject({ kind: "price_guide_changed", position: expect.any(Number), actorUserId: actor.id });
    expect(Object.keys(body[0])).not.toContain("hash");
  });

  test("refuses a filter that is none", async () => {
    expect((await ask("?kind=no-such-kind")).status).toBe(400);
    expect((await ask("?from=soon")).status).toBe(400);
  });
});
