import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase } from "../support/database.ts";
import { startElevenLabs } from "../support/stand-ins/elevenlabs.ts";
import { startTwilio } from "../support/stand-ins/twilio.ts";
import { newPhone } from "../support/world.ts";
import { build, startProcess, until } from "./process.ts";

type Process = Awaited<ReturnType<typeof startProcess>>;

// Two web processes that only enqueue, and a worker, as they run in production; on a server, for the embedded database
// belongs to one process.
describe.skipIf(!process.env.TEST_DATABASE_URL)("two web processes and a worker on one PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let client: pg.Client;
  let voice: Awaited<ReturnType<typeof startElevenLabs>>;
  let texts: Awaited<ReturnType<typeof startTwilio>>;
  let variables: Record<string, string>;
  let web: Process[] = [];

  beforeAll(async () => {
    build();
    [database, voice, texts] = await Promise.all([cloneDatabase(), startElevenLabs(), startTwilio()]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    variables = {
      ...{
        DATABASE_URL: database.url,
        SESSION_SECRET: "a secret of the processes under test",
        PUBLIC_ORIGIN: "http://localhost:3000",
      },
      ...{ ALLOW_SIMULATIONS: "true", TRUST_PROXY: "true", ...voice.environment, ...texts.environment },
    };
    web = await Promise.all([1, 2].map(() => startProcess("server.ts", { ...variables, RUN_JOBS: "false" })));
  }, 240_000);

  afterAll(async () => {
    await Promise.all(web.map((one) => one.end()));
    await client.end();
    await Promise.all([database.close(), voice.close(), texts.close()]);
  }, 60_000);

  const ask = (process: Process | undefined, phoneNumber: string) =>
    fetch(`${process?.url}/api/ai-agent/initiate-elevenlabs-call`, {
      method: "POST",
      // Every phone asks from where it is: a second one from one address would have to be proven.
      headers: { "content-type": "application/json", "x-forwarded-for": addressOf(phoneNumber) },
      body: JSON.stringify({ phoneNumber, plan: "Luxury", smsOptIn: true }),
    });

  const callTo = async (phone: string) => {
    const { rows } = await client.query('SELECT * FROM "CallRequest" WHERE "phoneNumber" = $1', [phone]);
    return rows[0];
  };

  test("a call waits for a worker; one that is killed in the middle of it leaves it to another, and it is placed once", async () => {
    const phone = newPhone();
    expect((await ask(web[0], phone)).status).toBeLessThan(300);
    expect(await callTo(phone)).toMatchObject({ status: "queued" });
    // It acts at once and answers late: the worker dies between the two.
    voice.failNext("slow");
    const first = await startProcess("worker.ts", variables);
    await until(() => voice.conversations.length > 0 || null);
    await first.end("SIGKILL");
    expect(await callTo(phone)).toMatchObject({ status: "queued", error: "unanswered" });
    // Twenty seconds without a sign of life end its turn: they are let pass at once.
    await client.query(
      `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '20 seconds' WHERE state = 'active'`,
    );
    const second = await startProcess("worker.ts", variables);
    await until(async () => ((await callTo(phone)).status === "placed" ? true : null));
    expect(voice.conversations.map(({ to_number }) => to_number)).toEqual([phone]);
    expect(await callTo(phone)).toMatchObject({ providerCallId: voice.conversations[0]?.conversation_id });
    expect(await second.end()).toBe(0);
  }, 180_000);

  test("a limit holds across processes", async () => {
    const phone = newPhone();
    const answers = [];
    for (const process of [web[0], web[1], web[0], web[1]]) answers.push((await ask(process, phone)).status);
    expect(answers.map((status) => status < 300)).toEqual([true, true, false, false]);
    expect(answers.slice(2)).toEqual([429, 429]);
  });

  test("the worker refuses to start without a server's database, in a sentence", async () => {
    await expect(startProcess("worker.ts", { ...variables, DATABASE_URL: "" })).rejects.toThrow(
      "the embedded database belongs to one process, which runs its jobs itself",
    );
  });
});

/** Such as 203.14.5.99 of +15103140599: no two phones of a run share one. */
function addressOf(phone: string) {
  return ["203", ...[-6, -4, -2].map((from) => Number(phone.slice(from, from + 2 || undefined)))].join(".");
}
