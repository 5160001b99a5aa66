import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as decide } from "#app/routes/repair-status/lines/line-item.ts";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import routes from "#app/routes.ts";
import { keepBehind } from "#app/ui/behavior/keep-behind.ts";
import { args } from "../support/args.ts";
import { statementsDuring } from "../support/statements.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

// What a page asks of the database must not creep up again. A page's loaders run side by side on one request; the root's asks for
// nothing that they do not ask for too.

// biome-ignore lint/suspicious/noExplicitAny: the loaders of one page have different types of arguments
type Loader = (input: any) => unknown;

let cookies: Record<"driver" | "advisor" | "technician" | "admin", string>;
let requestId: string;
/** By the list that they stand in. */
let known: Record<string, string>;

const TEN = Array.from({ length: 10 }, () => ({ unitPrice: 10_000 }));

beforeAll(async () => {
  const [driver, advisor, admin] = [await makeUser("driver"), await makeUser("advisor"), await makeUser("admin")];
  const technician = await makeUser("technician");
  const request = await makeRequest(driver, {
    ...{ advisor, technician },
    lines: TEN,
  });
  const say = {
    senderUserId: driver.id,
    receiverUserId: advisor.id,
    messageBody: "Is it ready?",
    repairRequestId: request.id,
  };
  await db.communication.create({ data: say });
  requestId = (await makeRequest(driver, { advisor, status: "Pending_Approval", lines: TEN })).id;
  known = await thingsOf(request, { driver, advisor });
  const [by, of, at, to] = [await signIn(driver), await signIn(advisor), await signIn(technician), await signIn(admin)];
  cookies = { driver: by, advisor: of, technician: at, admin: to };
});

async function asked(path: string, cookie: string, params: Record<string, string>, loaders: Loader[]) {
  const input = args(path, { cookie, params });
  const open = () => Promise.all(loaders.map((loader) => loader(input)));
  const statements = await statementsDuring(open);
  // The settings are read once a second for all pages: whether this one is it depends on the machine.
  return statements.filter((sql) => !sql.includes('"AppSetting"'));
}

type Module = { loader?: Loader; default?: unknown };
type Page = { path: string; files: string[] };
const modules = import.meta.glob<Module>("../../app/routes/**/*.tsx");

/** Every page of the table of contents with the files whose loaders it runs, outermost first. */
function pagesOf(config: RouteConfigEntry[], above: Page = { path: "", files: [] }): Page[] {
  return config.flatMap(({ path, file, children = [] }) => {
    const here = { path: path ? `${above.path}/${path}` : above.path, files: [...above.files, file] };
    return [...(file.endsWith(".tsx") && path !== undefined ? [here] : []), ...pagesOf(children, here)];
  });
}

const PAGES = pagesOf(routes).filter(({ path }) => /^\/(dashboard|repair-status|review-repair|repairs)/.test(path));
const SEARCHES = [
  "search",
  "repair-requests",
  "vehicles",
  "invoices",
  "communications",
  "customers",
  "users",
  "accounts",
];
const SEARCHED = SEARCHES.map((list) => `/dashboard/${list}`);

/** The ids of a path: of the thing that it is about. */
function paramsOf(path: string): Record<string, string> {
  const [, , list = ""] = path.split("/");
  const ids: Record<string, string> = { ...OTHER_PARAMS, ...known };
  return { ...ids, id: (path.startsWith("/dashboard") ? ids[list] : undefined) ?? known["repair-requests"] ?? "" };
}

const OTHER_PARAMS = { section: "company", step: "company", job: "brake_pads_front", email: "link" };

async function askedBy(page: Page, query: string, cookie: string) {
  const loaded = await Promise.all(page.files.map((file) => modules[`../../app/${file}`]?.()));
  const params = paramsOf(page.path);
  const path = page.path.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? "");
  const loaders = loaded.flatMap((module) => (module?.loader ? [module.loader] : []));
  const safe = loaders.map(
    (loader): Loader =>
      (input) =>
        Promise.resolve(loader(input)).catch(() => {}),
  );
  return asked(path + query, cookie, params, safe);
}

describe("five statements at most, opened by its address", () => {
  test.each(["admin", "advisor", "technician", "driver"] as const)(
    "every page, for the %s",
    async (role) => {
      const over: string[] = [];
      for (const page of PAGES) {
        for (const query of ["", ...(SEARCHED.includes(page.path) ? ["?q=porsche"] : [])]) {
          const once = await askedBy(page, query, cookies[role]);
          // What is kept for a moment for all pages may have run out in it: then the next one does not ask.
          const statements = once.length > 5 ? await askedBy(page, query, cookies[role]) : once;
          if (statements.length > 5)
            over.push(`${page.path}${query}: ${statements.map((sql) => sql.slice(0, 200)).join("\n")}`);
        }
      }
      expect(PAGES.length).toBeGreaterThan(80);
      expect(over.join("\n")).toBe("");
    },
    60_000,
  );
});

test("a status page with ten lines", async () => {
  const statements = await asked(`/repair-status/${requestId}`, cookies.driver, { id: requestId }, [status]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(3);
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

const SUMS = {
  ...{ originalTotalPrice: "10.00", subtotal: "10.00", serviceFee: "0.00" },
  ...{ totalAmount: "10.00", outstandingBalance: "10.00" },
};

const PACKAGE = {
  ...{ name: `Brakes ${randomUUID()}`, changedByName: "Ann Lee" },
  lines: { create: [{ position: 0, type: "Part" as const, description: "Pads", quantity: 1, unitPriceCents: 9_000 }] },
};

type People = Record<"driver" | "advisor", Awaited<ReturnType<typeof makeUser>>>;

/** One thing for each list, and its id by the list's name. */
async function thingsOf(request: Awaited<ReturnType<typeof makeRequest>>, { driver, advisor }: People) {
  const provider = await db.repairProvider.create({
    data: { name: "Bay Motors", address: "1 Main St", city: "Oakland", state: "CA", type: "Independent" },
  });
  const [staff, line, invoice, technician] = await Promise.all([
    db.repairProviderStaff.create({
      data: { repairProviderId: provider.id, name: "Ann Lee", position: "Manager" },
    }),
    db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } }),
    db.invoice.create({
      data: {
        repairRequestId: request.id,
        accountId: driver.accountId,
        number: `S-${request.id.slice(0, 8)}`,
        ...SUMS,
      },
    }),
    db.technician.findFirstOrThrow({ where: { repairRequests: { some: { id: request.id } } } }),
  ]);
  return {
    ...{ "repair-requests": request.id, calendar: request.id, work: request.id, vehicles: request.vehicleId },
    ...{ invoices: invoice.id, customers: driver.id, users: advisor.id, accounts: driver.accountId },
    ...{ "repair-providers": provider.id, itemId: line.id, staffId: staff.id, technicianId: technician.id },
    packages: (await db.jobPackage.create({ data: PACKAGE })).id,
    ...{ userId: driver.id, pointId: randomUUID(), name: "brakes_front", documentId: randomUUID() },
  };
}

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
