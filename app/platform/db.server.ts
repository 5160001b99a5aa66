import { Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { connectPools } from "#app/platform/database/database-pools.server.ts";
import { askRaw } from "#app/platform/database/raw-reads.server.ts";
import { readsOf } from "#app/platform/database/reads/reads.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Rows, for who names a column of theirs. */
export type {
  Account,
  OutboundEmail,
  OutboundMessage,
  Payment,
  QuoteDocument,
  RepairLineItem,
  RepairProvider,
  RepairRequest,
  ServiceRecommendation,
} from "#app/generated/prisma/client.ts";

/** Milliseconds that a transaction waits for a connection, and that it may take from its first statement to its last. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 15_000 };

function connect() {
  if (!env.DATABASE_URL) throw new Error("The database is not open: start the product with `npm start`.");
  const pools = connectPools(env.DATABASE_URL, env.embedded, env.DATABASE_POOL);
  const client = new PrismaClient({ adapter: pools, transactionOptions: TRANSACTIONS });
  const ask = async (query: Pick<Prisma.Sql, "text" | "values">) => askRaw(await pools.connect(), query);
  const $queryRaw = (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
    ask("raw" in query ? Prisma.sql(query, ...values) : query);
  // The client closes only the pools that it opened itself, and reads go past it.
  const $disconnect = async () => {
    await client.$disconnect();
    await pools.close();
  };
  const own = new Map<PropertyKey, unknown>([
    ["$queryRaw", $queryRaw],
    ["$disconnect", $disconnect],
  ]);
  return {
    get(property: PropertyKey): unknown {
      const before = own.get(property);
      if (before) return before;
      const value = Reflect.get(client, property);
      const part =
        typeof value === "function"
          ? value.bind(client)
          : typeof property === "string" && typeof value === "object"
            ? readsOf(property, value, ask)
            : value;
      own.set(property, part);
      return part;
    },
    $disconnect,
  };
}

let connected: ReturnType<typeof connect> | undefined;

/** It asks at once, whether or not it is awaited: no promise of the client's, which waits for that. */
type RawReads = {
  $queryRaw<Rows = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<Rows>;
};

/**
 * Connects at the first use, so that a module may be imported where there is no database. Reads ask at once (readsOf), so none stands
 * in a list for `$transaction`: give it a function.
 */
export const db = new Proxy({} as Omit<PrismaClient, "$queryRaw"> & RawReads, {
  get(_target, property) {
    connected ??= connect();
    return connected.get(property);
  },
});

export async function disconnect() {
  const open = connected;
  connected = undefined;
  await open?.$disconnect();
}

/** What a model function writes with: the client itself or the transaction it was called in. */
export type Transaction = Omit<Prisma.TransactionClient, "$queryRaw"> & RawReads;

/** What a query finds, as one JSON list: a column of a larger statement. Dates in it are text. */
export function jsonOf(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`COALESCE((SELECT json_agg(part) FROM (${query}) AS part), '[]')`;
}

export { Prisma };
