import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { earlierAssets } from "#app/http/files/earlier-assets.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The assets that a build left, and a process of it that has started. */
async function deploy(name: string) {
  const assets = join(root, `client-${name}`);
  mkdirSync(assets);
  writeFileSync(join(assets, `page-${name}.js`), `console.log("${name}");`);
  const kept = earlierAssets(join(root, "kept"), []);
  await kept.keep(assets);
  return kept;
}

const textOf = (kept: ReturnType<typeof earlierAssets>, address: string) => kept.find(address)?.plain.body.toString();

test("a page of the build before finds its chunks after a deploy, and one of the next build at a process of the old", async () => {
  const old = await deploy("old");
  const next = await deploy("new");
  rmSync(join(root, "client-old"), { recursive: true });
  expect(textOf(next, "/assets/page-old.js")).toBe('console.log("old");');
  expect(textOf(old, "/assets/page-new.js")).toBe('console.log("new");');
  expect(next.find("/assets/page-old.js")?.plain.headers).toContain("public, max-age=31536000, immutable");
});

test("after a day they are no longer answered, and the next start removes them; what came back stays", async () => {
  await deploy("old");
  await deploy("new");
  const folder = join(root, "kept");
  const mark = readdirSync(folder).find((name) => name.endsWith(".replaced")) ?? "";
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(folder, mark), longAgo, longAgo);
  const third = await deploy("third");
  expect(third.find("/assets/page-old.js")).toBeNull();
  expect(textOf(third, "/assets/page-new.js")).toBe('console.log("new");');
  expect(existsSync(join(folder, mark.replace(".replaced", "")))).toBe(false);
  // Back to the build before: it is replaced no longer.
  await earlierAssets(folder, []).keep(join(root, "client-new"));
  expect(readdirSync(folder).filter((name) => name.endsWith(".replaced"))).toHaveLength(1);
});

test.each(["/assets/../secret", "/assets/%2e%2e/secret", "/assets/", "/assets/..", "/assets/a/b.js", "/etc/passwd"])(
  "%s is no asset",
  async (address) => {
    writeFileSync(join(root, "secret"), "secret");
    expect((await deploy("old")).find(address)).toBeNull();
  },
);
