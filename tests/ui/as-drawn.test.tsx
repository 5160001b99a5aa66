import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { renderToString } from "react-dom/server.node";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDrawn } from "#app/ui/behavior/as-drawn.tsx";
import { BROWSER_ARGS, findBrowser } from "../support/browser.ts";
import { Frames, Sum } from "./as-drawn-parts.tsx";

test("a part that is read alone is drawn by the server with what it was given", async () => {
  const part = Promise.resolve(({ words }: { words: string }) => <p>{words}</p>);
  const Part = asDrawn(() => part);
  await part;
  await null;
  expect(renderToString(<Part words="two of three" />)).toBe('<div class="contents"><p>two of three</p></div>');
});

const executablePath = findBrowser();

describe.skipIf(!executablePath)("in a browser", () => {
  let [browser, script]: [Browser | null, string] = [null, ""];
  let page: Page;

  beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      oxc: { jsx: { runtime: "automatic", development: false } },
      define: { "process.env.NODE_ENV": '"production"', "import.meta.env.SSR": "false" },
      build: {
        write: false,
        minify: false,
        rollupOptions: {
          input: path.join(import.meta.dirname, "as-drawn-page.tsx"),
          output: { codeSplitting: false },
        },
      },
    });
    const [first] = [built].flat();
    const [chunk] = first && "output" in first ? first.output : [];
    script = chunk?.type === "chunk" ? chunk.code : "";
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS });
  });

  afterAll(async () => {
    await browser?.close();
  });

  beforeEach(async () => {
    if (!browser) return;
    page = await (await browser.newContext()).newPage();
  });

  /** The page as the server drew it, or without a document of its own; `away`: nothing can be fetched. */
  async function open({ away, fresh = false }: { away: boolean; fresh?: boolean }) {
    const drawn = renderToString(
      <>
        <div className="contents">
          <Frames day="today" />
        </div>
        <div className="contents">
          <Sum day="today" />
        </div>
      </>,
    );
    await page.setContent(
      `<!doctype html><style>.hidden{display:none}.contents{display:contents}</style><div id="root">${fresh ? "" : drawn}</div>`,
    );
    // A module that stands in the page runs after the tag is said to be there.
    await page.addScriptTag({ content: script, type: "module" });
    await page.waitForFunction(() => typeof window.start === "function");
    await page.evaluate(
      ([gone, anew]) => {
        window.away = gone === true;
        window.start(anew === true);
      },
      [away, fresh],
    );
    await page.waitForFunction(() => typeof window.show === "function");
  }
  const seen = async () => (await page.locator("#root").innerText()).replace(/\s+/g, " ").trim();
  const show = (day: string) => page.evaluate((one) => window.show(one), day);
  const comesBack = (event: "online" | "visibilitychange") =>
    page.evaluate((name) => {
      window.away = false;
      (name === "online" ? window : document).dispatchEvent(new Event(name));
    }, event);

  test("what was drawn stays as it stands, and what is given later is shown", async () => {
    await open({ away: false });
    expect(await seen()).toBe("Tomorrow Shown today is shown The sum of today");
    await show("tomorrow");
    await page.getByText("The sum of tomorrow").waitFor();
    expect(await seen()).toBe("Tomorrow Shown tomorrow is shown The sum of tomorrow");
  });

  test.each(["online", "visibilitychange"] as const)(
    "where nothing can be fetched no old figure is shown, and it is asked again on %s",
    async (event) => {
      await open({ away: true });
      await show("tomorrow");
      await page.getByText("The cost summary could not be loaded. Load the page again").waitFor();
      expect(await seen()).not.toContain("The sum of");
      await comesBack(event);
      await page.getByText("The sum of tomorrow").waitFor();
      expect(await seen()).toBe("Tomorrow Shown tomorrow is shown The sum of tomorrow");
    },
  );

  test("what failed once is asked for with the next change, and what was drawn is right again when it is shown again", async () => {
    await open({ away: true });
    await show("tomorrow");
    await page.getByText("could not be loaded").waitFor();
    await show("today");
    await page.getByText("The sum of today").waitFor();
    await page.evaluate(() => {
      window.away = false;
    });
    await show("the week");
    await page.getByText("The sum of the week").waitFor();
    expect(await seen()).toBe("Tomorrow Shown the week is shown The sum of the week");
  });

  test("a page that came by client navigation says what is missing, and has it when the line is back", async () => {
    await open({ away: true, fresh: true });
    await page.getByText("The cost summary could not be loaded.").waitFor();
    await comesBack("online");
    await page.getByText("The sum of today").waitFor();
    expect(await seen()).toBe("Tomorrow Shown today is shown The sum of today");
  });

  test("the keyboard stays where it was, and what was closed stays closed", async () => {
    await open({ away: false });
    await page.getByText("Shown", { exact: true }).click();
    await page.getByRole("link", { name: "Tomorrow" }).focus();
    await show("tomorrow");
    await page.getByText("The sum of tomorrow").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Tomorrow");
    expect(await page.locator("details").getAttribute("open")).toBeNull();
  });
});
