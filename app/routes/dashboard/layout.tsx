import { useLive } from "#app/ui/behavior/use-live.ts";
import "#app/ui/desk/desk.css";
import "#app/ui/desk/lines.css";
import { Bell, Menu as MenuIcon, Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link, useLocation } from "react-router";
import { may, type Role, SCREENS } from "#app/access/permissions.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { countUnread } from "#app/messages/notification.server.ts";
import { initials } from "#app/platform/format.ts";
import { isOneOf } from "#app/platform/known.ts";
import { Initials } from "#app/ui/avatar.tsx";
import { later } from "#app/ui/behavior/later.tsx";
import { Outlet } from "#app/ui/behavior/outlet.tsx";
import { PlainLinks } from "#app/ui/behavior/plain-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Menu, menuItemClass } from "#app/ui/over/menu.tsx";
import { useDismiss } from "#app/ui/over/use-dismiss.ts";
import { Main, PageFailed } from "#app/ui/page.tsx";
import type { Route } from "./+types/layout";
import { type Place, QuickSearch } from "./quick-search.tsx";
import { LogoutButton, Sidebar } from "./sidebar.tsx";
import { useKeys } from "./use-keys.ts";
import "./work/waiting/leaving.ts";

/** For who takes photos alone. */
const SendWaiting = later(async () => (await import("./work/waiting/send-waiting.tsx")).SendWaiting, {
  unseen: true,
});

export async function loader({ request, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { user } = viewer;
  return {
    id: user.id,
    name: viewer.name,
    initials: initials(user.firstName, user.lastName, user.email ?? user.phone),
    role: user.role,
    photographs: may(user.role, "work.do") ? user.id : null,
    takesIn: may(user.role, "customers.keep"),
    unread: await countUnread(viewer),
    screens: SCREENS.filter(({ roles }) => isOneOf<Role>(roles, user.role)).map(({ path, label }) => ({
      path,
      label,
    })),
    q: url.pathname.startsWith("/dashboard/search") ? url.searchParams.get("q") : null,
  };
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shown={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A page of the dashboard that could not be shown leaves the frame around it: whoever pressed stays where they were. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const failed = (
    <PageFailed error={error}>
      <ButtonLink to="/dashboard" variant="secondary" reloadDocument>
        Go to the dashboard
      </ButtonLink>
    </PageFailed>
  );
  return loaderData ? <Frame shown={loaderData}>{failed}</Frame> : <Main>{failed}</Main>;
}

type Shown = Route.ComponentProps["loaderData"];

function Frame({ shown: loaderData, children }: { shown: Shown; children: ReactNode }) {
  const { pathname } = useLocation();
  useLive();
  useKeys(loaderData.takesIn);
  return (
    <div
      data-photographs={loaderData.photographs}
      className="desk min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      {loaderData.photographs ? <SendWaiting person={loaderData.photographs} /> : null}
      <aside
        aria-label="Sidebar"
        className="sticky top-0 hidden h-dvh in-[body:has([data-demo])]:h-[calc(100dvh-2.25rem)] flex-col border-r border-line bg-panel lg:flex print:hidden"
      >
        <Sidebar {...loaderData} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 border-b border-line bg-panel print:hidden">
          <div className="flex min-h-16 items-center gap-2 px-3 py-2 sm:px-6">
            <Drawer {...loaderData} />
            <QuickSearch q={loaderData.q} places={placesOf(loaderData)} />
            <div className="ml-auto flex items-center gap-1">
              {loaderData.takesIn && pathname !== "/dashboard/new" ? (
                <ButtonLink
                  to="/dashboard/new"
                  variant="secondary"
                  size="sm"
                  aria-label="New: take in a caller"
                  title="n"
                >
                  <Plus aria-hidden="true" className="size-4" />
                  <span className="max-sm:hidden">New</span>
                </ButtonLink>
              ) : null}
              <NotificationsButton unread={loaderData.unread} />
              <UserMenu {...loaderData} />
            </div>
          </div>
        </header>
        <Main className="mx-auto w-full max-w-[104rem] flex-1 px-4 pb-16 sm:px-6">{children}</Main>
      </div>
    </div>
  );
}

/** A details element: it opens before any script; script adds Escape and closing after a choice. */
function Drawer(props: Parameters<typeof Sidebar>[0]) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details ref={ref} className="group/drawer lg:hidden">
      <summary
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-lg hover:bg-raised group-open/drawer:fixed group-open/drawer:inset-0 group-open/drawer:z-30 group-open/drawer:size-auto group-open/drawer:rounded-none group-open/drawer:bg-scrim"
      >
        <MenuIcon aria-hidden="true" className="size-5 group-open/drawer:hidden" />
        <X
          aria-hidden="true"
          className="hidden size-11 rounded-lg bg-panel p-3 group-open/drawer:absolute group-open/drawer:top-2.5 group-open/drawer:left-[16.75rem] group-open/drawer:block"
        />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a link bubbles; the links take the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        onClick={(event) => {
          const followed = event.target instanceof Element && event.target.closest("a");
          if (followed && ref.current) ref.current.open = false;
        }}
        className="fixed inset-y-0 left-0 z-30 flex w-64 flex-col overflow-y-auto bg-panel shadow-overlay animate-fade"
      >
        <Sidebar {...props} />
      </div>
    </details>
  );
}

