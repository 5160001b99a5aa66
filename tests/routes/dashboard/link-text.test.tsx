// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { recordPrices } from "#app/repair/verbs.server.ts";
import * as dialog from "#app/routes/dashboard/repair/link/link-send.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../../support/world.ts";
import { send as call } from "../api/callers.ts";

const LINK = "[the customer's link]";

/** The page as it was opened in one tab; the shop agrees to $60.00 less in another. */
async function overtaken() {
  const advisor = await makeUser("advisor");
  const driver = await makeUser("driver", { firstName: "Dana" });
  const lines = [{ unitPrice: 36_000 }, { unitPrice: 99_499 }];
  const request = await makeRequest(driver, { advisor, status: "Pending_Approval", lines });
  const cookie = await signIn(advisor);
  const given = (form?: Record<string, string>) =>
    args(`/dashboard/repair-requests/${request.id}/link/send`, {
      ...{ cookie, params: { id: request.id } },
      ...(form ? { form } : {}),
    });
  const { linkText: offered } = (await page(given())) as any;
  const agrees = () =>
    recordPrices(viewerOf(advisor), request.id, {
      ...{ person: "Mike R.", way: "phone", until: undefined, note: undefined },
      lines: [{ id: request.itemIds[0] ?? "", said: "agreed", unitPrice: 30_000 }],
    } as Parameters<typeof recordPrices>[2]);
  const texts = async () => {
    const rows = await db.outboundMessage.findMany({ where: { repairRequestId: request.id, kind: "staff" } });
    return rows.map(({ body }) => body);
  };
  return { advisor, driver, request, given, offered, agrees, texts };
}

test("words that nobody changed say what the request comes to when they leave", async () => {
  const { driver, given, offered, agrees, texts } = await overtaken();
  expect(offered).toContain("2 lines, $1,354.99 in all");
  await agrees();
  const sent = (await dialog.action(given({ text: offered, offered }))) as Response;
  await expect(sent).toHaveToast(
    "Link sent",
    `Dana gets it by text at ${formatPhone(driver.phone ?? "")}. The request has changed since: the text says how it stands now.`,
  );
  const [body] = await texts();
  expect(body).toContain("2 lines, $1,294.99 in all");
});

test("words changed by hand that name the total of before come back as they were typed, until they are sent knowingly", async () => {
  const { given, offered, agrees, texts } = await overtaken();
  await agrees();
  const text = `${offered} Call me.`;
  const refused: any = await dialog.action(given({ text, offered }));
  expect(refused.init.status).toBe(409);
  expect(refused.data.initialValue.text).toBe(text);
  expect(refused.data.error.text).toEqual([
    "The total has changed to $1,294.99 since, and the text names $1,354.99. Correct it, or send it again as it is.",
  ]);
  expect(await texts()).toEqual([]);
  const now = (await dialog.loader(given())) as any;
  const Stub = createRoutesStub([{ id: "send", path: "/send", Component: dialog.default as any }]);
  const hydrationData = { loaderData: { send: now }, actionData: { send: refused.data } };
  const html = renderToString(<Stub initialEntries={["/send"]} hydrationData={hydrationData} />);
  expect(html).toContain("Call me.</textarea>");
  const seen = /name="offered" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "";
  expect(seen).toContain("$1,294.99");
  await expect((await dialog.action(given({ text, offered: seen }))) as Response).toHaveToast("Link sent");
  expect((await texts())[0]).toContain("$1,354.99 in all");
});

test.each([
  ["with other words for the sum", `It was 1354.99 at first. ${LINK}`, 409],
  ["that names what stands now too", `$1,294.99 instead of $1,354.99: ${LINK}`, 302],
  ["with a number that is no amount", `${"4".repeat(30)} 0,,0 ${"9".repeat(330)} ${LINK}`, 302],
  ["without a sum", `Please look: ${LINK}`, 302],
])("a text %s", async (_, text, status) => {
  const { given, offered, agrees } = await overtaken();
  await agrees();
  const answer: any = await dialog.action(given({ text, offered }));
  expect(answer.init?.status ?? answer.status).toBe(status);
});

test("a call is held to it as well", async () => {
  const { advisor, request, offered, agrees, texts } = await overtaken();
  await agrees();
  const given = { cookie: await signIn(advisor), json: { text: `${offered} Bye`, offered } };
  expect((await call("POST", `/api/repair-requests/${request.id}/send-link`, given)).status).toBe(409);
  expect(await texts()).toEqual([]);
});
