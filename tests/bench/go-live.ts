import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { freePort } from "../e2e/support/server.ts";
import { appWith, QUOTE_PDF, someonesPhone } from "../e2e/support/story.ts";
import { PROXIES } from "../e2e/support/tls.ts";
import { BROWSER_ARGS, findBrowser } from "../support/browser.ts";
import { databaseOf, onServer } from "../support/global-setup.ts";
import { startElevenLabs } from "../support/stand-ins/elevenlabs.ts";
import { startMailServer } from "../support/stand-ins/mail.ts";
import { startBucket } from "../support/stand-ins/s3.ts";
import { startStripe } from "../support/stand-ins/stripe.ts";
import { startTwilio } from "../support/stand-ins/twilio.ts";

/**
 * README, "Go live", as a new operator walks it: an empty named database, a proxy that ends TLS, every provider by its own SDK
 * against a stand-in, from the printed link to a request that is paid, refunded and closed. `npm run bench:go-live`, with
 * TEST_DATABASE_URL; POOLER_URL goes through a pooler before it; SHOTS=folder keeps a picture of each step, WITHOUT_SCRIPT=1 walks it without JavaScript.
 */
const POSTGRES = process.env.TEST_DATABASE_URL ?? "";
if (!POSTGRES) throw new Error("TEST_DATABASE_URL is missing: the walk begins on an empty database of a server.");
const POOLER = process.env.POOLER_URL ?? "";
const hasScript = process.env.WITHOUT_SCRIPT !== "1";
const began = performance.now();
let count = 0;

