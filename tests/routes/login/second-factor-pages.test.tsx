import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import AccountPage, { loader as account } from "#app/routes/dashboard/me/account.tsx";
import SecondFactorPage from "#app/routes/login/second-factor.tsx";
import AppPage, { loader as setUpApp } from "#app/routes/login/set-up/app.tsx";
import ChoosePage, { loader as choose } from "#app/routes/login/set-up/choose.tsx";
import PasskeyPage from "#app/routes/login/set-up/passkey.tsx";
import { args } from "../../support/args.ts";
import { makeUser, signIn } from "../../support/world.ts";

/** The page as a browser without script gets it. */
function htmlOf(Page: unknown, path: string, loaderData: unknown, actionData?: unknown) {
  const Stub = createRoutesStub([{ id: "page", path, Component: Page as ComponentType }]);
  const data = { loaderData: { page: loaderData }, ...(actionData ? { actionData: { page: actionData } } : {}) };
  return renderToString(<Stub initialEntries={[path]} hydrationData={data} />).replaceAll("<!-- -->", "");
}

test("setting up an app shows the picture, the key in words and the address; then the ten codes, to keep as a file", async () => {
  const cookie = await signIn(await makeUser("advisor"));
  const path = "/login/second-factor/set-up/app";
  const loaderData = await setUpApp(args(path, { cookie }));
  const html = htmlOf(AppPage, path, loaderData);
  expect(html).toContain('alt="QR code with the key below"');
  expect(html).toContain(loaderData.offer.secret);
  expect(html).toContain('href="otpauth://totp/AMPed:');
  const codes = ["2345-6789-abcd", "efgh-jkmn-pqrs"];
  const shown = htmlOf(AppPage, path, loaderData, { codes, offer: null, answer: null });
  expect(shown).toContain("Keep these recovery codes");
  for (const code of codes) expect(shown).toContain(`>${code}</li>`);
  expect(shown).toContain('download="recovery-codes.txt"');
  expect(shown).toContain(encodeURIComponent(codes.join("\n")));
});

test("the choice names the passkey first; without script its page says so and the app's way stays open", async () => {
  const cookie = await signIn(await makeUser("advisor"));
  const path = "/login/second-factor/set-up";
  const html = htmlOf(ChoosePage, path, await choose(args(path, { cookie })));
  expect(html.indexOf("set-up/passkey")).toBeGreaterThan(-1);
  expect(html.indexOf("set-up/passkey")).toBeLessThan(html.indexOf("set-up/app"));
  const bare = { signingIn: false, name: "Chrome on Windows", options: null, refusal: null };
  expect(htmlOf(PasskeyPage, `${path}/passkey`, bare)).toContain("A passkey needs JavaScript.");
});

test("the second step asks for the code of the app, or for a recovery code where there is a passkey alone", () => {
  const path = "/login/second-factor";
  const person = { email: "ada@example.com", passkeys: true };
  expect(htmlOf(SecondFactorPage, path, { ...person, app: true })).toContain("or one of your recovery codes.");
  expect(htmlOf(SecondFactorPage, path, { ...person, app: false })).toContain(">Recovery code<");
});

test("My Account lists the sessions with address, browser and time, and a way to end each but this one", async () => {
  const user = await makeUser("advisor");
  await signIn(user);
  const cookie = await signIn(user);
  const html = htmlOf(AccountPage, "/dashboard/account", await account(args("/dashboard/account", { cookie })));
  expect(html.match(/from 203\.0\.113\.7/g)).toHaveLength(2);
  expect(html.match(/igned in: (?:<!-- -->)?Today \d+:\d\d [AP]M/g)?.length).toBeGreaterThanOrEqual(2);
  expect(html.match(/This browser/g)).toHaveLength(1);
  expect(html.match(/action="\/dashboard\/account\/sessions\/[0-9a-f-]{36}\/end"/g)).toHaveLength(1);
  expect(html).toContain("Sign out all others");
  expect(html).toContain("None yet. Your password alone opens this account.");
});
