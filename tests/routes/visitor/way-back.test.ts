// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loader as createRequest } from "#app/routes/create-request/page.tsx";
import { loader as phonePage, action as usePhone } from "#app/routes/login/phone.tsx";
import { loader as status } from "#app/routes/repair-status/page.tsx";
import { loader as repairs } from "#app/routes/repairs/page.tsx";
import { action as verify } from "#app/routes/verify-otp/page.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";
import { codeFor, goOn, locationOf, newVisitor } from "./visitor.ts";

describe("Customer? Use your phone", () => {
  test("number, code, and the list of the own repairs; a single one opens at once", async () => {
    const driver = await makeUser("driver");
    const first = await makeRequest(driver, { lines: [{}] });
    const visitor = await newVisitor(driver.phone as string);
    const to = locationOf(await usePhone(visitor.ask("/login/phone", { phone: visitor.phone })));
    expect(to.pathname).toBe("/verify-otp");
    expect(to.searchParams.get("redirectTo")).toBe("/repairs");
    const answer = (await verify(
      visitor.ask(to.pathname + to.search, { code: await codeFor(visitor.phone) }),
    )) as Response;
    expect(locationOf(answer).pathname).toBe("/repairs");
    const cookie = cookiesOf(answer, visitor.cookie);
    const one = await goOn(repairs, visitor, "/repairs", cookie);
    expect(one.to.pathname).toBe(`/repair-status/${first.id}`);
    const second = await makeRequest(driver, { lines: [{ group: "pending" }, {}] });
    const page: any = await repairs(visitor.ask("/repairs", undefined, cookie));
    expect(page.repairs.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(page.repairs[0]).toMatchObject({ lineCount: 2, sum: expect.any(Number) });
    expect(page.repairs[0].sum).toBeGreaterThan(0);
  });

  test.each([
    ["", "Phone number is required"],
    ["12", "Please enter a valid phone number"],
  ])("%j: %s", async (phone, sentence) => {
    const answer: any = await usePhone((await newVisitor()).ask("/login/phone", { phone }));
    expect(answer.data.error).toEqual({ phone: [sentence] });
  });

  test("a stranger's repairs are not in the list, and nobody's without a phone", async () => {
    await makeRequest(await makeUser("driver"), { lines: [{}] });
    const other = await makeUser("driver");
    const page: any = await repairs(args("/repairs", { cookie: await signIn(other) }));
    expect(page.repairs).toEqual([]);
    expect((await goOn(repairs, await newVisitor(), "/repairs")).to.pathname).toBe("/login/phone");
  });

  test("who is signed in needs no phone; staff have their own list", async () => {
    const driver = args("/login/phone", { cookie: await signIn(await makeUser("driver")) });
    expect(locationOf(await phonePage(driver).catch((thrown: unknown) => thrown)).pathname).toBe("/repairs");
    const advisor = args("/repairs", { cookie: await signIn(await makeUser("advisor")) });
    expect(locationOf(await repairs(advisor).catch((thrown: unknown) => thrown)).pathname).toBe(
      "/dashboard/repair-requests",
    );
  });
});

test("an expired or unknown link says so and asks for the phone, and is no empty service request", async () => {
  const visitor = await newVisitor();
  const lost = await goOn(status, visitor, "/repair-status?code=11111111-1111-4111-8111-111111111111");
  expect(lost.to.pathname).toBe("/create-request");
  const page: any = await createRequest(visitor.ask(lost.to.pathname + lost.to.search));
  expect(page.ended).toBe("ended");
  const plain = await goOn(status, visitor, "/repair-status");
  expect(`${plain.to.pathname}${plain.to.search}`).toBe("/create-request");
});

test("the app has a manifest with its name and icons that are there", () => {
  const manifest = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
  expect(manifest).toMatchObject({ name: "AMPed", start_url: "/repairs" });
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(300);
});
