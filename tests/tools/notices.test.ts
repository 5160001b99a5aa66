import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPackages, makeNotices } from "../../tools/notices.ts";
import { makeSbom } from "../../tools/sbom.ts";

const wanted = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test("the committed notices are those of the packages that are installed", () => {
  const committed = readFileSync("THIRD-PARTY-NOTICES.md", "utf8");
  expect(committed === makeNotices(), "Run `npm run notices` and commit what it writes.").toBe(true);
  expect(Buffer.byteLength(committed)).toBeLessThan(600_000);
  for (const words of ["SIL OPEN FONT LICENSE", "PP-OCR models", "pdfjs-dist", "LGPL", "Price guide"]) {
    expect(committed).toContain(words);
  }
});

test("every dependency of production is named, and none of development alone", () => {
  const named = new Set(listPackages().map(({ name }) => name));
  expect(Object.keys(wanted.dependencies).filter((name) => !named.has(name))).toEqual([]);
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  // What the packages of production need themselves is theirs too.
  const alone = Object.keys(wanted.devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
  expect(alone).toContain("vitest");
  expect(alone.filter((name) => named.has(name))).toEqual([]);
});

test("the bill of materials names each dependency of production with its version and checksum", () => {
  const components = new Map(makeSbom().components.map((one) => [`${one.name}@${one.version}`, one]));
  for (const [name, version] of Object.entries(wanted.dependencies)) {
    expect(components.get(`${name}@${version}`), name).toMatchObject({ hashes: [{ alg: "SHA-512" }] });
  }
}, 60_000);
