import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import Basic, { loader as basicLoader, meta as basicMeta } from "#app/routes/landing/basic.tsx";
import Home, { loader as homeLoader, meta as homeMeta } from "#app/routes/landing/home.tsx";
import HomeStandard, { loader as standardLoader } from "#app/routes/landing/home-standard.tsx";
import { openStatus } from "#app/routes/repair-status/open.server.ts";
import { NextSteps } from "#app/routes/repair-status/summary/next-steps.tsx";
import File, { loader as fileLoader } from "#app/routes/upload-quote/file.tsx";
import {
  changeSettings,
  forgetSettings,
  readSettings,
  settingsRevision,
  writeSetting,
} from "#app/shop/settings/settings.server.ts";
import { args } from "../../support/args.ts";
import { makeUser, viewerOf } from "../../support/world.ts";

afterEach(async () => {
  for (const name of ["feePercent", "settlement"] as const)
    await writeSetting(name, name === "settlement" ? "whole" : "25");
});

type Page = { path: string; loader: unknown; Component: unknown; meta?: unknown };
const PAGES: Page[] = [
  { path: "/?domain=vip", loader: homeLoader, Component: Home, meta: homeMeta },
  { path: "/?domain=club", loader: homeLoader, Component: Home, meta: homeMeta },
  { path: "/basic", loader: basicLoader, Component: Basic, meta: basicMeta },
  { path: "/home-standard", loader: standardLoader, Component: HomeStandard },
  { path: "/upload-quote", loader: fileLoader, Component: File },
];

/** What a visitor reads, and what the card of the page says. */
// biome-ignore lint/suspicious/noExplicitAny: any route's loader, component and meta
async function said({ path, loader, Component: Shown, meta }: { [Part in keyof Page]: any }): Promise<string> {
  const answer = await loader(args(path, { headers: { host: "localhost:3000" } }));
  const loaderData = answer.data ?? answer;
  const Stub = createRoutesStub([{ path: "*", Component: () => <Shown loaderData={loaderData} /> }]);
  const html = renderToString(<Stub initialEntries={[path]} />).replace(/<!-- -->/g, "");
  return `${html.replace(/<[^>]+>/g, " ")} ${JSON.stringify(meta?.({ loaderData, matches: [] }) ?? [])}`;
}

/** A share of the savings by repair is no fee. */
const withoutExamples = (words: string) => words.replace(/Transmission service.*?25%/gs, "");

test.each(PAGES)("$path states the fee that stands in the settings, and nothing that is not so", async (page) => {
  expect(await said(page)).toContain("25%");
  const admin = viewerOf(await makeUser("admin"));
  for (const settlement of ["whole", "fee"] as const) {
    await changeSettings(admin, { feePercent: "20", settlement });
    const html = withoutExamples(await said(page));
    expect(html).toMatch(/20%/);
    expect(html).not.toMatch(/25%|75%|a quarter|you pay nothing|do not pay us|owe us nothing/i);
    expect(html).toContain("there is no fee");
    if (page.path.includes("vip")) continue;
    expect(html.includes("You pay the shop at the shop, and only our fee here.")).toBe(settlement === "fee");
    expect(html.includes("You pay for the repair here, together with our fee.")).toBe(settlement === "whole");
  }
});

test("the status page says whom the customer pays, and the sample has the fee of today", async () => {
  for (const [settlement, sentence] of [
    ["whole", "If we save nothing, there is no fee. You pay for the repair here, together with our fee."],
    ["fee", "If we save nothing, there is no fee. You pay the shop at the shop, and only our fee here."],
  ] as const) {
    const paper = { total: 0, tax: null } as never;
    const html = renderToString(
      <NextSteps
        paper={paper}
        shop="the shop"
        serviceFeePercentage={20}
        settlement={settlement}
        left={null as never}
      />,
    );
    expect(html.replace(/<!-- -->/g, "")).toContain(sentence);
    expect(html).not.toContain("you pay us nothing");
  }
  await changeSettings(viewerOf(await makeUser("admin")), { feePercent: "20" });
  const request = new Request("http://localhost/repair-status/demo");
  const opened = await openStatus({ request, params: { id: "demo" }, url: new URL(request.url) });
  expect(opened).toMatchObject({ request: { feePercent: 20, summary: { serviceFeePercentage: 20 } } });
});

test("what is kept of pages is drawn anew once a setting is saved, by this process or another; an invoice's number is none", async () => {
  await readSettings();
  const before = settingsRevision();
  await changeSettings(viewerOf(await makeUser("admin")), { feePercent: "20" });
  const saved = settingsRevision();
  expect(saved).toBe(before + 1);
  await db.appSetting.update({ where: { key: "money.fee_percent" }, data: { value: "19" } });
  await new Promise((done) => setTimeout(done, 1_100));
  await readSettings();
  expect(settingsRevision()).toBe(saved + 1);
  await writeSetting("invoiceNext", "700001");
  forgetSettings();
  await readSettings();
  expect(settingsRevision()).toBe(saved + 1);
});
