import { existsSync } from "node:fs";
import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Every URL of the product, in the order of the specification: the table of contents. */
const table = [
  // Visitor side
  index("routes/landing/home.tsx"),
  route("basic", "routes/landing/basic.tsx"),
  route("home-standard", "routes/landing/home-standard.tsx"),
  route("call-request", "routes/landing/call-request.ts"),
  route("sms-policy", "routes/landing/sms-policy.tsx"),
  route("create-request", "routes/create-request/page.tsx"),
  route("create-request/scan", "routes/create-request/scan.ts"),
  route("verify-otp", "routes/verify-otp/page.tsx"),
  route("verify-otp/resend", "routes/verify-otp/resend.ts"),
  route("upload-quote", "routes/upload-quote/page.tsx", [
    index("routes/upload-quote/file.tsx"),
    route("manual", "routes/upload-quote/manual.tsx"),
  ]),
  route("upload-quote/receive", "routes/upload-quote/receive.ts"),
  route("repair-status", "routes/repair-status/page.tsx", { id: "repair-status" }, [
    route("pay", "routes/repair-status/pay.tsx", { id: "repair-status/pay" }),
  ]),
  route("repair-status/:id", "routes/repair-status/page.tsx", { id: "repair-status-by-id" }, [
    route("pay", "routes/repair-status/pay.tsx", { id: "repair-status-by-id/pay" }),
  ]),
  route("review-repair/:id", "routes/repair-status/page.tsx", { id: "review-repair" }, [
    route("pay", "routes/repair-status/pay.tsx", { id: "review-repair/pay" }),
  ]),
  ...prefix("repair-status/:id", [
    route("line-items/:itemId", "routes/repair-status/line-item.ts"),
    route("line-items/:itemId/correct", "routes/repair-status/correct-item.tsx"),
    route("approve", "routes/repair-status/approve.ts"),
    route("approve-all", "routes/repair-status/approve-all.ts"),
    route("savings", "routes/repair-status/savings.ts"),
    route("request-call", "routes/repair-status/request-call.ts"),
    route("documents/:documentId", "routes/repair-status/document.ts"),
    route("record.pdf", "routes/repair-status/record.ts"),
    route("payments/:paymentId", "routes/repair-status/payment.ts"),
    route("next", "routes/repair-status/demo-next.ts"),
    route("restart", "routes/repair-status/demo-restart.ts"),
  ]),
  route("outbox", "routes/outbox.tsx"),

  // Signed-in side
  route("login", "routes/login/page.tsx"),
  route("login/forgot", "routes/login/forgot.tsx"),
  route("login/reset", "routes/login/reset.tsx"),
  route("logout", "routes/login/logout.ts"),
  layout("routes/dashboard/layout.tsx", [
    ...prefix("dashboard", [
      index("routes/dashboard/home.tsx"),
      route("search", "routes/dashboard/search.tsx"),
      route("notifications", "routes/dashboard/notifications.tsx"),
      route("account", "routes/dashboard/me/account.tsx"),
      route("profile", "routes/dashboard/me/profile.tsx"),
      route("settings", "routes/dashboard/me/settings.tsx"),
      route("vehicles", "routes/dashboard/vehicles/list.tsx", [
        route("new", "routes/dashboard/vehicles/new.tsx"),
        route(":id", "routes/dashboard/vehicles/detail.tsx", [
          route("edit", "routes/dashboard/vehicles/edit.tsx"),
          route("recommendations/:recommendationId", "routes/dashboard/vehicles/recommendation.tsx"),
        ]),
      ]),
      route("repair-requests", "routes/dashboard/repair-requests/list.tsx", [
        route("new", "routes/dashboard/repair-requests/new.tsx"),
        route(":id", "routes/dashboard/repair-requests/detail.tsx"),
        route(":id/status", "routes/dashboard/repair-requests/status.tsx"),
        route(":id/quote", "routes/dashboard/repair-requests/quote.tsx"),
        route(":id/assign", "routes/dashboard/repair-requests/assign.tsx"),
        route(":id/line-items", "routes/dashboard/repair-requests/add-item.tsx"),
        route(":id/line-items/:itemId", "routes/dashboard/repair-requests/edit-item.tsx"),
        route(":id/line-items/:itemId/remove", "routes/dashboard/repair-requests/remove-item.tsx"),
      ]),
      ...prefix("repair-requests/:id", [
        route("totals", "routes/dashboard/repair-requests/totals.ts"),
        route("invoice", "routes/dashboard/repair-requests/create-invoice.ts"),
        route("calls/:callId/handled", "routes/dashboard/repair-requests/call-handled.ts"),
        route("documents/:documentId", "routes/dashboard/repair-requests/document.tsx"),
      ]),
      route("invoices", "routes/dashboard/invoices/list.tsx", [
        route(":id", "routes/dashboard/invoices/detail.tsx"),
        route(":id/pay", "routes/dashboard/invoices/pay.tsx"),
      ]),
      route("invoices/:id/pdf", "routes/dashboard/invoices/pdf.ts"),
      route("communications", "routes/dashboard/communications/list.tsx", [
        route("new", "routes/dashboard/communications/new.tsx"),
        route(":userId", "routes/dashboard/communications/thread.tsx"),
      ]),
      route("live", "routes/dashboard/live.ts"),
      route("repair-providers", "routes/dashboard/repair-providers/list.tsx", [
        route("new", "routes/dashboard/repair-providers/new.tsx"),
        route("schema", "routes/dashboard/repair-providers/schema.tsx"),
        route(":id", "routes/dashboard/repair-providers/detail.tsx", [
          route("edit", "routes/dashboard/repair-providers/edit.tsx"),
          route("staff/new", "routes/dashboard/repair-providers/staff-new.tsx"),
          route("staff/:staffId", "routes/dashboard/repair-providers/staff-edit.tsx"),
          route("staff/:staffId/remove", "routes/dashboard/repair-providers/staff-remove.tsx"),
          route("technicians/new", "routes/dashboard/repair-providers/technician-new.tsx"),
          route("technicians/:technicianId", "routes/dashboard/repair-providers/technician-edit.tsx"),
        ]),
      ]),
      route("accounts", "routes/dashboard/accounts/list.tsx", [
        route("new", "routes/dashboard/accounts/new.tsx"),
        route(":id/edit", "routes/dashboard/accounts/edit.tsx"),
        route(":id/delete", "routes/dashboard/accounts/delete.tsx"),
      ]),
      route("users", "routes/dashboard/users/list.tsx", [
        route("new", "routes/dashboard/users/new.tsx"),
        route(":id/edit", "routes/dashboard/users/edit.tsx"),
        route(":id/sms", "routes/dashboard/users/sms.tsx"),
        route(":id/delete", "routes/dashboard/users/delete.tsx"),
      ]),
      route("price-guide", "routes/dashboard/price-guide/list.tsx", [
        route(":job", "routes/dashboard/price-guide/correct.tsx"),
      ]),
      route("jobs", "routes/dashboard/jobs/list.tsx"),
    ]),
  ]),

  // Calls of both specifications
  ...prefix("api", [
    route("openapi.json", "routes/api/openapi.ts"),
    route("docs", "routes/api/docs.tsx"),
    route("hostname", "routes/api/hostname.ts"),
    route("ai-agent/initiate-elevenlabs-call", "routes/api/ai-agent/initiate-elevenlabs-call.ts"),
    ...prefix("auth", [
      route("me", "routes/api/auth/me.ts"),
      route("login", "routes/api/auth/login.ts"),
      route("logout", "routes/api/auth/logout.ts"),
      route("send-otp", "routes/api/auth/send-otp.ts"),
      route("repair-code/send-otp", "routes/api/auth/repair-code-send-otp.ts"),
      route("verify-otp", "routes/api/auth/verify-otp.ts"),
    ]),
    route("access-code/repair/:code", "routes/api/access-code/repair.ts"),
    route("access-code/user/:code", "routes/api/access-code/user.ts"),
    ...prefix("public", [
      route("repair-requests", "routes/api/public/repair-requests.ts"),
      route("repair-requests/:id", "routes/api/public/repair-request.ts"),
      route("repair-requests/:id/line-items", "routes/api/public/line-items.ts"),
      route("repair-requests/:id/payment-methods", "routes/api/public/payment-methods.ts"),
      route("repair-line-items/:id", "routes/api/public/line-item.ts"),
      route("create-payment-intent", "routes/api/public/create-payment-intent.ts"),
    ]),
    ...prefix("quotes", [
      route("upload", "routes/api/quotes/upload.ts"),
      route("analyze-manual", "routes/api/quotes/analyze-manual.ts"),
      route("analyze-file", "routes/api/quotes/analyze-file.ts"),
    ]),
    route("users", "routes/api/users/list.ts"),
    route("users/:id", "routes/api/users/one.ts"),
    route("users/:id/communications", "routes/api/users/communications.ts"),
    route("users/:id/technician", "routes/api/users/technician.ts"),
    route("accounts", "routes/api/accounts/list.ts"),
    route("accounts/:id", "routes/api/accounts/one.ts"),
    route("accounts/:id/users", "routes/api/accounts/users.ts"),
    route("accounts/:id/vehicles", "routes/api/accounts/vehicles.ts"),
    route("accounts/:id/invoices", "routes/api/accounts/invoices.ts"),
    route("vehicles", "routes/api/vehicles/list.ts"),
    route("vehicles/:id", "routes/api/vehicles/one.ts"),
    route("vehicles/:id/repair-requests", "routes/api/vehicles/repair-requests.ts"),
    route("vehicles/:id/service-recommendations", "routes/api/vehicles/service-recommendations.ts"),
    route("repair-requests", "routes/api/repair-requests/list.ts"),
    route("repair-requests/:id", "routes/api/repair-requests/one.ts"),
    route("repair-requests/:id/line-items", "routes/api/repair-requests/line-items.ts"),
    route("repair-requests/:id/invoice", "routes/api/repair-requests/invoice.ts"),
    route("repair-requests/:id/payment-methods", "routes/api/repair-requests/payment-methods.ts"),
    route("repair-requests/:id/communications", "routes/api/repair-requests/communications.ts"),
    route("technicians", "routes/api/technicians/list.ts"),
    route("technicians/:id", "routes/api/technicians/one.ts"),
    route("technicians/:id/repair-requests", "routes/api/technicians/repair-requests.ts"),
    route("advisors/:id/repair-requests", "routes/api/advisors/repair-requests.ts"),
    route("repair-line-items", "routes/api/repair-line-items/list.ts"),
    route("repair-line-items/:id", "routes/api/repair-line-items/one.ts"),
    route("invoices", "routes/api/invoices/list.ts"),
    route("invoices/:id", "routes/api/invoices/one.ts"),
    route("create-payment-intent", "routes/api/create-payment-intent.ts"),
    route("payment-methods", "routes/api/payment-methods.ts"),
    route("communications", "routes/api/communications/list.ts"),
    route("communications/:id", "routes/api/communications/one.ts"),
    route("service-recommendations", "routes/api/service-recommendations/list.ts"),
    route("service-recommendations/:id", "routes/api/service-recommendations/one.ts"),
    route("repair-providers", "routes/api/repair-providers/list.ts"),
    route("repair-providers/:id", "routes/api/repair-providers/one.ts"),
    route("repair-providers/:id/staff", "routes/api/repair-providers/staff.ts"),
    route("repair-providers/:id/technicians", "routes/api/repair-providers/technicians.ts"),
    route("repair-provider-staff", "routes/api/repair-provider-staff/list.ts"),
    route("repair-provider-staff/:id", "routes/api/repair-provider-staff/one.ts"),
    ...prefix("admin", [
      route("accounts/advisor", "routes/api/admin/accounts-advisor.ts"),
      route("accounts/:id/advisors", "routes/api/admin/account-advisors.ts"),
      route("run-migration", "routes/api/admin/run-migration.ts"),
      route("stats/dashboard", "routes/api/admin/stats-dashboard.ts"),
      route("vehicles", "routes/api/admin/vehicles.ts"),
      route("vehicles/:id", "routes/api/admin/vehicle.ts"),
      route("repair-requests", "routes/api/admin/repair-requests.ts"),
      route("repair-requests/:id", "routes/api/admin/repair-request.ts"),
      route("repair-requests/:id/update-totals", "routes/api/admin/update-totals.ts"),
      route("repair-requests/:id/create-invoice", "routes/api/admin/create-invoice.ts"),
      route("repair-requests/:id/line-items", "routes/api/admin/line-items.ts"),
      route("repair-requests/:id/quotes", "routes/api/admin/quotes.ts"),
      route("quotes/upload", "routes/api/admin/quotes-upload.ts"),
      route("invoices", "routes/api/admin/invoices.ts"),
      route("users", "routes/api/admin/users.ts"),
      route("users/:id", "routes/api/admin/user.ts"),
      route("users/:id/send-sms", "routes/api/admin/send-sms.ts"),
      route("communications", "routes/api/admin/communications.ts"),
      route("repair-line-items", "routes/api/admin/repair-line-items.ts"),
      route("repair-line-items/:id", "routes/api/admin/repair-line-item.ts"),
    ]),
    route("*", "routes/api/not-found.ts"),
  ]),

  // Signed calls from the providers
  ...prefix("webhooks", [
    route("stripe", "routes/webhooks/stripe.ts"),
    route("twilio", "routes/webhooks/twilio.ts"),
    route("twilio-status", "routes/webhooks/twilio-status.ts"),
    route("elevenlabs", "routes/webhooks/elevenlabs.ts"),
  ]),
  route("*", "routes/not-found.tsx"),
];

// While the house is being built: rooms that do not stand yet are left out of the plan.
function standing(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries
    .filter((entry) => existsSync(`app/${entry.file}`))
    .map((entry) => (entry.children ? { ...entry, children: standing(entry.children) } : entry));
}

export default standing(table);
