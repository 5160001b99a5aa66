// biome-ignore-all lint/suspicious/noExplicitAny: a plugin is called here as the bundler calls it
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leanRouter, STANDINS } from "../../tools/build/lean-router.ts";
import { KNOWN } from "../../tools/build/router-known.ts";

// The parts of the build that put something in place of a library's own end the build where the library is another one now.

const DIST = "node_modules/react-router/dist/production";
/** Those that are changed where they stand, by what is looked for in each, and those in whose place another stands. */
const CHANGED = Object.entries(KNOWN).flatMap(([path, known]) => known.map(([asked]) => [path, asked] as const));
const ALL = [...Object.keys(KNOWN), ...Object.keys(STANDINS)];

type Made = { code: string } | null;

/** A build of the router's parts, whose `error` ends it as the real one's does. */
function begun() {
  const plugin: any = leanRouter();
  const build = {
    error(sentence: string) {
      throw new Error(sentence);
    },
  };
  return {
    transform: (path: string, code: string): Made => plugin.transform.call(build, code, `/x/${DIST}/${path}`),
    finish: () => plugin.generateBundle.call(build),
  };
}

const sourceOf = (path: string) => readFileSync(`${DIST}/${path}`, "utf8");

test("the router as it is has every part that is left out of it", () => {
  const build = begun();
  for (const path of ALL) {
    const source = sourceOf(path);
    const made = build.transform(path, source);
    expect(made?.code, path).toBeTypeOf("string");
    expect(made?.code, path).not.toBe(source);
  }
  expect(() => build.finish()).not.toThrow();
});

test("a router that asks otherwise ends the build", () => {
  for (const [path, asked] of CHANGED) {
    const otherwise = sourceOf(path).replaceAll(asked, "");
    expect(() => begun().transform(path, otherwise), `${path} ${asked}`).toThrow(`${path} has no `);
  }
});

test.each(ALL)("a router without %s ends the build", (path) => {
  const build = begun();
  for (const other of ALL) if (other !== path) build.transform(other, sourceOf(other));
  expect(() => build.finish()).toThrow(`The router has no ${path} any more.`);
});
