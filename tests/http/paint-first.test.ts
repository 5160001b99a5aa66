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

test("a form or link without a connection, and before the page's script, keeps the page and says why", () => {
  const [, starter = ""] = /<script nonce="abc">(\(function.*?)<\/script>/s.exec(paintFirst(PAGE, "abc")) ?? [];
  const heard: Record<string, (event: object) => void> = {};
  run(starter, { hidden: false, currentScript: { nonce: "abc" } }, () => {}, heard);
  const link = { href: "http://localhost/repairs", target: "", protocol: "http:", hash: "" };
  const pressed = (type: string, defaultPrevented: boolean, a: object | null = null) => {
    let kept = false;
    const preventDefault = () => {
      kept = true;
    };
    heard[type]?.({ defaultPrevented, preventDefault, target: { closest: () => a } });
    return kept;
  };
  expect([pressed("submit", false), pressed("submit", true)]).toEqual([true, false]);
  expect([pressed("click", false, link), pressed("click", true, link), pressed("click", false)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(pressed("click", false, { ...link, protocol: "tel:" })).toBe(false);
});

function run(starter: string, document: object, frame: (then: () => void) => void, heard: object) {
  const names = ["document", "requestAnimationFrame", "setTimeout", "addEventListener", "navigator", "alert"];
  new Function(...names, starter)(
    ...[document, frame, (then: () => void) => then()],
    (type: string, listener: unknown) => Object.assign(heard, { [type]: listener }),
    { onLine: false },
    (words: string) => expect(words).toContain("What you entered is still here"),
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
  run(starter, document, (then: () => void) => frames.push(then), {});
  expect(scripts).toHaveLength(hidden ? 2 : 0);
  for (const frame of frames) frame();
  return scripts;
}
