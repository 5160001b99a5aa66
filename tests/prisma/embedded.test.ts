import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";

let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
const clients: pg.Client[] = [];

beforeAll(async () => {
  database = await openEmbeddedDatabase();
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => {})));
  await database.close();
});

async function connect() {
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => {});
  clients.push(client);
  await client.connect();
  return client;
}

test("a query that comes while another connection rests in its transaction waits, and both end", async () => {
  const [holder, other] = [await connect(), await connect()];
  await holder.query("CREATE TABLE turns (value int)");
  await holder.query("BEGIN");
  await holder.query("INSERT INTO turns VALUES (1)");
  const waited = other.query("SELECT count(*)::int AS count FROM turns");
  await new Promise((resolve) => setTimeout(resolve, 50));
  await holder.query("INSERT INTO turns VALUES (2)");
  await holder.query("COMMIT");
  expect((await waited).rows).toEqual([{ count: 2 }]);
});

test("a connection that goes away in its transaction takes nothing with it", async () => {
  const [leaver, other] = [await connect(), await connect()];
  await leaver.query("CREATE TABLE leaving (value int)");
  await leaver.query("BEGIN");
  await leaver.query("INSERT INTO leaving VALUES (1)");
  const waited = other.query("SELECT count(*)::int AS count FROM leaving");
  (leaver as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  expect((await waited).rows).toEqual([{ count: 0 }]);
});

test("many connections are each answered with their own rows", async () => {
  const many = await Promise.all(Array.from({ length: 12 }, connect));
  const answers = await Promise.all(
    many.map(async (client, index) => {
      const mine: number[] = [];
      for (let round = 0; round < 20; round++)
        mine.push((await client.query("SELECT $1::int AS mine", [index * 100 + round])).rows[0].mine);
      return mine;
    }),
  );
  expect(answers).toEqual(many.map((_, index) => Array.from({ length: 20 }, (_, round) => index * 100 + round)));
});

test("a statement with a name is parsed once for all connections, and each gets its own rows", async () => {
  const many = await Promise.all(Array.from({ length: 4 }, connect));
  const named = { name: "shared", text: "SELECT $1::int AS mine" };
  for (const round of [1, 2]) {
    const answers = await Promise.all(many.map((client, index) => client.query({ ...named, values: [index + round] })));
    expect(answers.map(({ rows }) => rows[0].mine)).toEqual(many.map((_, index) => index + round));
  }
  const [first, second] = many;
  expect((await first?.query("SELECT name FROM pg_prepared_statements"))?.rows).toEqual([{ name: "shared" }]);
  // Another text under that name is a fault as ever, and so is a text that does not parse.
  await expect(second?.query({ name: "other", text: "SELECT nothing" })).rejects.toThrow('column "nothing"');
  await expect(first?.query({ name: "other", text: "SELECT nothing" })).rejects.toThrow('column "nothing"');
  const late = await connect();
  await expect(late.query({ name: "shared", text: "SELECT 2 AS mine" })).rejects.toThrow("already exists");
});
