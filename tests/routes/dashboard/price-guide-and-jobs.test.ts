// biome-ignore-all lint/suspicious/noExplicitAny: every door has its own type of arguments, and this knocks at them all
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ROLES, type Role } from "#app/access/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { findEvidence } from "#app/repair/evidence.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import * as jobs from "#app/routes/dashboard/jobs/list.tsx";
import * as add from "#app/routes/dashboard/price-guide/add.tsx";
import * as correct from "#app/routes/dashboard/price-guide/correct.tsx";
import * as list from "#app/routes/dashboard/price-guide/list.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

const cookies = {} as Record<Role, string>;
beforeAll(async () => {
  for (const role of ROLES) cookies[role] = await signIn(await makeUser(role));
});

const at = (path: string, more: { form?: Record<string, string>; job?: string; cookie?: string } = {}) =>
  args(`/dashboard${path}`, {
    cookie: more.cookie ?? cookies.admin,
    params: more.job ? { job: more.job } : {},
    ...(more.form ? { form: more.form } : {}),
  });

describe("the price guide", () => {
  test("lists jobs with range, parts, labor, hours and the grades of its sources; finds by words", async () => {
    const { rows } = await list.loader(at("/price-guide?q=fluid+flush"));
    const [row] = rows.filter(({ slug }) => slug === "brake-fluid-flush");
    expect(row).toMatchObject({
      job: "Brake fluid flush",
      corrected: false,
      witnesses: expect.stringMatching(/^\d+ independent sources$/),
    });
    expect(row?.range).toMatch(/^\$\d+\.\d\d to \$\d+\.\d\d$/);
    expect(row?.grades).toMatch(/[ABCD]/);
    expect((await list.loader(at("/price-guide?q=zzyzx"))).rows).toEqual([]);
  });

  test("names that begin with what was typed come first", async () => {
    const names = (await list.loader(at("/price-guide?q=oil"))).rows.map(({ job }) => job.toLowerCase());
    const begins = names.map((name) => name.startsWith("oil"));
    expect(begins[0]).toBe(true);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
  });

  test("says how many of the newest quoted lines it could judge, and on whose word", async () => {
    const lines = [{ description: "Brake fluid flush" }, { description: "Zzyzx of the qwerty" }];
    await makeRequest(await makeUser("driver"), { lines });
    // What another file of this worker had counted is kept for ten minutes.
    const later = Date.now() + 660_000;
    const clock = vi.spyOn(Date, "now").mockReturnValue(later);
    const said = String((await list.loader(at("/price-guide"))).covered);
    clock.mockRestore();
    const [lineCount = 0, judged = 0, share, published = 0, ofShop = 0, corrected = 0, ...rest] =
      said.match(/\d+/g)?.map(Number) ?? [];
    expect(said).toMatch(
      /^Of the \d+ newest quoted lines without fees, \d+ got a verdict \(\d+%\): \d+ by published figures, /,
    );
    expect(published).toBeGreaterThan(0);
    expect(judged).toBe(published + ofShop + corrected);
    expect(rest.at(-1)).toBeGreaterThan(0);
    expect(rest.reduce((sum, each) => sum + each, judged)).toBe(lineCount);
    expect(share).toBe(Math.round((100 * judged) / lineCount));
  });

  const FORM = {
    tier: "",
    low: "$1,111.00",
    high: "2222",
    hoursLow: "1.5",
    hoursHigh: "2",
    note: "Our own price list",
  };

  test("a correction may be for one state, and the page says so beside what the shop's own invoices charged", async () => {
    const form = { ...FORM, region: "VT", note: "Vermont list" };
    await db.chargedPrice.create({ data: { job: "Heater core", tier: "mid", prices: [90_000, 110_000] } });
    await correct.action(at("/price-guide/heater-core", { job: "heater-core", form }));
    const shown: any = await correct.loader(at("/price-guide/heater-core", { job: "heater-core" }));
    expect(shown.corrections[0]).toMatchObject({ note: "Vermont list", where: "Vermont", tier: "All cars" });
    expect(shown.charged).toEqual([
      {
        tier: "Mid-market",
        said: "2 invoices, median $1,000.00, $900.00 to $1,100.00. It counts from 5 invoices on.",
      },
    ]);
    const refused: any = await correct.action(
      at("/price-guide/heater-core", { job: "heater-core", form: { ...form, region: "ZZ" } }),
    );
    expect(JSON.stringify(refused)).toContain("Please choose a state");
    await correct.action(at("/price-guide/heater-core", { job: "heater-core", form: { withdraw: "all" } }));
    await db.chargedPrice.deleteMany({ where: { job: "Heater core" } });
  });

  test("a figure of long ago stands as it was published, with how much dearer repair has become", async () => {
    const shown: any = await correct.loader(at("/price-guide/x", { job: "intake-manifold-gasket" }));
    const said = shown.witnesses.find(({ date }: { date: string | null }) => date === "2010")?.said;
    expect(said).toMatch(/^\$326\.74\b.* · in today's prices 1\.8 times as much$/);
  });

  test("what is no price is said at its field alone", async () => {
    const form = { low: "abc", high: "90", note: "x", tier: "", region: "", hoursLow: "", hoursHigh: "" };
    const refused: any = await correct.action(at("/price-guide/heater-core", { job: "heater-core", form }));
    expect(refused.data.error).toEqual({
      low: ["Please enter the lower price in dollars"],
      note: ["This is too short: at least 3 characters"],
    });
  });

  test("a correction counts on the customer's page at once, and says where it comes from", async () => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, { lines: [{ description: "Water pump replacement" }] });
    const evidence = async () => {
      const found = await findRepairRequest(viewerOf(driver), request.id);
      return (await findEvidence(found)).byItem[request.itemIds[0] ?? ""];
    };
    const before = await evidence();
    expect(before?.job).toBe("Water pump");
    const saved = await correct.action(at("/price-guide/water-pump?q=pump", { job: "water-pump", form: FORM }));
    expect(saved).toRedirectTo("/dashboard/price-guide?q=pump");
    await expect(saved).toHaveToast("Price corrected");
    expect(await evidence()).toMatchObject({ low: 111_100, high: 222_200, price: { hours: { low: 1.5, high: 2 } } });
    expect((await evidence())?.notes.join(" ")).toContain("Our own price list");
    const shown: any = await correct.loader(at("/price-guide/water-pump", { job: "water-pump" }));
    expect(shown.corrections[0]).toMatchObject({
      range: "$1,111.00 to $2,222.00",
      who: "Dana Driver",
      where: "everywhere",
      withdrawn: null,
    });

    await expect(
      await correct.action(at("/price-guide/water-pump", { job: "water-pump", form: { withdraw: "all" } })),
    ).toHaveToast("Correction taken back");
    expect(await evidence()).toMatchObject({ low: before?.low, high: before?.high });
    expect(await db.priceGuideCorrection.count({ where: { job: "Water pump" } })).toBe(1);
  });

  test.each([
    [{ low: "a lot" }, "low", "Please enter the lower price in dollars"],
    [{ low: "900", high: "800" }, "high", "The upper price must not be below the lower one"],
    [{ hoursLow: "3", hoursHigh: "" }, "hoursHigh", "Please enter both hours, or none"],
    [{ note: "" }, "note", "Please say where this comes from"],
    [{ note: " x " }, "note", "This is too short: at least 3 characters"],
    [{ low: "0", high: "0" }, "low", "The price must be more than $0"],
    [{ low: "0", high: "0" }, "high", "The price must be more than $0"],
    [{ low: "0.00" }, "low", "The price must be more than $0"],
    [{ low: "-5" }, "low", "Please enter the lower price in dollars"],
    [{ high: "100000.01" }, "high", "The price must be at most $100,000.00"],
    [{ low: "10", high: "200.01" }, "high", "The upper price must be at most 20 times the lower one"],
    [{ hoursLow: "-1", hoursHigh: "2" }, "hoursLow", "Hours must be 0 or more"],
  ])("%j: %s", async (wrong, field, sentence) => {
    const form = { ...FORM, ...wrong };
    const answer = await correct.action(at("/price-guide/water-pump", { job: "water-pump", form }));
    expect(answer).toMatchObject({ data: { error: { [field]: [sentence] } }, init: { status: 400 } });
    expect((answer as any).data.initialValue).toMatchObject({ high: form.high });
  });

  test("a job that the guide does not have is not found", async () => {
    await expect(correct.loader(at("/price-guide/flux", { job: "flux-capacitor" }))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("background jobs", () => {
  async function dead() {
    const id = randomUUID();
    await db.$executeRaw`SELECT pgboss.create_queue('send-text', '{"policy":"standard"}'::jsonb)`;
    await db.$executeRaw`
      INSERT INTO pgboss.job (id, name, data, state, retry_count, retry_limit, output, completed_on)
      VALUES (${id}::uuid, 'send-text', '{}'::jsonb, 'failed', 9, 9, '{"message":"Twilio could not be reached (503)"}'::jsonb, now())`;
    const state = async () =>
      (await db.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`)[0]?.state;
    return { id, state };
  }

  test("what failed for good shows with its reason, and is tried again, one or all", async () => {
    const first = await dead();
    const second = await dead();
    const shown = await jobs.loader(at("/jobs"));
    expect(shown.dead.find(({ id }) => id === first.id)).toMatchObject({
      name: "send-text",
      tries: 10,
      reason: "Twilio could not be reached (503)",
    });
    await expect(await jobs.action(at("/jobs", { form: { id: first.id } }))).toHaveToast("The job is tried again");
    expect(await first.state()).toBe("retry");
    expect(await second.state()).toBe("failed");
    await jobs.action(at("/jobs", { form: {} }));
    expect(await second.state()).toBe("retry");
    const again = await Promise.resolve(jobs.action(at("/jobs", { form: { id: first.id } }))).catch((error) => error);
    expect(again).toMatchObject({ init: { status: 404 } });
  });
});

describe.each([
  ["the price guide", "/price-guide", list.loader, undefined],
  ["a correction", "/price-guide/water-pump", correct.loader, correct.action],
  ["an added job", "/price-guide/add", add.loader, add.action],
  ["background jobs", "/jobs", jobs.loader, jobs.action],
] as [string, string, any, any][])("the door of %s", (_, path, loader, action) => {
  const knock = (door: any, input: unknown) => Promise.resolve(door(input)).catch((thrown: unknown) => thrown);
  test.each(ROLES)("%s", async (role) => {
    for (const [door, form] of [[loader, undefined], ...(action && role !== "admin" ? [[action, {}]] : [])]) {
      const answer = await knock(door, at(path, { job: "water-pump", cookie: cookies[role], form }));
      if (role === "admin") expect(answer).not.toBeInstanceOf(Response);
      else expect(answer).toRedirectTo("/dashboard");
    }
  });
  test("nobody is sent to sign in", async () => {
    expect(await knock(loader, at(path, { job: "water-pump", cookie: "none=1" }))).toRedirectTo(/^\/login/);
  });
});

describe("jobs that the shop adds", () => {
  const FORM = {
    job: "Tailgate camera",
    component: "Tailgate camera",
    action: "replace",
    unit: "each",
    aliases: "tailgate cam\ntailgate camera assy",
    note: "We fit many of them",
  };

  test("are recognised on quotes from then on, priced by a correction, and taken back", async () => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, { lines: [{ description: "R&R tailgate cam" }] });
    const evidence = async () => {
      const found = await findRepairRequest(viewerOf(driver), request.id);
      return (await findEvidence(found)).byItem[request.itemIds[0] ?? ""];
    };
    expect((await evidence())?.job).not.toBe("Tailgate camera");
    const saved = await add.action(at("/price-guide/add", { form: FORM }));
    expect(saved).toRedirectTo("/dashboard/price-guide");
    await expect(saved).toHaveToast("Job added");
    expect(await evidence()).toMatchObject({ job: "Tailgate camera", low: null });
    const price = { tier: "", low: "300", high: "400", hoursLow: "", hoursHigh: "", note: "Our own price" };
    await correct.action(at("/price-guide/tailgate-camera", { job: "tailgate-camera", form: price }));
    expect(await evidence()).toMatchObject({ low: 30_000, high: 40_000 });
    const shown: any = await add.loader(at("/price-guide/add"));
    expect(shown.added[0]).toMatchObject({ job: "Tailgate camera", aliases: "tailgate cam; tailgate camera assy" });
    await expect(await add.action(at("/price-guide/add", { form: { withdraw: shown.added[0].id } }))).toHaveToast(
      "Job taken back",
    );
    expect((await evidence())?.job).not.toBe("Tailgate camera");
  });

  test.each([
    [{ job: "" }, "job", "Please name the job"],
    [{ aliases: " \n " }, "aliases", "Please write at least one way that shops put it"],
    [{ action: "admire" }, "action", "Please say what is done"],
  ])("%j: %s", async (wrong, field, sentence) => {
    const answer = await add.action(at("/price-guide/add", { form: { ...FORM, ...wrong } }));
    expect(answer).toMatchObject({ data: { error: { [field]: [sentence] } }, init: { status: 400 } });
    expect((answer as any).data.initialValue).toMatchObject({ note: FORM.note });
  });
});
