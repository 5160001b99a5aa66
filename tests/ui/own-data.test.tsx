import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import ProfilePage from "#app/routes/dashboard/me/profile.tsx";
import { AccountMenu } from "#app/routes/repairs/account-menu.tsx";

const NOBODY = { email: "", phone: "", address: "" };

function wordsOf(reach: typeof NOBODY) {
  const loaderData = {
    ...{ id: "1", unproven: false, phone: "(415) 555-0142", role: "driver" as const, reach },
    values: { firstName: "Ada", lastName: "Min", email: "ada@example.com" },
  };
  const Component = () => <ProfilePage {...({ loaderData } as Parameters<typeof ProfilePage>[0])} />;
  const Stub = createRoutesStub([{ id: "screen", path: "/", Component }]);
  return renderToString(<Stub hydrationData={{ loaderData: { screen: null } }} />).replaceAll("<!-- -->", "");
}

test("how one's data is deleted is said with the company's addresses, as far as it has given them", () => {
  const all = wordsOf({ email: "care@shop.example", phone: "+14155550100", address: "1 Main St, Mesa, AZ 85201" });
  expect(all).toContain('href="mailto:care@shop.example?subject=Delete%20my%20data"');
  expect(all).toContain('href="tel:+14155550100"');
  expect(all).toContain("; by letter: 1 Main St, Mesa, AZ 85201. Name the phone number you use here.");
  expect(wordsOf({ ...NOBODY, address: "1 Main St" })).toContain("write to 1 Main St. Name the phone");
  expect(wordsOf(NOBODY)).toContain("write to us on the page of your repair, under Messages");
});

test("the menu of the public pages leads to the profile and the account", () => {
  const Stub = createRoutesStub([{ id: "screen", path: "/", Component: AccountMenu }]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { screen: null } }} />);
  expect(html).toContain('href="/dashboard/profile"');
  expect(html).toContain('href="/dashboard/account"');
});
