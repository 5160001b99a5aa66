import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { VisitorFrame } from "#app/routes/create-request/frame.tsx";
import "#app/routes/repairs/account-menu.tsx";
import { StatusHeader } from "#app/routes/repair-status/frame.tsx";

const PAGES = {
  "a repair page": () => <StatusHeader />,
  "a visitor's form": () => (
    <VisitorFrame title="Upload Repair Quote" backTo="/" backLabel="Back" signedIn>
      <p>The form</p>
    </VisitorFrame>
  ),
};

test.each(Object.entries(PAGES))("%s has one way out for a customer, a form that needs no script", (_, Page) => {
  const htmlFor = (customer: boolean) => {
    const Stub = createRoutesStub([
      { id: "root", path: "/", children: [{ id: "page", index: true, Component: Page }] },
    ]);
    const loaderData = { root: { signedIn: true, customer } };
    return renderToString(<Stub initialEntries={["/"]} hydrationData={{ loaderData }} />);
  };
  const forms = htmlFor(true).match(/<form[^>]*action="\/logout[^>]*>/g);
  expect(forms).toEqual([expect.stringContaining('method="post"')]);
  expect(forms?.[0]).toContain("to=/login/phone");
  expect(htmlFor(true)).toContain("Sign Out");
  // Staff sign out on the dashboard, which asks about photos that wait.
  expect(htmlFor(false)).not.toContain("/logout");
});
