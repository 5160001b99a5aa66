import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startServer } from "../e2e/support/server.ts";
import { QUOTE_PDF } from "../e2e/support/story.ts";
import { FAST_4G, type Hand, type Network, SLOW_4G, startBrowser, takePhone } from "./answer/hand.ts";
import { fromTheLinkToPaid } from "./answer/paid.ts";
import { photograph } from "./answer/photo.ts";

// `npm run bench:answer`: the visitor's way on a mid phone with 4G, in taps and seconds. First from opening the landing page to the
// answer, with a photo of 12 megapixels and with a PDF; then from the text's link to a paid repair. Cold is a server's first document.
// The server reads at its own speed: the phone, which only waits then, is not slowed down while it does.
const { values } = parseArgs({ options: { rounds: { type: "string", default: "2" } } });

const AT_THE_CAMERA = 3000;

const server = await startServer();
const browser = await startBrowser();
try {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  console.log(`commit ${commit}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const { name, down, up, latency, processor } of [SLOW_4G, FAST_4G])
    console.log(
      `${name}: ${down * 8} bit/s down, ${up * 8} up, ${latency} ms round trip, processor ${processor} times slower`,
    );
  console.log("\n| to the answer | taps | page | chosen | leaves | arrived, kept | read, shown | all seconds |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (let round = 0; round <= Number(values.rounds); round++)
    await toTheAnswer(round === 0 ? "photo, cold" : "photo", await photo(), SLOW_4G);
  for (let round = 1; round <= Number(values.rounds); round++) await toTheAnswer("photo", await photo(), FAST_4G);
  // The same bytes twice are one document: a comment behind the end makes it another.
  const pdf = Buffer.concat([readFileSync(QUOTE_PDF), Buffer.from(`\n% ${Date.now()}\n`)]);
  await toTheAnswer("PDF", { name: "quote.pdf", mimeType: "application/pdf", buffer: pdf }, SLOW_4G);
  await fromTheLinkToPaid(server, browser);
} finally {
  await browser.close();
  await server.stop();
}

function isUpload(request: { url: () => string }) {
  return request.url().endsWith("/upload-quote/receive");
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function photo(): Promise<Chosen> {
  return { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: await photograph(browser) };
}

async function toTheAnswer(name: string, file: Chosen, network: Network) {
  const { page, context, taps, tap, slowDown }: Hand = await takePhone(browser, server.origin, network);
  const leaves = page.waitForRequest(isUpload, { timeout: 120_000 });
  const sent = page.waitForResponse((response) => isUpload(response.request()), { timeout: 120_000 });
  let began = performance.now();
  const since = () => ((performance.now() - began) / 1000).toFixed(1);
  await page.goto("/", { waitUntil: "commit" });
  const isPhoto = file.mimeType.startsWith("image/");
  const hero = page.getByText("Photograph your quote").filter({ visible: true }).first();
  await hero.waitFor();
  const marks = [since()];
  if (isPhoto) {
    // The camera opens by the label alone; what comes of it is the script's, which has run when the page is parsed.
    await page.waitForFunction(() => document.readyState !== "loading");
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      tap("Photograph your quote", () => hero.tap()),
    ]);
    // Nobody photographs in no time; these seconds are the person's and are not counted.
    const opened = performance.now();
    await page.waitForTimeout(AT_THE_CAMERA);
    await tap("the shutter", () => chooser.setFiles(file));
    began += performance.now() - opened;
  } else {
    await tap("a PDF", () => page.getByRole("link", { name: "a PDF" }).first().tap());
    const target = page.getByText("Choose a photo or PDF");
    await target.waitFor();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), tap("Choose", () => target.tap())]);
    await tap("the file", () => chooser.setFiles(file));
  }
  marks.push(since());
  await leaves;
  marks.push(since());
  await sent;
  marks.push(since());
  await slowDown(false);
  await page.locator("#answer h2").waitFor({ timeout: 120_000 });
  marks.push(since());
  console.log(`| ${name}, ${network.name} | ${taps.length} | ${marks.join(" | ")} | ${marks.at(-1)} |`);
  await context.close();
}
