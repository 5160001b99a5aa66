import { randomInt, randomUUID } from "node:crypto";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { apis } from "#app/routes/api/contract.server.ts";
import { args } from "../../support/args.ts";
import { makeAccount, makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";
import { breachOf } from "./against-contract.ts";

export const CALLERS = [
  "nobody",
  "driver",
  "other driver",
  "advisor",
  "other advisor",
  "technician",
  "admin",
  "repair code",
  "foreign code",
  "user code",
] as const;
export type Caller = (typeof CALLERS)[number];

export type Sent = {
  json?: unknown;
  form?: Record<string, string | Blob | Blob[]>;
  cookie?: string;
  search?: Record<string, string>;
};

/** A call as a client makes it, straight to its door, from an address of its own. Fails when the answer breaks the contract. */
export async function send(method: string, path: string, sent: Sent = {}): Promise<Response> {
  const door = findDoor(path);
  if (!door) throw new Error(`there is no door at ${path}`);
  const search = new URLSearchParams(sent.search).toString();
  const { request } = args(search ? `${path}?${search}` : path, {
    method,
    ...(sent.json === undefined ? {} : { json: sent.json }),
    ...(sent.form ? { form: sent.form } : {}),
    ...(sent.cookie ? { cookie: sent.cookie } : {}),
    headers: { "x-client-ip": newAddress() },
  });
  const response = await door.api({ request, params: door.params });
  const breach = await breachOf(method, door.api.path, response);
  if (breach) throw new Error(breach);
  return response;
}

export function newAddress() {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

export function findDoor(path: string) {
  const segments = path.split("/");
  // A fixed word goes before a parameter, as in the router.
  const ranked = [...apis].sort((a, b) => a.path.split(":").length - b.path.split(":").length);
  for (const api of ranked) {
    const pattern = api.path.split("/");
    if (pattern.length !== segments.length) continue;
    if (!pattern.every((word, at) => word.startsWith(":") || word === segments[at])) continue;
    const params = pattern.flatMap((word, at) => (word.startsWith(":") ? [[word.slice(1), segments[at] ?? ""]] : []));
    return { api, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}

/** Two households, their advisors, a technician, an admin, and what the calls are about. */
export async function makeShop() {
  const household = (await makeAccount()).id;
  const driver = await makeUser("driver", { accountId: household });
  const stranger = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const otherAdvisor = await makeUser("advisor");
  const technician = await makeUser("technician");
  const admin = await makeUser("admin");
  // New requests of the household go to its own advisor, not to whoever has the fewest.
  const accountIds = [household, advisor.accountId];
  await db.accountAdvisor.createMany({ data: accountIds.map((accountId) => ({ accountId, advisorId: advisor.id })) });
  const provider = await db.repairProvider.create({
    data: { name: "Bay Motors", address: "1 Main St", city: "Oakland", state: "CA", type: "Independent" },
  });
  const lines = [
    { unitPrice: 20_000, group: "approved" as const },
    { unitPrice: 10_050, group: "pending" as const },
  ];
  const request = async () => {
    const made = await makeRequest(driver, { status: "Pending_Approval", lines, advisor, technician });
    return { ...made, document: await attachDocument(made.id) };
  };
  const foreign = await makeRequest(stranger, { status: "Pending_Approval", lines });
  const first = await request();
  const invoiced = await request();
  const { id: invoice } = await createInvoice(viewerOf(admin), invoiced.id);
  const message = await db.communication.create({
    data: { senderUserId: driver.id, receiverUserId: advisor.id, repairRequestId: first.id, messageBody: "Hello" },
  });
  const userCode = await db.accessCode.create({ data: { kind: "user", userId: driver.id } });
  const people = { driver, stranger, advisor, otherAdvisor, technician, admin };
  const cookies = {} as Record<keyof typeof people, string>;
  for (const [name, user] of Object.entries(people)) cookies[name as keyof typeof people] = await signIn(user);
  return {
    ...people,
    cookies,
    household,
    provider,
    request,
    foreign,
    first,
    invoiced,
    invoice,
    message,
    userCode: userCode.code,
  };
}

/** A paper on the request. Returns its id. */
async function attachDocument(repairRequestId: string): Promise<string> {
  const storageKey = `${randomUUID()}.pdf`;
  await documents.save(storageKey, new TextEncoder().encode("%PDF-1.7"), "application/pdf");
  const file = { fileName: "quote.pdf", fileType: "application/pdf", fileSize: 8, sha256: "0".repeat(64) };
  return (await db.quoteDocument.create({ data: { ...file, repairRequestId, storageKey } })).id;
}

export type Shop = Awaited<ReturnType<typeof makeShop>>;

const COOKIES = {
  driver: "driver",
  "other driver": "stranger",
  advisor: "advisor",
  "other advisor": "otherAdvisor",
  technician: "technician",
  admin: "admin",
} as const;

/** What a caller shows: a session, a code in the address, or nothing. */
export function credentials(shop: Shop, caller: Caller, repairCode: string): Sent {
  if (caller in COOKIES) return { cookie: shop.cookies[COOKIES[caller as keyof typeof COOKIES]] };
  if (caller === "repair code") return { search: { code: repairCode } };
  if (caller === "foreign code") return { search: { code: shop.foreign.accessCode } };
  if (caller === "user code") return { search: { userCode: shop.userCode } };
  return {};
}
