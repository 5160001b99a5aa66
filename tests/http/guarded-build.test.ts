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
async function answerOf(error: unknown, page: boolean) {
  const logged: string[] = [];
  const throwIt = () => {
    throw error;
  };
  const route = { id: "it", module: { loader: throwIt, action: throwIt, ...(page ? { default: () => null } : {}) } };
  const build = guardedBuild({ routes: { it: route } } as unknown as ServerBuild, (_error, id) =>
    logged.push(id ?? ""),
  );
  const loader = build.routes.it?.module.loader as (args: { request: Request }) => Promise<unknown>;
  const request = new Request("http://site.invalid/it", { headers: { "x-request-id": "one" } });
  const thrown = await loader({ request }).catch((reason: unknown) => reason);
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

  it("a refusal keeps its status, and a bug stays a bug", async () => {
    const refused = (await answerOf(new Refusal(400, "The form could not be read."), false)).thrown as Response;
    expect(refused.status).toBe(400);
    const bug = new TypeError("x is not a function");
    expect((await answerOf(bug, true)).thrown).toBe(bug);
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
