import fc from "fast-check";
import { type Described, describeApis } from "#app/http/api/openapi.server.ts";
import { db } from "#app/platform/db.server.ts";
import { apis } from "#app/routes/api/contract.server.ts";
import { CALLERS, credentials, makeShop, type Sent, type Shop, send } from "./callers.ts";

type Schema = { [key: string]: unknown };

/** Words that break what was built with too little care. */
const NASTY = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "' OR 1=1 --",
  "{{7*7}}",
  "../../etc/passwd",
  "<script>",
  "null",
  "1e309",
  "٣",
  "a".repeat(5000),
];
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e21,
    0.1 + 0.2,
    9_999_999,
    2 ** 53,
    [],
    {},
    [[]],
    { a: { b: 1 } },
    ...NASTY,
  ),
  fc.string(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values that a schema allows, more or less. */
function valid(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (options) return fc.oneof(...options.map((option) => valid(option, ids)));
  if (schema.allOf) return merged((schema.allOf as Schema[]).map((part) => valid(part, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case "object":
      return objectOf(schema, (field) => valid(field, ids), ids);
    case "array":
      return fc.array(valid((schema.items ?? {}) as Schema, ids), { maxLength: 3 });
    case "integer":
      return fc.integer({ min: lowest(schema, -5), max: highest(schema, 3000) });
    case "number":
      return fc.oneof(
        fc.integer({ min: lowest(schema, 0), max: highest(schema, 3000) }),
        fc.constantFrom(0, 12.5, 99.99),
      );
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return words(schema, ids);
    default:
      return junk;
  }
}

function lowest(schema: Schema, fallback: number) {
  return Math.ceil(Math.max(Number(schema.minimum ?? fallback), -(2 ** 31)));
}

function highest(schema: Schema, fallback: number) {
  return Math.max(lowest(schema, 0), Math.floor(Math.min(Number(schema.maximum ?? fallback), 2 ** 31 - 1)));
}

function words(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.format === "binary") return fc.constantFrom(...FILES);
  if (schema.format === "uuid" || schema.format === "guid")
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  if (schema.format === "email") return fc.emailAddress();
  if (schema.format === "date") return fc.constantFrom("2027-01-31", "2024-02-29", "1900-01-01");
  if (schema.format === "date-time") return fc.constantFrom("2027-01-31T10:00:00Z", "2027-01-31T10:00:00-08:00");
  return fc.oneof(
    fc.string({ minLength: Number(schema.minLength ?? 0), maxLength: 60 }),
    fc.constantFrom(
      "The brakes squeal at low speed",
      "5551234567",
      "(555) 123-4567",
      "123456",
      "2021",
      "true",
      "420.50",
      ...ids.slice(0, 3),
    ),
  );
}

const FILES = [
  new File([new TextEncoder().encode("%PDF-1.4\n%%EOF")], "quote.pdf"),
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "photo.jpg"),
  new File([], "empty.pdf"),
  new File(["MZ"], "quote.pdf.exe"),
];

function objectOf(schema: Schema, field: (schema: Schema) => fc.Arbitrary<unknown>, ids: readonly string[]) {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = (schema.required ?? []) as string[];
  // A code of another caller says who is asking; those come as credentials.
  const entries = Object.entries(properties).filter(([name]) => !/accessCode/i.test(name) || ids.length === 0);
  const optional = entries.filter(([name]) => !required.includes(name)).map(([name]) => name);
  return fc
    .tuple(fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, field(inner)]))), fc.subarray(optional))
    .map(([value, left]) => Object.fromEntries(Object.entries(value).filter(([name]) => !left.includes(name))));
}

function merged(parts: fc.Arbitrary<unknown>[]) {
  return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown);
}

/** A valid value with one field of it gone wrong, or no such value at all. */
function invalid(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const spoilt = fc
    .tuple(valid(schema, ids), fc.nat(), junk, fc.string({ maxLength: 12 }))
    .map(([value, at, wrong, name]) => {
      if (value === null || typeof value !== "object") return wrong;
      const names = [...Object.keys(value), name];
      return { ...value, [names[at % names.length] as string]: wrong };
    });
  return fc.oneof({ weight: 5, arbitrary: spoilt }, { weight: 1, arbitrary: junk });
}

export type Figures = { calls: number; statuses: Record<string, number>; faults: string[] };

