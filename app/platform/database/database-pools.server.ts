import { createHash } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { isTracing, traced } from "#app/platform/trace/trace.ts";

/** Hears each statement as it is sent: what counts them listens here. Costs nothing while nobody does. */
const statementChannel = channel("amped.statement");

/** Milliseconds. What waits longer is refused in a sentence: see database-fault.server.ts. */
const BOUNDS = { statement_timeout: 10_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 15_000 };
/**
 * How the server plans for us. Machine code for a statement of a few milliseconds takes some hundred to make. Workers in parallel read far
 * past the twenty rows that a list asks for: 390 ms for an advisor's invoices among 200,000, where one alone takes 4.
 */
const FOR_SHORT_STATEMENTS = "-c jit=off -c max_parallel_workers_per_gather=0";
const WAIT_FOR_CONNECTION = 10_000;

/** Connections of one process. A write that waits for a row keeps its connection, and no read stands behind it. */
const SIZES = { server: { reads: 8, writes: 8 }, embedded: { reads: 4, writes: 2 } };

/** The server keeps the plan of each named statement for each connection: a text that comes once is not worth it. */
const MOST_NAMES = 300;
const MOST_TEXTS = 3_000;
const LONGEST_TEXT = 20_000;
/** Of a statement in a trace. */
const LONGEST_TOLD = 1_000;

type Known = { reads: boolean; seen: number; name: string | undefined };

/**
 * Reads and writes on pools of their own, with bounds on every statement, and statements by name so that the server plans
 * them once. `?pgbouncer=true` in the address leaves out what a pooler in transaction mode cannot pass on: the names, and
 * the bounds, which are then set on the role. Whoever connects gets the same pools.
 */
export function connectPools(databaseUrl: string, embedded: boolean, most?: number) {
  const perKind = most ? { reads: Math.ceil(most / 2), writes: Math.ceil(most / 2) } : null;
  const pooled = /[?&]pgbouncer=true\b/.test(databaseUrl);
  const statements = rememberStatements(pooled ? 0 : MOST_NAMES);
  const size = embedded ? SIZES.embedded : (perKind ?? SIZES.server);
  const poolOf = (kind: "reads" | "writes") =>
    new PrismaPg(
      {
        connectionString: databaseUrl,
        application_name: `amped ${kind}`,
        max: size[kind],
        connectionTimeoutMillis: WAIT_FOR_CONNECTION,
        keepAlive: true,
        ...(pooled ? {} : BOUNDS),
        ...(pooled || embedded || databaseUrl.includes("options=") ? {} : { options: FOR_SHORT_STATEMENTS }),
      },
      // The type asks for a name; pg takes none for a statement that is not kept.
      { statementNameGenerator: ({ sql }) => statements.of(sql).name as string },
    );
  const open = async () => {
    const [reads, writes] = await Promise.all([poolOf("reads").connect(), poolOf("writes").connect()]);
    return joinPools(reads, writes, statements.of);
  };
  let opened: Promise<SqlDriverAdapter> | undefined;
  return {
    provider: "postgres",
    adapterName: "amped-pools",
    connect() {
      opened ??= open();
      return opened;
    },
    /** Whoever opened them. They open again for who asks after that. */
    async close() {
      const open = opened;
      opened = undefined;
      await (await open)?.dispose();
    },
  } satisfies SqlDriverAdapterFactory & { close: () => Promise<void> };
}

function joinPools(reads: SqlDriverAdapter, writes: SqlDriverAdapter, of: (sql: string) => Known): SqlDriverAdapter {
  let disposed: Promise<void> | undefined;
  return {
    provider: "postgres",
    adapterName: "amped-pools",
    queryRaw: (query: SqlQuery) => {
      statementChannel.publish(query.sql);
      return told(query, () => reaching((of(query.sql).reads ? reads : writes).queryRaw(query)));
    },
    executeRaw: (query: SqlQuery) => {
      statementChannel.publish(query.sql);
      return told(query, () => reaching(writes.executeRaw(query)));
    },
    executeScript: (script: string) => writes.executeScript(script),
    startTransaction: async (isolation) => heard(await reaching(writes.startTransaction(isolation))),
    getConnectionInfo: () => reads.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose() {
      disposed ??= Promise.all([reads.dispose(), writes.dispose()]).then(() => undefined);
      return disposed;
    },
  };
}

function heard(transaction: Transaction): Transaction {
  const { queryRaw, executeRaw } = transaction;
  return Object.assign(transaction, {
    queryRaw(query: SqlQuery) {
      statementChannel.publish(query.sql);
      return told(query, () => queryRaw.call(transaction, query));
    },
    executeRaw(query: SqlQuery) {
      statementChannel.publish(query.sql);
      return told(query, () => executeRaw.call(transaction, query));
    },
  });
}

/** A statement as a span of what asked it: its text, which has no values in it. */
function told<Result>({ sql }: SqlQuery, ask: () => Promise<Result>): Promise<Result> {
  if (!isTracing()) return ask();
  const [operation = "query"] = /^\s*\w+/.exec(sql) ?? [];
  const attributes = { "db.system.name": "postgresql", "db.query.text": sql.slice(0, LONGEST_TOLD) };
  return traced({ name: operation.trim().toUpperCase(), kind: "client", attributes }, ask);
}

/** The adapter lets errors of sockets through that it does not know: of a unix socket that is gone, of a route. */
async function reaching<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "syscall" in error && "code" in error)
      throw new DriverAdapterError({ kind: "DatabaseNotReachable", host: "the database" });
    throw error;
  }
}

function rememberStatements(mostNames: number) {
  const known = new Map<string, Known>();
  let names = 0;
  return {
    of(sql: string): Known {
      const statement = known.get(sql) ?? { reads: isRead(sql), seen: 0, name: undefined };
      if (statement.name) return statement;
      if (statement.seen === 0 && known.size < MOST_TEXTS && sql.length <= LONGEST_TEXT) known.set(sql, statement);
      statement.seen += 1;
      if (statement.seen > 2 && names < mostNames && isNameable(sql)) {
        names += 1;
        statement.name = `s${createHash("sha256").update(sql).digest("base64url").slice(0, 20)}`;
      }
      return statement;
    },
  };
}

/** A search is planned anew each time: what is best depends on how often the word occurs. */
function isNameable(sql: string) {
  return /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql) && !/ I?LIKE /i.test(sql);
}

/** A statement that neither writes nor locks. */
export function isRead(sql: string): boolean {
  if (!/^\s*(SELECT|WITH)\b/i.test(sql)) return false;
  // Whole words: a column may be called "updatedAt".
  return !/\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO|FOR\s+(KEY\s+)?SHARE)\b|\bpgboss\./i.test(sql);
}
