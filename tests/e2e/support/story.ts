import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";

export const QUOTE_PDF = fileURLToPath(new URL("../fixtures/quote.pdf", import.meta.url));

/** A US number that no other run of the story has. */
export function someonesPhone() {
  return `510${String(Math.floor(2_000_000 + Math.random() * 7_999_999))}`;
}

type Customer = { name: string; email: string; phone: string };

export async function uploadQuote(page: Page, customer: Customer) {
  await page.goto("/upload-quote");
  await choosePaper(page, QUOTE_PDF, customer);
  await page.getByRole("button", { name: "Send this quote" }).click();
}

/** Who and which car first: a paper that is read names the car itself, and when it does is nobody's to foresee. */
export async function choosePaper(page: Page, paper: Parameters<Locator["setInputFiles"]>[0], customer: Customer) {
  const rest = page.getByRole("link", { name: "Fill in the rest first" });
  if (await rest.isVisible()) await rest.click();
  await describe(page, customer);
  await page.locator("input[name=file]").setInputFiles(paper);
}

export async function typeQuote(page: Page, customer: Customer) {
  await page.goto("/upload-quote/manual");
  await page.getByLabel("Repair Description").fill("Replace the alternator and the serpentine belt");
  await page.getByLabel("Quote Amount").fill("1,240.50");
  await describe(page, customer);
  await page.getByRole("button", { name: "Analyze Quote" }).click();
}

export async function describe(page: Page, { name, email, phone }: Customer) {
  await page.getByLabel("Year", { exact: true }).selectOption("2019");
  await page.getByLabel("Make", { exact: true }).selectOption("BMW");
  await page.getByLabel("Model", { exact: true }).fill("330i xDrive");
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=phone]").fill(phone);
  // Texts go to who chose them and agreed to them.
  await page.locator("input[name=contactPreference][value=text]").check();
  await page.locator("input[name=smsOptIn]").check();
}

/** Reads the code where a person on the embedded product reads it: in the outbox. */
export async function verifyPhone(page: Page, phone: string) {
  // The first document of a server waits until its reader has started, which takes its time beside two browsers.
  await expect(page).toHaveURL(/\/verify-otp\?/, { timeout: 60_000 });
  const outbox = await page.context().newPage();
  await outbox.goto("/outbox");
  const last4 = phone.slice(-4);
  const message = outbox.locator("li, tr, article").filter({ hasText: last4 }).filter({ hasText: "verification code" });
  const code = /\b\d{6}\b/.exec((await message.first().innerText()).replace(phone, ""))?.[0] ?? "";
  await outbox.close();
  await page.locator("input[name=code]").fill(code);
  // With a script the sixth digit sends the form.
  if (!(await page.evaluate(() => matchMedia("(scripting: enabled)").matches)))
    await page.getByRole("button", { name: "Verify & Continue" }).click();
  await expect(page).toHaveURL(/\/repair-status\/[0-9a-f-]{36}/);
}

/** Waits until the page's script has taken an element over: a press before is the browser's own. */
export async function takenByScript(element: Locator) {
  const isTaken = () => element.evaluate((own) => Object.keys(own).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isTaken).toBe(true);
}

export async function enterPassword(page: Page, email: string, origin = "") {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("demo1234");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$|\/login\/second-factor/);
}

