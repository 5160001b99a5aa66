import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { VisitorFrame } from "#app/routes/create-request/frame.tsx";
import { LinkEnded } from "#app/routes/create-request/link-ended.tsx";
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

test.each([
  ["ended", "This link does not open a repair any more"],
  ["signed-out", "You are not signed in"],
] as const)("who comes back to a repair, %s: %s, and the phone opens it", (why, sentence) => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <LinkEnded why={why} /> }]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  expect(html).toContain(sentence);
  expect(html).toContain("Text me a code");
  if (why === "signed-out") expect(html).not.toContain("expired");
});

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
