import { randomUUID } from "node:crypto";
import { newPhone } from "../../support/world.ts";
import type { Shop } from "./callers.ts";

/** What a case is about: made anew after a call that changed it. */
export type Targets = {
  request: { id: string; accessCode: string; vehicleId: string; itemIds: string[]; document: string };
  user: string;
  emptyAccount: string;
  staff: string;
  recommendation: string;
  technicianUser: string;
};

export type Row = {
  call: string;
  /** In the order of CALLERS. */
  expected: string;
  json?: (shop: Shop, targets: Targets) => unknown;
  form?: (shop: Shop, targets: Targets) => Record<string, string | Blob>;
  /** The repair code is the one of the request with an invoice. */
  invoiced?: true;
};

/** Never the same bytes twice: they would be there already. */
const pdf = () =>
  new File([new TextEncoder().encode(`%PDF-1.4\n%${randomUUID()}\n%%EOF`)], "quote.pdf", { type: "application/pdf" });
const car = { year: 2021, make: "Porsche", model: "911" };
const contact = () => ({ name: "Dana Driver", email: `${randomUUID()}@example.com`, phone: newPhone() });
const person = (shop: Shop) => ({
  accountId: shop.household,
  firstName: "New",
  lastName: "Person",
  email: `${randomUUID()}@example.com`,
});
const provider = { name: "Shop", address: "1 Main St", city: "Oakland", state: "CA", type: "Independent" };
const wish = { serviceType: "Brake Service", description: "The brakes squeal at low speed" };
const line = (_: Shop, { request }: Targets) => ({
  repairRequestId: request.id,
  description: "Filter",
  unitPrice: 12.5,
});

