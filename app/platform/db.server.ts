import { Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { connectPools } from "#app/platform/database/database-pools.server.ts";
import { askRaw } from "#app/platform/database/raw-reads.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Milliseconds that a transaction waits for a connection, and that it may take from its first statement to its last. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 15_000 };

function connect() {
  if (!env.DATABASE_URL) throw new Error("The database is not open: start the product with `npm start`.");
  const pools = connectPools(env.DATABASE_URL, env.embedded, env.DATABASE_POOL);
  const client = new PrismaClient({ adapter: pools, transactionOptions: TRANSACTIONS });
  const $queryRaw = async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
    askRaw(await pools.connect(), "raw" in query ? Prisma.sql(query, ...values) : query);
  return { client, $queryRaw };
}

let connected: ReturnType<typeof connect> | undefined;

/** Connects at the first use, so that a module may be imported where there is no database. */
export const db = new Proxy({} as PrismaClient, {
  get(_target, property) {
    connected ??= connect();
    const { client, $queryRaw } = connected;
    if (property === "$queryRaw") return $queryRaw;
    const value = Reflect.get(client, property);
    return typeof value === "function" ? value.bind(client) : value;
  },
});

export async function disconnect() {
  await connected?.client.$disconnect();
  connected = undefined;
}

/** What a model function writes with: the client itself or the transaction it was called in. */
export type Transaction = Prisma.TransactionClient;

/** What a query finds, as one JSON list: a column of a larger statement. Dates in it are text. */
export function jsonOf(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`COALESCE((SELECT json_agg(part) FROM (${query}) AS part), '[]')`;
}

export { Prisma };
