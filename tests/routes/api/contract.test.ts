import { expect, test } from "vitest";
import { whoMay } from "#app/http/api/openapi.server.ts";
import { apis, readContract } from "#app/routes/api/contract.server.ts";
import table from "#app/routes.ts";

type Entry = { path?: string; file: string; children?: Entry[] };

/** Every path of the route table under /api, as the contract writes it; the page and the door for unknown calls aside. */
function registered(entries: Entry[]): string[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path?.startsWith("api/") && !/not-found|docs/.test(file) ? [`/${path.replace(/:(\w+)/g, "{$1}")}`] : []),
    ...registered(children ?? []),
  ]);
}

/** Section 7 of both specifications. */
const PAIRS = `
POST /api/ai-agent/initiate-elevenlabs-call
GET /api/hostname
GET /api/address
GET /api/auth/me
GET POST /api/vehicles
GET PUT /api/vehicles/{id}
GET /api/vehicles/{id}/repair-requests
GET /api/vehicles/{id}/service-recommendations
GET POST /api/repair-requests
GET PUT /api/repair-requests/{id}
GET /api/repair-requests/{id}/line-items
GET /api/repair-requests/{id}/invoice
GET /api/repair-requests/{id}/payment-methods
GET /api/repair-requests/{id}/communications
POST /api/public/repair-requests
GET PUT /api/public/repair-requests/{id}
GET /api/public/repair-requests/{id}/line-items
GET /api/public/repair-requests/{id}/payment-methods
PUT /api/public/repair-line-items/{id}
POST /api/public/create-payment-intent
POST /api/auth/send-otp
POST /api/auth/repair-code/send-otp
POST /api/auth/verify-otp
POST /api/auth/login
POST /api/auth/logout
GET /api/access-code/repair/{code}
GET /api/access-code/user/{code}
GET POST /api/repair-providers
PUT /api/repair-providers/{id}
GET /api/repair-providers/{id}/staff
GET /api/repair-providers/{id}/technicians
POST /api/quotes/upload
POST /api/quotes/analyze-manual
POST /api/quotes/analyze-file
GET POST /api/users
GET PUT DELETE /api/users/{id}
GET /api/users/{id}/communications
GET /api/users/{id}/technician
GET POST /api/accounts
GET PUT DELETE /api/accounts/{id}
GET /api/accounts/{id}/users
GET /api/accounts/{id}/vehicles
GET /api/accounts/{id}/invoices
GET /api/technicians/{id}/repair-requests
GET /api/advisors/{id}/repair-requests
POST /api/repair-line-items
GET PUT /api/repair-line-items/{id}
POST /api/invoices
GET PUT /api/invoices/{id}
POST /api/create-payment-intent
GET /api/payment-methods
GET /api/communications/{id}
POST /api/communications
POST /api/service-recommendations
GET PUT /api/service-recommendations/{id}
POST /api/repair-provider-staff
GET PUT DELETE /api/repair-provider-staff/{id}
POST /api/technicians
GET PUT /api/technicians/{id}
POST /api/admin/accounts/advisor
POST /api/admin/accounts/{id}/advisors
POST /api/admin/run-migration
GET /api/admin/stats/dashboard
GET POST /api/admin/vehicles
PUT /api/admin/vehicles/{id}
GET POST /api/admin/repair-requests
PUT /api/admin/repair-requests/{id}
POST /api/admin/repair-requests/{id}/update-totals
POST /api/admin/repair-requests/{id}/create-invoice
GET /api/admin/repair-requests/{id}/line-items
GET /api/admin/repair-requests/{id}/quotes
POST /api/admin/quotes/upload
GET /api/admin/invoices
GET POST /api/admin/users
PUT /api/admin/users/{id}
POST /api/admin/users/{id}/send-sms
GET /api/admin/communications
GET /api/admin/audit
GET /api/admin/settings
POST /api/admin/invitations
POST /api/invoices/{id}/payments
GET POST /api/invoices/{id}/refunds
POST /api/invoices/{id}/taken-back
PUT /api/admin/settings
POST /api/admin/repair-line-items
GET PUT DELETE /api/admin/repair-line-items/{id}
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const words = line.split(" ");
    return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`);
  });

function described(): string[] {
  return Object.entries(readContract().paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test("every registered path under /api is in the contract, and the other way round", () => {
  expect(Object.keys(readContract().paths).sort()).toEqual(registered(table as Entry[]).sort());
});

test("every call of section 7 of both specifications is in the contract", () => {
  const calls = new Set(described());
  expect(PAIRS.filter((pair) => !calls.has(pair))).toEqual([]);
  expect(PAIRS.length).toBeGreaterThanOrEqual(101);
});

test("the contract is OpenAPI 3.1 and refers to nothing that is not there", () => {
  const contract = readContract();
  expect(contract.openapi).toMatch(/^3\.1\./);
  const text = JSON.stringify(contract);
  const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(referred.filter((name) => !((name as string) in contract.components.schemas))).toEqual([]);
  const ids = Object.values(contract.paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("everything under /api/admin is behind the admins' lock", () => {
  for (const { path, operations } of apis.filter((api) => api.path.startsWith("/api/admin/"))) {
    for (const operation of Object.values(operations))
      expect([path, whoMay(operation.access)]).toEqual([path, "For admin."]);
  }
});

test("a call that a repair's code does not open does not promise it, and a document comes as what it is", () => {
  const { paths } = readContract();
  for (const call of [
    paths["/api/repair-providers"]?.get,
    paths["/api/repair-requests"]?.post,
    paths["/api/public/repair-requests"]?.post,
  ]) {
    expect(call?.security).toEqual([{ session: [] }, { userCode: [] }]);
    expect(call?.description).toContain("For signed-in users and holders of a user access code.");
  }
  const download = paths["/api/public/repair-requests/{id}/documents/{documentId}"]?.get;
  expect(Object.keys(download?.responses["200"]?.content ?? {})).toEqual(
    expect.arrayContaining(["application/pdf", "image/jpeg", "application/octet-stream"]),
  );
});
