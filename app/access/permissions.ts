import { isOneOf } from "#app/platform/known.ts";
export const ROLES = ["driver", "admin", "advisor", "technician"] as const;
export type Role = (typeof ROLES)[number];
/** Who works here. */
export const STAFF_ROLES = ["admin", "advisor", "technician"] as const satisfies Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

const everyone = ROLES;
const shop = ["admin", "advisor"] as const satisfies Role[];
const adminOnly = ["admin"] as const satisfies Role[];

/** The doors of the dashboard, in the order of the sidebar, and who may open them. Read by the sidebar and the server. */
export const SCREENS = [
  { path: "/dashboard", label: "Dashboard", roles: everyone },
  { path: "/dashboard/work", label: "My Work", roles: ["technician"] },
  { path: "/dashboard/calendar", label: "Calendar", roles: ["admin", "advisor", "technician"] },
  { path: "/dashboard/vehicles", label: "Vehicles", roles: everyone },
  { path: "/dashboard/repair-requests", label: "Repair Requests", roles: everyone },
  { path: "/dashboard/invoices", label: "Invoices", roles: everyone },
  { path: "/dashboard/communications", label: "Communications", roles: everyone },
  { path: "/dashboard/customers", label: "Customers", roles: shop },
  { path: "/dashboard/repair-providers", label: "Repair Providers", roles: shop },
  { path: "/dashboard/accounts", label: "Accounts", roles: adminOnly },
  { path: "/dashboard/users", label: "Users", roles: adminOnly },
  { path: "/dashboard/audit", label: "Audit Record", roles: adminOnly },
] as const satisfies { path: string; label: string; roles: readonly Role[] }[];

/** What a role may do inside its scope; the scope itself is in scopes.server.ts. */
export const PERMISSIONS = {
  "items.decide": everyone,
  "items.price": ["admin", "advisor", "technician"],
  "requests.create": everyone,
  "requests.status": ["admin", "advisor", "technician"],
  "requests.cancel": shop,
  "work.do": ["technician"],
  "requests.assign": ["admin", "advisor"],
  "quotes.upload": everyone,
  "invoices.create": shop,
  "invoices.update": shop,
  "invoices.pay": everyone,
  "customers.keep": shop,
  "invoices.refund": shop,
  "vehicles.create": everyone,
  "vehicles.update": everyone,
  "recommendations.write": ["admin", "advisor", "technician"],
  "messages.send": everyone,
  "providers.read": shop,
  "providers.write": adminOnly,
  "staff.write": shop,
  "staff.delete": adminOnly,
  "technicians.write": adminOnly,
  "accounts.manage": adminOnly,
  "users.manage": adminOnly,
  "packages.keep": shop,
  "guide.manage": adminOnly,
  "audit.read": adminOnly,
  "settings.manage": adminOnly,
  "admin.api": adminOnly,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may(role: Role, permission: Permission): boolean {
  return isOneOf<Role>(PERMISSIONS[permission], role);
}

export function mayOpen(role: Role, path: string): boolean {
  const asked = asTheRouterReads(path);
  const screen = [...SCREENS].reverse().find(({ path: own }) => asked === own || asked.startsWith(`${own}/`));
  return screen ? isOneOf<Role>(screen.roles, role) : true;
}

/** In any case and with percent signs a page is the same page. */
function asTheRouterReads(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
