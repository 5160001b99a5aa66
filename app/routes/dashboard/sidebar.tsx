import {
  Building2,
  CalendarDays,
  CarFront,
  ClipboardList,
  Contact,
  CreditCard,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  Store,
  Users,
  Wrench,
} from "lucide-react";
import { Form, useLocation } from "react-router";
import type { Role } from "#app/access/permissions.ts";
import { Initials } from "#app/ui/avatar.tsx";
import { usePlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { Logo } from "#app/ui/logo.tsx";

type Props = {
  name: string;
  initials: string;
  role: Role;
  screens: { path: string; label: string }[];
};

const ICONS: Record<string, typeof Wrench> = {
  "/dashboard": LayoutDashboard,
  "/dashboard/work": ClipboardList,
  "/dashboard/calendar": CalendarDays,
  "/dashboard/vehicles": CarFront,
  "/dashboard/repair-requests": Wrench,
  "/dashboard/invoices": ReceiptText,
  "/dashboard/communications": MessagesSquare,
  "/dashboard/customers": Contact,
  "/dashboard/repair-providers": Store,
  "/dashboard/accounts": Building2,
  "/dashboard/users": Users,
  "/dashboard/audit": ScrollText,
};

/** The entries are those whose doors open to the role: SCREENS of app/access/permissions.ts. */
export function Sidebar({ name, initials, role, screens }: Props) {
  const { pathname } = useLocation();
  const follow = usePlainLinks({ keepScroll: false });
  return (
    <>
      <div className="px-4 pt-4">
        <Logo />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses on the anchors inside bubble; they take the keyboard */}
      <nav aria-label="Screens" className="flex-1 px-3 py-4" onClick={follow}>
        <ul className="grid gap-0.5">
          {screens.map(({ path, label }) => {
            const Icon = ICONS[path] ?? CreditCard;
            return (
              <li key={path}>
                <a href={path} aria-current={isAt(path, pathname) ? "page" : undefined} className="nav-item">
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  {label}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="border-t border-line p-3">
        <div className="flex items-center gap-3 px-2 py-2">
          <Initials initials={initials} />
          <div className="min-w-0">
            <p className="truncate font-medium">{name}</p>
            <p className="text-sm text-muted capitalize">{role}</p>
          </div>
        </div>
        <LogoutButton className="nav-item w-full" />
      </div>
    </>
  );
}

/** What lies below a screen is that screen too; below the dashboard lies everything. */
function isAt(path: string, pathname: string) {
  return pathname === path || (path !== "/dashboard" && pathname.startsWith(`${path}/`));
}

export function LogoutButton({ className }: { className: string }) {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={className}>
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        Logout
      </button>
    </Form>
  );
}
