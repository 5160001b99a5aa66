import pg from "pg";
import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { answerWithin, sentenceResponse } from "#app/http/front-door.ts";
import { guardedBuild } from "#app/http/guarded-build.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** What a query says when nothing listens where the database was. */
async function databaseAway() {
  const client = new pg.Client({ host: "127.0.0.1", port: 1 });
  const cause = await client.connect().catch((error: unknown) => error);
  const error = Object.assign(new Error("Invalid `db.user.findMany()` invocation", { cause }), { code: "P1001" });
  error.name = "PrismaClientKnownRequestError";
  return error;
}

function diskFull() {
  return Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
}

/** What a visitor gets of a route that throws this. */
async function answerOf(error: unknown, page: boolean, half: "loader" | "action" = "loader") {
  const logged: string[] = [];
  const throwIt = () => {
    throw error;
  };
  const route = { id: "it", module: { loader: throwIt, action: throwIt, ...(page ? { default: () => null } : {}) } };
  const build = guardedBuild({ routes: { it: route } } as unknown as ServerBuild, (_error, id) =>
    logged.push(id ?? ""),
  );
  const run = build.routes.it?.module[half] as (args: { request: Request }) => Promise<unknown>;
  const request = new Request("http://site.invalid/it", { headers: { "x-request-id": "one" } });
  const thrown = await run({ request }).catch((reason: unknown) => reason);
  return { thrown, logged };
}

describe("what no route foresaw", () => {
  it.each([
    ["a database that is away", databaseAway, "Our records cannot be reached right now. Please try again in a moment."],
    [
      "a full disk",
      diskFull,
      "Nothing can be saved right now: our storage is full. We have been told. Please try later.",
    ],
  ])("%s is 503 with a sentence and when to come back, on pages and at doors", async (_, make, sentence) => {
    const error = await make();
    const page = await answerOf(error, true);
    expect(page.thrown).toMatchObject({
      type: "DataWithResponseInit",
      data: { message: sentence },
      init: { status: 503 },
    });
    expect(page.logged).toEqual(["one"]);
    const { thrown } = await answerOf(error, false);
    const response = thrown as Response;
    expect([response.status, await response.json()]).toEqual([503, { message: sentence }]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  describe.each([
    ["not there", new Refusal(404, "This vehicle was not found."), null],
    ["too many", new Refusal(429, "Too many tries. Please wait a minute.", { retryAfter: 60 }), "60"],
  ])("a refusal that no route took up, %s,", (_, refusal, retryAfter) => {
    const expected = [refusal.status, { message: refusal.message }, retryAfter, "no-store"];

    it.each(["loader", "action"] as const)(
      "keeps status, sentence and when to come back: %s of a page",
      async (half) => {
        const { thrown, logged } = await answerOf(refusal, true, half);
        expect(thrown).toMatchObject({ type: "DataWithResponseInit" });
        const { data, init } = thrown as { data: unknown; init: { status: number; headers: Headers } };
        const { headers } = init;
        expect([init.status, data, headers.get("retry-after"), headers.get("cache-control")]).toEqual(expected);
        expect(logged).toEqual([]);
      },
    );

    it.each(["loader", "action"] as const)("keeps them as JSON: %s of a door", async (half) => {
      const { thrown, logged } = await answerOf(refusal, false, half);
      const { status, headers } = thrown as Response;
      const said = await (thrown as Response).json();
      expect([status, said, headers.get("retry-after"), headers.get("cache-control")]).toEqual(expected);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(logged).toEqual([]);
    });
  });

  it("a bug stays a bug, on pages and at doors", async () => {
    const bug = new TypeError("x is not a function");
    for (const page of [true, false]) expect((await answerOf(bug, page)).thrown).toBe(bug);
  });
});

describe("an answer within its time", () => {
  const late = () => sentenceResponse(new Request("http://site.invalid/api/x"), 503, "Too late.");

  it("is given, or the sentence is, and the work is told to stop", async () => {
    expect(await (await answerWithin(1000, async () => new Response("in time"), late)).text()).toBe("in time");
    let told = false;
    const never = (signal: AbortSignal) =>
      new Promise<Response>(() => {
        signal.addEventListener("abort", () => {
          told = true;
        });
      });
    const response = await answerWithin(30, never, late);
    expect([response.status, await response.json(), told]).toEqual([503, { message: "Too late." }, true]);
  });
});
