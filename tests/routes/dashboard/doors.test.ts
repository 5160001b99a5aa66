// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/access/permissions.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { loader as invoiceDetail } from "#app/routes/dashboard/invoices/detail.tsx";
import { loader as invoices } from "#app/routes/dashboard/invoices/list.tsx";
import { loader as invoicePay } from "#app/routes/dashboard/invoices/pay.tsx";
import { loader as invoicePdf } from "#app/routes/dashboard/invoices/pdf.ts";
import { loader as account } from "#app/routes/dashboard/me/account.tsx";
import { loader as profile } from "#app/routes/dashboard/me/profile.tsx";
import { loader as settings } from "#app/routes/dashboard/me/settings.tsx";
import { loader as notifications } from "#app/routes/dashboard/notifications.tsx";
import { loader as assign } from "#app/routes/dashboard/repair/assign.tsx";
import { action as createInvoiceDoor } from "#app/routes/dashboard/repair/invoice/create-invoice.ts";
import { loader as addItem } from "#app/routes/dashboard/repair/lines/add-item.tsx";
import { loader as editItem } from "#app/routes/dashboard/repair/lines/edit-item.tsx";
import { loader as removeItem } from "#app/routes/dashboard/repair/lines/remove-item.tsx";
import { action as totals } from "#app/routes/dashboard/repair/lines/totals.ts";
import { loader as detail } from "#app/routes/dashboard/repair/page.tsx";
import { loader as quote } from "#app/routes/dashboard/repair/quote.tsx";
import { loader as requests } from "#app/routes/dashboard/repair-requests/list.tsx";
import { loader as newRequest } from "#app/routes/dashboard/repair-requests/new.tsx";
import { loader as status } from "#app/routes/dashboard/repair-requests/status.tsx";
import { loader as search } from "#app/routes/dashboard/search.tsx";
import { loader as workOrder } from "#app/routes/dashboard/work/order.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";

type Asker = Role | "other driver" | "other advisor" | "other technician";
const ASKERS: Asker[] = [
  "admin",
  "advisor",
  "technician",
  "driver",
  "other driver",
  "other advisor",
  "other technician",
];
type Answers = Record<Asker, number>;

const everybody: Answers = {
  admin: 200,
  advisor: 200,
  technician: 200,
  driver: 200,
  "other driver": 200,
  "other advisor": 200,
  "other technician": 200,
};
const scoped: Answers = { ...everybody, "other driver": 404, "other advisor": 404, "other technician": 404 };
const shopOnly: Answers = { ...scoped, driver: 403 };
const assigners: Answers = { ...shopOnly, technician: 403 };

const DOORS: { name: string; door: (input: any) => unknown; answers: Answers; params?: "request" | "invoice" }[] = [
  { name: "dashboard", door: home, answers: everybody },
  { name: "search", door: search, answers: everybody },
  { name: "notifications", door: notifications, answers: everybody },
  { name: "my account", door: account, answers: everybody },
  { name: "profile", door: profile, answers: everybody },
  { name: "settings", door: settings, answers: everybody },
  { name: "repair requests", door: requests, answers: everybody },
  { name: "new request", door: newRequest, answers: everybody },
  { name: "invoices", door: invoices, answers: everybody },
  { name: "request details", door: detail, answers: scoped, params: "request" },
  { name: "quote upload", door: quote, answers: scoped, params: "request" },
  { name: "status dialog", door: status, answers: shopOnly, params: "request" },
  { name: "add line item", door: addItem, answers: shopOnly, params: "request" },
  { name: "edit line item", door: editItem, answers: shopOnly, params: "request" },
  { name: "remove line item", door: removeItem, answers: shopOnly, params: "request" },
  { name: "work order", door: workOrder, answers: shopOnly, params: "request" },
  { name: "assignment", door: assign, answers: assigners, params: "request" },
  { name: "invoice", door: invoiceDetail, answers: scoped, params: "invoice" },
  { name: "invoice payment", door: invoicePay, answers: scoped, params: "invoice" },
  { name: "invoice PDF", door: invoicePdf, answers: scoped, params: "invoice" },
];

const cookies = {} as Record<Asker, string>;
let openRequest: Awaited<ReturnType<typeof makeRequest>>;
let invoiceId = "";

beforeAll(async () => {
  const people: Record<Asker, Awaited<ReturnType<typeof makeUser>>> = {
    admin: await makeUser("admin"),
    advisor: await makeUser("advisor"),
    technician: await makeUser("technician"),
    driver: await makeUser("driver"),
    "other driver": await makeUser("driver"),
    "other advisor": await makeUser("advisor"),
    "other technician": await makeUser("technician"),
  };
  for (const asker of ASKERS) cookies[asker] = await signIn(people[asker]);
  const team = { advisor: people.advisor, technician: people.technician };
  openRequest = await makeRequest(people.driver, { ...team, status: "Pending_Approval", lines: [{}] });
  const billed = await makeRequest(people.driver, {
    ...team,
    status: "Pending_Repair",
    lines: [{ group: "approved" }],
  });
  invoiceId = (await createInvoice(viewerOf(people.advisor), billed.id)).id;
});

function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status;
  // The net under all routes makes a status page of a refusal.
  if (answer instanceof Refusal) return answer.status;
  const init = (answer as { type?: string; init?: { status?: number } | null } | null)?.init;
  return init?.status ?? 200;
}

async function knock(door: (input: any) => unknown, options: Parameters<typeof args>[1]) {
  try {
    return statusOf(await door(args("/dashboard", options)));
  } catch (thrown) {
    return statusOf(thrown);
  }
}

function paramsOf(kind: "request" | "invoice" | undefined): Record<string, string> {
  if (kind === "invoice") return { id: invoiceId };
  return kind ? { id: openRequest.id, itemId: openRequest.itemIds[0] ?? "" } : {};
}

describe.each(DOORS)("$name", ({ door, answers, params }) => {
  test.each(ASKERS)("%s", async (asker) => {
    expect(await knock(door, { cookie: cookies[asker], params: paramsOf(params) })).toBe(answers[asker]);
  });

  test("nobody is sent to sign in", async () => {
    expect(await knock(door, { params: paramsOf(params) })).toBe(302);
  });

  test.skipIf(!params)("a malformed id is not found", async () => {
    expect(await knock(door, { cookie: cookies.admin, params: { id: "'; DROP", itemId: "x" } })).toBe(404);
  });
});

describe("doors that only take a POST", () => {
  test.each([
    ["create invoice", createInvoiceDoor, { driver: 403, technician: 403, "other advisor": 404, advisor: 302 }],
    ["totals", totals, { driver: 403, "other driver": 404, technician: 302 }],
  ] as const)("%s", async (_name, door, answers) => {
    for (const [asker, expected] of Object.entries(answers)) {
      const options = {
        method: "POST",
        form: { go: "1" },
        cookie: cookies[asker as Asker],
        params: paramsOf("request"),
      };
      expect([asker, await knock(door, options)]).toEqual([asker, expected]);
    }
  });
});