/** Every operation of the contract, `perOperation` times with valid and as often with invalid input, by every kind of caller. */
export async function fuzz(perOperation: number, seed: number): Promise<Figures> {
  let shop = await makeShop();
  let ids = await idsOf(shop);
  const figures: Figures = { calls: 0, statuses: {}, faults: [] };
  for (const [path, calls] of Object.entries(describeApis(apis).paths)) {
    for (const [method, call] of Object.entries(calls)) {
      // What a call before took away is there again.
      if (!(await stillWhole(shop))) {
        shop = await makeShop();
        ids = await idsOf(shop);
      }
      for (const sample of fc.sample(requests(path, call, ids), { numRuns: perOperation * 2, seed })) {
        const status = await attempt(shop, method.toUpperCase(), sample, figures.faults);
        figures.calls++;
        figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
      }
    }
  }
  return figures;
}

function requests(path: string, call: Described, ids: string[]) {
  const [type, content] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const schema = content?.schema;
  const body = schema ? fc.oneof(valid(schema, ids), invalid(schema, ids)) : fc.constant(undefined);
  const own = fc.constantFrom(...ids);
  const id = fc.oneof(
    { weight: 8, arbitrary: own },
    { weight: 1, arbitrary: fc.constantFrom("x", "demo", "%00", "-1", "..") },
  );
  const query = call.parameters.filter((parameter) => parameter.in === "query");
  const search = fc.record(
    Object.fromEntries(query.map(({ name, schema: of }) => [name, fc.oneof(valid(of, ids), junk)])),
    { requiredKeys: [] },
  );
  return fc.record({
    caller: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom("admin" as const, "driver" as const) },
      { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    path: id.map((value) => path.replace(/\{\w+\}/, value)),
    body,
    search,
    multipart: fc.constant(type === "multipart/form-data"),
  });
}

type Sample = {
  caller: (typeof CALLERS)[number];
  path: string;
  body: unknown;
  search: Record<string, unknown>;
  multipart: boolean;
};

async function attempt(shop: Shop, method: string, sample: Sample, faults: string[]): Promise<number> {
  const own = credentials(shop, sample.caller, shop.first.accessCode);
  const search = Object.fromEntries(Object.entries(sample.search).map(([name, value]) => [name, String(value)]));
  const sent: Sent = {
    ...own,
    search: { ...search, ...own.search },
    ...(sample.multipart ? { form: formOf(sample.body) } : sample.body === undefined ? {} : { json: sample.body }),
  };
  try {
    const response = await send(method, sample.path, sent);
    if (response.status >= 500)
      faults.push(`${method} ${sample.path} ${sample.caller} ${JSON.stringify(sample.body)}: ${response.status}`);
    return response.status;
  } catch (error) {
    faults.push(
      `${method} ${sample.path} ${sample.caller} ${JSON.stringify(sample.body)}: ${(error as Error).message}`,
    );
    return 0;
  }
}

function formOf(body: unknown): Record<string, string | Blob> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(fields.map(([name, value]) => [name, value instanceof Blob ? value : String(value)]));
}

async function stillWhole(shop: Shop) {
  const admin = await db.user.findFirst({
    where: { id: shop.admin.id, status: "Active", role: "admin", deletedAt: null },
  });
  const sessions = await db.session.count({
    where: { userId: { in: [shop.admin.id, shop.driver.id] }, endedAt: null },
  });
  const driver = await db.user.findFirst({
    where: { id: shop.driver.id, account: { status: "Active" }, deletedAt: null },
  });
  return Boolean(
    admin && driver && sessions === 2 && (await db.repairLineItem.count({ where: { repairRequestId: shop.first.id } })),
  );
}

async function idsOf(shop: Shop): Promise<string[]> {
  const { first, foreign, invoiced } = shop;
  const staff = await db.repairProviderStaff.create({
    data: { repairProviderId: shop.provider.id, name: "Sam", position: "Clerk" },
  });
  const recommendation = await db.serviceRecommendation.create({
    data: { vehicleId: first.vehicleId, recommendationType: "Repair", recommendedServiceDescription: "Pads" },
  });
  const own = [first.id, first.vehicleId, ...first.itemIds, invoiced.id, shop.invoice, foreign.id, shop.message.id];
  const people = [
    shop.driver.id,
    shop.stranger.id,
    shop.advisor.id,
    shop.technician.id,
    shop.technician.technician?.id ?? "",
  ];
  return [...own, ...people, shop.household, shop.provider.id, staff.id, recommendation.id];
}
