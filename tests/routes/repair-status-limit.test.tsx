import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import ReviewAuthorization, {
  action as approve,
  loader as review,
} from "#app/routes/repair-status/authorization/approve.tsx";
import { loader as page } from "#app/routes/repair-status/page.tsx";
import { args, cookiesOf } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

type Shown = { stamp: string; sum: number };

const NO_AMOUNT = "Write the limit in dollars, such as 1500 or 1500.00.";

/** The sample, or a real repair with one approved line: what each answers to a limit. */
const PAGES = {
  async sample() {
    return { id: "demo", cookie: "" };
  },
  async "real page"() {
    const driver = await makeUser("driver");
    const { id } = await makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }] });
    return { id, cookie: await signIn(driver, "phone_code") };
  },
};

async function stands(id: string, cookie: string) {
  const { data } = (await page(args(`/repair-status/${id}`, { params: { id }, cookie }))) as {
    data: { repair: { status: string; notToExceed: number | null } };
  };
  return [data.repair.status, data.repair.notToExceed];
}

test("the shop that needs an approval again is given one", async () => {
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver, { status: "Needs Approval", lines: [{ group: "approved" }] });
  const cookie = await signIn(driver, "phone_code");
  const asked = await review(args(`/repair-status/${id}/approve`, { params: { id }, cookie }) as never);
  expect(asked).toMatchObject({ sum: 10_000 });
});

describe.each(Object.entries(PAGES))("the limit of a go-ahead on the %s", (_, open) => {
  async function opened() {
    const { id, cookie } = await open();
    const at = `/repair-status/${id}/approve`;
    const ask = (path: string) => review(args(path, { params: { id }, cookie }) as never) as Promise<Shown>;
    const { stamp, sum } = await ask(at);
    const send = async (notToExceed: string, path = at) =>
      approve(args(path, { params: { id }, cookie, form: { shown: stamp, notToExceed } }) as never);
    return { id, cookie, at, ask, sum, send };
  }

  /** The review as a browser without a script gets it. */
  async function htmlOf(path: string, loaderData: unknown) {
    const Stub = createRoutesStub([
      { id: "approve", path: "/repair-status/:id/approve", Component: ReviewAuthorization as never },
    ]);
    const html = renderToString(
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { approve: loaderData } }} />,
    );
    return html.replaceAll("<!-- -->", "");
  }

  const REFUSED: [string, (sum: string) => string][] = [
    ["-5", () => NO_AMOUNT],
    ["1e9", () => NO_AMOUNT],
    ["abc", () => NO_AMOUNT],
    ["10", (sum) => `The limit cannot be below the ${sum} that you authorize.`],
  ];

  test.each(REFUSED)(
    "%s is refused at its field, with and without a script, and what was typed stays",
    async (typed, of) => {
      const { id, cookie, at, ask, sum, send } = await opened();
      const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(sum / 100);
      const sentence = of(dollars);

      const plain = (await send(typed)) as Response;
      expect(plain).toRedirectTo(`${at}?limit=${typed}`);
      await expect(plain).toHaveToast("Please review", sentence);
      const html = await htmlOf(`${at}?limit=${typed}`, await ask(`${at}?limit=${typed}`));
      expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*value="${typed}"`));
      expect(html).toContain(sentence.replaceAll("'", "&#x27;"));

      const scripted = await send(typed, `${at}.data`);
      expect(scripted).toMatchObject({ init: { status: 400 }, data: { ok: false, faults: { notToExceed: sentence } } });
      expect(await stands(id, cookie)).toEqual(["Pending_Approval", null]);
      if (id !== "demo") expect(await db.authorization.count({ where: { repairRequestId: id } })).toBe(0);
    },
  );

  test.each([
    ["", null],
    ["$9,000", 900_000],
  ])("'%s' is taken, and the page says it", async (typed, limit) => {
    const { id, cookie, send } = await opened();
    const answer = (await send(typed)) as Response;
    expect(answer).toRedirectTo(`/repair-status/${id}`);
    expect(await stands(id, cookiesOf(answer, cookie))).toEqual(["Pending_Repair", limit]);
  });

  test("once it is given its review leads to the repair's page, in its place: nobody goes back to it or signs twice", async () => {
    const { id, cookie, at, send } = await opened();
    const jar = cookiesOf((await send("")) as Response, cookie);
    const asked = Promise.resolve(review(args(at, { params: { id }, cookie: jar }) as never));
    const led = (await asked.catch((thrown: unknown) => thrown)) as Response;
    expect(led).toRedirectTo(`/repair-status/${id}`);
    expect(led.headers.get("X-Remix-Replace")).toBe("true");
  });
});
