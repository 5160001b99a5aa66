import { LogOut } from "lucide-react";
import { Form, Link } from "react-router";
import { DELETE_DATA } from "#app/people/deletion.ts";
import { Menu, menuItemClass } from "#app/ui/over/menu.tsx";

/** Of a customer who is signed in: the way to all repairs, to what we keep of them, and out. Staff have theirs on the dashboard, which asks about photos first. */
export function AccountMenu() {
  return (
    <Menu
      label={
        <>
          <Person />
          <span className="text-sm max-sm:hidden">Account</span>
        </>
      }
      accessibleLabel="Account"
      className="account"
      triggerClassName="max-sm:px-0"
    >
      <Link to="/repairs" className={menuItemClass}>
        Your Repairs
      </Link>
      <Link to="/dashboard/profile" className={menuItemClass}>
        Profile
      </Link>
      <Link to="/dashboard/account" className={menuItemClass}>
        My Account
      </Link>
      <Link to={DELETE_DATA} className={menuItemClass}>
        Delete your data
      </Link>
      <Form method="post" action="/logout?to=/login/phone">
        <button type="submit" className={menuItemClass}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          Sign Out
        </button>
      </Form>
    </Menu>
  );
}

function Person() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className="size-5">
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="10" r="4" />
      <path d="M18 20a6 6 0 0 0-12 0" strokeLinecap="round" />
    </svg>
  );
}