function say(words: string) {
  count += 1;
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  ${words}`);
}

async function shot(page: Page, name: string) {
  if (!process.env.SHOTS) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  await page.screenshot({
    path: join(process.env.SHOTS, `${String(count).padStart(2, "0")}-${name}.png`),
    fullPage: true,
  });
}

const name = `golive_${randomUUID().replaceAll("-", "")}`;
await onServer(POSTGRES, `CREATE DATABASE ${name}`);
const dataDir = mkdtempSync(join(tmpdir(), "go-live-"));
const [stripe, twilio, voice, bucket, mail] = await Promise.all([
  startStripe(),
  startTwilio(),
  startElevenLabs(),
  startBucket(),
  startMailServer(),
]);
const port = await freePort();
const inner = await freePort();
const origin = `https://localhost:${port}`;
const environment = {
  ...process.env,
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  PORT: String(inner),
  HOST: "127.0.0.1",
  DATA_DIR: dataDir,
  // Through a pooler in transaction mode where one is named, as README's table has it.
  DATABASE_URL: POOLER ? `${databaseOf(POOLER, name)}?pgbouncer=true` : databaseOf(POSTGRES, name),
  ...(POOLER ? { DATABASE_DIRECT_URL: databaseOf(POSTGRES, name) } : {}),
  PUBLIC_ORIGIN: origin,
  TRUST_PROXY: "1",
  SESSION_SECRET: randomUUID() + randomUUID(),
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: stripe.url,
  ...twilio.environment,
  ...voice.environment,
  SMTP_URL: mail.url(),
  EMAIL_FROM: "Rosa's Garage <desk@rosas.example>",
  EMAIL_WEBHOOK_SECRET: "a secret for bounces",
  S3_ENDPOINT: bucket.configuration.endpoint,
  S3_REGION: bucket.configuration.region,
  S3_BUCKET: bucket.configuration.bucket,
  S3_ACCESS_KEY_ID: bucket.configuration.keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.configuration.keys.secretAccessKey,
  // The certificate is one's own.
  NODE_TLS_REJECT_UNAUTHORIZED: "0",
  NODE_NO_WARNINGS: "1",
};
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
let said = "";
const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
  env: environment,
  stdio: ["ignore", "pipe", "pipe"],
});
for (const stream of [server.stdout, server.stderr]) {
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    said += text;
  });
}
const proxy = await PROXIES[0]?.start(port, inner);
const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: BROWSER_ARGS });
const newPage = async () => {
  const context = await browser.newContext({
    ...{ baseURL: origin, ignoreHTTPSErrors: true, javaScriptEnabled: hasScript },
    ...{ viewport: { width: 1280, height: 900 }, locale: "en-US", timezoneId: "America/Los_Angeles" },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stripe.script }),
  );
  page.on("response", (response) => {
    if (response.status() >= 400) say(`      ! ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on("pageerror", (error) => say(`      ! ${error.message}`));
  return page;
};

try {
  while (!/Set up this copy, once, within 24 hours: (\S+)/.test(said)) {
    if (server.exitCode !== null) throw new Error(said);
    await sleep(100);
  }
  const link = /within 24 hours: (\S+)/.exec(said)?.[1] ?? "";
  say(`started; the link: ${link.replace(/[^/]+$/, "…")}`);
  const desk = await newPage();
  await desk.goto(link);
  await desk.getByLabel("First name").fill("Rosa");
  await desk.getByLabel("Last name").fill("Diaz");
  await desk.getByLabel("Email").fill("rosa@rosas.example");
  await desk.getByLabel("Password", { exact: true }).fill("a long sentence about brakes");
  await desk.getByLabel("Repeat password").fill("a long sentence about brakes");
  await shot(desk, "you");
  await desk.getByRole("button", { name: "Continue" }).click();
  await desk
    .getByRole("link", { name: /^Authenticator app/ })
    .click()
    .catch(() => {});
  const secret = await desk.locator("code").innerText();
  await shot(desk, "app");
  await desk.getByLabel("6-digit code").fill(appWith(secret)());
  await desk.getByRole("button", { name: "Confirm" }).click();
  await desk.getByRole("button", { name: "I have kept them, continue" }).click();
  await desk.waitForURL(/set-up\/company/);
  say("step 1: the first admin, with password and app");
  await desk.getByLabel("Company name").fill("Rosa's Garage");
  await desk.getByLabel("Street address").fill("12 Mission St");
  await desk.getByLabel("City").fill("Oakland");
  await desk.getByLabel("State", { exact: true }).fill("CA");
  await desk.getByLabel("ZIP code").fill("94601");
  await desk.getByLabel("Phone").fill("510 555 0188");
  await desk.getByLabel("Email").fill("desk@rosas.example");
  await shot(desk, "company");
  await desk.getByRole("button", { name: "Save and go on" }).click();
  await desk.waitForURL(/set-up\/money/);
  await desk.getByLabel("Sales tax on parts, percent").fill("10.25");
  await desk.getByLabel("Invoice numbers begin with").fill("R-");
  await shot(desk, "money");
  await desk.getByRole("button", { name: "Save and go on" }).click();
  await desk.waitForURL(/set-up\/words/);
  await shot(desk, "words");
  await desk.getByRole("button", { name: "Save and go on" }).click();
  await desk.waitForURL(/set-up\/services/);
  say("steps 2 to 4: company, money, words");
  await shot(desk, "services");
  await desk.getByRole("link", { name: "Try all keys" }).click();
  await desk.waitForURL(/try=all/);
  await desk.getByText("Connected").nth(3).waitFor();
  const states = await desk.locator("main").innerText();
  say(`step 5, tried: ${states.replaceAll(/\s+/g, " ").slice(60, 400)}`);
  await shot(desk, "services-tried");
  await desk.getByRole("link", { name: "Invite staff" }).click();
  await shot(desk, "invite");
  await desk.getByLabel("Email").fill("mike@rosas.example");
  await desk.getByLabel("Role").selectOption("advisor");
  await desk.getByRole("button", { name: /invit|link/i }).click();
  await desk.waitForLoadState();
  await sleep(3000);
  await shot(desk, "invited");
  const invited = mail.received.find(({ to }) => to === "mike@rosas.example");
  const invitation = /https:\/\/localhost:\d+\/invitation\/[\w-]+/.exec(
    (invited?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=") || (await desk.locator("main").innerText()),
  )?.[0];
  say(`staff invited by ${invited ? "e-mail" : "the link on the page"}`);
  const mike = await newPage();
  await mike.goto(invitation ?? "");
  await mike.getByLabel("First name").fill("Mike");
  await mike.getByLabel("Last name").fill("Ray");
  await mike.getByLabel("Password", { exact: true }).fill("another long sentence");
  await mike.getByLabel("Repeat password").fill("another long sentence");
  await mike.getByRole("button", { name: "Continue" }).click();
  await mike.getByRole("link", { name: /^Authenticator app/ }).click();
  const second = appWith(await mike.locator("code").innerText());
  await mike.getByLabel("6-digit code").fill(second());
  await mike.getByRole("button", { name: "Confirm" }).click();
  await mike.getByRole("button", { name: "I have kept them, continue" }).click();
  await mike.waitForURL(/dashboard/);
  await shot(mike, "advisor");
  say("the advisor came in by the invitation");

  const doctor = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "doctor.ts", origin], {
    env: environment,
  });
  let findings = "";
  doctor.stdout.on("data", (text: Buffer) => {
    findings += text;
  });
  await new Promise((resolve) => doctor.once("exit", resolve));
  say(`npm run doctor: exit ${doctor.exitCode}`);
  console.log(
    findings
      .split("\n")
      .filter((line) => !line.startsWith("ok"))
      .join("\n"),
  );
  await desk.goto("/dashboard/connections");
  await shot(desk, "connections");

  const page = await newPage();
  const phone = someonesPhone();
  await page.goto("/");
  await shot(page, "landing");
  await page.goto("/upload-quote");
  await page.locator("input[name=file]").setInputFiles(QUOTE_PDF);
  await page.getByLabel("Year", { exact: true }).selectOption("2019");
  await page.getByLabel("Make", { exact: true }).selectOption("BMW");
  await page.getByLabel("Model", { exact: true }).fill("330i xDrive");
  await page.locator("input[name=name]").fill("Casey Rivera");
  await page.locator("input[name=email]").fill("casey@example.com");
  await page.locator("input[name=phone]").fill(phone);
  await page.getByRole("button", { name: "Send this quote" }).click();
  await page.waitForURL(/verify-otp\?/, { timeout: 60_000 });
  await page.locator("input[name=code]").fill(twilio.codeFor(`+1${phone}`));
  if (!hasScript) await page.getByRole("button", { name: "Verify & Continue" }).click();
  await page.waitForURL(/repair-status\/[0-9a-f-]{36}/);
  const id = /repair-status\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  if (hasScript) await page.getByRole("button", { name: "View Quote Analysis" }).click();
  await page
    .getByRole("button", { name: /^Get .* Savings$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Approve All Pending Items" }).click();
  await page.getByRole("link", { name: "Approve Repair" }).click();
  await shot(page, "authorize");
  await page.getByRole("button", { name: /^Authorize \$/ }).click();
  await page.getByRole("button", { name: "Request Call" }).waitFor();
  await shot(page, "authorized");
  say("a customer: quote read, code by text, all approved, authorized");

  await mike.goto("/dashboard");
  await shot(mike, "advisor-sees");
  say(`the advisor sees it: ${(await mike.locator("main").innerText()).includes("BMW")}`);
  await desk.goto(`/dashboard/repair-requests/${id}`);
  await shot(desk, "request");
  await desk.getByRole("button", { name: "Create Invoice" }).click();
  await desk.getByRole("button", { name: "Create the invoice" }).click();
  const answer = desk.getByRole("dialog", { name: "Shop's Answer" });
  await answer.getByLabel("Who at the shop").fill("Mike R.");
  for (const word of await answer.getByLabel("The shop's word").all()) await word.selectOption("agreed");
  await answer.getByRole("button", { name: "Save and create invoice" }).click();
  await desk.getByRole("link", { name: "View Invoice" }).click();
  await desk
    .getByRole("link", { name: "Refund" })
    .or(desk.getByRole("link", { name: "Pay Now" }))
    .first()
    .waitFor();
  const invoice = desk.url();
  await shot(desk, "invoice");
  say("invoice made");

  await page.goto(`/repair-status/${id}/pay`);
  await shot(page, "pay");
  if (hasScript) {
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Pay \$/ }).click();
  } else {
    await page.getByRole("button", { name: /on Stripe's page$/ }).click();
    await page.getByLabel("Card number").fill("4242424242424242");
    await page.getByRole("button", { name: "Pay" }).click();
  }
  await page.getByText("Service Complete - Thank you!").waitFor();
  await shot(page, "paid");
  await stripe.deliver(`${origin}/webhooks/stripe`);
  say("paid, and its webhook taken");

  for (const [amount, reason] of [
    ["50.00", "The wrong rotor was fitted"],
    ["", "Goodwill"],
  ] as const) {
    await desk.goto(invoice);
    await desk.getByRole("link", { name: "Refund" }).click();
    // The list under the dialog names its columns with the same words.
    const dialog = desk.getByRole("dialog");
    if (amount) await dialog.getByLabel("Amount").fill(amount);
    await dialog.getByLabel("Reason").fill(reason);
    await shot(desk, "refund");
    await desk
      .getByRole("button", { name: /refund|give/i })
      .last()
      .click();
    await desk
      .getByText(/goes back/)
      .first()
      .waitFor();
    await stripe.deliver(`${origin}/webhooks/stripe`);
  }
  await desk.goto(invoice);
  await shot(desk, "refunded");
  say("a part refunded, then the rest");
  await desk.goto("/dashboard/day-close");
  await shot(desk, "day-close");
  await desk.getByLabel("Cash in the drawer, without the float").fill("0.00");
  await desk.getByLabel("The card company's day total").fill("0.00");
  await desk.getByRole("button", { name: "Close the day" }).click();
  await desk.getByText("agrees with the books").first().waitFor();
  await shot(desk, "day-closed");
  say("the day is closed");
  const texts = twilio.texts.filter(({ to }) => to === `+1${phone}`);
  say(`${texts.length} texts and ${mail.received.length} e-mails left; e.g. "${texts.at(-1)?.body.slice(0, 90)}…"`);
  const log = said.split("\n").filter((line) => /"level":"(error|fatal)"/.test(line));
  say(`${log.length} errors in the log`);
  for (const line of log) console.log(line.slice(0, 400));
} catch (error) {
  for (const context of browser.contexts())
    for (const page of context.pages()) await shot(page, "where-it-stopped").catch(() => {});
  console.error(error);
  console.error(said.slice(-3000));
  process.exitCode = 1;
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  await proxy?.close();
  await onServer(POSTGRES, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
