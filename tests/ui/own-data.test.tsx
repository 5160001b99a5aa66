import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import ProfilePage from "#app/routes/dashboard/me/profile.tsx";
import { AccountMenu } from "#app/routes/repairs/account-menu.tsx";

function wordsOf(role: "driver" | "advisor") {
  const loaderData = {
    ...{ id: "1", unproven: false, phone: "(415) 555-0142", role },
    values: { firstName: "Ada", lastName: "Min", email: "ada@example.com" },
  };
  const Component = () => <ProfilePage {...({ loaderData } as Parameters<typeof ProfilePage>[0])} />;
  const Stub = createRoutesStub([{ id: "screen", path: "/", Component }]);
  return renderToString(<Stub hydrationData={{ loaderData: { screen: null } }} />).replaceAll("<!-- -->", "");
}

test("the profile leads customers to where they ask for their data to be deleted, and tells staff who does it", () => {
  expect(wordsOf("driver")).toContain('href="/privacy/delete"');
  expect(wordsOf("advisor")).not.toContain('href="/privacy/delete"');
  expect(wordsOf("advisor")).toContain("To have it deleted: an administrator does it");
});

test("the menu of the public pages leads to the profile, the account and the end of both", () => {
  const Stub = createRoutesStub([{ id: "screen", path: "/", Component: AccountMenu }]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { screen: null } }} />);
  expect(html).toContain('href="/dashboard/profile"');
  expect(html).toContain('href="/dashboard/account"');
  expect(html).toContain('href="/privacy/delete"');
});
