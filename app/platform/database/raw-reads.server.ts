import {
  type ArgType,
  ColumnTypeEnum as Column,
  type ColumnType,
  DriverAdapterError,
  type SqlQueryable,
} from "@prisma/driver-adapter-utils";
import { Prisma } from "#app/generated/prisma/client.ts";

/**
 * What `$queryRaw` of the client answers, asked of the driver itself: the same values in, the same kinds of values out (dates, decimals,
 * big integers, what JSON holds), the same error. The client puts a statement that is written out through the machine that plans its
 * own queries, which costs more than the driver and the network together.
 */
export async function askRaw(
  pools: SqlQueryable,
  { text, values }: Pick<Prisma.Sql, "text" | "values">,
): Promise<object[]> {
  const { columnNames, columnTypes, rows } = await pools
    .queryRaw({ sql: text, args: values.map(sent), argTypes: values.map(kindOf) })
    .catch(rethrow);
  const readers = columnTypes.map((type) => READERS.get(type));
  return rows.map((row) => {
    const read: Record<string, unknown> = {};
    for (const [at, name] of columnNames.entries()) {
      const value = row[at];
      const reader = readers[at];
      read[name] = reader && value !== null ? reader(value) : value;
    }
    return read;
  });
}

const SCALAR: ArgType = { scalarType: "unknown", arity: "scalar" };
const LIST: ArgType = { scalarType: "unknown", arity: "list" };

function kindOf(value: unknown): ArgType {
  return Array.isArray(value) ? LIST : SCALAR;
}

function sent(value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(sent);
  return Prisma.Decimal.isDecimal(value) ? value.toString() : JSON.stringify(value);
}

type Reader = (value: unknown) => unknown;

const ONE: [ColumnType, ColumnType, Reader][] = [
  [Column.Int64, Column.Int64Array, (value) => BigInt(String(value))],
  [Column.Numeric, Column.NumericArray, (value) => new Prisma.Decimal(String(value))],
  [Column.DateTime, Column.DateTimeArray, (value) => new Date(String(value))],
  [Column.Date, Column.DateArray, (value) => new Date(String(value))],
  [Column.Time, Column.TimeArray, (value) => new Date(`1970-01-01T${value}Z`)],
  [Column.Json, Column.JsonArray, (value) => JSON.parse(String(value))],
  [Column.Bytes, Column.BytesArray, (value) => (value instanceof Uint8Array ? new Uint8Array(value) : value)],
];

/** What the driver leaves as text, by the kind of its column. */
const READERS = new Map<ColumnType, Reader>(
  ONE.flatMap(([one, many, read]): [ColumnType, Reader][] => [
    [one, read],
    [many, (list) => (Array.isArray(list) ? list.map((value) => (value === null ? null : read(value))) : list)],
  ]),
);

function rethrow(error: unknown): never {
  if (!(error instanceof DriverAdapterError)) throw error;
  const { originalCode = "N/A", originalMessage = error.message } = error.cause;
  throw new Prisma.PrismaClientKnownRequestError(
    `Raw query failed. Code: \`${originalCode}\`. Message: \`${originalMessage}\``,
    { code: "P2010", clientVersion: Prisma.prismaVersion.client, meta: { driverAdapterError: error } },
  );
}
