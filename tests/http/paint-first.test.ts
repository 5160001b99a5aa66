import { expect, test } from "vitest";
import { paintFirst as paintFirstOf } from "#app/http/scripts/paint-first.ts";

const MODULE =
  'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nimport("/assets/`entry`-$' +
  '{1}\\\\.js");';
const LINK = '<link rel="modulepreload" href="/assets/root-1.js"/>';
const PAGE = `<html><head>${LINK}</head><body><p>Words — “agreed”</p><script nonce="abc">first</script><script nonce="abc" type="module" async="">${MODULE}</script><script nonce="abc">last</script></body></html>`;

test("the module that starts React waits, as a text, for the first paint, and its files for the style sheet", () => {
  const page = paintFirst(PAGE, "abc");
  expect(page).not.toContain('type="module"');
  expect(page).toContain("<head></head><body><p>Words — “agreed”</p>");
  const [, first, starter = "", last] = [...page.matchAll(/<script nonce="abc">(.*?)<\/script>/gs)]
    .map(([, text]) => text)
    .toSpliced(0, 0, "");
  expect([first, last]).toEqual(["first", "last"]);
  expect(started(starter, false)).toEqual([LINK, { type: "module", nonce: "abc", textContent: MODULE }]);
});

test("in a tab that nobody sees yet it starts at once: there is no paint to wait for", () => {
  const [, starter = ""] =
    [...paintFirst(PAGE, "abc").matchAll(/<script nonce="abc">(\(function.*?)<\/script>/gs)][0] ?? [];
  expect(started(starter, true)).toHaveLength(2);
});

test("a page that comes without React is left as it is, and so is one with another nonce", () => {
  const still = PAGE.replace(/<script nonce="abc" type="module".*?<\/script>/s, "");
  expect(paintFirst(still, "abc")).toBe(still);
  expect(paintFirst(PAGE, "xyz")).toBe(PAGE);
});

function paintFirst(page: string, nonce: string) {
  return paintFirstOf(Buffer.from(page), nonce).toString();
}

test("a form or link without a connection, and before the page's script, keeps the page and says why", async () => {
  const { press, said } = heardBy({ reached: false });
  expect([await press("submit"), await press("submit", { defaultPrevented: true })]).toEqual([true, false]);
  const link = { href: "http://localhost/repairs", target: "", protocol: "http:", hash: "", click() {} };
  expect([await press("click", { link }), await press("click", { link, defaultPrevented: true })]).toEqual([
    true,
    false,
  ]);
  expect([await press("click"), await press("click", { link: { ...link, protocol: "tel:" } })]).toEqual([false, false]);
  expect(said).toEqual([expect.stringContaining("What you entered is still here"), expect.any(String)]);
});

test("a browser that knows no network goes on where the server on its own machine answers", async () => {
  const { press, said, went } = heardBy({ reached: true });
  const link = {
    href: "http://localhost/x.pdf",
    target: "",
    protocol: "http:",
    hash: "",
    click: () => went.push("link"),
  };
  expect([await press("submit"), await press("click", { link })]).toEqual([true, true]);
  expect([went, said]).toEqual([["form by pay", "link"], []]);
});

type Pressed = { defaultPrevented?: boolean; link?: object };

/** What the guard does with a press while the browser says that it is offline. */
function heardBy({ reached }: { reached: boolean }) {
  const [, starter = ""] = /<script nonce="abc">(\(function.*?)<\/script>/s.exec(paintFirst(PAGE, "abc")) ?? [];
  const heard: Record<string, (event: object) => void> = {};
  const [said, went]: [string[], string[]] = [[], []];
  const ask = () => (reached ? Promise.resolve({}) : Promise.reject(new TypeError("Failed to fetch")));
  run(starter, { hidden: false, currentScript: { nonce: "abc" } }, () => {}, {
    heard,
    ask,
    say: (words) => said.push(words),
  });
  const requestSubmit = (submitter: string) => went.push(`form by ${submitter}`);
  async function press(type: string, { defaultPrevented = false, link }: Pressed = {}) {
    let kept = false;
    const preventDefault = () => {
      kept = true;
    };
    const target = { closest: () => link ?? null, requestSubmit };
    heard[type]?.({ defaultPrevented, preventDefault, target, submitter: "pay" });
    await new Promise((resolve) => setImmediate(resolve));
    return kept;
  }
  return { press, said, went };
}

type Around = { heard?: object; ask?: () => Promise<object>; say?: (words: string) => void };

function run(starter: string, document: object, frame: (then: () => void) => void, around: Around = {}) {
  const names = ["document", "requestAnimationFrame", "setTimeout", "addEventListener", "navigator", "alert", "fetch"];
  new Function(...names, starter)(
    ...[document, frame, (then: () => void) => then()],
    (type: string, listener: unknown) => Object.assign(around.heard ?? {}, { [type]: listener }),
    ...[{ onLine: false }, around.say, around.ask],
  );
}

/** The scripts that the starter has put into the page, once frames and timers have come. */
function started(starter: string, hidden: boolean) {
  const scripts: unknown[] = [];
  const frames: (() => void)[] = [];
  const document = {
    hidden,
    currentScript: { nonce: "abc" },
    createElement: () => ({ remove() {} }),
    head: {
      insertAdjacentHTML: (_where: string, links: string) => scripts.push(links),
      append: ({ remove: _, ...script }: { remove: unknown }) => scripts.push(script),
    },
  };
  run(starter, document, (then: () => void) => frames.push(then));
  expect(scripts).toHaveLength(hidden ? 2 : 0);
  for (const frame of frames) frame();
  return scripts;
}