function NotificationsButton({ unread }: { unread: number }) {
  return (
    <Link
      to="/dashboard/notifications"
      aria-label={unread === 0 ? "Notifications, none unread" : `Notifications, ${unread} unread`}
      className="relative grid size-11 place-items-center rounded-lg hover:bg-raised"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 left-6 min-w-5 rounded-full bg-accent px-1 text-center text-xs font-semibold text-accent-ink tabular-nums"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      ) : null}
    </Link>
  );
}

const OWN = [
  ["account", "My Account"],
  ["profile", "Profile"],
  ["settings", "Settings"],
  ["keys", "Keyboard"],
] as const;
const OF_THE_SHOP = [["packages", "Packages"]] as const;
const OF_ADMINS = [
  ["price-guide", "Price Guide"],
  ["jobs", "Background Jobs"],
  ["day-close", "Daily close"],
  ["connections", "Connections"],
  ["shop-settings", "Shop Settings"],
] as const;

function entriesOf({ role, takesIn }: { role: Role; takesIn: boolean }) {
  return [...OWN, ...(takesIn ? OF_THE_SHOP : []), ...(role === "admin" ? OF_ADMINS : [])];
}

type Screens = { role: Role; takesIn: boolean; screens: { path: string; label: string }[] };

/** Every screen that this person may open, for who types its name. */
function placesOf({ screens, ...who }: Screens): Place[] {
  return [
    ...(who.takesIn ? [{ title: "New: take in a caller", href: "/dashboard/new" }] : []),
    ...screens.map(({ path, label }) => ({ title: label, href: path })),
    ...(who.role === "admin"
      ? [{ title: "Import customers, vehicles and past repairs", href: "/dashboard/import" }]
      : []),
    ...entriesOf(who).map(([path, title]) => ({ title, href: `/dashboard/${path}` })),
  ];
}

type Person = { name: string; initials: string; role: Role; takesIn: boolean };

function UserMenu({ name, initials, role, takesIn }: Person) {
  const entries = entriesOf({ role, takesIn });
  return (
    <Menu label={<Initials initials={initials} />} accessibleLabel={`User menu of ${name}`}>
      <PlainLinks className="contents" keepScroll={false}>
        {entries.map(([path, label]) => (
          <a key={path} href={`/dashboard/${path}`} className={menuItemClass}>
            {label}
          </a>
        ))}
      </PlainLinks>
      <LogoutButton className={menuItemClass} />
    </Menu>
  );
}