/** Signs a demo user in. An admin of a named database sets up an app the first time and takes a recovery code each time after. */
export async function signIn(page: Page, email: string, origin = "") {
  await enterPassword(page, email, origin);
  const url = new URL(page.url());
  if (url.pathname.endsWith("/set-up")) await setUpApp(page, `${email} ${url.origin}`);
  else if (url.pathname.startsWith("/login")) await enterRecoveryCode(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The second step of somebody whom signIn() has signed in before. */
export async function enterRecoveryCode(page: Page, email: string) {
  const { origin } = new URL(page.url());
  await page.locator("input[name=code]").fill(recoveryCodes.get(`${email} ${origin}`)?.pop() ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
}

const recoveryCodes = new Map<string, string[]>();

/** From the page that offers the factors. */
export async function setUpApp(page: Page, key: string) {
  await page.getByRole("link", { name: /^Authenticator app/ }).click();
  const secret = await page.locator("code").innerText();
  await page.getByLabel("6-digit code").fill(appWith(secret)());
  await page.getByRole("button", { name: "Confirm" }).click();
  const list = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  recoveryCodes.set(key, await list.allInnerTexts());
  await page.getByText("I have kept them, continue").click();
}

/** What an authenticator app shows now, or in so many seconds. */
export function appWith(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
  return (seconds = 0) => app.generate({ timestamp: Date.now() + seconds * 1000 });
}

/** Create Invoice asks for the shop's word on each price that is only our target; the shop agrees to all of them. */
export async function invoiceAtAgreedPrices(desk: Page) {
  await desk.getByRole("button", { name: "Create Invoice" }).click();
  // The work is not said to be done: whoever makes the invoice says it by the press.
  await desk.getByRole("button", { name: "Create the invoice" }).click();
  const dialog = desk.getByRole("dialog", { name: "Shop's Answer" });
  await expect(dialog).toContainText("that the shop has not confirmed yet");
  await dialog.getByLabel("Who at the shop").fill("Mike R.");
  for (const word of await dialog.getByLabel("The shop's word").all()) await word.selectOption("agreed");
  await dialog.getByRole("button", { name: "Save and create invoice" }).click();
  await expect(desk.getByRole("link", { name: "View Invoice" })).toBeVisible();
}

/** With targets open the go-ahead is looked at first: lines, sum, and what is signed. */
export async function authorize(page: Page, press = (button: Locator) => button.click()) {
  const dialog = page.getByRole("dialog", { name: "Approve Repair" });
  // A tap counts once what changed has stood for a moment, as a person's second one does.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole("link", { name: "Approve Repair" }).click();
    await expect(dialog).toContainText("not confirmed by", { timeout: 3_000 });
  }).toPass();
  await press(dialog.getByRole("button", { name: /^Authorize \$/ }));
}

const CHOSEN = { Approve: "Approved", "Not now": "Not now", No: "No" } as const;

const decidedAt = new WeakMap<Page, number>();

/** Decides a line in its row. A tap within 400 ms of the one before counts for nothing: what is left of them is waited for. */
export async function decideLine(
  page: Page,
  choice: keyof typeof CHOSEN,
  line: string,
  press = (button: Locator) => button.click(),
) {
  await openRowOf(page, line);
  await page.waitForTimeout(Math.max(0, (decidedAt.get(page) ?? 0) + 450 - Date.now()));
  await press(page.getByRole("button", { name: `${choice}: ${line}`, exact: true }));
  decidedAt.set(page, Date.now());
  // Without a script the page comes anew, and the row of a job that goes one way is closed again.
  await expect(async () => {
    await openRowOf(page, line);
    const chosen = page.getByRole("button", { name: `${CHOSEN[choice]}: ${line}`, exact: true, pressed: true });
    await expect(chosen).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
}

/** A line of a job stands inside the row of its job. */
export async function openRowOf(page: Page, line: string) {
  const row = page.locator("details:not([open])", {
    has: page.locator(`[aria-label$=": ${line}"]`).or(page.getByText(line, { exact: true })),
  });
  if ((await row.count()) > 0) await row.first().locator("summary").first().click();
}

/** Pays what is due with the simulated card; ahead of the work it is paid, and not complete. */
export async function payByCard(page: Page) {
  await page.getByRole("link", { name: "Pay Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete Payment" });
  await expect(dialog).toContainText("Payments are simulated here");
  await dialog.getByLabel("Card number").fill("4242 4242 4242 4242");
  await dialog.getByLabel("Expiry").fill("12 / 34");
  await dialog.getByLabel("Security code").fill("123");
  await dialog.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByText(/^(?:Service Complete|Paid) - Thank you!$/)).toBeVisible();
}

/** The words of a PDF that this person may open; the file stays beside the results of the run, to be looked at. */
export async function pdfText(page: Page, address: string, name: string) {
  const bytes = await (await page.request.get(address)).body();
  writeFileSync(test.info().outputPath(`${name}.pdf`), bytes);
  const pdf = await openPdf(new Uint8Array(bytes), 30);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
  });
  return (await Promise.all(pages)).join("\n").replace(/\s+/g, " ");
}
