import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findAdvised, readAdvisories } from "../../tools/advisories.ts";

const folder = mkdtempSync(join(process.env.TEST_SCRATCH ?? tmpdir(), "advisories-"));
const installed = [
  { name: "hono", version: "4.13.19" },
  { name: "zod", version: "4.1.0" },
  { name: "zod", version: "3.25.1" },
];
const advisory = (id: string, name: string, events: object[], more: object = {}) => ({
  ...{ id, summary: `${name} does what it must not`, ...more },
  affected: [{ package: { ecosystem: "npm", name }, ranges: [{ type: "SEMVER", events }] }],
});
const keep = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test("the versions that an advisory names are found, and no others", () => {
  const list = [
    advisory("OSV-1", "hono", [{ introduced: "4.0.0" }, { fixed: "4.13.20" }]),
    advisory("OSV-2", "hono", [{ introduced: "0" }, { fixed: "4.13.19" }]),
    advisory("OSV-3", "zod", [{ introduced: "0" }, { last_affected: "3.25.1" }, { introduced: "5.0.0" }]),
    advisory("OSV-4", "hono", [{ introduced: "0" }], { withdrawn: "2026-01-01T00:00:00Z" }),
    advisory("OSV-5", "left-pad", [{ introduced: "0" }]),
    {
      ...advisory("OSV-6", "zod", []),
      affected: [{ package: { ecosystem: "PyPI", name: "zod" }, versions: ["4.1.0"] }],
    },
    {
      ...advisory("OSV-7", "zod", []),
      affected: [{ package: { ecosystem: "npm", name: "zod" }, versions: ["4.1.0"] }],
    },
  ];
  const read = readAdvisories(keep("list.json", JSON.stringify(list)));
  expect(findAdvised(read, installed).map(({ id, name, version }) => `${id} ${name} ${version}`)).toEqual([
    "OSV-1 hono 4.13.19",
    "OSV-3 zod 3.25.1",
    "OSV-7 zod 4.1.0",
  ]);
  const lines = keep("list.jsonl", list.map((one) => JSON.stringify(one)).join("\n"));
  expect(readAdvisories(lines)).toEqual(read);
});

test("what is no list of advisories is named with its file", () => {
  const path = keep("other.json", '{"name": "amped"}');
  expect(() => readAdvisories(path)).toThrow(`${path} is no list of advisories in the OSV format:`);
});
