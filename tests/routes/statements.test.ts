import type { ShouldRevalidateFunctionArgs } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { loader as accounts } from "#app/routes/dashboard/accounts/list.tsx";
import { loader as conversations } from "#app/routes/dashboard/communications/list.tsx";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { loader as invoices } from "#app/routes/dashboard/invoices/list.tsx";
import { loader as layout } from "#app/routes/dashboard/layout.tsx";
import { loader as notifications } from "#app/routes/dashboard/notifications.tsx";
import { loader as details } from "#app/routes/dashboard/repair/page.tsx";
import { loader as providers } from "#app/routes/dashboard/repair-providers/list.tsx";
import { loader as requests } from "#app/routes/dashboard/repair-requests/list.tsx";
import { loader as users } from "#app/routes/dashboard/users/list.tsx";
import { loader as vehicle } from "#app/routes/dashboard/vehicles/detail.tsx";
import { loader as vehicles } from "#app/routes/dashboard/vehicles/list.tsx";
import { action as decide } from "#app/routes/repair-status/lines/line-item.ts";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import { keepBehind } from "#app/ui/behavior/keep-behind.ts";
import { args } from "../support/args.ts";
import { statementsDuring } from "../support/statements.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

// What a page asks of the database must not creep up again. A page's loaders run side by side on one request; the root's asks for
// nothing that they do not ask for too.

// biome-ignore lint/suspicious/noExplicitAny: the loaders of one page have different types of arguments
type Loader = (input: any) => unknown;

let cookies: Record<"driver" | "advisor" | "admin", string>;
let requestId: string;
let vehicleId: string;

beforeAll(async () => {
  const [driver, advisor, admin] = [await makeUser("driver"), await makeUser("advisor"), await makeUser("admin")];
  const request = await makeRequest(driver, {
    advisor,
    lines: Array.from({ length: 10 }, () => ({ unitPrice: 10_000 })),
  });
  const say = {
    senderUserId: driver.id,
    receiverUserId: advisor.id,
    messageBody: "Is it ready?",
    repairRequestId: request.id,
  };
  await db.communication.create({ data: say });
  requestId = request.id;
  vehicleId = request.vehicleId;
  cookies = { driver: await signIn(driver), advisor: await signIn(advisor), admin: await signIn(admin) };
});

async function asked(path: string, cookie: string, params: Record<string, string>, loaders: Loader[]) {
  const input = args(path, { cookie, params });
  const open = () => Promise.all(loaders.map((loader) => loader(input)));
  const statements = await statementsDuring(open);
  // The settings are read once a second for all pages: whether this one is it depends on the machine.
  return statements.filter((sql) => !sql.includes('"AppSetting"'));
}

const LISTS: [string, Loader[]][] = [
  ["/dashboard", [layout, home]],
  ["/dashboard/repair-requests", [layout, requests]],
  ["/dashboard/repair-requests?q=porsche", [layout, requests]],
  ["/dashboard/vehicles", [layout, vehicles]],
  ["/dashboard/invoices", [layout, invoices]],
  ["/dashboard/communications", [layout, conversations]],
  ["/dashboard/notifications", [layout, notifications]],
];
const OF_STAFF: [string, Loader[]][] = [
  ["/dashboard/repair-providers", [layout, providers]],
  ["/dashboard/accounts", [layout, accounts]],
  ["/dashboard/users", [layout, users]],
];

describe("five statements at most", () => {
  test.each(LISTS)("%s, for an advisor", async (path, loaders) => {
    const statements = await asked(path, cookies.advisor, {}, loaders);
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(5);
  });
  test.each(LISTS)("%s, for a driver", async (path, loaders) => {
    const statements = await asked(path, cookies.driver, {}, loaders);
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(5);
  });
  test.each(OF_STAFF)("%s, for an admin", async (path, loaders) => {
    const statements = await asked(path, cookies.admin, {}, loaders);
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(5);
  });
});

test("a status page with ten lines", async () => {
  const statements = await asked(`/repair-status/${requestId}`, cookies.driver, { id: requestId }, [status]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(3);
});

test("the page of a repair", async () => {
  const path = `/dashboard/repair-requests/${requestId}`;
  const statements = await asked(path, cookies.advisor, { id: requestId }, [layout, details]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(5);
});

test("a vehicle over its list", async () => {
  const path = `/dashboard/vehicles/${vehicleId}`;
  const statements = await asked(path, cookies.advisor, { id: vehicleId }, [layout, vehicles, vehicle]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(5);
});

test("a decision on a line", async () => {
  const [line] = await db.repairLineItem.findMany({
    where: { repairRequestId: requestId },
    orderBy: { position: "asc" },
  });
  const path = `/repair-status/${requestId}/line-items/${line?.id}`;
  const params = { id: requestId, itemId: line?.id ?? "" };
  const input = args(path, { cookie: cookies.driver, params, form: { group: "approved" } });
  const statements = await statementsDuring(() => decide(input).catch((thrown: unknown) => thrown));
  expect((await db.repairLineItem.findUniqueOrThrow({ where: { id: params.itemId } })).group).toBe("approved");
  // The session and the settings apart: eight.
  const asked = statements.filter((sql) => !/"AppSetting"|"Session"|^COMMIT$/.test(sql));
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(8);
});

describe("a list behind a dialog", () => {
  const at = (path: string) => new URL(path, "http://localhost:3000");
  const asks = (from: string, to: string, formMethod?: "POST") =>
    keepBehind({
      currentUrl: at(from),
      nextUrl: at(to),
      formMethod,
      defaultShouldRevalidate: true,
      currentParams: {},
      nextParams: {},
    } as ShouldRevalidateFunctionArgs);
  const list = "/dashboard/vehicles?q=porsche";
  const dialog = "/dashboard/vehicles/1?q=porsche";

  test("is not loaded again when one opens or closes", () => {
    expect([asks(list, dialog), asks(dialog, list)]).toEqual([false, false]);
  });
  test("is loaded again after a form, for another search and when it is asked anew", () => {
    expect(asks(dialog, list, "POST")).toBe(true);
    expect(asks(list, "/dashboard/vehicles?q=audi")).toBe(true);
    expect(asks(list, list)).toBe(true);
  });
});