//                                                        nobody dri oth adv oad tec adm rep for use
export const ROWS: Row[] = [
  { call: "GET /api/openapi.json", expected: "               200 200 200 200 200 200 200 200 200 200" },
  { call: "GET /api/address", expected: "                    200 200 200 200 200 200 200 200 200 200" },
  { call: "GET /api/hostname", expected: "                   200 200 200 200 200 200 200 200 200 200" },
  {
    call: "POST /api/ai-agent/initiate-elevenlabs-call",
    expected: "                                              200 200 200 200 200 200 200 200 200 200",
    json: () => ({ phoneNumber: newPhone(), plan: "Free", timeoutMinutes: 10, smsOptIn: true }),
  },
  { call: "GET /api/auth/me", expected: "                    401 200 200 200 200 200 200 401 401 401" },
  {
    call: "POST /api/auth/login",
    expected: "                                              401 401 401 401 401 401 401 401 401 401",
    json: () => ({ email: `${randomUUID()}@example.com`, password: "wrong password" }),
  },
  { call: "POST /api/auth/logout", expected: "               200 200 200 200 200 200 200 200 200 200" },
  {
    call: "POST /api/auth/send-otp",
    expected: "                                              200 200 200 200 200 200 200 200 200 200",
    json: () => ({ phoneNumber: newPhone() }),
  },
  {
    call: "POST /api/auth/repair-code/send-otp",
    expected: "                                              404 404 404 404 404 404 404 404 404 404",
    json: () => ({ accessCode: randomUUID() }),
  },
  {
    call: "POST /api/auth/verify-otp",
    expected: "                                              400 400 400 400 400 400 400 400 400 400",
    json: () => ({ methodId: randomUUID(), code: "123456", phoneNumber: newPhone() }),
  },
  { call: "GET /api/access-code/repair/{code}", expected: "  200 200 200 200 200 200 200 200 200 200" },
  { call: "GET /api/access-code/user/{userCode}", expected: "200 200 200 200 200 200 200 200 200 200" },

  // The customer's page
  {
    call: "POST /api/public/repair-requests",
    expected: "                                              401 201 201 201 201 201 201 401 401 201",
    json: () => ({ ...car, ...wish, ...contact() }),
  },
  { call: "GET /api/public/repair-requests/demo", expected: "200 200 200 200 200 200 200 200 200 200" },
  { call: "GET /api/public/repair-requests/{request}", expected: "401 200 404 200 404 200 200 200 404 200" },
  {
    call: "PUT /api/public/repair-requests/{request}",
    expected: "                                              401 200 404 403 404 403 403 200 404 200",
    json: () => ({ status: "Pending_Repair" }),
  },
  { call: "GET /api/public/repair-requests/demo/line-items", expected: "200 200 200 200 200 200 200 200 200 200" },
  { call: "GET /api/public/repair-requests/{request}/line-items", expected: "401 200 404 200 404 200 200 200 404 200" },
  { call: "GET /api/public/repair-requests/{request}/prices", expected: "401 200 404 200 404 200 200 200 404 200" },
  {
    call: "GET /api/public/repair-requests/{request}/documents/{document}",
    expected: "                                              401 200 404 200 404 200 200 200 404 200",
  },
  {
    call: "GET /api/public/repair-requests/{request}/payment-methods",
    expected: "401 200 404 200 404 200 200 200 404 200",
  },
  {
    call: "PUT /api/public/repair-line-items/{item}",
    expected: "                                              401 200 404 403 404 403 403 200 404 200",
    json: () => ({ group: "declined" }),
  },
  {
    call: "POST /api/public/create-payment-intent",
    expected: "                                              401 200 404 200 404 200 200 200 404 200",
    json: (shop) => ({ invoiceId: shop.invoice }),
    invoiced: true,
  },

  // Quotes
  {
    call: "POST /api/quotes/upload",
    expected: "                                              401 201 404 201 404 201 201 201 404 201",
    form: (_, { request }) => ({ file: pdf(), repairRequestId: request.id }),
  },
  {
    call: "POST /api/quotes/analyze-manual",
    expected: "                                              200 200 200 200 200 200 200 200 200 200",
    json: () => ({ ...car, repairDescription: "Brakes", quoteAmount: 420, ...contact() }),
  },
  {
    call: "POST /api/quotes/analyze-file",
    expected: "                                              200 200 200 200 200 200 200 200 200 200",
    form: () => ({ file: pdf(), newVehicle: "true", year: "2021", make: "Porsche", model: "911", ...contact() }),
  },
  { call: "GET /api/quotes/documents/{document}", expected: "401 200 404 200 404 200 200 200 404 200" },
  {
    call: "POST /api/quotes/documents/{document}",
    expected: "                                              401 409 404 409 404 409 409 409 404 409",
    json: () => ({ role: "rival" }),
  },

  // Users and accounts
  { call: "GET /api/customers", expected: "                  401 403 403 200 200 403 200 401 401 401" },
  {
    call: "POST /api/customers",
    expected: "                                              401 403 403 201 201 403 201 401 401 401",
    json: () => ({ phone: newPhone(), name: "Cal Ler" }),
  },
  { call: "GET /api/users", expected: "                      401 200 200 200 200 200 200 401 401 401" },
  { call: "POST /api/users", expected: "                     401 403 403 403 403 403 201 401 401 401", json: person },
  { call: "GET /api/users/{driver}", expected: "             401 200 404 404 404 404 200 401 401 401" },
  {
    call: "PUT /api/users/{user}",
    expected: "                                              401 403 403 403 403 403 200 401 401 401",
    json: () => ({ firstName: "Renamed" }),
  },
  { call: "DELETE /api/users/{user}", expected: "            401 403 403 403 403 403 200 401 401 401" },
  { call: "GET /api/users/{driver}/communications", expected: "401 200 404 200 404 200 200 401 401 401" },
  { call: "GET /api/users/{technicianUser}/technician", expected: "401 404 404 200 200 200 200 401 401 401" },
  { call: "GET /api/accounts", expected: "                   401 403 403 403 403 403 200 401 401 401" },
  {
    call: "POST /api/accounts",
    expected: "                                              401 403 403 403 403 403 201 401 401 401",
    json: () => ({ subscriptionTier: "Premium" }),
  },
  { call: "GET /api/accounts/{account}", expected: "         401 200 404 200 404 200 200 401 401 401" },
  {
    call: "PUT /api/accounts/{emptyAccount}",
    expected: "                                              401 403 403 403 403 403 200 401 401 401",
    json: () => ({ status: "Suspended" }),
  },
  { call: "DELETE /api/accounts/{emptyAccount}", expected: " 401 403 403 403 403 403 200 401 401 401" },
  { call: "GET /api/accounts/{account}/users", expected: "   401 200 404 200 404 200 200 401 401 401" },
  { call: "GET /api/accounts/{account}/vehicles", expected: "401 200 404 200 404 200 200 401 401 401" },
  { call: "GET /api/accounts/{account}/invoices", expected: "401 200 404 200 404 200 200 401 401 401" },

  // Vehicles and recommendations
  { call: "GET /api/vehicles", expected: "                   401 200 200 200 200 200 200 200 200 200" },
  {
    call: "POST /api/vehicles",
    expected: "                  401 201 201 201 201 201 201 401 401 401",
    json: () => car,
  },
  { call: "GET /api/vehicles/{vehicle}", expected: "         401 200 404 200 404 200 200 200 404 200" },
  {
    call: "PUT /api/vehicles/{vehicle}",
    expected: "                                              401 200 404 200 404 200 200 401 401 401",
    json: () => ({ mileage: 22_000 }),
  },
  { call: "GET /api/vehicles/{vehicle}/repair-requests", expected: "401 200 404 200 404 200 200 401 401 401" },
  { call: "GET /api/vehicles/{vehicle}/service-recommendations", expected: "401 200 404 200 404 200 200 401 401 401" },
  {
    call: "POST /api/service-recommendations",
    expected: "                                              401 403 403 201 404 201 201 401 401 401",
    json: (_, { request }) => ({
      vehicleId: request.vehicleId,
      recommendationType: "Maintenance",
      recommendedServiceDescription: "Brake fluid",
    }),
  },
  { call: "GET /api/service-recommendations/{recommendation}", expected: "401 200 404 200 404 200 200 401 401 401" },
  {
    call: "PUT /api/service-recommendations/{recommendation}",
    expected: "                                              401 403 403 200 404 200 200 401 401 401",
    json: () => ({ recommendedServiceDescription: "Brake fluid and pads" }),
  },

  // Repair requests
  { call: "GET /api/repair-requests", expected: "            401 200 200 200 200 200 200 200 200 200" },
  {
    call: "POST /api/repair-requests",
    expected: "                                              401 201 404 201 404 201 201 401 401 401",
    json: (_, { request }) => ({ vehicleId: request.vehicleId, initiatedBy: "Brakes", status: "Scheduled" }),
  },
  { call: "GET /api/repair-requests/{request}", expected: "  401 200 404 200 404 200 200 200 404 200" },
  {
    call: "POST /api/repair-requests/{request}/send-link",
    expected: "                                              401 403 403 200 404 403 200 401 401 401",
    json: () => ({}),
  },
  {
    call: "POST /api/repair-requests/{request}/access-code",
    expected: "                                              401 403 404 201 404 403 201 401 401 401",
  },
  {
    call: "DELETE /api/repair-requests/{request}/access-code",
    expected: "                                              401 403 404 200 404 403 200 401 401 401",
  },
  {
    call: "PUT /api/repair-requests/{request}",
    expected: "                                              401 403 404 200 404 200 200 401 401 401",
    json: () => ({ status: "In Progress" }),
  },
  {
    call: "POST /api/repair-requests/{request}/shop-prices",
    expected: "                                              401 403 403 200 404 403 200 401 401 401",
    json: (_, { request }) => ({
      person: "Mike R.",
      way: "phone",
      lines: request.itemIds.map((id) => ({ id, said: "kept" })),
    }),
  },
  {
    call: "POST /api/repair-requests/{request}/designee",
    expected: "                                              401 200 404 403 404 403 403 403 404 200",
    json: () => ({ name: "Robin", contact: "(510) 555-0100" }),
  },
  {
    call: "GET /api/repair-requests/{request}/authorizations",
    expected: "                                              401 200 404 200 404 200 200 200 404 200",
  },
  {
    call: "POST /api/repair-requests/{request}/decisions",
    expected: "                                              401 403 403 200 404 403 200 401 401 401",
    json: (_, { request }) => ({
      person: "Dana Driver",
      way: "phone",
      at: new Date().toISOString(),
      said: "Not now",
      lines: request.itemIds.map((id) => ({ id, to: "deferred" })),
    }),
  },
  { call: "GET /api/repair-requests/{request}/line-items", expected: "401 200 404 200 404 200 200 200 404 200" },
  { call: "GET /api/repair-requests/{request}/prices", expected: "401 200 404 200 404 200 200 200 404 200" },
  {
    call: "GET /api/repair-requests/{invoicedRequest}/invoice",
    expected: "                                              401 200 404 200 404 200 200 200 404 200",
    invoiced: true,
  },
  { call: "GET /api/repair-requests/{request}/payment-methods", expected: "401 200 404 200 404 200 200 401 401 401" },
  { call: "GET /api/repair-requests/{request}/communications", expected: "401 200 404 200 404 200 200 401 401 401" },
  { call: "GET /api/technicians/{technician}/repair-requests", expected: "401 404 404 200 200 200 200 401 401 401" },
  { call: "GET /api/advisors/{advisor}/repair-requests", expected: "401 404 404 200 404 404 200 401 401 401" },
  { call: "POST /api/repair-line-items", expected: "         401 403 403 201 404 201 201 401 401 401", json: line },
  { call: "GET /api/repair-line-items/{item}", expected: "   401 200 404 200 404 200 200 200 404 200" },
  {
    call: "PUT /api/repair-line-items/{item}",
    expected: "                                              401 403 403 200 404 200 200 401 401 401",
    json: () => ({ unitPrice: 199 }),
  },
  { call: "DELETE /api/repair-line-items/{item}", expected: "401 403 403 200 404 200 200 401 401 401" },

  // Invoices and payments
  { call: "GET /api/invoices", expected: "                   401 200 200 200 200 200 200 401 401 401" },
  {
    call: "POST /api/invoices",
    expected: "                                              401 403 403 201 404 403 201 401 401 401",
    json: (_, { request }) => ({ repairRequestId: request.id }),
  },
  { call: "GET /api/invoices/{invoice}", expected: "         401 200 404 200 404 200 200 200 404 200", invoiced: true },
  {
    call: "PUT /api/invoices/{invoice}",
    expected: "                                              401 403 403 200 404 403 200 401 401 401",
    json: () => ({}),
  },
  {
    call: "POST /api/invoices/{invoice}/payments",
    expected: "                                              401 403 403 201 404 403 201 401 401 401",
    json: () => ({ amount: 1, method: "cash", key: crypto.randomUUID() }),
    invoiced: true,
  },
  { call: "GET /api/invoices/{invoice}/refunds", expected: "401 403 403 200 404 403 200 401 401 401", invoiced: true },
  {
    call: "POST /api/invoices/{invoice}/refunds",
    expected: "                                              401 403 403 404 404 403 404 401 401 401",
    json: () => ({ entry: "999999999", amount: 1, reason: "Goodwill", key: crypto.randomUUID() }),
    invoiced: true,
  },
  {
    call: "POST /api/invoices/{invoice}/taken-back",
    expected: "                                              401 403 403 404 404 403 404 401 401 401",
    json: () => ({ entry: "999999999", reason: "Typed wrong" }),
    invoiced: true,
  },
  {
    call: "POST /api/invoices/{invoice}/evidence",
    expected: "                                              401 403 403 409 404 403 409 401 401 401",
    json: () => ({ words: "She authorized it on the page" }),
    invoiced: true,
  },
  {
    call: "POST /api/create-payment-intent",
    expected: "                                              401 200 404 200 404 200 200 401 401 401",
    json: (shop) => ({ invoiceId: shop.invoice }),
  },
  { call: "GET /api/payment-methods", expected: "            401 200 200 200 200 200 200 401 401 401" },

  // Messages
  {
    call: "POST /api/communications",
    expected: "                                              401 201 404 404 404 201 201 401 401 401",
    json: (shop) => ({ receiverUserId: shop.advisor.id, messageBody: "Hello" }),
  },
  { call: "GET /api/communications/{message}", expected: "   401 200 404 200 404 200 200 401 401 401" },

  // The shop
  { call: "GET /api/repair-providers", expected: "           401 403 403 200 200 403 200 401 401 200" },
  {
    call: "POST /api/repair-providers",
    expected: "          401 403 403 403 403 403 201 401 401 401",
    json: () => provider,
  },
  { call: "GET /api/repair-providers/{provider}", expected: "401 403 403 200 200 403 200 401 401 401" },
  {
    call: "PUT /api/repair-providers/{provider}",
    expected: "                                              401 403 403 403 403 403 200 401 401 401",
    json: () => ({ city: "Berkeley" }),
  },
  { call: "GET /api/repair-providers/{provider}/staff", expected: "401 403 403 200 200 403 200 401 401 401" },
  { call: "GET /api/repair-providers/{provider}/technicians", expected: "401 403 403 200 200 403 200 401 401 401" },
  {
    call: "POST /api/repair-provider-staff",
    expected: "                                              401 403 403 201 201 403 201 401 401 401",
    json: (shop) => ({ repairProviderId: shop.provider.id, name: "Sam", position: "Manager" }),
  },
  { call: "GET /api/repair-provider-staff/{staff}", expected: "401 403 403 200 200 403 200 401 401 401" },
  {
    call: "PUT /api/repair-provider-staff/{staff}",
    expected: "                                              401 403 403 200 200 403 200 401 401 401",
    json: () => ({ position: "Owner" }),
  },
  { call: "DELETE /api/repair-provider-staff/{staff}", expected: "401 403 403 403 403 403 200 401 401 401" },
  {
    call: "POST /api/technicians",
    expected: "                                              401 403 403 403 403 403 201 401 401 401",
    json: (shop, targets) => ({ userId: targets.user, repairProviderId: shop.provider.id, hourlyRate: 120 }),
  },
  { call: "GET /api/technicians/{technician}", expected: "   401 404 404 200 200 200 200 401 401 401" },
  {
    call: "PUT /api/technicians/{technician}",
    expected: "                                              401 403 403 403 403 403 200 401 401 401",
    json: () => ({ hourlyRate: 130 }),
  },

  // Admins
  ...admins("POST /api/admin/accounts/advisor", (shop) => ({
    accountId: shop.stranger.accountId,
    advisorId: shop.otherAdvisor.id,
  })),
  ...admins("POST /api/admin/accounts/{emptyAccount}/advisors", (shop) => ({ advisorIds: [shop.otherAdvisor.id] })),
  ...admins("POST /api/admin/run-migration"),
  ...admins("GET /api/admin/stats/dashboard"),
  ...admins("GET /api/admin/vehicles"),
  ...admins("POST /api/admin/vehicles", (shop) => ({ ...car, accountId: shop.household }), 201),
  ...admins("PUT /api/admin/vehicles/{vehicle}", () => ({ mileage: 23_000 })),
  ...admins("GET /api/admin/repair-requests"),
  ...admins("POST /api/admin/repair-requests", (_, { request }) => ({ vehicleId: request.vehicleId }), 201),
  ...admins("PUT /api/admin/repair-requests/{request}", () => ({ status: "Delayed" })),
  ...admins("POST /api/admin/repair-requests/{request}/update-totals"),
  ...admins("POST /api/admin/repair-requests/{request}/create-invoice", (shop) => ({ accountId: shop.household }), 201),
  ...admins("GET /api/admin/repair-requests/{request}/line-items"),
  ...admins("GET /api/admin/repair-requests/{request}/quotes"),
  {
    call: "POST /api/admin/quotes/upload",
    expected: "                                              401 403 403 403 403 403 201 401 401 401",
    form: (_, { request }) => ({ file: pdf(), repairRequestId: request.id, description: "Repair quote" }),
  },
  ...admins("GET /api/admin/invoices"),
  ...admins("GET /api/admin/users"),
  ...admins("POST /api/admin/users", person, 201),
  ...admins("PUT /api/admin/users/{user}", () => ({ lastName: "Renamed" })),
  ...admins("POST /api/admin/users/{user}/send-sms", () => ({ message: "Your car is ready" })),
  ...admins("GET /api/admin/communications"),
  ...admins("GET /api/admin/audit"),
  ...admins("GET /api/admin/settings"),
  ...admins(
    "POST /api/admin/invitations",
    () => ({ email: `${crypto.randomUUID()}@example.com`, role: "advisor" }),
    201,
  ),
  ...admins("PUT /api/admin/settings"),
  ...admins("POST /api/admin/repair-line-items", line, 201),
  ...admins("GET /api/admin/repair-line-items/{item}"),
  ...admins("PUT /api/admin/repair-line-items/{item}", () => ({ quantity: 2 })),
  ...admins("DELETE /api/admin/repair-line-items/{item}"),
];

/** Nobody and code holders 401, every other role 403. */
function admins(call: string, json?: Row["json"], status = 200): Row[] {
  return [{ call, expected: `401 403 403 403 403 403 ${status} 401 401 401`, ...(json ? { json } : {}) }];
}
